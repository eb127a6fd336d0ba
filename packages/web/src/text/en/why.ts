const number = (n: number) => n.toLocaleString('en');

export const why = {
  working: 'Checking every state …',
  progress: (states: number) => `Checking every state … ${number(states)}`,
  byParity:
    'This board has no solution: start and goal differ in parity, which no step can change. ' +
    'Two tiles may have been swapped.',
  byStates: 'This puzzle has no solution: every state was checked, and none meets the goal.',
  tooLarge: (states: number) =>
    states === 0
      ? 'This board is too large to be explained.'
      : `This puzzle has more than ${number(states)} states, too many to check here. ` +
        'The command line can explain it: glissade explain.',
  failed: (failure: string) => `The explanation failed: ${failure}`,
  difficulty: (score: string) => `Difficulty ${score} of 10`,
  onlyEstimate: 'This is an estimate from the facts below. Everything else on this page is proved.',
  playPart: 'Play',
  closeBoard: 'Close the board',
  contents: 'On this page',
  map: 'See all states on the map',
};
