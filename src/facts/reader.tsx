import { css } from "@linaria/core";
import { people, readBy, replyWithin } from "virtual:facts";
import { eyebrow } from "../ui/eyebrow.ts";

/** Who reads what a visitor writes, and how soon the answer comes. */
export function Reader() {
  const reader = people.find(({ name }) => name === readBy);
  return (
    <div className={card}>
      {reader?.photo && (
        <img src={reader.photo} alt="" width="64" height="64" loading="lazy" decoding="async" />
      )}
      <div>
        {reader && (
          <>
            <p className={eyebrow}>Who reads your message</p>
            <p>
              <strong>{reader.name}</strong>, {reader.role}
            </p>
          </>
        )}
        {replyWithin && <p>You’ll have an answer within {replyWithin}.</p>}
      </div>
    </div>
  );
}

const card = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
  margin-block: 20px;

  > img {
    border-radius: 2px;
  }
`;
