/* Checks certificates of Glissade: cc -std=c99 -O2 -o certificate certificate.c, ./certificate FILE...
 * docs/certificates.md tells the form and the rules. Exit code: 0 proved, 1 refuted, 2 unreadable.
 * Three levels are in memory at a time, each a hash table of its states. */
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { REFUTED = 1, UNREADABLE, PIECES = 256, CELLS = 1 << 16, NAME = 64, WORDS = 33, BATCH = 512 };
enum { FREE, GATE, WALL, PIECE, UP = 0, RIGHT, DOWN, LEFT, STEPS = 0, SLIDES, MOVES, MTM };
typedef struct { char name[NAME]; int group, axis, cells, *shape; } Piece;
typedef struct { uint64_t *table, *end, capacity; } Level;

static jmp_buf fail;
static FILE *in;
static unsigned char buffer[1 << 16];
static size_t have, used, text_end;
static uint32_t sum, sums[256];
static char text[1 << 22];
static Piece piece[PIECES], *owner[PIECES];    /* as the start has them; by slot, kind after kind */
static int pieces, first[PIECES], last[PIECES], slot_of[PIECES], named[PIECES];
static int width, height, size, numbers, is_tiles, wide, bytes, words, metric, bound_kind, length;
static int row[CELLS], column[CELLS], cells[CELLS], board[CELLS], beside[CELLS][4];
static int shapes[2 * CELLS];
static uint64_t taken[CELLS / 32 + 8], hash;   /* a bit of each cell under a piece, and their hash */
static uint64_t *lies[PIECES];                 /* by slot: what `make_lies` makes for each origin */
static int blocks, span, lie_words, tile_at[CELLS], start_at[PIECES];
static int goals, goal_end[CELLS], goal_slot[CELLS], goal_cell[CELLS];
static Level level[3];
static uint64_t batch[BATCH][WORDS];           /* successors to look for, and their hashes */
static uint32_t hashes[BATCH];
static int waiting, depth;
static volatile uint64_t touched;
static const char *const metrics[] = {"steps", "slides", "moves", "mtm"}, *const ways = "URDL";
static const char *message;
static char where[32];

static void need(int holds, int code, const char *words_if_not) {
  if (!holds) message = words_if_not, longjmp(fail, code);
}
static void refute(int at_level, const char *words_of) {
  snprintf(where, sizeof where, "level %d: ", at_level);
  need(0, REFUTED, words_of);
}
static void *room(size_t count, size_t each) {
  void *memory = calloc(count, each);
  need(memory != NULL, UNREADABLE, "there is not enough memory");
  return memory;
}
static const unsigned char *take(size_t count) {
  if (have - used < count) {
    memmove(buffer, buffer + used, have -= used);
    have += fread(buffer + have, 1, sizeof buffer - have, in), used = 0;
    need(have >= count, UNREADABLE, "the file is cut short");
  }
  const unsigned char *taken = buffer + used;
  uint32_t now = sum;
  for (size_t i = 0; i < count; i++) now = sums[(now ^ taken[i]) & 255] ^ now >> 8;
  used += count, sum = now;
  return taken;
}
static uint32_t number(void) {
  const unsigned char *b = take(4);
  return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}
