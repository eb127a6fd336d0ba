import { strToU8 } from 'fflate';
import type { Part } from './mesh.ts';
import { placeParts } from './placing.ts';

const HEADER_BYTES = 80;
const TRIANGLE_BYTES = 50;

/** All parts side by side as binary STL, in millimetres. */
export function stlFile(parts: readonly Part[]): Uint8Array {
  const placed = placeParts(parts);
  const count = placed.reduce((sum, { mesh }) => sum + mesh.triangles.length, 0);
  const bytes = new Uint8Array(HEADER_BYTES + 4 + TRIANGLE_BYTES * count);
  const view = new DataView(bytes.buffer);
  bytes.set(strToU8('binary STL, millimetres'));
  view.setUint32(HEADER_BYTES, count, true);
  let offset = HEADER_BYTES + 4;
  for (const { mesh, at } of placed) {
    for (const triangle of mesh.triangles) {
      const corners = triangle.map((vertex) => {
        const [x, y, z] = mesh.vertices[vertex]!;
        return [x + at[0], y + at[1], z] as const;
      });
      const numbers = [...normalOf(corners), ...corners.flat()];
      for (const [i, number] of numbers.entries()) view.setFloat32(offset + 4 * i, number, true);
      offset += TRIANGLE_BYTES;
    }
  }
  return bytes;
}

function normalOf(corners: readonly (readonly number[])[]): number[] {
  const [a, b, c] = [corners[0]!, corners[1]!, corners[2]!];
  const u = [0, 1, 2].map((i) => b[i]! - a[i]!);
  const v = [0, 1, 2].map((i) => c[i]! - a[i]!);
  const normal = [0, 1, 2].map((i) => {
    const [j, k] = [(i + 1) % 3, (i + 2) % 3];
    return u[j]! * v[k]! - u[k]! * v[j]!;
  });
  const length = Math.hypot(...normal);
  return normal.map((each) => each / length);
}
