/** An order as an envelope of 58 by 40 units, whole or torn in two; its upper left corner is at 0, 0. */
export function OrderEnvelope({ fill, torn = false }: { fill: string; torn?: boolean }) {
  return (
    <g fill={fill} stroke="var(--fg)" strokeWidth="3" strokeLinejoin="round">
      {torn ? (
        <>
          <path d="M0 0H29l-5 10 10 10-10 10 5 10H0z" transform="rotate(-16 0 40)" />
          <path d="M58 0H29l-5 10 10 10-10 10 5 10H58z" transform="rotate(12 58 40)" />
        </>
      ) : (
        <path d="M0 0H58V40H0zM58 0L29 22 0 0" />
      )}
    </g>
  );
}
