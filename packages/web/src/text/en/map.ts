const number = (n: number) => n.toLocaleString('en');
const some = (n: number, one: string, many: string) => `${number(n)} ${n === 1 ? one : many}`;

export const map = {
  title: 'Map of all states',
  counts: (dots: number, states: number) =>
    dots === states
      ? some(states, 'state', 'states')
      : `${some(states, 'state', 'states')}, with mirror images as one: ` +
        `${some(dots, 'dot', 'dots')}`,
  working: 'Exploring all states …',
  met: (states: number) => `Exploring all states: ${number(states)} so far …`,
  arranging: 'Arranging …',
  tooLarge: (most: number) =>
    `This puzzle has more than ${number(most)} states, too many for a map on this page.`,
  tooLargeHint: 'The command line draws larger ones: glissade map --rooms --nodes.',
  picture: 'Map: every dot is a state, and lines join states that are one move apart',
  keys:
    'Arrow keys move the map, plus and minus zoom, 0 shows all of it, ' +
    'and Enter puts the state in the middle on the board.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all',
  save: 'Save as a PNG picture',
  fold: 'Mirror images as one dot',
  onBoard: 'On the board',
  toGoal: (length: string) => `${length} to the goal`,
  atGoal: 'a goal state',
  noGoal: 'the goal is out of reach',
  fromStart: (length: string) => `${length} from the start`,
  marks: {
    start: 'the start',
    milestone: 'on every shortest solution',
    door: 'on every solution',
    game: 'in your game',
  },
  backToGame: 'Back to my game',
  playFromHere: 'Play from here',
  legend: 'Legend',
  signs: {
    start: 'Start',
    goal: (n: number) => some(n, 'goal state', 'goal states'),
    line: (length: string) => `A shortest solution: ${length}`,
    game: 'Your game',
    here: 'On the board',
    milestone: (n: number) => `${some(n, 'milestone', 'milestones')}: on every shortest solution`,
    door: (n: number) => `${some(n, 'door', 'doors')}: on every solution`,
  },
  mirrored: ', as drawn or mirrored',
  nearGoal: 'At the goal',
  farFrom: (length: string) => `${length} away`,
  fromTheStart: 'At the start',
  chapters: 'Chapters of the shortest solutions',
  /** `unit`: "move" or "moves". */
  chapter: (n: number, from: number, to: number, unit: string) =>
    `Chapter ${n}: ${unit} ${from === to ? from : `${from} to ${to}`}`,
  ways: (ways: string) => (ways === '1' ? 'one shortest way' : `${ways} shortest ways`),
  room: (states: number) => `, through ${some(states, 'state', 'states')}`,
  showEnd: 'Show its end',
  rooms: (rooms: readonly number[]) =>
    rooms.length === 1
      ? 'No state is on every solution, so there is one room, ' +
        `of ${some(rooms[0]!, 'state', 'states')}.`
      : `Doors divide the ways to the goal into ${number(rooms.length)} rooms, ` +
        `the largest of ${some(Math.max(...rooms), 'state', 'states')}.`,
  roomCounts: (rooms: number, states: number) =>
    `${some(states, 'state', 'states')} in ${some(rooms, 'room', 'rooms')}`,
  partCounts: (shown: number, states: number) =>
    `${number(shown)} of ${some(states, 'state', 'states')}`,
  byRooms: {
    title: 'Rooms',
    instead: 'Rooms instead of states',
    what:
      'A dot is a room: states that are connected and about as far from the goal. ' +
      'The wider the dot, the more states. Tap a room, then open it.',
    open: (states: number) => `Open a room of ${some(states, 'state', 'states')}`,
    back: 'Back to the rooms around it',
    onLine: (rooms: number) => `Rooms that the shortest solution passes through: ${number(rooms)}`,
    here: (states: number, length: string) =>
      `a room of ${some(states, 'state', 'states')}, at least ${length} to the goal`,
    withSign: {
      door: (rooms: number) => `${some(rooms, 'room', 'rooms')} with doors`,
      milestone: (rooms: number) => `${some(rooms, 'room', 'rooms')} with milestones`,
      goal: (rooms: number) => `${some(rooms, 'room', 'rooms')} with goal states`,
    },
  },
  noGl: 'This browser draws without WebGL, so the map moves more slowly.',
};
