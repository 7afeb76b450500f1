/** RFC 9116 recommends that security.txt expires in less than a year. */
const daysUntilExpiry = 360;

/** Returns security.txt (RFC 9116), which says where to report a vulnerability. */
export function securityTxt(email: string, origin: string, now: Date): string {
  const expires = new Date(now.getTime() + daysUntilExpiry * 24 * 60 * 60 * 1000);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}
