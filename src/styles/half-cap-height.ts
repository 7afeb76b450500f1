/**
 * Half the height of a capital of the display face, relative to the font size: text with its baseline this
 * far below a point has the point in its middle.
 */
export const halfCapHeight = 0.36;
