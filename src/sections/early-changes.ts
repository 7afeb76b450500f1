type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Notes what a visitor has changed in the controls of a prerendered part. Returns a function that changes it
 * again: hydration sets the controls back to what React knows.
 */
export function noteEarlyChanges(part: HTMLElement): () => void {
  const changes = Array.from(part.querySelectorAll<Control>("input, select"), (control) => {
    if (control instanceof HTMLSelectElement) {
      const { value, selectedOptions } = control;
      return selectedOptions[0]?.defaultSelected ? undefined : () => setValue(control, value);
    }
    const { type, value, defaultValue, checked, defaultChecked } = control;
    if (type === "radio" || type === "checkbox")
      return checked === defaultChecked || (type === "radio" && !checked) ? undefined : () => control.click();
    return value === defaultValue ? undefined : () => setValue(control, value);
  });
  return () => {
    for (const change of changes) change?.();
  };
}

function setValue(control: Control, value: string) {
  // React replaces the property of the element itself, and ignores an event whose value was set there.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")!;
  set!.call(control, value);
  const type = control instanceof HTMLSelectElement ? "change" : "input";
  control.dispatchEvent(new Event(type, { bubbles: true }));
}
