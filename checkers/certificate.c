/* Checks certificates of Glissade: cc -std=c99 -O2 -o certificate certificate.c, ./certificate FILE...
 * docs/certificates.md tells the form and the rules. Exit code: 0 proved, 1 refuted, 2 unreadable.
 * Three levels are in memory at a time. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { REFUTED = 1, UNREADABLE, PIECES = 256, CELLS = 1 << 16, NAME = 64, PLACED = 1 << 16 };
enum { FREE = -1, WALL = -2, GATE = -3, UP = 0, RIGHT, DOWN, LEFT };
typedef struct { unsigned char *states; uint32_t *slots, count, mask; } Level;

static jmp_buf fail;
static char message[256], text[1 << 22];
static FILE *in;
static unsigned char buffer[1 << 16];
static size_t have, used;
static uint32_t sum, sums[256];
static char name[PIECES][NAME];                     /* pieces as the start meets them */
static int group[PIECES], axis[PIECES], named[PIECES], length_of[PIECES], slot_of[PIECES];
static int *shape[PIECES], pieces, width, height, size, numbers, is_tiles;
static int board[CELLS], cells[CELLS];
static int piece_in[PIECES], first[PIECES], last[PIECES], start[PIECES];  /* slots: kind after kind */
static int *way[PIECES];                            /* by slot: four targets of each origin, or -1 */
static int *offset[PIECES];                         /* by slot: its cells, less the origin */
static unsigned char *legal[PIECES];                /* by slot: the origins that it can have */
static int goals, goal_end[PLACED], goal_slot[PLACED], goal_cell[PLACED];
static int metric, bound_kind, length, wide, bytes, taken[CELLS];
static Level level[3];
static const char *const metrics[] = {"steps", "slides", "moves", "mtm"}, *const ways = "URDL";
enum { STEPS, SLIDES, MOVES, MTM };

static void fault(int code, const char *words, ...) {
  va_list values;
  va_start(values, words);
  vsnprintf(message, sizeof message, words, values);
  va_end(values);
  longjmp(fail, code);
}
static void need(int holds, int code, const char *words) {
  if (!holds) fault(code, "%s", words);
}
static void *room(size_t count, size_t each) {
  void *memory = calloc(count + 1, each);
  need(memory != NULL, UNREADABLE, "there is not enough memory");
  return memory;
}
static int next_byte(void) {
  if (used == have) have = fread(buffer, 1, sizeof buffer, in), used = 0;
  if (used == have) return EOF;
  sum = sums[(sum ^ buffer[used]) & 255] ^ sum >> 8;
  return buffer[used++];
}
static int byte(void) {
  int next = next_byte();
  need(next != EOF, UNREADABLE, "the file is cut short");
  return next;
}
static uint32_t number(void) {
  uint32_t n = 0;
  for (int i = 0; i < 4; i++) n = n << 8 | (uint32_t)byte();
  return n;
}
/* Reads a line that begins with a key to the end of the text; what is behind the key. */
static char *line(const char *key, size_t *end) {
  char *begin = text + *end;
  for (int next; (next = byte()) != '\n'; text[(*end)++] = (char)next)
    need(next && *end + 2 < sizeof text, UNREADABLE, "a line is too long");
  text[(*end)++] = 0;
  if (strncmp(begin, key, strlen(key))) fault(UNREADABLE, "there is no line %s", key);
  return begin + strlen(key);
}
static unsigned long long count_of(const char *word) {
  size_t digits = strspn(word, "0123456789");
  need(digits && digits < 16 && !word[digits], UNREADABLE, "a number is none");
  return strtoull(word, NULL, 10);
}
static int piece_of(const char *word, size_t n) {
  int piece = 0;
  while (piece < pieces && (strlen(name[piece]) != n || memcmp(name[piece], word, n))) piece++;
  return piece;
}

