/* Changes of a puzzle in words. */

import type { Change } from '@glissade/analysis/vary/changes';
import type { Proved } from '@glissade/analysis/vary/proving';
import type { Metric } from '@glissade/core';
import { formatCount, formatLength } from './numbers.ts';

/** "without B", "B starts at row 5, column 3"; distances are in the metric of the lengths. */
export function changeText(change: Change, metric: Metric): string {
  switch (change.type) {
    case 'remove':
      return `without ${change.piece}`;
    case 'glue':
      return `${change.piece} and ${change.other} glued`;
    case 'widen':
      return `one more ${LINE_NAMES[change.side]}`;
    case 'wall':
      return `a wall at ${placeText(change.at)}`;
    case 'open':
      return `no wall at ${placeText(change.at)}`;
    case 'shift':
      return `${change.piece} starts at ${placeText(change.to)}`;
    case 'add':
      return `${change.piece}, another ${change.like}, at ${placeText(change.at)}`;
    case 'start':
      return `starts ${formatLength(change.distance, metric)} away`;
  }
}

const LINE_NAMES = {
  left: 'column at the left',
  right: 'column at the right',
  top: 'row at the top',
  bottom: 'row at the bottom',
};

/** "row 5, column 3". */
export function placeText({ column, row }: { readonly column: number; readonly row: number }) {
  return `row ${row}, column ${column}`;
}

/** "81", "unsolvable", "at least 40". */
export function provedText(proved: Proved): string {
  switch (proved.status) {
    case 'solved':
      return formatCount(proved.length);
    case 'unsolvable':
      return 'unsolvable';
    case 'undecided':
      return `at least ${formatCount(proved.lengthMin)}`;
  }
}
