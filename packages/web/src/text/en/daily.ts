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
    'A short solution counts most, a long one at least half, hints or giving up nothing. 1500 is ' +
    'the middle.',
  ratingCourse: 'My rating after each puzzle',
  rated: (rating: number) => `rated ${rating}`,
  atLevel: 'A puzzle at my level',
  failed: 'Again what I failed',
  failedRule:
    'Given up, or solved with hints only. Solve it without hints and it leaves this list.',
  keep: 'Keep and move',
  keepHint: 'Days, ratings and times, in one file.',
};