/* Reads a row of a picture to the cells from `at` on; where it ends. The start names the pieces. */
static int read_row(const char *row, int at, int is_start) {
  for (size_t n; row += numbers ? strspn(row, " ") : 0, *row; row += n) {
    n = numbers ? strcspn(row, " ") : 1;
    while (!numbers && (row[n] & 0xc0) == 0x80) n++;
    const char *mark = n == 1 ? strchr(numbers ? ".0#-" : ".#-", *row) : NULL;
    int cell = !mark ? piece_of(row, n) : *mark == '#' ? WALL : *mark == '-' ? GATE : FREE;
    if (cell == pieces) {
      need(is_start && n < NAME && pieces < PIECES - 1, UNREADABLE, "a piece is unknown");
      memcpy(name[pieces], row, n);
      name[pieces++][n] = 0;
    }
    need(at < CELLS, UNREADABLE, "the board is too large");
    cells[at++] = cell;
  }
  return at;
}
/* Reads the picture behind a key, its rows divided by slashes, or under it; the number of cells. */
static int read_picture(char *value, char **rows, int count, int is_start) {
  int end = 0;
  value += strspn(value, " ");
  for (int row = 0; *value || row < count; row++) {
    char *next = *value ? value : rows[row], *slash = *value ? strchr(value, '/') : NULL;
    if (slash) *slash = 0;
    end = read_row(next, end, is_start);
    if (is_start && !height++) width = end;
    if (*value && !slash) break;
    if (slash) value = slash + 1;
  }
  return end;
}
static int key_of(const char *row) {
  static const char *const keys[] = {"axes:", "same:", "start:", "tiles:", "goal:"};
  for (int key = 0; key < 5; key++) if (!strncmp(row, keys[key], strlen(keys[key]))) return key;
  return -1;
}
/* The axis of a word like A=h, or the group of a word. */
static void read_word(const char *word, int is_axis, int *same) {
  size_t n = strlen(word);
  int piece = piece_of(word, is_axis && n > 2 ? n - 2 : n);
  need(piece < pieces, UNREADABLE, "a piece is unknown");
  if (is_axis) axis[piece] = word[n - 1];
  for (int other = 0, old = group[piece]; !is_axis && *same >= 0 && other < pieces; other++)
    if (group[other] == old) group[other] = *same;
  if (!is_axis) *same = group[piece];
}
static int same_kind(int a, int b) {
  if (named[group[a]] || named[group[b]]) return group[a] == group[b];
  return axis[a] == axis[b] && length_of[a] == length_of[b]
      && !memcmp(shape[a], shape[b], 2 * sizeof(int) * (size_t)length_of[a]);
}
/* The cell of a piece beside `at`, or -1 beyond the rectangle. */
static int beside(int at, int x, int y) {
  x += at % width, y += at / width;
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
}
static int fits(int piece, int at) {
  for (int i = 0; i < length_of[piece]; i++) {
    int cell = beside(at, shape[piece][2 * i], shape[piece][2 * i + 1]);
    if (cell < 0 || board[cell] == WALL || (board[cell] == GATE && !named[group[piece]])) return 0;
  }
  return 1;
}
static void read_start(char *value, char **rows, int count) {
  size = read_picture(value, rows, count, 1);
  need(size > 0 && size == width * height, UNREADABLE, "the start is no rectangle");
  memcpy(board, cells, sizeof board);
  for (int piece = 0; piece < pieces; piece++) {
    int origin = -1;
    for (int cell = 0; cell < size; cell++) length_of[piece] += board[cell] == piece;
    int *at = shape[piece] = room((size_t)length_of[piece], 2 * sizeof *at);
    for (int cell = 0; cell < size; cell++) {
      if (board[cell] != piece) continue;
      if (origin < 0) start[piece] = origin = cell;
      *at++ = cell % width - origin % width, *at++ = cell / width - origin / width;
    }
    group[piece] = piece;
  }
}
static void read_goal(char *value, char **rows, int count, int at) {
  need(read_picture(value, rows, count, 0) == size, UNREADABLE, "a goal has another size");
  for (int cell = 0; cell < size; cell++) {
    int piece = cells[cell], is_new = piece >= 0;
    for (int i = at; is_new && i < goal_end[goals]; i++) is_new = goal_slot[i] != piece;
    if (!is_new) continue;
    need(goal_end[goals] + 1 < PLACED, UNREADABLE, "there are too many goals");
    goal_slot[goal_end[goals]] = piece, goal_cell[goal_end[goals]++] = cell;
  }
  need(++goals < PLACED - 1, UNREADABLE, "there are too many goals");
  goal_end[goals] = goal_end[goals - 1];
}
/* Reads the puzzle from its lines. */
static void read_puzzle(char **lines, int count) {
  for (int pass = 0; pass < 2; pass++)
    for (int i = 0, next; i < count; i = next) {
      int key = key_of(lines[i]), same = -1;
      for (next = i + 1; next < count && key_of(lines[next]) < 0;) next++;
      need(key >= 0, UNREADABLE, "a line of the puzzle has no key");
      char *value = strchr(lines[i], ':') + 1;
      numbers |= key == 3;
      if (!pass && (key == 2 || key == 3)) read_start(value, lines + i + 1, next - i - 1);
      if (pass && key == 4) read_goal(value, lines + i + 1, next - i - 1, goal_end[goals]);
      for (char *word = pass && key < 2 ? strtok(value, " ") : NULL; word; word = strtok(NULL, " "))
        read_word(word, key == 0, &same);
    }
  int slots = 0, kinds = 0, gaps = 0, whole = 1;
  for (int i = 0; i < goal_end[goals]; i++) named[group[goal_slot[i]]] = 1;
  for (int piece = 0; piece < pieces; piece++) slot_of[piece] = -1;
  for (int piece = 0; piece < pieces; piece++) {
    int from = slots;
    if (slot_of[piece] >= 0) continue;
    for (int other = piece; other < pieces; other++)
      if (slot_of[other] < 0 && same_kind(piece, other)) piece_in[slot_of[other] = slots++] = other;
    for (int slot = from; slot < slots; slot++) first[slot] = from, last[slot] = slots - 1;
    kinds++;
  }
  for (int slot = 0; slot < slots; slot++) {
    int piece = piece_in[slot];
    way[slot] = room((size_t)size, 4 * sizeof(int));
    legal[slot] = room((size_t)size, 1);
    offset[slot] = room((size_t)length_of[piece], sizeof(int));
    for (int i = 0; i < length_of[piece]; i++)
      offset[slot][i] = shape[piece][2 * i] + shape[piece][2 * i + 1] * width;
    for (int at = 0; at < size; at++) legal[slot][at] = (unsigned char)fits(piece, at);
    for (int at = 0; at < size; at++)
      for (int d = 0; d < 4; d++) {
        int to = beside(at, d == RIGHT ? 1 : d == LEFT ? -1 : 0, d == DOWN ? 1 : d == UP ? -1 : 0);
        int along = !axis[piece] || (axis[piece] == 'h') == (d & 1);
        way[slot][at * 4 + d] = along && to >= 0 && legal[slot][to] ? to : -1;
      }
  }
  for (int cell = 0; cell < size; cell++) gaps += board[cell] == FREE;
  for (int goal = 0; goal < goals; goal++)
    whole &= goal_end[goal] - (goal ? goal_end[goal - 1] : 0) == pieces;
  for (int i = 0; i < goal_end[goals]; i++) goal_slot[i] = slot_of[goal_slot[i]];
  for (int piece = 0; piece < pieces; piece++) whole &= !axis[piece];
  is_tiles = whole && kinds == pieces && pieces == size - 1 && gaps == 1 && width > 1 && height > 1;
  wide = size > 256, bytes = pieces << wide;
  need(bytes && bytes < 256 && goals, UNREADABLE, "the puzzle has no pieces or goals, or too many");
}

