/* The rules of sliding puzzles, for certificate.c. docs/certificates.md says them in words.
 *
 * Sets of cells have a bit for each cell, and one bit more for what is no cell. That bit is always
 * taken, so that what has it is not free. */
enum { STEPS, SLIDES, MOVES, PUSHES };
enum { STATE_BYTES = 255, STATE_WORDS = 32 };

typedef struct { uint64_t *at, room; } Words;

static int metric, is_tiles;
static int is_wide, state_bytes, words; /* an origin has two bytes; bytes and words of a state */
static int span;                        /* words of a set of cells */
static Words places;
static uint64_t taken[CELLS / 64 + 1];  /* by the pieces of the state at hand */

/* Where the successor at hand is to be written. */
static uint64_t *new_successor(void);

/* Has room for so many words; those that it has remain. */
static void reserve(Words *of, uint64_t count) {
  if (count <= of->room) return;
  uint64_t *more = count > SIZE_MAX / 8 ? NULL : realloc(of->at, (size_t)count * 8);
  if (!more) fail(UNREADABLE, "there is not enough memory");
  of->at = more, of->room = count;
}

/* ---- Where pieces can be ---- */

/* The cells that a piece covers at an origin, and for each word of them, way by way, those that a
 * step from there covers besides. */
static uint64_t *cells_at(int p, int origin) { return piece[p].cells_at + span * origin; }
static uint64_t *ahead_of(int p, int origin) { return piece[p].ahead_of + 4 * span * origin; }

static void add(uint64_t *cells, int cell) { cells[cell / 64] |= (uint64_t)1 << cell % 64; }

static void make_place(int p, int origin) {
  const Piece *of = &piece[p];
  int highest = is_named[of->group] ? GATE : FREE;
  for (int i = 0; i < of->cells; i++) {
    int cell = cell_of(of, i, origin);
    add(cells_at(p, origin), cell < 0 || board[cell] > highest ? size : cell);
  }
}
static void make_step(int p, int origin, int way) {
  int to = neighbour[origin][way];
  int is_across = piece[p].axis == (way == LEFT || way == RIGHT ? 'v' : 'h');
  for (int i = 0; i < span; i++) {
    uint64_t more = to < 0 || is_across ? ~(uint64_t)0 : cells_at(p, to)[i];
    ahead_of(p, origin)[4 * i + way] = more & ~cells_at(p, origin)[i];
  }
}
static void make_places(int p) {
  for (int at = 0; at < size; at++) make_place(p, at);
  for (int at = 0; at < size; at++)
    for (int way = 0; way < 4; way++) make_step(p, at, way);
}
static int are_tiles(void) {
  int are = pieces == size - 1 && width > 1 && height > 1;
  for (int cell = 0; cell < size; cell++) are &= board[cell] == FREE;
  for (int p = 0; p < pieces; p++)
    are &= piece[p].cells == 1 && !piece[p].axis && piece[p].end == piece[p].first + 1;
  for (int goal = 0; goal < goals; goal++)
    are &= goal_from[goal + 1] - goal_from[goal] == pieces;
  return are;
}
static void make_rules(void) {
  is_wide = size > 256, state_bytes = pieces << is_wide;
  words = (state_bytes + 7) / 8, span = size / 64 + 1, is_tiles = are_tiles();
  if (state_bytes > STATE_BYTES) fail(UNREADABLE, "there are too many pieces");
  size_t sets = (size_t)size * (size_t)span;
  reserve(&places, 5 * sets * kinds);
  memset(places.at, 0, 5 * sets * kinds * 8);
  uint64_t *next = places.at;
  for (int p = 0; p < pieces; p++) {
    int is_first = p == piece[p].first;
    piece[p].cells_at = is_first ? next : piece[p - 1].cells_at;
    piece[p].ahead_of = piece[p].cells_at + sets;
    if (!is_first) continue;
    make_places(p);
    next += 5 * sets;
  }
}

/* ---- States ---- */

