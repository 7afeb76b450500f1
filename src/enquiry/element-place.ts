/**
 * Returns an element's centre, width and angle. A rotation leaves the centre where it is, but changes the
 * bounding box.
 */
export function placeOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { rotate } = getComputedStyle(element);
  return {
    x: left + width / 2,
    y: top + height / 2,
    width: element.offsetWidth,
    angle: rotate === "none" ? "0deg" : rotate,
  };
}

/**
 * Returns the properties that bring an element to the place of another one, with its width and angle. Not a
 * `transform`, which would be added to an angle that the element has already.
 */
export function placeOnto(element: HTMLElement, target: HTMLElement) {
  const from = placeOf(element);
  const to = placeOf(target);
  return {
    translate: `${to.x - from.x}px ${to.y - from.y}px`,
    rotate: to.angle,
    scale: to.width / from.width,
  };
}