/* Reads a line that begins with a key; what is behind the key. */
static char *line(const char *key) {
  char *begin = text + text_end, next;
  while ((next = (char)*take(1)) != '\n') {
    need(next && text_end + 2 < sizeof text, UNREADABLE, "a line is too long");
    text[text_end++] = next;
  }
  text[text_end++] = 0;
  need(!strncmp(begin, key, strlen(key)), UNREADABLE, "a line of the head is missing");
  return begin + strlen(key);
}
static uint64_t count_of(const char *word) {
  size_t digits = strspn(word, "0123456789");
  int is_plain = digits && digits < 16 && !word[digits] && (*word != '0' || digits == 1);
  need(is_plain, UNREADABLE, "a number is none");
  return strtoull(word, NULL, 10);
}
static int piece_of(const char *word, size_t n) {
  int p = 0;
  while (p < pieces && (strlen(piece[p].name) != n || memcmp(piece[p].name, word, n))) p++;
  return p;
}
/* Reads a picture, its rows divided by slashes, to cells[]. The start names the pieces. */
static void read_picture(const char *at, int is_start) {
  int count = 0, rows = 0;
  at += strspn(at, " ");
  for (at += *at == '/';; at++) {
    while (*at && *at != '/') {
      size_t n = numbers ? strcspn(at, " /") : 1;
      while (!numbers && (at[n] & 0xc0) == 0x80) n++;
      const char *mark = n == 1 ? strchr(numbers ? ".0-#" : ".-#", *at) : NULL;
      int cell = mark ? *mark == '#' ? WALL : *mark == '-' ? GATE : FREE : PIECE + piece_of(at, n);
      if (cell == PIECE + pieces && n) {
        need(is_start && n < NAME && pieces < PIECES - 1, UNREADABLE, "a piece is unknown");
        memcpy(piece[pieces].name, at, n), pieces++;
      }
      need(count < CELLS, UNREADABLE, "the board is too large");
      if (n) cells[count++] = cell;
      at += n ? n : 1;
    }
    if (is_start && !rows) width = count;
    need(count && count == ++rows * width, UNREADABLE, "a picture is no such rectangle");
    if (!*at) break;
  }
  if (is_start) height = rows, size = count;
  need(count == size, UNREADABLE, "a goal has another size");
}
/* Whether the cells of a piece beside an origin are within the rectangle and open to it. */
static int fits(const Piece *p, int at) {
  for (int i = 0; i < p->cells; i++) {
    int x = column[at] + p->shape[2 * i], y = row[at] + p->shape[2 * i + 1];
    if (x < 0 || y < 0 || x >= width || y >= height) return 0;
    if (board[y * width + x] > (named[p->group] ? GATE : FREE)) return 0;
  }
  return 1;
}
static void read_start(const char *value) {
  int *end = shapes;
  need(!size, UNREADABLE, "there are two starts");
  read_picture(value, 1);
  memset(taken, 0, sizeof taken);
  for (int cell = 0; cell < size; cell++) {
    row[cell] = cell / width, column[cell] = cell % width;
    beside[cell][UP] = row[cell] ? cell - width : -1;
    beside[cell][RIGHT] = column[cell] + 1 < width ? cell + 1 : -1;
    beside[cell][DOWN] = row[cell] + 1 < height ? cell + width : -1;
    beside[cell][LEFT] = column[cell] ? cell - 1 : -1;
    board[cell] = cells[cell] < PIECE ? cells[cell] : FREE;
    blocks += board[cell] != FREE;
  }
  for (int k = 0; k < pieces; k++) {
    Piece *p = &piece[k];
    p->group = k, p->shape = end, start_at[k] = -1;
    for (int cell = 0; cell < size; cell++) {
      if (cells[cell] != PIECE + k) continue;
      if (start_at[k] < 0) start_at[k] = cell;
      *end++ = column[cell] - column[start_at[k]];
      *end++ = row[cell] - row[start_at[k]], p->cells++;
    }
  }
}
/* A hash of a kind at a cell. */
static uint64_t mixed(int n) {
  uint64_t z = (uint64_t)n * 0x9e3779b97f4a7c15u + 1;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u, z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}
/* What a piece does to taken[] at each origin: its first word and the ways that walls leave open, a
 * hash, masks of its cells in the words of its span, and of the cells that a step each way covers. */