static int origin(const uint64_t *state, int p) {
  const unsigned char *bytes = (const unsigned char *)state;
  return is_wide ? bytes[2 * p] << 8 | bytes[2 * p + 1] : bytes[p];
}
static void set_origin(uint64_t *state, int p, int cell) {
  unsigned char *bytes = (unsigned char *)state;
  if (is_wide) bytes[2 * p] = (unsigned char)(cell >> 8);
  bytes[is_wide ? 2 * p + 1 : p] = (unsigned char)cell;
}
static int are_free(const uint64_t *cells) {
  uint64_t both = 0;
  for (int i = 0; i < span; i++) both |= cells[i] & taken[i];
  return !both;
}
/* Takes cells, or gives them free. */
static void toggle(const uint64_t *cells) {
  for (int i = 0; i < span; i++) taken[i] ^= cells[i];
}
static void clear_board(void) {
  for (int i = 0; i < span; i++) taken[i] = 0;
  add(taken, size);
}
static void put(const uint64_t *state) {
  clear_board();
  for (int p = 0; p < pieces; p++) toggle(cells_at(p, origin(state, p)));
}
/* Whether these are places of all pieces, apart from each other, and ascend within kinds. */
static int is_state(const uint64_t *origins) {
  clear_board();
  for (int p = 0, before = -1; p < pieces; p++) {
    int at = origin(origins, p);
    if (p == piece[p].first) before = -1;
    if (at <= before || at >= size || !are_free(cells_at(p, at))) return 0;
    toggle(cells_at(p, at));
    before = at;
  }
  return 1;
}
static void put_start(uint64_t *state) {
  for (int i = 0; i < words; i++) state[i] = 0;
  for (int p = 0; p < pieces; p++) set_origin(state, p, piece[p].cell[0]);
  put(state);
}
/* Each piece of the goal has its place taken by one of its kind. */
static int is_reached(const uint64_t *state, int goal) {
  for (int i = goal_from[goal]; i < goal_from[goal + 1]; i++) {
    int p = piece[goal_piece[i]].first, end = piece[p].end;
    while (p < end && origin(state, p) != goal_cell[i]) p++;
    if (p == end) return 0;
  }
  return 1;
}
static int is_goal(const uint64_t *state) {
  int goal = 0;
  while (goal < goals && !is_reached(state, goal)) goal++;
  return goal < goals;
}

/* ---- Successors ---- */

/* Writes the successor in which a piece is elsewhere, its kind sorted again. */
static const uint64_t *move(const uint64_t *state, int p, int to) {
  uint64_t *after = new_successor();
  int first = piece[p].first, last = piece[p].end - 1;
  for (int i = 0; i < words; i++) after[i] = state[i];
  for (; p > first && origin(after, p - 1) > to; p--) set_origin(after, p, origin(after, p - 1));
  for (; p < last && origin(after, p + 1) < to; p++) set_origin(after, p, origin(after, p + 1));
  set_origin(after, p, to);
  return after;
}
/* A tile goes into the gap; in pushes, those behind it follow. */
static void push_tiles(const uint64_t *state) {
  int tile[PIECES], gap = size * (size - 1) / 2;
  for (int p = 0; p < pieces; p++) tile[origin(state, p)] = p, gap -= origin(state, p);
  for (int way = 0; way < 4; way++) {
    const uint64_t *now = state;
    for (int to = gap, from; (from = neighbour[to][way]) >= 0; to = from) {
      now = move(now, tile[from], to);
      if (metric != PUSHES) break;
    }
  }
}
/* The ways in which a piece can go a step, a bit each. */
static inline int open_ways(int p, int at) {
  const uint64_t *ahead = ahead_of(p, at);
  uint64_t up = 0, right = 0, down = 0, left = 0;
  for (int i = 0; i < span; i++, ahead += 4) {
    up |= ahead[UP] & taken[i], right |= ahead[RIGHT] & taken[i];
    down |= ahead[DOWN] & taken[i], left |= ahead[LEFT] & taken[i];
  }
  return !up << UP | !right << RIGHT | !down << DOWN | !left << LEFT;
}
/* The ways in which it goes on after a step. */
static int ways_on(int p, int at, int came) {
  int back = (came + 2) % 4;
  if (metric == STEPS) return 0;
  return open_ways(p, at) & (metric == SLIDES ? 1 << came : ~(1 << back));
}
/* Moves a piece to wherever one unit of the metric brings it, beginning with these ways. */
static void move_piece(const uint64_t *state, int p, int open) {
  static const int lowest_bit[] = {-1, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0};
  static int queue[CELLS], came[CELLS];
  static uint64_t seen[CELLS], now;
  int tail = 1, start = origin(state, p);
  toggle(cells_at(p, start));
  queue[0] = start, seen[start] = ++now;
  for (int head = 0; head < tail; head++) {
    if (head) open = ways_on(p, queue[head], came[head]);
    for (; open; open &= open - 1) {
      int way = lowest_bit[open], to = neighbour[queue[head]][way];
      if (seen[to] == now) continue;
      seen[to] = now, queue[tail] = to, came[tail++] = way;
      move(state, p, to);
    }
  }
  toggle(cells_at(p, start));
}
static void make_successors(const uint64_t *state) {
  if (is_tiles) {
    push_tiles(state);
    return;
  }
  put(state);
  for (int p = 0; p < pieces; p++) {
    int open = open_ways(p, origin(state, p));
    if (open) move_piece(state, p, open);
  }
}

