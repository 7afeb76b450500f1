import { clouds } from "virtual:facts";
import { PointList } from "../blocks/point-list.tsx";

/** The clouds that the company works with, and where. */
export function CloudList() {
  return <PointList points={clouds.map(({ name, regions }) => ({ title: name, description: regions }))} />;
}