static void make_lies(void) {
  span = 1;
  for (int k = 0; k < pieces; k++) {
    const Piece *p = &piece[k];
    int cells_long = p->shape[2 * p->cells - 1] * width + 2 * width + p->shape[2 * p->cells - 2];
    if (size > 64 && cells_long / 64 + 2 > span) span = cells_long / 64 + 2;
  }
  lie_words = 2 + 5 * span;
  for (int slot = 0; slot < pieces; slot++) {
    const Piece *p = owner[slot];
    if (slot > first[slot]) lies[slot] = lies[slot - 1];
    else lies[slot] = room((size_t)(size * lie_words), sizeof *taken);
    for (int at = 0; slot == first[slot] && at < size; at++) {
      uint64_t *lie = lies[slot] + at * lie_words;
      int low = at > width ? (at - width) / 64 : 0;
      if (!fits(p, at)) continue;
      lie[0] = (uint64_t)low << 8 | 16, lie[1] = mixed(slot * CELLS + at);
      for (int i = 0; i < p->cells; i++) {
        int cell = at + p->shape[2 * i + 1] * width + p->shape[2 * i];
        lie[2 + cell / 64 - low] |= (uint64_t)1 << (cell & 63);
      }
      for (int d = 0; d < 4; d++) {
        int to = beside[at][d];
        if (to < 0 || !fits(p, to) || (p->axis && (p->axis == 'h') != (d & 1))) continue;
        lie[0] |= 1u << d;
        for (int i = 0; i < p->cells; i++) {
          int cell = to + p->shape[2 * i + 1] * width + p->shape[2 * i];
          if (!(lie[2 + cell / 64 - low] >> (cell & 63) & 1))
            lie[2 + span + 4 * (cell / 64 - low) + d] |= (uint64_t)1 << (cell & 63);
        }
      }
    }
  }
}
static void read_goal(const char *value) {
  int from = goal_end[goals], drawn[PIECES] = {0};
  read_picture(value, 0);
  for (int cell = 0; cell < size; cell++) {
    int p = cells[cell] - PIECE, i = from;
    if (p < 0) continue;
    while (i < goal_end[goals] && goal_slot[i] != p) i++;
    need(i + 1 < CELLS && goals + 2 < CELLS, UNREADABLE, "there are too many goals");
    if (i == goal_end[goals]) goal_slot[i] = p, goal_cell[goal_end[goals]++] = cell;
    const int *at = piece[p].shape + 2 * drawn[p]++;
    int is_there = drawn[p] <= piece[p].cells && column[cell] - column[goal_cell[i]] == at[0]
                && row[cell] - row[goal_cell[i]] == at[1];
    need(is_there, UNREADABLE, "a goal changes a shape");
    named[piece[p].group] = 1;
  }
  for (int i = from; i < goal_end[goals]; i++)
    need(drawn[goal_slot[i]] == piece[goal_slot[i]].cells, UNREADABLE, "a goal changes a shape");
  goals++, goal_end[goals] = goal_end[goals - 1];
}
/* Reads the words of axes: (A=h) or same: (A B). */
static void read_words(char *value, int is_axis) {
  int same = -1;
  for (char *word = strtok(value, " "); word; word = strtok(NULL, " ")) {
    size_t n = strlen(word);
    int p = piece_of(word, is_axis && n > 2 ? n - 2 : n), old = piece[p].group;
    need(p < pieces, UNREADABLE, "a piece is unknown");
    need(!is_axis || strchr("hv", word[n - 1]), UNREADABLE, "an axis is neither h nor v");
    if (is_axis) piece[p].axis = word[n - 1];
    for (int k = 0; !is_axis && same >= 0 && k < pieces; k++)
      if (piece[k].group == old) piece[k].group = same;
    same = piece[p].group;
  }
}
static int are_alike(const Piece *a, const Piece *b) {
  return a->axis == b->axis && a->cells == b->cells
      && !memcmp(a->shape, b->shape, 2 * sizeof(int) * (size_t)a->cells);
}
static int same_kind(const Piece *a, const Piece *b) {
  if (!named[a->group] && !named[b->group]) return are_alike(a, b);
  need(a->group != b->group || are_alike(a, b), UNREADABLE, "pieces of a group are not alike");
  return a->group == b->group;
}
/* Reads the puzzle: its axes and groups stand before its start, which names the pieces. */
static void read_puzzle(uint64_t count) {
  static const char *const keys[] = {"axes:", "same:", "start:", "tiles:", "goal:", ""};
  static char *values[1024];
  int kind_of[1024], n = 0, slots = 0, kinds = 0, whole = 1;
  for (need(count < 1024, UNREADABLE, "the puzzle has too many lines"); count; count--) {
    char *row = line("");
    int key = 0;
    while (strncmp(row, keys[key], strlen(keys[key]))) key++;
    need(n || key < 5, UNREADABLE, "a line of the puzzle has no key");
    if (key == 5) row[-1] = '/';
    else kind_of[n] = key, values[n++] = row + strlen(keys[key]);
    numbers |= key == 3;
  }
  for (int i = 0; i < n; i++) if (kind_of[i] == 2 || kind_of[i] == 3) read_start(values[i]);
  need(size, UNREADABLE, "the puzzle has no start");
  for (int i = 0; i < n; i++) if (kind_of[i] < 2) read_words(values[i], kind_of[i] == 0);
  for (int i = 0; i < n; i++) if (kind_of[i] == 4) read_goal(values[i]);
  for (int p = 0, q; p < pieces; p++) {
    for (q = 0; q < p && !same_kind(&piece[q], &piece[p]);) q++;
    if (q < p) continue;
    for (kinds++; q < pieces; q++)
      if (same_kind(&piece[p], &piece[q])) owner[slot_of[q] = slots++] = &piece[q];
    for (int i = slot_of[p]; i < slots; i++) first[i] = slot_of[p], last[i] = slots - 1;
  }
  for (int i = 0; i < goal_end[goals]; i++) goal_slot[i] = slot_of[goal_slot[i]];
  for (int g = 0; g < goals; g++) whole &= goal_end[g] - (g ? goal_end[g - 1] : 0) == pieces;
  for (int p = 0; p < pieces; p++) whole &= !piece[p].axis && piece[p].cells == 1;
  make_lies();
  is_tiles = whole && kinds == pieces && pieces == size - 1 && !blocks && width > 1 && height > 1;
  wide = size > 256, bytes = pieces << wide, words = bytes / 8 + 1 > 2 ? bytes / 8 + 1 : 2;
  need(bytes && bytes < 256 && goals, UNREADABLE, "the puzzle has no pieces or goals, or too many");
}

