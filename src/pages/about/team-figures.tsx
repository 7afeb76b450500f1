import { about } from "../../content/pages/about.ts";
import { columns } from "../../components/columns.tsx";
import { displayText } from "../../components/display-text.ts";
import { eyebrow } from "../../components/eyebrow.ts";
import { hugeFigure } from "./huge-figure.ts";

/** The size of two teams, larger than the heading beside them. */
export function TeamFigures() {
  return (
    <dl className={columns}>
      {about.figures.map(({ label, figure, text }) => (
        <div key={label}>
          <dt className={eyebrow}>{label}</dt>
          <dd>
            <p className={hugeFigure}>{figure} </p>
            <p className={displayText}>{text}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
