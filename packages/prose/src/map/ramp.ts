/*
 * Colours from the goal to the farthest state: light by the goal, dark far from it. The stops are
 * those of "plasma" (Smith and van der Walt, matplotlib, 2015, CC0): equal steps look equal, also
 * to eyes that do not tell red from green. Each ground gets the part of it that stands out there.
 */
const PLASMA = [
  0x0d0887, 0x41049d, 0x6a00a8, 0x8f0da4, 0xb12a90, 0xcc4778, 0xe16462, 0xf2844b, 0xfca636,
  0xfcce25, 0xf0f921,
];

export const MAP_GROUNDS = ['light', 'dark'] as const;
export type MapGround = (typeof MAP_GROUNDS)[number];

/** Where on the ramp the goal lies, and the farthest state. */
const PARTS = { light: [0.76, 0], dark: [1, 0.3] } as const;

/** Red, green and blue, 0 to 255, of a share from 0 (the goal) to 1 (farthest). */
export function rampColor(share: number, ground: MapGround): [number, number, number] {
  const [near, far] = PARTS[ground];
  const at = (near + (far - near) * Math.min(1, Math.max(0, share))) * (PLASMA.length - 1);
  const low = Math.min(PLASMA.length - 2, Math.floor(at));
  const mixed = [16, 8, 0].map((shift) => {
    const [a, b] = [(PLASMA[low]! >> shift) & 0xff, (PLASMA[low + 1]! >> shift) & 0xff];
    return Math.round(a + (b - a) * (at - low));
  });
  return [mixed[0]!, mixed[1]!, mixed[2]!];
}
