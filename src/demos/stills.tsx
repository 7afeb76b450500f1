import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { themes } from "../styles/tokens.ts";
import { ThresholdStill } from "./ai-ml-development/threshold-drawing.tsx";
import { SyncStill } from "./mobile-development/sync-drawing.tsx";
import { ClocksStill, OverlapStill } from "./staffing-solution/overlap-drawing.tsx";
import { TwoFormsStill } from "./ui-design/two-forms-drawing.tsx";
import { WireStill } from "./hw-sw-integration/wire-drawing.tsx";
import { PlugStill } from "./cloud-services/plug-drawing.tsx";
import { FleetStill } from "./iot-development/fleet-drawing.tsx";
import { RadioStill } from "./soil-probes/radio-drawing.tsx";
import { RouteStill } from "./web-development/route-drawing.tsx";
import { OrderStill } from "./product-development/order-drawing.tsx";
import { DemandStill } from "./data-science/demand-drawing.tsx";
import { stillPath, type DemoName } from "./demos.ts";

type Still = (props: { narrow: boolean }) => ReactElement;

const stills: Partial<Record<DemoName, Still>> = {
  "staffing-solution": OverlapStill,
  about: ClocksStill,
  "mobile-development": SyncStill,
  "ui-design": TwoFormsStill,
  "ai-ml-development": ThresholdStill,
  "hw-sw-integration": WireStill,
  "data-science": DemandStill,
  "cloud-services": PlugStill,
  "iot-development": FleetStill,
  "soil-probes": RadioStill,
  "web-development": RouteStill,
  "product-development": OrderStill,
};

/** The drawings that stand in the documents, by their address. */
export function drawStills(): Map<string, string> {
  const drawings = Object.entries(stills) as [DemoName, Still][];
  return new Map(
    drawings.flatMap(([name, Still]) =>
      (["wide", "narrow"] as const).map((shape): [string, string] => [
        stillPath(name, shape),
        standalone(renderToStaticMarkup(<Still narrow={shape === "narrow"} />)),
      ]),
    ),
  );
}

/** As a picture it is a document of its own: it has no custom properties, no font of ours, and a ground in any colours. */
function standalone(svg: string): string {
  const { scheme: _, ...roles } = themes.light;
  return svg
    .replace(/var\(--(?:text|display)\)/g, "Archivo, Arial, sans-serif")
    .replace(/var\(--mono\)/g, "ui-monospace, monospace")
    .replace(/var\(--([\w-]+)\)/g, (_all, role: keyof typeof roles) => roles[role])
    .replace(
      /<svg (?=[^>]*viewBox="0 0 (\S+) (\S+)")([^>]*)>/,
      `<svg xmlns="http://www.w3.org/2000/svg" $3><path fill="${roles.surface}" d="M0 0h$1v$2H0z"/>`,
    );
}