/* ---- What is known of tile boards ---- */

/* How many tiles must leave a row, or a column, and come back: of those that belong there, all but
 * the most that stand in the right order. */
static int must_leave(const int *tile, const int *home, int line, int is_row) {
  const int *line_of = is_row ? row : column, *place_of = is_row ? column : row;
  int place[PIECES], run[PIECES], count = 0, longest = 0;
  for (int i = 0; i < (is_row ? width : height); i++) {
    int t = tile[is_row ? line * width + i : i * width + line];
    if (t < 0 || line_of[home[t]] != line) continue;
    place[count] = place_of[home[t]], run[count] = 1;
    for (int k = 0; k < count; k++)
      if (place[k] < place[count] && run[k] >= run[count]) run[count] = run[k] + 1;
    if (run[count] > longest) longest = run[count];
    count++;
  }
  return count - longest;
}
/* Whether a goal is so many steps away at least, by Manhattan distance and by linear conflicts. */
static int is_far(const uint64_t *state, int goal, int steps, int has_conflicts) {
  int tile[PIECES], home[PIECES], bound = 0;
  memset(tile, -1, sizeof tile);
  for (int i = goal_from[goal]; i < goal_from[goal + 1]; i++) {
    int p = goal_piece[i], at = origin(state, p), to = goal_cell[i];
    tile[at] = p, home[p] = to;
    bound += abs(column[at] - column[to]) + abs(row[at] - row[to]);
  }
  for (int y = 0; has_conflicts && bound < steps && y < height; y++)
    bound += 2 * must_leave(tile, home, y, 1);
  for (int x = 0; has_conflicts && bound < steps && x < width; x++)
    bound += 2 * must_leave(tile, home, x, 0);
  return bound >= steps;
}
static int are_all_far(const uint64_t *state, int steps, int has_conflicts) {
  int goal = 0;
  while (goal < goals && is_far(state, goal, steps, has_conflicts)) goal++;
  return goal == goals;
}
/* Whether exchanges of tiles and steps of the gap can bring the start to a goal. */
static int is_even(int goal) {
  int to[PIECES], odd = 0, gap = size * (size - 1) / 2, home = gap;
  for (int i = goal_from[goal]; i < goal_from[goal + 1]; i++) {
    int at = piece[goal_piece[i]].cell[0];
    to[at] = goal_cell[i], gap -= at, home -= goal_cell[i];
  }
  to[gap] = home;
  for (int a = 0; a < size; a++)
    for (int b = a + 1; b < size; b++) odd ^= to[a] > to[b];
  return (odd + row[gap] + column[gap] + row[home] + column[home]) % 2 == 0;
}
