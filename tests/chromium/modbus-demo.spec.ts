import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { expect, test } from "./support/fixtures.ts";

test("a flipped bit changes its byte, and a lost byte leaves its place to the bytes behind it", async ({
  page,
}) => {
  const { demo } = await openDemo(page, "modbus");
  await demo.getByRole("radio", { checked: true }).press("ArrowRight");
  const byte = demo.getByRole("radio", { checked: true });
  await expect(byte).toHaveAccessibleName("Byte 6, 06, coolant");
  const bit = demo
    .getByRole("group", { name: "Bits of byte 6" })
    .getByRole("button", { name: /Invert bit 3$/ });
  await bit.press("Enter");
  await expect(byte).toHaveAccessibleName("Byte 6, 0E, coolant");

  const bytes = demo.getByRole("radio");
  const names = () => bytes.evaluateAll((radios) => radios.map((radio) => radio.getAttribute("aria-label")));
  const before = await names();
  await demo.getByRole("radio", { name: /^Byte 3,/ }).press("Space");
  await demo.getByRole("button", { name: "Lose byte 3" }).click();
  await expect(bytes).toHaveCount(before.length - 1);
  await expect(demo.getByRole("radio", { checked: true })).toHaveAccessibleName("Byte 3, 02, state");
  await demo.getByRole("button", { name: "Bring byte 3 back" }).click();
  await expect.poll(names).toEqual(before);
  await expectDemoWorks(demo);
});
