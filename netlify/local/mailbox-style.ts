import { grounds, radius, themes } from "../../src/styles/tokens.ts";

const colours = (theme: "light" | "dark") =>
  Object.entries({ bg: grounds[theme], ...themes[theme] })
    .map(([role, colour]) => (role === "scheme" ? "" : `--${role}: ${colour};`))
    .join(" ");

/** Of all pages of the mailbox but the letters themselves. */
export const mailboxStyle = `
:root { ${colours("light")} color-scheme: light dark; background: var(--bg); color: var(--ink); font: 1rem/1.5 Archivo, "Helvetica Neue", Arial, sans-serif; }
@media (prefers-color-scheme: dark) { :root { ${colours("dark")} } }
* { box-sizing: border-box; }
body { margin: 0; overflow-wrap: anywhere; }
h1, p, dl, dd, ol { margin: 0; padding: 0; }
h1 { font-size: 1.75rem; line-height: 1.1; }
a, summary { color: var(--link); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
iframe { display: block; width: 100%; border: 0; }
code, dt, time, em { font-family: ui-monospace, monospace; font-size: .8125rem; }

.mailbox { display: grid; grid-template-columns: 22rem minmax(0, 1fr); height: 100vh; }
aside { display: flex; flex-direction: column; min-height: 0; overflow-y: auto; border-right: 1px solid var(--line); background: var(--surface); }
aside > * { flex: none; padding: .75rem 1.25rem; }
aside > p { color: var(--muted); font-size: .875rem; }
aside > .name { padding: 1.25rem 1.25rem 0; font-size: 1.25rem; font-weight: 700; }
.name a { color: var(--ink); text-decoration: none; }
aside iframe { flex: 1 0 16rem; padding: 0; border-block: 1px solid var(--line); }
details { border-bottom: 1px solid var(--line); font-size: .875rem; }
summary { padding-block: .5rem; font-weight: 600; cursor: pointer; }
details dt { margin-top: .75rem; font-weight: 600; }

main { display: flex; flex-direction: column; min-height: 0; }
main header { padding: 1.25rem 2rem; border-bottom: 1px solid var(--line); }
main header.empty { margin: auto; border: 0; text-align: center; }
main header > * + * { margin-top: .5rem; }
main dl { display: grid; grid-template-columns: auto 1fr; gap: .125rem 1rem; align-items: baseline; max-height: 8rem; overflow-y: auto; color: var(--muted); }
main dd { white-space: pre-wrap; }
main header a { display: inline-block; margin-right: 1.25rem; padding-block: .25rem; }
main h1 { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.notice { color: var(--error); font-weight: 600; }
.letter { flex: 1 0 24rem; }

.list { background: var(--surface); }
.list h1 { position: absolute; clip-path: inset(50%); }
ol { list-style: none; }
li { border-bottom: 1px solid var(--line); }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 .75rem; align-items: baseline; padding: .75rem 1.25rem; color: var(--ink); text-decoration: none; }
li a:hover { background: var(--bg); }
li a[aria-current] { background: var(--sunken); box-shadow: inset 4px 0 var(--primary); }
li b, li span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
li span, time { color: var(--muted); }
li span { grid-column: 1 / -1; font-size: .875rem; }
em { grid-column: 1 / -1; justify-self: start; margin-top: .25rem; padding: 0 .5rem; border: 1px solid; border-radius: ${radius.paper}; color: var(--error); font-style: normal; }

@media (max-width: 800px) {
  .mailbox { display: block; height: auto; }
  aside { border-right: 0; }
  aside iframe { height: 14rem; }
  main header { padding-inline: 1.25rem; }
  .letter { height: 90vh; }
}
`;
