import { timesText } from '../text/timesText.ts';
import type { LeftOut } from '../times/files/exportFile.ts';
import { eventsOf, type Solve } from '../times/solve.ts';

/** What came in of a file, of which puzzles if there are several, and what was left out. */
export function importedText(
  solves: readonly Solve[],
  added: number,
  leftOut: LeftOut = { comments: 0, others: 0 },
): string {
  const words = timesText();
  const events = eventsOf(solves);
  return [
    words.imported(added, solves.length - added),
    ...(events.length > 1 ? [words.importedEvents(events)] : []),
    ...(leftOut.comments > 0 ? [words.commentsLeftOut(leftOut.comments)] : []),
    ...(leftOut.others > 0 ? [words.othersLeftOut(leftOut.others)] : []),
  ].join(words.importSpace);
}
