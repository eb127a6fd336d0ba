/* Files of `glissade print` and `glissade map`, read by programs of others. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { puzzleById, puzzleOf } from '@glissade/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from './runCli.ts';

/** Debian's packages of the programs. */
const PACKAGES = { admesh: 'admesh', assimp: 'assimp-utils', 'rsvg-convert': 'librsvg2-bin' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glissade-programs-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(program: keyof typeof PACKAGES, ...argv: readonly string[]): string {
  try {
    return execFileSync(program, argv, { encoding: 'utf8', cwd: folder, stdio: 'pipe' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const packages = Object.values(PACKAGES).join(' ');
    const hint = `apt-get install -y --no-install-recommends ${packages}`;
    throw new Error(`${program} is missing: ${hint}`, { cause: error });
  }
}

async function made(...argv: readonly string[]): Promise<void> {
  const { code, stderr } = await runCli(argv);
  expect(code, stderr).toBe(0);
}

/** The numbers behind these words in what a program says. */
function numbersAfter(text: string, words: string): number[] {
  const [, line = ''] = new RegExp(`${words}\\s*:?=?(.*)`).exec(text) ?? [];
  return (line.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}

/** What ADMesh would have to mend of a closed mesh: nothing. */
const FAULTS = [
  'Total disconnected facets',
  'Degenerate facets',
  'Edges fixed',
  'Facets removed',
  'Facets added',
  'Facets reversed',
  'Backwards edges',
  'Normals fixed',
];

/** Faults of an STL, and what it measures. */
function inspected(file: string) {
  const told = run('admesh', file);
  const faults = FAULTS.filter((words) => numbersAfter(told, words).some((count) => count !== 0));
  const [width, height, thickness] = ['X', 'Y', 'Z'].map(
    (axis) => numbersAfter(told, `Max ${axis}`)[0]! - numbersAfter(told, `Min ${axis}`)[0]!,
  );
  const [parts] = numbersAfter(told, 'Number of parts');
  const [volume] = numbersAfter(told, 'Volume');
  return { faults, parts, volume: volume!, width: width!, height: height!, thickness };
}

describe.each(['klotski', 'dads', 'irregular'])('the parts of %s', (id) => {
  const { pieces } = puzzleOf(puzzleById(id)!);

  test('are closed in STL, all there, and as thick as they should be', async () => {
    for (const labels of ['engraved', 'raised', 'none']) {
      const file = join(folder, `${id}-${labels}.stl`);
      await made('print', id, '--labels', labels, '-o', file);
      const thickness = labels === 'raised' ? expect.closeTo(8.6, 3) : 8;
      expect(inspected(file)).toMatchObject({ faults: [], parts: pieces.length + 1, thickness });
    }
  });

  test('are the same in 3MF, as assimp reads it', async () => {
    const [file, copy] = [join(folder, `${id}.3mf`), join(folder, `${id}-copy.stl`)];
    await made('print', id, '-o', file);
    await made('print', id, '-o', join(folder, `${id}.stl`));
    const told = run('assimp', 'info', file);
    expect(numbersAfter(told, 'Meshes')).toEqual([pieces.length + 1]);
    run('assimp', 'export', file, copy, '-fstlb');
    const [one, other] = [inspected(copy), inspected(join(folder, `${id}.stl`))];
    // 3MF has no normals, and assimp leaves them out of its copy.
    expect(one.faults.filter((fault) => fault !== 'Normals fixed')).toEqual([]);
    expect(one).toMatchObject({ parts: other.parts, thickness: other.thickness });
    for (const measure of ['volume', 'width', 'height'] as const) {
      expect(one[measure] / other[measure]).toBeCloseTo(1, 4);
    }
  });
});

test('Klotski has the volume that its sizes say, in cubic millimetres', async () => {
  const file = join(folder, 'plain.stl');
  await made('print', 'klotski', '--labels', 'none', '-o', file);
  const piece = (columns: number, rows: number) => (20 * columns - 0.4) * (20 * rows - 0.4) * 8;
  const pieces = piece(2, 2) + 5 * piece(1, 2) + 4 * piece(1, 1);
  // On the floor, a line of 1 mm, 0.6 mm deep, goes around the place of the goal.
  const line = (38 ** 2 - 36 ** 2) * 0.6;
  const tray = 90 * 110 * 2 + (90 * 110 - 80 * 100) * 5 - line;
  expect(inspected(file).volume / (pieces + tray)).toBeCloseTo(1, 3);
});

test('cut sheets, cards and maps are SVG that librsvg draws', async () => {
  for (const argv of [
    ['print', 'klotski', '-o', 'sheet.svg'],
    ['print', 'dads', '--format', 'card', '-o', 'card.svg'],
    ['map', 'dads', '-o', 'map.svg'],
  ]) {
    const [name] = argv.slice(-1);
    await made(...argv.slice(0, -1), join(folder, name!));
    run('rsvg-convert', '-w', '1200', name!, '-o', `${name}.png`);
    expect(statSync(join(folder, `${name}.png`)).size).toBeGreaterThan(3000);
  }
});
