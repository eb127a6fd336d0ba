export const solved = {
  you: 'You',
  shortest: 'Shortest',
  next: 'Next puzzle',
  days: 'Calendar',
};
