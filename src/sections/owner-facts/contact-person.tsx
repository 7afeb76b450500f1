import { css } from "@linaria/core";
import { eyebrow } from "../../components/eyebrow.ts";
import { readerTitle, replySentence } from "../../content/fact-text.ts";
import { facts } from "../../content/facts.ts";
import { radius } from "../../styles/tokens.ts";
import { portraitOf } from "./portrait-of.ts";

/** Names the person who reads enquiries and the reply time, as far as the owner has set them. */
export function ContactPerson() {
  const { people, readBy, replyWithin } = facts;
  if (!readBy && !replyWithin) return;
  const reader = people.find(({ name }) => name === readBy);
  return (
    <div className={box}>
      {reader?.photo && (
        <img src={portraitOf(reader.photo)} alt="" width="64" height="64" loading="lazy" decoding="async" />
      )}
      <div>
        {reader && (
          <>
            <p className={eyebrow}>{readerTitle}</p>
            <p>
              <strong>{reader.name}</strong>, {reader.role}
            </p>
          </>
        )}
        {replyWithin && <p>{replySentence(replyWithin)}</p>}
      </div>
    </div>
  );
}

const box = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
  margin-block: 20px;

  > img {
    border-radius: ${radius.paper};
  }
`;