/* Puts the pieces on their cells, marked slot + 1; whether they lie right, and the state ascends. */
static int put(const int *at) {
  memset(taken, 0, (size_t)size * sizeof *taken);
  for (int slot = 0; slot < pieces; slot++) {
    if (at[slot] >= size || !legal[slot][at[slot]]) return 0;
    if (slot > first[slot] && at[slot] <= at[slot - 1]) return 0;
    for (int i = 0; i < length_of[piece_in[slot]]; i++) {
      int *cell = &taken[at[slot] + offset[slot][i]];
      if (*cell) return 0;
      *cell = slot + 1;
    }
  }
  return 1;
}
static int is_goal(const int *at) {
  for (int goal = 0, i = 0; goal < goals; goal++) {
    int holds = 1;
    for (; i < goal_end[goal]; i++) {
      int slot = first[goal_slot[i]];
      while (slot < last[goal_slot[i]] && at[slot] != goal_cell[i]) slot++;
      holds &= at[slot] == goal_cell[i];
    }
    if (holds) return 1;
  }
  return 0;
}
/* The cells that a lone piece may enter are way[]; this asks whether others leave them free. */
static int is_free(int slot, int to) {
  for (int i = 0; i < length_of[piece_in[slot]]; i++) {
    int there = taken[to + offset[slot][i]];
    if (there && there != slot + 1) return 0;
  }
  return 1;
}
static uint32_t hash(const unsigned char *key) {
  uint64_t h = 0, part;
  for (int i = 0; i < bytes; i += 8) {
    part = 0;
    memcpy(&part, key + i, bytes - i < 8 ? (size_t)(bytes - i) : 8);
    h = (h ^ part) * 0x9e3779b97f4a7c15u;
    h ^= h >> 29;
  }
  return (uint32_t)(h >> 32);
}
static int holds(const Level *in_level, const unsigned char *key, uint32_t at) {
  if (in_level->count)
    for (; in_level->slots[at & in_level->mask]; at++)
      if (!memcmp(in_level->states + (size_t)(in_level->slots[at & in_level->mask] - 1)
                  * (size_t)bytes, key, (size_t)bytes)) return 1;
  return 0;
}
/* Steps that no way to a goal falls below: Manhattan distance, and linear conflicts. */
static int bound(const int *at) {
  int least = 1 << 30;
  for (int goal = 0; goal < goals; goal++) {
    int total = 0, home[PIECES], slot_at[CELLS / 256];
    for (int i = goal ? goal_end[goal - 1] : 0; i < goal_end[goal]; i++)
      home[goal_slot[i]] = goal_cell[i];
    for (int cell = 0; cell < size; cell++) slot_at[cell] = -1;
    for (int slot = 0; slot < pieces; slot++) {
      slot_at[at[slot]] = slot;
      total += abs(at[slot] % width - home[slot] % width) + abs(at[slot] / width - home[slot] / width);
    }
    for (int n = 0; bound_kind == 2 && n < height + width; n++) {
      int run[CELLS / 256], place[CELLS / 256], tiles = 0, longest = 0, row = n < height;
      for (int k = 0; k < (row ? width : height); k++) {
        int slot = slot_at[row ? n * width + k : k * width + n - height];
        if (slot < 0 || (row ? home[slot] / width != n : home[slot] % width != n - height)) continue;
        place[tiles] = row ? home[slot] % width : home[slot] / width, run[tiles] = 1;
        for (int m = 0; m < tiles; m++)
          if (place[m] < place[tiles] && run[m] >= run[tiles]) run[tiles] = run[m] + 1;
        if (run[tiles++] > longest) longest = run[tiles - 1];
      }
      total += 2 * (tiles - longest);
    }
    if (total < least) least = total;
  }
  return least;
}
/* Refutes unless the state is in one of the levels, or of no use at this depth. */
static void look(const int *at, int depth, uint32_t index) {
  unsigned char key[PIECES];
  for (int i = 0; i < pieces; i++)
    if (wide) key[2 * i] = (unsigned char)(at[i] >> 8), key[2 * i + 1] = (unsigned char)at[i];
    else key[i] = (unsigned char)at[i];
  uint32_t h = hash(key);
  for (int i = 0; i < 3; i++) if (holds(&level[(depth + 3 - i) % 3], key, h)) return;
  if (length >= 0 && depth >= length) return;
  if (bound_kind && depth + bound(at) >= length) return;
  if (!depth) fault(REFUTED, "level 0 lacks the start");
  fault(REFUTED, "level %d: a successor of state %lu is missing", depth - 1, (unsigned long)index);
}
/* The state with a piece elsewhere; origins of a kind ascend again. */
static void move(int *at, int slot, int to) {
  for (; slot > first[slot] && at[slot - 1] > to; slot--) at[slot] = at[slot - 1];
  for (; slot < last[slot] && at[slot + 1] < to; slot++) at[slot] = at[slot + 1];
  at[slot] = to;
}
static void push_all(const int *at, int depth, uint32_t index) {
  int gap = 0, after[PIECES], slot;
  while (taken[gap]) gap++;
  for (int d = 0; d < 4; d++) {
    memcpy(after, at, sizeof after);
    for (int tile, to = gap; (tile = beside(to, (d == 1) - (d == 3), (d == 2) - (d == 0))) >= 0; to = tile) {
      for (slot = 0; after[slot] != tile;) slot++;
      after[slot] = to;
      look(after, depth, index);
    }
  }
}
/* Looks at all successors of a state. */
static void expand(const int *at, int depth, uint32_t index) {
  static int seen[CELLS], queue[CELLS], came[CELLS], stamp;
  int after[PIECES];
  need(put(at), REFUTED, "a state is none");
  if (metric == MTM) push_all(at, depth, index);
  for (int slot = 0; metric != MTM && slot < pieces; slot++) {
    int tail = 1;
    queue[0] = at[slot], came[0] = -1, seen[at[slot]] = ++stamp;
    for (int head = 0; head < (metric == STEPS ? 1 : tail); head++)
      for (int d = 0; d < 4; d++) {
        int to = way[slot][queue[head] * 4 + d];
        if (to < 0 || seen[to] == stamp || !is_free(slot, to)) continue;
        if (metric == SLIDES && head && came[head] != d) continue;
        seen[to] = stamp, queue[tail] = to, came[tail++] = d;
        memcpy(after, at, (size_t)pieces * sizeof *at);
        move(after, slot, to);
        look(after, depth, index);
      }
  }
}
static void unpack(const unsigned char *state, int *at) {
  for (int i = 0; i < pieces; i++) at[i] = wide ? state[2 * i] << 8 | state[2 * i + 1] : state[i];
}
/* Reads a level, whose states ascend and are no goals. */
static void read_level(int depth) {
  Level *to = &level[depth % 3];
  int at[PIECES];
  free(to->states), free(to->slots);
  memset(to, 0, sizeof *to);
  sum = ~0u;
  uint32_t count = number(), capacity = 0;
  for (uint32_t i = 0; i < count; i++) {
    if (i == capacity) {  /* a false count claims no more memory than there are states */
      capacity = capacity ? capacity * 2 : 1024;
      unsigned char *more = realloc(to->states, (size_t)capacity * (size_t)bytes);
      need(more != NULL, UNREADABLE, "there is not enough memory");
      to->states = more;
    }
    unsigned char *state = to->states + (size_t)i * (size_t)bytes, *before = state - bytes;
    int shared = byte();
    need(shared <= (i ? bytes : 0), UNREADABLE, "a state shares too much");
    if (shared) memcpy(state, before, (size_t)shared);
    for (int k = shared; k < bytes; k++) state[k] = (unsigned char)byte();
    if (i && memcmp(before, state, (size_t)bytes) >= 0)
      fault(REFUTED, "level %d: state %lu is out of order", depth, (unsigned long)i);
    unpack(state, at);
    if (!put(at)) fault(REFUTED, "level %d: state %lu is none", depth, (unsigned long)i);
    if (is_goal(at)) fault(REFUTED, "level %d: state %lu is a goal", depth, (unsigned long)i);
    to->count++;
  }
  uint32_t found = ~sum;
  if (number() != found) fault(UNREADABLE, "the checksum of level %d is wrong", depth);
  for (to->mask = 1; to->mask / 2 < count; to->mask = to->mask * 2 + 1) {}
  to->slots = room((size_t)to->mask + 1, sizeof *to->slots);
  for (uint32_t i = 0; i < count; i++) {
    uint32_t slot = hash(to->states + (size_t)i * (size_t)bytes);
    while (to->slots[slot & to->mask]) slot++;
    to->slots[slot & to->mask] = i + 1;
  }
}

