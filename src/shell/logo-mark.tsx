import Mark from "../content/images/logo-mark.svg?react";

export function LogoMark() {
  return <Mark width="28" height="28" />;
}
