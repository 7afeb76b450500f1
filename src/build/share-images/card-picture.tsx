import { company } from "../../content/company.ts";
import type { CardPicture as Picture } from "../../site/share-card.ts";
import { PostmarkDrawing } from "../../ui/postmark-drawing.tsx";
import { drawingFonts } from "../font-faces.ts";
import { paper } from "./airmail-frame.tsx";
import { CardStamp } from "./card-stamp.tsx";
import { stampHeight, stampWidth } from "./stamp-paper.tsx";
import type { RenderContext } from "./render-context.ts";

interface Props<Kind extends Picture["kind"]> {
  picture: Picture & { kind: Kind };
  ink: string;
  context: RenderContext;
}

/** The right half of a card. */
export function CardPicture({ picture, ...rest }: Props<Picture["kind"]>) {
  switch (picture.kind) {
    case "art":
      return <image x="704" y="140" width="468" height="312" href={rest.context.image(picture.art)} />;
    case "postmark":
      return <RingPostmark picture={picture} {...rest} />;
    case "stamps":
      return <CancelledStamps picture={picture} {...rest} />;
  }
}

/** A postmark that is cut off at the paper's edge. */
function RingPostmark({ picture: { technology, icon }, ink, context }: Props<"postmark">) {
  return (
    <>
      <clipPath id="paper">
        <rect {...paper} />
      </clipPath>
      <g clipPath="url(#paper)">
        <g transform="translate(738 140) rotate(-8 110 110)">
          <g color={ink} fontFamily={drawingFonts.mono} fontSize="15">
            <PostmarkDrawing ring={technology.name} width="512" height="352" />
          </g>
          <image x="122" y="122" width="108" height="108" href={context.image(icon)} />
        </g>
      </g>
    </>
  );
}

/** A fan of stamps, the last one in front. */
function CancelledStamps({ picture: { stamps, postmark }, ink, context }: Props<"stamps">) {
  const [x, scale] = stamps.length > 1 ? [914, 0.86] : [954, 1];
  return (
    <>
      {stamps.map((stamp, index) => {
        const behind = stamps.length - 1 - index;
        const place = `translate(${x + behind * 27} ${330 - behind * 12}) rotate(${3 + behind * 6}) scale(${scale})`;
        return (
          <g key={stamp.name} transform={`${place} translate(${-stampWidth / 2} ${-stampHeight / 2})`}>
            <CardStamp stamp={stamp} context={context} />
          </g>
        );
      })}
      <g
        transform="translate(698 46) rotate(-4) scale(0.72)"
        color={ink}
        fontFamily={drawingFonts.mono}
        fontSize="15"
      >
        <PostmarkDrawing ring={company.place.town} lines={[postmark]} width="320" height="220" />
      </g>
    </>
  );
}
