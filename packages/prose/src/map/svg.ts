/*
 * A map as SVG. Dots of one colour are one path of strokes of no length with round ends, so a dot
 * takes a dozen characters; 48 colours look like a ramp. The ground follows the reader's scheme.
 */
import type { SpaceMap } from '@glissade/analysis/map/spaceMap';
import { escapeXml } from '@glissade/core';
import { distancesShown, farthestIn } from './distancesShown.ts';
import { LEGEND } from './legend.ts';
import { door, legendRows, milestone, start } from './svgLegend.ts';
import { EDGE, type Paper, paperFor, round, SHADES, SIDE, styleFor } from './svgPaper.ts';
import type { WrittenMap } from './written.ts';

const LEGEND_ROW = 30;
const HEAD = 84;

export function* svgText({ map, title, language }: WrittenMap): Generator<string, void> {
  const words = LEGEND[language];
  const paper = paperFor(map);
  const rows = legendRows(map, words);
  const height = HEAD + paper.height + rows.length * LEGEND_ROW + EDGE;
  const counts = words.counts(map);
  yield `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${height}" role="img">\n` +
    `<title>${escapeXml(title)}</title>\n<desc>${escapeXml(counts)}</desc>\n` +
    `<style>${styleFor(paper)}</style>\n` +
    `<rect class="ground" width="${SIDE}" height="${height}"/>\n` +
    `<text class="title" x="${EDGE}" y="46">${escapeXml(title)}</text>\n` +
    `<text x="${EDGE}" y="72">${escapeXml(counts)}</text>\n<g transform="translate(0 ${HEAD})">\n`;
  yield* edgePaths(map, paper);
  yield* dotPaths(map, paper);
  yield* markPaths(map, paper);
  yield '</g>\n';
  for (const [i, row] of rows.entries()) {
    const y = HEAD + paper.height + (i + 1) * LEGEND_ROW;
    yield `<g transform="translate(${EDGE} ${y})">${row}</g>\n`;
  }
  yield '</svg>\n';
}

function* edgePaths({ edges }: SpaceMap, { x, y }: Paper): Generator<string, void> {
  yield '<path class="edges" d="';
  for (let i = 0; i < edges.length; i += 2) {
    const [a, b] = [edges[i]!, edges[i + 1]!];
    yield `M${x(a)} ${y(a)}L${x(b)} ${y(b)}`;
  }
  yield '"/>\n';
}

/** The farthest first, so that what is near the goal lies on top. */
function* dotPaths(map: SpaceMap, paper: Paper): Generator<string, void> {
  const distances = distancesShown(map);
  const farthest = farthestIn(map);
  const byShade: number[][] = Array.from({ length: SHADES }, () => []);
  for (let dot = 0; dot < map.count; dot++) {
    const share = Math.min(1, distances[dot]! / farthest);
    byShade[Math.round(share * (SHADES - 1))]!.push(dot);
  }
  for (let shade = SHADES - 1; shade >= 0; shade--) {
    yield* dotsOfWidths(byShade[shade]!, shade, paper);
  }
}

function* dotsOfWidths(
  dots: readonly number[],
  shade: number,
  { x, y, widthOf, dot: side }: Paper,
): Generator<string, void> {
  for (const width of new Set(dots.map(widthOf))) {
    const style = width === 1 ? '' : ` style="stroke-width:${round(side * width)}"`;
    yield `<path class="dots d${shade}"${style} d="`;
    for (const dot of dots) if (widthOf(dot) === width) yield `M${x(dot)} ${y(dot)}h0`;
    yield '"/>\n';
  }
}

function* markPaths({ marks }: SpaceMap, paper: Paper): Generator<string, void> {
  const { x, y, dot } = paper;
  for (const goal of marks.goals) {
    const at = `cx="${x(goal)}" cy="${y(goal)}" r="${round(dot * 0.7)}"`;
    yield `<circle class="goal" fill="none" ${at}/>\n`;
  }
  if (marks.line.length > 1) {
    const way = [...marks.line].map((at) => `${x(at)} ${y(at)}`).join('L');
    yield `<path class="halo" d="M${way}"/>\n<path class="line" d="M${way}"/>\n`;
  }
  for (const at of marks.milestones) yield `${milestone(x(at), y(at))}\n`;
  for (const at of marks.doors) yield `${door(x(at), y(at))}\n`;
  if (marks.start >= 0) yield `${start(x(marks.start), y(marks.start))}\n`;
}
