import { css } from "@linaria/core";
import { useLocation } from "wouter";
import companyStamp from "../../content/images/company-stamp.svg";
import { services } from "../../content/services.ts";
import { stampPaper } from "../../components/postal/stamp-edge.ts";

/** The stamp of the service whose page the visitor is on; on every other page the company's. */
export function EnvelopeStamp() {
  const [path] = useLocation();
  const service = services.find(({ slug }) => path === `/${slug}`);

  return (
    <span className={stamp}>
      <img src={service?.stamp ?? companyStamp} alt="" width="144" height="144" />
    </span>
  );
}

const stamp = css`
  position: absolute;
  inset: 9% 8.5% auto auto;
  inline-size: 23cqi;
  padding: 1.3cqi;
  --pitch: 2.3cqi;
  ${stampPaper}

  img {
    position: relative;
    inline-size: 100%;
  }
`;
