import Mark from "../content/images/logo-mark.svg?icon";

export function LogoMark() {
  return <Mark />;
}
