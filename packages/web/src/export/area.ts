/* Parts of a picture, in whole pixels, and what changes from one picture to the next. */

export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Where things were that have moved, and where they are now. */
export function changesOf(before: readonly Area[], now: readonly Area[]): Area[] {
  return now.flatMap((area, index) => {
    const old = before[index]!;
    return old.x === area.x && old.y === area.y ? [] : [old, area];
  });
}

/** What holds all areas, as far as it lies within; one pixel where there are none. */
export function areaAround(areas: readonly Area[], within: Area): Area {
  if (areas.length === 0) return { x: within.x, y: within.y, width: 1, height: 1 };
  let [left, top, right, bottom] = [within.x + within.width, within.y + within.height, 0, 0];
  for (const { x, y, width, height } of areas) {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + width), Math.max(bottom, y + height)];
  }
  [left, top] = [Math.max(left, within.x), Math.max(top, within.y)];
  [right, bottom] = [
    Math.min(right, within.x + within.width),
    Math.min(bottom, within.y + within.height),
  ];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function touch(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
