import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Canvas } from './canvas.ts';
import { dashed, type Polyline, polylinesOf } from './path.ts';

/** How many pixels are covered, parts counted as such. */
function covered({ data }: Canvas): number {
  return data.reduce((sum, value, at) => (at % 4 === 3 ? sum + value / 255 : sum), 0);
}

/** A byte is off by half of 1/255, for each pixel that is covered in part. */
const near = (sum: number, area: number, partly: number) =>
  expect(Math.abs(sum - area)).toBeLessThan(partly / 500 + 1e-6);

const place = fc.double({ min: 0, max: 40, noNaN: true });

describe('areas', () => {
  test('cover as much as they measure, wherever they lie', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { minLength: 3, maxLength: 3 }), (triangle) => {
        const canvas = new Canvas(40, 40);
        canvas.fill([triangle], '#000000');
        const [[ax, ay], [bx, by], [cx, cy]] = triangle as [number, number][] as [
          [number, number],
          [number, number],
          [number, number],
        ];
        const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
        near(covered(canvas), area, 240);
      }),
    );
  });

  test('end at the edge of the canvas, and leave holes free', () => {
    const canvas = new Canvas(20, 20);
    const outer = polylinesOf('M-5 -5L10 -5L10 10L-5 10Z', { x: 0, y: 0, scale: 1 });
    const hole = polylinesOf('M2 2L2 5L6 5L6 2Z', { x: 0.5, y: 0, scale: 1 });
    canvas.fill([...outer, ...hole], '#0000ff');
    near(covered(canvas), 100 - 12, 60);
    expect([...canvas.data.subarray(0, 4)]).toEqual([0, 0, 255, 255]);
    expect(canvas.data[4 * (3 * 20 + 4) + 3]).toBe(0);
  });

  test('a round corner is that of its curve', () => {
    const canvas = new Canvas(40, 40);
    // A quadratic curve cuts a third of the square off its corner.
    canvas.fill(
      polylinesOf('M0 0L20 0Q30 0 30 10L30 30L0 30Z', { x: 1.25, y: 3, scale: 1 }),
      '#000000',
    );
    expect(Math.abs(covered(canvas) - (900 - 100 / 6))).toBeLessThan(0.6);
  });
});

describe('lines', () => {
  const line: Polyline = [
    [6, 7.3],
    [30, 7.3],
  ];

  test('cover as much as a round pen of their width', () => {
    for (const thickness of [0.4, 1, 3, 5.5]) {
      const canvas = new Canvas(40, 20);
      canvas.stroke([line], thickness, '#000000');
      const area = 24 * thickness + (Math.PI * thickness ** 2) / 4;
      expect(covered(canvas) / area, String(thickness)).toBeGreaterThan(0.97);
      expect(covered(canvas) / area, String(thickness)).toBeLessThan(1.08);
    }
  });

  test('do not darken where they cross, and mix with what is below', () => {
    const canvas = new Canvas(40, 20);
    canvas.fill(
      [
        [
          [0, 0],
          [40, 0],
          [40, 20],
          [0, 20],
        ],
      ],
      '#ffffff',
    );
    canvas.stroke(
      [
        line,
        [
          [15, 2],
          [15, 18],
        ],
      ],
      4,
      '#000000',
      0.6,
    );
    const at = (x: number, y: number) => [
      ...canvas.data.subarray(4 * (40 * y + x), 4 * (40 * y + x) + 4),
    ];
    expect(at(15, 7)).toEqual([102, 102, 102, 255]);
    expect(at(20, 7)).toEqual([102, 102, 102, 255]);
    expect(at(20, 15)).toEqual([255, 255, 255, 255]);
  });

  test('dashes go on round corners', () => {
    const parts = dashed(polylinesOf('M0 0L10 0L10 10', { x: 0, y: 0, scale: 1 }), 4, 3);
    expect(parts).toEqual([
      [
        [0, 0],
        [4, 0],
      ],
      [
        [7, 0],
        [10, 0],
        [10, 1],
      ],
      [
        [10, 4],
        [10, 8],
      ],
    ]);
  });
});
