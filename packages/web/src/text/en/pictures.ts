export const pictures = {
  title: 'Pictures and animations',
  filmsPlayed: 'Animations show the moves played so far.',
  filmsNothing: 'Play some moves, or show the solution, to make an animation of it.',
  filmsSolution: 'Animations show the solution.',
  png: 'PNG picture',
  svg: 'SVG picture',
  gif: 'Animated GIF',
  video: 'Video',
  make: 'Print or cut it',
  print: 'Print',
  making: 'Making the animation',
  goal: 'Goal',
};
