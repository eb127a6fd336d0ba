/* The chart of a race as CSV and as SVG. */
import { csvCell } from '../times/files/csvCell.ts';
import type { Moment } from '../worker/laneMessages.ts';

/** A table with a line for each moment of each lane. */
export function chartCsv(names: readonly string[], lines: readonly (readonly Moment[])[]): Blob {
  const rows = lines.flatMap((moments, lane) =>
    moments.map(({ at, generated, frontier, bytes, depth }) =>
      [csvCell(names[lane]!), at, generated, frontier, bytes, depth].join(','),
    ),
  );
  const head = 'search,expanded,generated,frontier,bytes,depth';
  return new Blob([[head, ...rows, ''].join('\r\n')], { type: 'text/csv' });
}

/** What a picture of its own needs of the styles that the page gives it. */
const KEPT = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font-size', 'font-family'];

/** The chart as it stands in the page, with its colours and a list of its lines. */
export function chartSvg(picture: SVGSVGElement, names: readonly string[]): Blob {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const originals = [...picture.querySelectorAll('*')];
  for (const [i, element] of [...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(originals[i]!);
    for (const name of KEPT) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute('class');
  }
  const { width, height } = picture.viewBox.baseVal;
  const all = height + 20 * names.length;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `0 0 ${width} ${all}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(all));
  const strokes = [...picture.querySelectorAll('.race-line')].map(
    (line) => getComputedStyle(line).stroke,
  );
  for (const [i, name] of names.entries()) {
    const label = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    label.setAttribute('x', '58');
    label.setAttribute('y', String(height + 14 + 20 * i));
    label.setAttribute('fill', strokes[i]!);
    label.setAttribute('font-family', 'sans-serif');
    label.setAttribute('font-size', '13');
    label.textContent = `— ${name}`;
    copy.append(label);
  }
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}
