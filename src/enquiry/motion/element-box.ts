interface Box {
  /** Of the centre, in pixels of the window. */
  x: number;
  y: number;
  width: number;
  height: number;
  angle: string;
}

/**
 * Returns an element's centre, size and angle. A rotation leaves the centre where it is, but changes the
 * bounding box.
 */
export function boxOf(element: HTMLElement): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { rotate } = getComputedStyle(element);
  return {
    x: left + width / 2,
    y: top + height / 2,
    width: element.offsetWidth,
    height: element.offsetHeight,
    angle: rotate === "none" ? "0deg" : rotate,
  };
}

/**
 * Returns the properties that bring an element onto a box, with its width and angle. Not a `transform`, which
 * would be added to an angle that the element has already.
 */
export function keyframeOnto(element: HTMLElement, to: Box) {
  const from = boxOf(element);
  return {
    translate: `${to.x - from.x}px ${to.y - from.y}px`,
    rotate: to.angle,
    scale: `${to.width / from.width}`,
  };
}

/**
 * Returns the properties that bring a letter behind an envelope: a little narrower than that, and cut off
 * below so that it is no taller. The keyframe before or after needs a clip path as well, `inset(0)`.
 */
export function keyframeBehind(letter: HTMLElement, envelope: Box) {
  const width = 0.9 * envelope.width;
  const open = boxOf(letter);
  const height = (open.height * width) / open.width;
  const hidden = Math.max(0, height - 0.9 * envelope.height);
  return {
    ...keyframeOnto(letter, { ...envelope, width, y: envelope.y + hidden / 2 }),
    clipPath: `inset(0 0 ${(100 * hidden) / height}%)`,
  };
}
