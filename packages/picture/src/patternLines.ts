/** What each hue is told apart by without colour, from the second on; the first stays plain. */
export const patternLines = [
  'M0 20H40M0 0H40M0 40H40',
  'M20 0V40M0 0V40M40 0V40',
  'M0 40 40 0M-10 10 10-10M30 50 50 30',
  'M0 0 40 40M-10 30 10 50M30-10 50 10',
  'M20 14.5a5.5 5.5 0 1 0 .1 0z',
  'M20 10V30M10 20H30',
  'M0 40 40 0M0 0 40 40',
  'M0 12 20 28 40 12',
  'M12 12H28V28H12z',
];

/** The side of the square in which a pattern is repeated, in drawing units. */
export const PATTERN_SIDE = 40;
