import type { PuzzleRecord } from '@glissade/catalogue';
import { hasMap, hasPicture } from './mapOf.ts';
import { solutionOf } from './solutionOf.ts';

const METRIC_NAMES: Readonly<Record<string, string>> = {
  moves: 'moves (one piece, any path)',
  slides: 'slides (one piece, straight)',
  steps: 'steps (one piece, one cell)',
  stm: 'single-tile moves (stm)',
  mtm: 'multi-tile moves (mtm)',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"{\n]/g, (character) => `&#${character.codePointAt(0)};`);
}

function rows({ optimum, stated, stateCount, author, source, verifiedBy }: PuzzleRecord) {
  const facts: (readonly [string, string])[] = Object.entries(optimum).map(([metric, length]) => [
    `Shortest solution in ${METRIC_NAMES[metric] ?? metric}`,
    `<strong>${length}</strong>`,
  ]);
  for (const [metric, length] of Object.entries(stated ?? {})) {
    facts.push([`Stated, not proved, in ${METRIC_NAMES[metric] ?? metric}`, `${length}`]);
  }
  if (stateCount) facts.push(['States that can be reached', stateCount.toLocaleString('en')]);
  if (author) facts.push(['Author', escapeHtml(author)]);
  facts.push(['Source', escapeHtml(source)], ['Proved by', escapeHtml(verifiedBy)]);
  return facts.map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`).join('\n');
}

/** With its moves if they are known; otherwise a still picture. */
function boardOf(text: string, moves: string | undefined): string {
  const line = moves === undefined ? 'controls="none"' : `moves="${escapeHtml(moves)}"`;
  return `<glissade-player puzzle="${escapeHtml(text.trim())}" ${line}></glissade-player>`;
}

/** All states as a picture, or where the app draws it. */
function mapOf(puzzle: PuzzleRecord): string {
  const { id, title } = puzzle;
  if (!hasMap(puzzle)) return '';
  const picture = hasPicture(puzzle)
    ? `<PuzzleMap id="${id}" name="${escapeHtml(title)}" />\n\nEvery dot is a state`
    : 'The app draws every state as a dot';
  const link = `<a href="../app/index.html#${id}?view=map" target="_self">Open the map</a>`;
  return `## The map\n\n${picture}, near the states that are one move away. ${link} to walk in it.`;
}

/** The page of one puzzle: its picture, what is proved, and where to play it. */
export function puzzlePage(puzzle: PuzzleRecord): string {
  const { id, title, names, aliases, text, solvable, notes } = puzzle;
  const moves = solutionOf(puzzle);
  const others = [...new Set([...names, ...aliases])];
  return `# ${escapeHtml(title)}

${others.length > 0 ? `Also: ${others.map(escapeHtml).join(', ')}` : ''}

${boardOf(text, moves)}

<a class="play" href="../app/index.html#${id}" target="_self">Play it</a>

${solvable ? '' : 'This puzzle has **no solution**.'}

<table class="puzzle-facts"><tbody>
${rows(puzzle)}
</tbody></table>

${notes ? escapeHtml(notes) : ''}

${moves ? `::: details A shortest solution\n${escapeHtml(moves)}\n:::` : ''}

${mapOf(puzzle)}

In a terminal: \`glissade solve ${id}\`

::: details The puzzle as text
\`\`\`
${text.trim()}
\`\`\`
:::
`;
}
