/** A text with a title: a point of a list, a step, a flip card. */
export interface TitledText {
  title: string;
  description: string;
}
