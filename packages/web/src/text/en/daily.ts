export const daily = {
  title: 'Puzzle of the day',
  week: 'Gentle on Mondays, hard on Sundays.',
  today: 'Today',
  number: (number: number) => `No. ${number}`,
  play: 'Play',
  playAgain: 'Play again',
  states: {
    open: 'not solved yet',
    alone: 'solved without hints',
    helped: 'solved with hints',
  },
  later: (state: string) => `${state}, on a later day`,
  streak: (days: number) => (days === 1 ? 'Streak: 1 day' : `Streak: ${days} days`),
  streakRule: 'One missed day is forgiven, two in a row are not.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  withoutHints: 'without hints',
  beside: (words: string) => ` (${words})`,
  withHints: 'with hints',
  rating: 'Rating',
  ratingOffer:
    'How well you solve known block puzzles without hints, as a number. It is computed and kept ' +
    'on this device.',
  showRating: 'Show my rating',
  hideRating: 'Hide ratings',
  ratingNone: 'Not known yet. Solve a block puzzle of the catalogue.',
  ratingFacts: (low: number, high: number, count: number) =>
    `very likely between ${low} and ${high}, after ${count} ${count === 1 ? 'puzzle' : 'puzzles'}`,
  ratingRule:
    'A shortest solution scores most and a longer one at least half. With hints, or if you give ' +
    'up, you score nothing. 1500 is average.',
  ratingCourse: 'My rating after each puzzle',
  rated: (rating: number) => `rated ${rating}`,
  atLevel: 'A puzzle at my level',
  failed: 'Puzzles I failed',
  failedRule:
    'You gave them up, or solved them only with hints. Solve one without hints, and it leaves ' +
    'this list.',
  keep: 'Back up and move',
  keepHint: 'Your days, ratings and times, in one file.',
};
