import sharp from "sharp";

/**
 * Returns the height in pixels of the longest stretch of a picture in which nothing is to be seen: each row has
 * only one colour.
 */
export async function longestBlank(picture: Uint8Array): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  let longest = 0;
  let blank = 0;
  for (let y = 0; y < info.height; y++) {
    const row = data.subarray(y * info.width, (y + 1) * info.width);
    blank = row.every((value) => value === row[0]) ? blank + 1 : 0;
    longest = Math.max(longest, blank);
  }
  return longest;
}
