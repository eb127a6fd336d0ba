export const pictures = {
  title: 'Pictures and films',
  filmsPlayed: 'Films show what was played so far.',
  filmsSolution: 'Films show the solution.',
  png: 'PNG picture',
  svg: 'SVG picture',
  gif: 'GIF film',
  video: 'Video',
  print: 'Print',
  making: 'Making the film',
  goal: 'Goal',
};
