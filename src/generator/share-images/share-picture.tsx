import { PostmarkDrawing } from "../../components/postal/postmark-drawing.tsx";
import { drawingFonts } from "../fonts/drawing-fonts.ts";
import type { ShareImagePicture } from "../render/share-image-content.ts";
import { DrawnStamp, PerforationMask } from "./drawn-stamp.tsx";
import type { RenderContext } from "./render-context.ts";

interface Props<Kind extends ShareImagePicture["kind"]> {
  picture: ShareImagePicture & { kind: Kind };
  /** The company's, for the postmark on stamps. */
  town: string;
  context: RenderContext;
}

/** Draws the picture in the right half of a share image. */
export function SharePicture({ picture, town, context }: Props<ShareImagePicture["kind"]>) {
  switch (picture.kind) {
    case "postmark":
      return <TechnologyPostmark picture={picture} context={context} />;
    case "stamps":
      return <StampFan picture={picture} town={town} context={context} />;
  }
}

/** Draws a technology's icon in a postmark that the image's edge cuts off. */
function TechnologyPostmark({ picture: { technology, icon }, context }: Omit<Props<"postmark">, "town">) {
  return (
    <svg width="1178" height="608">
      <g transform="translate(738 140) rotate(-8 110 110)" fontFamily={drawingFonts.mono} fontSize="15">
        <PostmarkDrawing ring={technology.name} width="512" height="352" />
        <svg x="122" y="122" width="108" height="108" viewBox={icon.area.join(" ")}>
          <image
            width={icon.sheet.width}
            height={icon.sheet.height}
            href={context.image(icon.sheet.address)}
          />
        </svg>
      </g>
    </svg>
  );
}

/** Draws a fan of stamps, the last one in front, with a postmark across them. */
function StampFan({ picture: { stamps, postmark }, town, context }: Props<"stamps">) {
  const [x, scale] = stamps.length > 1 ? [914, 0.86] : [954, 1];
  return (
    <>
      <PerforationMask />
      {stamps.map((stamp, index) => {
        const behind = stamps.length - 1 - index;
        const place = `translate(${x + behind * 27} ${330 - behind * 12}) rotate(${3 + behind * 6})`;
        return (
          <g key={stamp.name} transform={`${place} scale(${scale})`}>
            <DrawnStamp stamp={stamp} context={context} />
          </g>
        );
      })}
      <g transform="translate(698 46) rotate(-4) scale(0.72)" fontFamily={drawingFonts.mono} fontSize="15">
        <PostmarkDrawing ring={town} lines={[postmark]} width="320" height="220" />
      </g>
    </>
  );
}