/* A state is its bytes, and behind them one that is not 0: cells of a table without it are free. */
static int origin(const unsigned char *state, int slot) {
  return wide ? state[2 * slot] << 8 | state[2 * slot + 1] : state[slot];
}
static void set(unsigned char *state, int slot, int to) {
  if (wide) state[2 * slot] = (unsigned char)(to >> 8), state[2 * slot + 1] = (unsigned char)to;
  else state[slot] = (unsigned char)to;
}
static const uint64_t *lie_of(const unsigned char *state, int slot) {
  return lies[slot] + origin(state, slot) * lie_words;
}
/* Puts a piece at its origin, or lifts it from there. */
static void turn(const unsigned char *state, int slot) {
  const uint64_t *lie = lie_of(state, slot);
  for (int i = 0; i < span; i++) taken[(lie[0] >> 8) + i] ^= lie[2 + i];
  hash ^= lie[1];
}
static void lift_all(void) { memset(taken, 0, (size_t)(size / 64 + 1) * sizeof *taken), hash = 0; }
/* Puts the pieces from a slot on; whether they lie right, and ascend within kinds. */
static int put(const unsigned char *state, int from) {
  for (int slot = from; slot < pieces; slot++) {
    int at = origin(state, slot);
    if (at >= size || (slot > first[slot] && at <= origin(state, slot - 1))) return 0;
    const uint64_t *lie = lie_of(state, slot);
    if (!lie[0]) return 0;
    for (int i = 0; i < span; i++) if (taken[(lie[0] >> 8) + i] & lie[2 + i]) return 0;
    turn(state, slot);
  }
  return 1;
}
static int is_goal(const unsigned char *state) {
  for (int goal = 0, i = 0, holds = 1; goal < goals; goal++, holds = 1) {
    for (i = goal ? goal_end[goal - 1] : 0; holds && i < goal_end[goal]; i++) {
      int slot = first[goal_slot[i]];
      while (slot < last[slot] && origin(state, slot) != goal_cell[i]) slot++;
      holds = origin(state, slot) == goal_cell[i];
    }
    if (holds) return 1;
  }
  return 0;
}
static uint64_t *place(const Level *in_level, uint64_t h) {
  return in_level->table + (h * in_level->capacity >> 32) * (uint64_t)words;
}
static int holds(const Level *in_level, const uint64_t *state, uint64_t h) {
  for (uint64_t *at = place(in_level, h); at[words - 1];) {
    int same = 1;
    for (int i = 0; i < words; i++) same &= at[i] == state[i];
    if (same) return 1;
    if ((at += words) == in_level->end) at = in_level->table;
  }
  return 0;
}
/* Steps that no way to a goal falls below: Manhattan distance, and linear conflicts. */
static int bound(const unsigned char *state) {
  int least = 1 << 30, home[PIECES], slot_at[PIECES];
  for (int goal = 0; goal < goals; goal++) {
    int total = 0;
    for (int cell = 0; cell < size; cell++) slot_at[cell] = -1;
    for (int i = goal ? goal_end[goal - 1] : 0; i < goal_end[goal]; i++) {
      int slot = goal_slot[i], at = origin(state, slot), to = home[slot] = goal_cell[i];
      slot_at[at] = slot;
      total += abs(column[at] - column[to]) + abs(row[at] - row[to]);
    }
    for (int n = 0; bound_kind == 2 && n < height + width; n++) {
      int run[PIECES], place[PIECES], tiles = 0, longest = 0, is_row = n < height;
      const int *line_of = is_row ? row : column, *along = is_row ? column : row;
      int at = is_row ? n * width : n - height, by = is_row ? 1 : width;
      for (int k = is_row ? width : height; k; k--, at += by) {
        int slot = slot_at[at];
        if (slot < 0 || line_of[home[slot]] != line_of[at]) continue;
        place[tiles] = along[home[slot]], run[tiles] = 1;
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
/* Looks for the successors that wait: refutes unless each is in one of three levels, or of no use.
 * First it touches their places, so that the processor fetches them at the same time. */
static void look(void) {
  const Level *next = &level[depth % 3], *here = &level[(depth + 2) % 3];
  const Level *back = &level[(depth + 1) % 3];
  uint64_t seen = 0;
  for (int i = 0; i < waiting; i++)
    seen += *place(next, hashes[i]) + *place(back, hashes[i]) + *place(here, hashes[i]);
  touched = seen;
  for (int i = 0; i < waiting; i++) {
    uint64_t *state = batch[i], h = hashes[i];
    if (holds(next, state, h) || holds(back, state, h) || holds(here, state, h)) continue;
    if (length >= 0 && depth >= length) continue;
    if (bound_kind && depth + bound((unsigned char *)state) >= length) continue;
    need(depth, REFUTED, "level 0 lacks the start");
    refute(depth - 1, "a successor of a state is missing");
  }
  waiting = 0;
}
/* A copy of the state that waits to be looked for; the hash is that of what it will be. */
static unsigned char *wait(const uint64_t *state, uint64_t hash_of) {
  if (waiting == BATCH) look();
  for (int i = 0; i < words; i++) batch[waiting][i] = state[i];
  hashes[waiting] = (uint32_t)(hash_of >> 32);
  return (unsigned char *)batch[waiting++];
}
static uint64_t hash_at(int slot, int at) { return lies[slot][at * lie_words + 1]; }
static void push_tiles(const uint64_t *state) {
  int gap = size * (size - 1) / 2;
  lift_all();
  for (int slot = 0; slot < pieces; slot++) {
    int at = origin((const unsigned char *)state, slot);
    gap -= at, tile_at[at] = slot, hash ^= hash_at(slot, at);
  }
  for (int d = 0; d < 4; d++) {
    uint64_t now = hash;
    for (int to = gap, from; (from = beside[to][d]) >= 0; to = from) {
      now ^= hash_at(tile_at[from], from) ^ hash_at(tile_at[from], to);
      unsigned char *after = wait(state, now);
      for (int tile = gap; tile != from; tile = beside[tile][d])
        set(after, tile_at[beside[tile][d]], tile);
      if (metric != MTM) break;
    }
  }
}
/* The directions in which a piece can go a step, a bit each. */
static int open_ways(const uint64_t *lie) {
  const uint64_t *there = taken + (lie[0] >> 8), *edge = lie + 2 + span;
  uint64_t up = 0, right = 0, down = 0, left = 0;
  for (int i = 0; i < span; i++, edge += 4)
    up |= there[i] & edge[0], right |= there[i] & edge[1],
    down |= there[i] & edge[2], left |= there[i] & edge[3];
  return ((!up) | (!right) << 1 | (!down) << 2 | (!left) << 3) & (int)lie[0] & 15;
}
/* A piece at another place; origins of its kind ascend again. */
static void wait_with(const uint64_t *state, int slot, int to) {
  unsigned char *after = wait(state, hash ^ hash_at(slot, to));
  for (; slot > first[slot] && origin(after, slot - 1) > to; slot--)
    set(after, slot, origin(after, slot - 1));
  for (; slot < last[slot] && origin(after, slot + 1) < to; slot++)
    set(after, slot, origin(after, slot + 1));
  set(after, slot, to);
}
/* Moves a piece to where it can go. */
static void move_piece(const uint64_t *state, int slot, int open) {
  static const int lowest[] = {0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0};
  static int seen[CELLS], queue[CELLS], came[CELLS], stamp;
  const unsigned char *now = (const unsigned char *)state;
  int tail = 1, at = origin(now, slot);
  turn(now, slot);
  queue[0] = at, seen[at] = ++stamp;
  for (int head = 0; head < tail; head++) {
    int from = queue[head];
    if (head) open = metric == STEPS ? 0 : open_ways(lies[slot] + from * lie_words);
    if (head && metric == SLIDES) open &= 1 << came[head];
    for (; open; open &= open - 1) {
      int d = lowest[open], to = beside[from][d];
      if (seen[to] == stamp) continue;
      seen[to] = stamp, queue[tail] = to, came[tail++] = d;
      wait_with(state, slot, to);
    }
  }
  turn(now, slot);
}
static void move_pieces(const uint64_t *state) {
  const uint64_t *lie[PIECES];
  lift_all();
  for (int slot = 0; slot < pieces; slot++) {
    lie[slot] = lie_of((const unsigned char *)state, slot);
    for (int i = 0; i < span; i++) taken[(lie[slot][0] >> 8) + i] |= lie[slot][2 + i];
    hash ^= lie[slot][1];
  }
  for (int slot = 0, open; slot < pieces; slot++)
    if ((open = open_ways(lie[slot]))) move_piece(state, slot, open);
}
static void empty(Level *to, uint64_t count) {
  free(to->table);
  to->capacity = 2 * count + 1;
  to->table = NULL, need(!(count >> 31), UNREADABLE, "there is not enough memory");
  to->table = room((size_t)to->capacity, (size_t)words * sizeof *to->table);
  to->end = to->table + to->capacity * (uint64_t)words;
}
/* Reads a level, whose states ascend and are no goals; how many there are. */
static uint32_t read_level(int depth_of) {
  Level *to = &level[depth_of % 3];
  uint64_t space[WORDS] = {0}, *at;
  unsigned char *state = (unsigned char *)space;
  sum = ~0u;
  uint32_t count = number();
  empty(to, count), lift_all();
  state[8 * words - 1] = 1;
  for (uint32_t i = 0; i < count; i++) {
    int shared = *take(1), from = shared >> wide, order = 0;
    if (shared > (i ? bytes : 0)) need(0, UNREADABLE, "a state shares too much");
    const unsigned char *rest = take((size_t)(bytes - shared));
    for (int slot = from; i && slot < pieces; slot++) turn(state, slot);
    for (int k = shared; k < bytes; k++) {
      if (!order) order = rest[k - shared] - state[k];
      state[k] = rest[k - shared];
    }
    if (i && order <= 0) refute(depth_of, "a state is out of order");
    if (!put(state, from)) refute(depth_of, "a state is none");
    if (is_goal(state)) refute(depth_of, "a state is a goal");
    for (at = place(to, hash >> 32); at[words - 1];)
      if ((at += words) == to->end) at = to->table;
    memcpy(at, space, (size_t)words * sizeof *at);
  }
  uint32_t found = ~sum;
  need(number() == found, UNREADABLE, "the checksum of a level is wrong");
  return count;
}
static void check_levels(int count, uint64_t states, const uint64_t *start) {
  uint64_t total = 0;
  lift_all(), put((const unsigned char *)start, 0);
  for (int i = 0; i < 3; i++) empty(&level[i], 0);
  uint64_t hash_of_start = hash;
  if (count) total += read_level(0);
  for (depth = 0, wait(start, hash_of_start), look(); depth++ < count; look()) {
    Level *here = &level[(depth - 1) % 3];
    if (depth < count) total += read_level(depth);
    else empty(&level[depth % 3], 0);
    for (uint64_t *at = here->table; depth != length && at < here->end; at += words) {
      if (!at[words - 1]) continue;
      if (is_tiles) push_tiles(at);
      else move_pieces(at);
    }
  }
  need(total == states, REFUTED, "the levels hold another number of states");
}

/* Plays the solution from the start; its length in the metric. */
static int replay(char *words_of, unsigned char *state) {
  int units = 0, slot_before = -1, way_before = -1;
  for (char *word = strtok(words_of, " "); word; word = strtok(NULL, " ")) {
    size_t n = strlen(word) - 1;
    const char *d = strchr(ways, word[n]);
    int p = piece_of(word, n), slot = slot_of[p], way = d ? (int)(d - ways) : 0;
    need(d && p < pieces, UNREADABLE, "a step is none");
    need(open_ways(lie_of(state, slot)) >> way & 1, REFUTED, "a step is not legal");
    turn(state, slot), set(state, slot, beside[origin(state, slot)][way]), turn(state, slot);
    int same_slot = slot == slot_before, same_way = way == way_before;
    units += !(metric == MOVES ? same_slot : metric == MTM ? same_way
               : metric == SLIDES && same_slot && same_way);
    slot_before = slot, way_before = way;
  }
  need(is_goal(state), REFUTED, "the solution does not reach a goal");
  return units;
}
/* Whether exchanges of tiles and steps of the gap can bring the start to a goal. */
static int is_even(const unsigned char *state, int goal) {
  int to[PIECES + 1], odd = 0, gap = 0, home = 0;
  for (int cell = 0; cell < size; cell++) to[cell] = -1, gap += cell, home += cell;
  for (int i = goal ? goal_end[goal - 1] : 0; i < goal_end[goal]; i++) {
    int at = origin(state, goal_slot[i]);
    to[at] = goal_cell[i], gap -= at, home -= goal_cell[i];
  }
  to[gap] = home;
  for (int a = 0; a < size; a++) for (int b = a + 1; b < size; b++) odd ^= to[a] > to[b];
  return !((odd + row[gap] + column[gap] + row[home] + column[home]) & 1);
}
static void check(void) {
  uint64_t start[WORDS] = {0}, again[WORDS];
  unsigned char *state = (unsigned char *)start;
  char found[9];
  need(!strcmp(line(""), "glissade certificate 1"), UNREADABLE, "this is no certificate");
  char *unit = line("metric: "), *claim = line("claim: "), *evidence = line("evidence: ");
  uint64_t levels = count_of(line("levels: ")), states = count_of(line("states: "));
  char *solution = line("solution:");
  read_puzzle(count_of(line("puzzle: ")));
  snprintf(found, sizeof found, "%08lx", (unsigned long)(~sum & 0xffffffffu));
  need(!strcmp(line("crc: "), found), UNREADABLE, "the checksum of the head is wrong");
  need(levels < 1 << 30, UNREADABLE, "there are too many levels");
  for (metric = 0; metric < 4 && strcmp(unit, metrics[metric]);) metric++;
  need(metric < (is_tiles ? 4 : 3), UNREADABLE, "there is no such metric");
  int parity = !strcmp(evidence, "parity"), is_length = !strncmp(claim, "length ", 7);
  bound_kind = !strcmp(evidence, "manhattan") ? 1 : !strcmp(evidence, "linear-conflict") ? 2 : 0;
  need(bound_kind || parity || !strcmp(evidence, "levels"), UNREADABLE, "no such evidence");
  need(is_length || !strcmp(claim, "unsolvable"), UNREADABLE, "there is no such claim");
  for (int slot = 0; slot < pieces; slot++) set(state, slot, start_at[owner[slot] - piece]);
  state[8 * words - 1] = 1, length = -1;
  need(put(state, 0), REFUTED, "the start is no state");
  if (is_length) {
    memcpy(again, start, sizeof start);
    uint64_t units = (uint64_t)replay(solution, (unsigned char *)again);
    need(units == count_of(claim + 7), REFUTED, "the solution has another length");
    need(levels == units, REFUTED, "a length needs as many levels");
    length = (int)units;
  }
  int bounds_fit = is_tiles && metric != MTM && is_length;
  need(!bound_kind || bounds_fit, REFUTED, "bounds are for lengths of tile puzzles in steps");
  need(!parity || (is_tiles && !is_length && !levels), REFUTED, "parity proves no such claim");
  for (int goal = 0; parity && goal < goals; goal++)
    need(!is_even(state, goal), REFUTED, "a goal has the parity of the start");
  if (!parity) check_levels((int)levels, states, start);
  need(used == have && fgetc(in) == EOF, UNREADABLE, "there are bytes after the last level");
}
int main(int count, char **files) {
  static int worst;
  if (count < 2) worst = UNREADABLE, puts("usage: certificate FILE...");
  for (uint32_t i = 0; i < 256; i++) {
    sums[i] = i;
    for (int bit = 0; bit < 8; bit++) sums[i] = sums[i] >> 1 ^ (sums[i] & 1 ? 0xedb88320u : 0);
  }
  for (int i = 1; i < count; i++) {
    for (int slot = 0; slot < PIECES; slot++)
      if (!slot || lies[slot] != lies[slot - 1]) free(lies[slot]);
    memset(lies, 0, sizeof lies);
    memset(piece, 0, sizeof piece), memset(named, 0, sizeof named);
    pieces = width = height = size = numbers = goals = goal_end[0] = blocks = waiting = 0;
    have = used = text_end = 0, sum = ~0u;
    int code = setjmp(fail);
    if (!code) {
      in = fopen(files[i], "rb");
      need(in != NULL, UNREADABLE, "the file cannot be opened");
      check();
      if (length < 0) puts("proved: unsolvable");
      else printf("proved: length %d %s\n", length, metrics[metric]);
    } else printf("%s: %s%s\n", code == REFUTED ? "refuted" : "unreadable", where, message);
    if (in) fclose(in);
    in = NULL, *where = 0;
    if (code > worst) worst = code;
  }
  return worst;
}