/* Plays the solution from the start; its length in the metric. */
static int replay(char *words, int *at) {
  int units = 0, slot_before = -1, way_before = -1;
  memset(taken, 0, sizeof taken);
  for (int slot = 0; slot < pieces; slot++)
    for (int i = 0; i < length_of[piece_in[slot]]; i++) taken[at[slot] + offset[slot][i]] = slot + 1;
  for (char *word = strtok(words, " "); word; word = strtok(NULL, " ")) {
    size_t n = strlen(word) - 1;
    const char *d = strchr(ways, word[n]);
    int piece = piece_of(word, n), slot = slot_of[piece];
    need(d && piece < pieces, UNREADABLE, "a step is none");
    int to = way[slot][at[slot] * 4 + (d - ways)];
    if (to < 0 || !is_free(slot, to)) fault(REFUTED, "step %.40s is not legal", word);
    for (int i = 0; i < length_of[piece]; i++) taken[at[slot] + offset[slot][i]] = 0;
    for (int i = 0; i < length_of[piece]; i++) taken[to + offset[slot][i]] = slot + 1;
    at[slot] = to;
    int same_slot = slot == slot_before, same_way = (int)(d - ways) == way_before;
    units += !(metric == MOVES ? same_slot : metric == MTM ? same_way
               : metric == SLIDES && same_slot && same_way);
    slot_before = slot, way_before = (int)(d - ways);
  }
  need(is_goal(at), REFUTED, "the solution does not reach a goal");
  return units;
}
/* Whether exchanges of tiles and steps of the gap can bring the start to a goal. */
static int is_even(const int *at, int goal) {
  int to[PIECES + 1], odd = 0, gap = 0, home = 0;
  need(size <= PIECES, UNREADABLE, "the board is too large");
  for (int cell = 0; cell < size; cell++) to[cell] = -1, gap += cell, home += cell;
  for (int i = goal ? goal_end[goal - 1] : 0; i < goal_end[goal]; i++) {
    to[at[goal_slot[i]]] = goal_cell[i];
    gap -= at[goal_slot[i]], home -= goal_cell[i];
  }
  to[gap] = home;
  for (int a = 0; a < size; a++) for (int b = a + 1; b < size; b++) odd ^= to[a] > to[b];
  return !((odd + gap % width + gap / width + home % width + home / width) & 1);
}
static void check_levels(int count, unsigned long long states, const int *at) {
  unsigned long long total = 0;
  int now[PIECES];
  if (count) read_level(0);
  look(at, 0, 0);
  for (int depth = 0; depth < count; depth++) {
    Level *here = &level[depth % 3];
    if (depth + 1 < count) read_level(depth + 1);
    else level[(depth + 1) % 3].count = 0;
    total += here->count;
    for (uint32_t i = 0; depth + 1 != length && i < here->count; i++) {
      unpack(here->states + (size_t)i * (size_t)bytes, now);
      expand(now, depth + 1, i);
    }
  }
  need(total == states, REFUTED, "the levels hold another number of states");
}
static void check(void) {
  size_t end = 0;
  int at[PIECES], again[PIECES], parity, count = 0;
  char *lines[1024], sum_found[9];
  need(!strcmp(line("", &end), "glissade certificate 1"), UNREADABLE, "this is no certificate");
  char *unit = line("metric: ", &end), *claim = line("claim: ", &end);
  char *evidence = line("evidence: ", &end);
  unsigned long long depth = count_of(line("levels: ", &end));
  unsigned long long states = count_of(line("states: ", &end));
  char *solution = line("solution:", &end);
  unsigned long long rows = count_of(line("puzzle: ", &end));
  need(rows < 1024 && depth < 1 << 30, UNREADABLE, "the puzzle has too many lines");
  while (count < (int)rows) lines[count++] = line("", &end);
  snprintf(sum_found, sizeof sum_found, "%08lx", (unsigned long)(~sum & 0xffffffffu));
  need(!strcmp(line("crc: ", &end), sum_found), UNREADABLE, "the checksum of the head is wrong");
  read_puzzle(lines, count);
  for (metric = 0; metric < 4 && strcmp(unit, metrics[metric]);) metric++;
  need(metric < (is_tiles ? 4 : 3), UNREADABLE, "there is no such metric");
  bound_kind = !strcmp(evidence, "manhattan") ? 1 : !strcmp(evidence, "linear-conflict") ? 2 : 0;
  parity = !strcmp(evidence, "parity");
  need(bound_kind || parity || !strcmp(evidence, "levels"), UNREADABLE, "no such evidence");
  for (int slot = 0; slot < pieces; slot++) at[slot] = again[slot] = start[piece_in[slot]];
  need(put(at), REFUTED, "the start is no state");
  length = -1;
  if (strcmp(claim, "unsolvable")) {
    need(!strncmp(claim, "length ", 7), UNREADABLE, "there is no such claim");
    unsigned long long claimed = count_of(claim + 7);
    need((unsigned long long)replay(solution, again) == claimed, REFUTED, "the solution has another length");
    need(depth == claimed, REFUTED, "a length needs as many levels");
    length = (int)claimed;
  }
  need(!bound_kind || (is_tiles && metric != MTM && length >= 0), REFUTED, "bounds are for lengths of tile puzzles in steps");
  need(!bound_kind || size <= PIECES, UNREADABLE, "the board is too large");
  need(!parity || (is_tiles && length < 0 && !depth), REFUTED, "parity proves no such claim");
  for (int goal = 0; parity && goal < goals; goal++)
    need(!is_even(at, goal), REFUTED, "a goal has the parity of the start");
  if (!parity) check_levels((int)depth, states, at);
  need(next_byte() == EOF, UNREADABLE, "there are bytes after the last level");
}
static void forget(void) {
  for (int i = 0; i < PIECES; i++) {
    free(shape[i]), free(way[i]), free(offset[i]), free(legal[i]);
    shape[i] = way[i] = offset[i] = NULL, legal[i] = NULL, axis[i] = named[i] = length_of[i] = 0;
  }
  for (int i = 0; i < 3; i++) free(level[i].states), free(level[i].slots);
  memset(level, 0, sizeof level);
  pieces = width = height = size = numbers = goals = goal_end[0] = 0;
  have = used = 0, sum = ~0u;
}
int main(int count, char **files) {
  static int worst;
  if (count < 2) worst = UNREADABLE, puts("usage: certificate FILE...");
  for (uint32_t i = 0; i < 256; i++) {
    sums[i] = i;
    for (int bit = 0; bit < 8; bit++) sums[i] = sums[i] >> 1 ^ (sums[i] & 1 ? 0xedb88320u : 0);
  }
  for (int i = 1; i < count; i++) {
    forget();
    int code = setjmp(fail);
    if (!code) {
      in = fopen(files[i], "rb");
      need(in != NULL, UNREADABLE, "the file cannot be opened");
      check();
      if (length < 0) puts("proved: unsolvable");
      else printf("proved: length %d %s\n", length, metrics[metric]);
    } else printf("%s: %s\n", code == REFUTED ? "refuted" : "unreadable", message);
    if (in) fclose(in);
    in = NULL;
    if (code > worst) worst = code;
  }
  return worst;
}
