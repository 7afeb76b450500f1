import { css } from "@linaria/core";
import { useHydrated } from "../../components/use-hydrated.ts";
import { AddressedEnvelope } from "../../enquiry/envelope/addressed-envelope.tsx";
import { ReturnMark } from "../../enquiry/envelope/return-mark.tsx";
import { useCurrentPath } from "../../routing/current-path.ts";
import { phone } from "../../styles/media-queries.ts";

/**
 * A letter to the requested address that came back. The address shows once hydrated: 404.html serves every
 * unknown address, so the build cannot know which one.
 */
export function UnknownAddressEnvelope({ label }: { label: string }) {
  const path = useCurrentPath();
  const addressee = useHydrated() && (
    <>
      {label}: <span className={requested}>{path}</span>
    </>
  );
  return (
    <div className={letter}>
      <AddressedEnvelope addressee={addressee}>
        <ReturnMark />
      </AddressedEnvelope>
    </div>
  );
}

/* From the middle of the window beyond its right edge. What is printed on it keeps clear of that edge. */
const letter = css`
  --cut-off: 6%;
  inline-size: max(54vw, 100% + 40px);
  margin-inline-start: -21%;
  rotate: 2.4deg;

  @media ${phone} {
    margin-inline-start: 0;
  }
`;

/* At most three lines, so that a long address stays below the stamp. */
const requested = css`
  max-block-size: 3lh;
  overflow: clip;
  color: var(--fg);
`;
