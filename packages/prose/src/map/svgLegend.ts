import type { SpaceMap } from '@glissade/analysis/map/spaceMap';
import { escapeXml } from '@glissade/core';
import { farthestIn } from './distancesShown.ts';
import type { LegendWords } from './legend.ts';
import { round, SHADES } from './svgPaper.ts';

export const milestone = (x: number, y: number) =>
  `<circle class="mile" cx="${x}" cy="${y}" r="3.2"/>`;
export const door = (x: number, y: number) =>
  `<rect class="door" x="${round(x - 5)}" y="${round(y - 5)}" width="10" height="10"/>`;
export const start = (x: number, y: number) => {
  const [left, right, top, bottom] = [x - 9, x + 11, y - 10, y + 10].map(round);
  return `<path class="start" d="M${left} ${top}L${right} ${y}L${left} ${bottom}Z"/>`;
};

export function legendRows(map: SpaceMap, words: LegendWords): string[] {
  const { marks, length, metric } = map;
  const isMirrored = map.foldable.length > 0;
  const row = (sign: string, text: string) => `${sign}<text x="60" y="6">${escapeXml(text)}</text>`;
  const rows = marks.start < 0 ? [] : [row(start(20, 0), words.start)];
  if (map.dots === 'rooms') rows.push(row('', words.rooms));
  if (length < 0) rows.push(row('', words.noGoal));
  if (marks.line.length > 1) {
    rows.push(row('<path class="line" d="M0 0h44"/>', words.line(length, metric)));
  }
  const ring = '<circle class="goal" fill="none" cx="20" cy="0" r="6"/>';
  const signs = [
    ['doors', door(20, 0)],
    ['milestones', milestone(20, 0)],
    ['goals', ring],
  ] as const;
  for (const [what, sign] of signs) {
    const dots = marks[what].length;
    if (dots === 0) continue;
    const counts = { ...map, goals: goalStatesIn(map) };
    const text =
      map.dots === 'rooms' ? words.roomsWith(what, dots) : words[what](counts[what], isMirrored);
    rows.push(row(sign, text));
  }
  return [...rows, rampRow(map, words)];
}

/** A dot can stand for several of them. */
function goalStatesIn({ marks, sizes }: SpaceMap): number {
  return marks.goals.reduce((sum, dot) => sum + sizes[dot]!, 0);
}

function rampRow(map: SpaceMap, words: LegendWords): string {
  const bars = Array.from(
    { length: SHADES },
    (_, shade) => `<path class="dots d${shade}" d="M${shade * 5} 0h0" style="stroke-width:10"/>`,
  ).join('');
  const near = map.length < 0 ? words.start : words.atGoal;
  const far = words.farthest(farthestIn(map), map.metric);
  const texts = `<text x="60" y="6">${near}</text><text x="370" y="6">${escapeXml(far)}</text>`;
  return `<g transform="translate(120 0)">${bars}</g>${texts}`;
}
