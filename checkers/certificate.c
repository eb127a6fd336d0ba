/* Checks certificates of Glissade: cc -std=c99 -O2 -o certificate certificate.c, ./certificate FILE
 * docs/certificates.md tells the form and the rules. Exit code: 0 proved, 1 refuted, 2 unreadable.
 *
 * States are looked up by keys. For a kind of one piece, the key has the number of its place; for
 * any other kind, a bit for each place, so that it does not tell which piece is which. A move
 * changes two parts of it. Three levels are in memory at a time, each a hash table of its keys.
 * Successors are looked for in batches, so that the processor can look for several at once.
 * Refused, as slower: states as the file has them (a move sorts the pieces of its kind again), and
 * one table of three levels (one level after the other must be swept out of it). Refused, as no
 * proof: hashes in place of keys. */
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { REFUTED = 1, UNREADABLE, PIECES = 256, CELLS = 1 << 16, NAME = 64, BATCH = 64 };
enum { FREE, GATE, WALL, PIECE };
enum { UP, RIGHT, DOWN, LEFT, EXISTS = 16 };
enum { STEPS, SLIDES, MOVES, MTM };
enum { LEVELS, PARITY, MANHATTAN, LINEAR_CONFLICT };

typedef struct { char name[NAME]; int group, axis, cells, *shape; } Piece;
/* A piece at an origin: its part of a word of the key, and the bits of this word that tell whether
 * it is there; the ways that walls leave open, as bits; for each word of the board its cells, and
 * then for each what a step each way covers besides. */
typedef struct { uint64_t key, mask; int word, ways, origin; uint64_t board[]; } Place;
typedef struct { uint64_t *table, *end, capacity; unsigned char *states; uint32_t count; } Level;

static jmp_buf fail;
static FILE *in;
static unsigned char buffer[1 << 16];
static size_t have, used, text_end;
static uint32_t sum = ~0u, sums[256];
static char text[1 << 22];
static Piece piece[PIECES];                    /* in the order of the start */
static int pieces, named[PIECES], start_at[PIECES], slot_of[PIECES];
static int owner[PIECES], first[PIECES];       /* by slot, kind after kind */
static int width, height, size, numbers, blocks, is_tiles, wide, metric, evidence, length;
static int row[CELLS], column[CELLS], cells[CELLS], board[CELLS], beside[CELLS][4];
static int shapes[2 * CELLS], goals, goal_from[CELLS], goal_piece[CELLS], goal_cell[CELLS];
static char *places[PIECES];                   /* by slot and origin, `place_bytes` each */
static size_t place_bytes, bytes;
static int span, words, shift[PIECES], waiting, depth, code;
static const Place *lie[PIECES];               /* the state at hand: the places of its pieces, */
static uint64_t taken[CELLS / 64], *key;       /* the cells under them, and its key */
static uint64_t *batch, hashes[BATCH];         /* the keys of states to look for */
static Level level[3];                         /* by depth % 3 */
static unsigned char *guess;                   /* by hash: which level got such a state last */
static uint32_t guess_mask;
static const char *message;
static char where[32];

static void need(int holds, int code_if_not, const char *words_if_not) {
  if (!holds) message = words_if_not, code = code_if_not, longjmp(fail, 1);
}
static void refute(const char *words_of) {
  snprintf(where, sizeof where, "level %d: ", depth);
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
  const unsigned char *taken_now = buffer + used;
  uint32_t now = sum;
  for (size_t i = 0; i < count; i++) now = sums[(now ^ taken_now[i]) & 255] ^ now >> 8;
  used += count, sum = now;
  return taken_now;
}
static uint32_t number(void) {
  const unsigned char *b = take(4);
  return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}
/* Reads a line that begins with a key; what is behind the key. */
static char *line(const char *begins) {
  char *begin = text + text_end, next;
  while ((next = (char)*take(1)) != '\n') {
    need(next && text_end + 2 < sizeof text, UNREADABLE, "a line is too long");
    text[text_end++] = next;
  }
  text[text_end++] = 0;
  need(!strncmp(begin, begins, strlen(begins)), UNREADABLE, "a line of the head is missing");
  return begin + strlen(begins);
}
static uint64_t number_of(const char *word) {
  size_t digits = strspn(word, "0123456789");
  int is_plain = digits && digits < 16 && !word[digits] && (*word != '0' || digits == 1);
  need(is_plain, UNREADABLE, "a number is none");
  return strtoull(word, NULL, 10);
}
/* Which of these words it is. */
static int one_of(const char *word, const char *const *known, int count) {
  int i = 0;
  while (i < count && strcmp(word, known[i])) i++;
  need(i < count, UNREADABLE, "a word of the head is unknown");
  return i;
}
/* Goes to the next word of a line; its length. */
static size_t next_word(const char **at) {
  *at += strspn(*at, " ");
  return strcspn(*at, " ");
}
static int find_piece(const char *word, size_t n) {
  int p = 0;
  while (p < pieces && (strlen(piece[p].name) != n || memcmp(piece[p].name, word, n))) p++;
  return p;
}
static int piece_of(const char *word, size_t n) {
  int p = find_piece(word, n);
  need(p < pieces, UNREADABLE, "a piece is unknown");
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
      int cell = mark ? *mark == '#' ? WALL : *mark == '-' ? GATE : FREE : PIECE;
      if (!mark && n && (cell += find_piece(at, n)) == PIECE + pieces) {
        need(is_start && n < NAME && pieces < PIECES - 1, UNREADABLE, "a piece is unknown");
        memcpy(piece[pieces++].name, at, n);
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
static void read_start(const char *value) {
  int *end = shapes;
  need(!size, UNREADABLE, "there are two starts");
  read_picture(value, 1);
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
static void read_axes(const char *word) {
  for (size_t n; (n = next_word(&word)); word += n) {
    int p = piece_of(word, n > 2 ? n - 2 : 0);
    need(word[n - 1] == 'h' || word[n - 1] == 'v', UNREADABLE, "an axis is neither h nor v");
    piece[p].axis = word[n - 1];
  }
}
static void read_same(const char *word) {
  int group = -1;
  for (size_t n; (n = next_word(&word)); word += n) {
    int old = piece[piece_of(word, n)].group;
    if (group < 0) group = old;
    for (int p = 0; p < pieces; p++) if (piece[p].group == old) piece[p].group = group;
  }
}
static void read_goal(const char *value) {
  int drawn[PIECES] = {0}, at[PIECES], end = goal_from[goals];
  read_picture(value, 0);
  for (int cell = 0; cell < size; cell++) {
    int p = cells[cell] - PIECE;
    if (p < 0) continue;
    need(end + 1 < CELLS && goals + 2 < CELLS, UNREADABLE, "there are too many goals");
    if (!drawn[p]) at[p] = goal_cell[end] = cell, goal_piece[end++] = p;
    const int *to = piece[p].shape + 2 * drawn[p];
    int is_there = drawn[p]++ < piece[p].cells && column[cell] - column[at[p]] == to[0]
                && row[cell] - row[at[p]] == to[1];
    need(is_there, UNREADABLE, "a goal changes a shape");
    named[piece[p].group] = 1;
  }
  for (int p = 0; p < pieces; p++)
    need(!drawn[p] || drawn[p] == piece[p].cells, UNREADABLE, "a goal changes a shape");
  goal_from[++goals] = end;
}
static int are_one_kind(const Piece *a, const Piece *b) {
  int are_alike = a->axis == b->axis && a->cells == b->cells
               && !memcmp(a->shape, b->shape, 2 * sizeof(int) * (size_t)a->cells);
  if (!named[a->group] && !named[b->group]) return are_alike;
  need(a->group != b->group || are_alike, UNREADABLE, "pieces of a group are not alike");
  return a->group == b->group;
}
/* Gives each piece a slot, kind after kind. */
static void make_slots(void) {
  int slots = 0;
  for (int p = 0; p < pieces; p++) {
    int begin = slots, is_new = 1;
    for (int q = 0; q < p; q++) is_new &= !are_one_kind(&piece[q], &piece[p]);
    for (int q = p; is_new && q < pieces; q++)
      if (are_one_kind(&piece[p], &piece[q]))
        owner[slots] = q, first[slots] = begin, slot_of[q] = slots++;
  }
}
/* Whether a piece at an origin is within the rectangle and on cells open to it. */
static int fits(const Piece *p, int at) {
  for (int i = 0; at >= 0 && i < p->cells; i++) {
    int x = column[at] + p->shape[2 * i], y = row[at] + p->shape[2 * i + 1];
    if (x < 0 || y < 0 || x >= width || y >= height) return 0;
    if (board[y * width + x] > (named[p->group] ? GATE : FREE)) return 0;
  }
  return at >= 0;
}
static Place *place(int slot, int origin) {
  return (Place *)(places[slot] + (size_t)origin * place_bytes);
}
static void make_place(Place *to, const Piece *p, int at) {
  to->origin = at, to->ways = EXISTS;
  for (int d = -1; d < 4; d++) {
    int from = d < 0 ? at : beside[at][d];
    if (!fits(p, from) || (d >= 0 && p->axis && (p->axis == 'h') != (d & 1))) continue;
    if (d >= 0) to->ways |= 1 << d;
    for (int i = 0; i < p->cells; i++) {
      int cell = from + p->shape[2 * i + 1] * width + p->shape[2 * i];
      uint64_t bit = (uint64_t)1 << cell % 64, *now = to->board + cell / 64;
      if (d < 0) *now |= bit;
      else if (!(*now & bit)) to->board[span + cell / 64 * 4 + d] |= bit;
    }
  }
}
/* Makes the places that pieces of a kind can have, and the part of the key for this kind, from a
 * bit on; where that part ends. */
static int make_kind(int slot, int end, int bit) {
  const Piece *p = &piece[owner[slot]];
  int is_single = end == slot + 1, count = 0, length_of = 1;
  for (int at = 0; at < size; at++) count += fits(p, at);
  while (is_single && (count - 1) >> length_of) length_of++;
  if (is_single && bit % 64 + length_of > 64) bit += 64 - bit % 64;
  for (int i = slot; i < end; i++) {
    places[i] = i > slot ? places[slot] : room((size_t)size, place_bytes);
    shift[i] = bit % 64;
  }
  for (int at = 0, n = 0; at < size; at++) {
    if (!fits(p, at)) continue;
    Place *to = place(slot, at);
    make_place(to, p, at);
    to->word = (is_single ? bit : bit + n) / 64;
    to->key = is_single ? (uint64_t)n << bit % 64 : (uint64_t)1 << (bit + n) % 64;
    to->mask = is_single ? (((uint64_t)1 << length_of) - 1) << bit % 64 : to->key;
    n++;
  }
  return bit + (is_single ? length_of : count);
}
static void make_places(void) {
  int bits = 1;
  span = (size + 63) / 64, place_bytes = sizeof(Place) + 5 * (size_t)span * sizeof(uint64_t);
  for (int slot = 0, end; slot < pieces; slot = end) {
    for (end = slot + 1; end < pieces && first[end] == slot;) end++;
    bits = make_kind(slot, end, bits);
  }
  words = (bits + 63) / 64;
  key = room((size_t)words, sizeof *key), batch = room((size_t)words * BATCH, sizeof *batch);
}
/* Reads the puzzle. Its start names the pieces, and its goals tell which of them are of a kind. */
static void read_puzzle(uint64_t count) {
  static const struct { const char *name; void (*read)(const char *value); } keys[] = {
    {"tiles:", read_start}, {"start:", read_start}, {"axes:", read_axes}, {"same:", read_same},
    {"goal:", read_goal}};
  char *begin = text + text_end;
  for (; count; count--) {
    char *next = line("");
    int is_key = 0;
    for (int k = 0; k < 5; k++) is_key |= !strncmp(next, keys[k].name, strlen(keys[k].name));
    need(is_key || next > begin, UNREADABLE, "a line of the puzzle has no key");
    if (!is_key) next[-1] = '/';
  }
  for (int k = 0; k < 5; k++) {
    for (char *at = begin; at < text + text_end; at += strlen(at) + 1)
      if (!strncmp(at, keys[k].name, strlen(keys[k].name)))
        numbers |= k == 0, keys[k].read(at + strlen(keys[k].name));
    need(k < 1 || size, UNREADABLE, "the puzzle has no start");
  }
  wide = size > 256, bytes = (size_t)pieces << wide;
  need(bytes && bytes < 256 && goals, UNREADABLE, "the puzzle has no pieces or goals, or too many");
  make_slots();
  make_places();
  is_tiles = pieces == size - 1 && !blocks && width > 1 && height > 1;
  for (int g = 0; g < goals; g++) is_tiles &= goal_from[g + 1] - goal_from[g] == pieces;
  for (int p = 0; p < pieces; p++)
    is_tiles &= first[p] == p && !piece[p].axis && piece[p].cells == 1;
}

static void lift_all(void) {
  memset(taken, 0, (size_t)span * sizeof *taken);
  memset(key, 0, (size_t)words * sizeof *key), key[0] = 1;
}
/* Covers the cells of a place, or uncovers them. */
static void cover(const Place *p) {
  for (int i = 0; i < span; i++) taken[i] ^= p->board[i];
}
/* Puts a piece at its place, or lifts it from there. */
static void toggle(const Place *p) { cover(p), key[p->word] ^= p->key; }
static void put_start(void) {
  lift_all();
  for (int slot = 0; slot < pieces; slot++)
    toggle(lie[slot] = place(slot, start_at[owner[slot]]));
}
static int origin(const unsigned char *state, int slot) {
  return wide ? state[2 * slot] << 8 | state[2 * slot + 1] : state[slot];
}
/* Puts the pieces from a slot on; whether they lie right, and ascend within kinds. */
static int put(const unsigned char *state, int from) {
  for (int slot = from; slot < pieces; slot++) {
    int at = origin(state, slot);
    if (at >= size || (slot > first[slot] && at <= origin(state, slot - 1))) return 0;
    const Place *p = lie[slot] = place(slot, at);
    if (!p->ways) return 0;
    for (int i = 0; i < span; i++) if (taken[i] & p->board[i]) return 0;
    toggle(p);
  }
  return 1;
}
static int is_goal(void) {
  for (int goal = 0; goal < goals; goal++) {
    int i = goal_from[goal], end = goal_from[goal + 1];
    for (; i < end; i++) {
      const Place *p = place(slot_of[goal_piece[i]], goal_cell[i]);
      if (!p->ways || (key[p->word] & p->mask) != p->key) break;
    }
    if (i == end) return 1;
  }
  return 0;
}
static void copy(uint64_t *to, const uint64_t *from) {
  for (int i = 0; i < words; i++) to[i] = from[i];
}
static uint64_t hash(const uint64_t *of) {
  uint64_t h = 0;
  for (int i = 0; i < words; i++) h = (h ^ h >> 32 ^ of[i]) * 0x9e3779b97f4a7c15u;
  return h >> 32;
}
/* Where a key stands in the table of a level, or the free place for it. */
static uint64_t *find(const Level *in_level, const uint64_t *of, uint64_t h) {
  uint64_t *at = in_level->table + (h * in_level->capacity >> 32) * (uint64_t)words;
  for (; *at; at = at + words == in_level->end ? in_level->table : at + words) {
    uint64_t differs = *at ^ *of;
    for (int i = 1; i < words; i++) differs |= at[i] ^ of[i];
    if (!differs) break;
  }
  return at;
}
/* Steps that linear conflicts add to Manhattan distance. */
static int conflicts(const int *slot_at, const int *home) {
  int added = 0;
  for (int n = 0; n < height + width; n++) {
    int run[PIECES], place_of[PIECES], tiles = 0, longest = 0, is_row = n < height;
    const int *line_of = is_row ? row : column, *along = is_row ? column : row;
    int at = is_row ? n * width : n - height, by = is_row ? 1 : width;
    for (int k = is_row ? width : height; k; k--, at += by) {
      int slot = slot_at[at];
      if (slot < 0 || line_of[home[slot]] != line_of[at]) continue;
      place_of[tiles] = along[home[slot]], run[tiles] = 1;
      for (int m = 0; m < tiles; m++)
        if (place_of[m] < place_of[tiles] && run[m] >= run[tiles]) run[tiles] = run[m] + 1;
      if (run[tiles++] > longest) longest = run[tiles - 1];
    }
    added += 2 * (tiles - longest);
  }
  return added;
}
/* Whether each goal is so many steps away at least, by the bound of the certificate. */
static int is_far(const uint64_t *state, int steps) {
  int home[PIECES], at[PIECES], slot_at[PIECES];
  for (int cell = 0; cell < size; cell++) slot_at[cell] = -1;
  for (int slot = 0; slot < pieces; slot++) {
    const Place *any = place(slot, 0);
    at[slot] = (int)((state[any->word] & any->mask) >> shift[slot]);
    slot_at[at[slot]] = slot;
  }
  for (int goal = 0; goal < goals; goal++) {
    int total = 0;
    for (int i = goal_from[goal]; i < goal_from[goal + 1]; i++) {
      int slot = slot_of[goal_piece[i]], from = at[slot], to = home[slot] = goal_cell[i];
      total += abs(column[from] - column[to]) + abs(row[from] - row[to]);
    }
    if (total < steps && evidence == LINEAR_CONFLICT) total += conflicts(slot_at, home);
    if (total < steps) return 0;
  }
  return 1;
}
/* Refutes unless each state that waits is in one of three levels, or of no use. It is looked for
 * first where a state of its hash was put last. */
static void look(void) {
  for (int i = 0; i < waiting; i++) {
    const uint64_t *of = batch + i * words, h = hashes[i];
    int likely = guess[h & guess_mask];
    if (*find(&level[likely], of, h) || *find(&level[(likely + 1) % 3], of, h)
        || *find(&level[(likely + 2) % 3], of, h)) continue;
    if (evidence != LEVELS && is_far(of, length - depth)) continue;
    need(depth, REFUTED, "level 0 lacks the start");
    depth--, refute("a successor of a state is missing");
  }
  waiting = 0;
}
/* Lets a state wait that is this one with a piece elsewhere; its key. */
static const uint64_t *wait(const uint64_t *of, const Place *from, const Place *to) {
  if (waiting == BATCH) look();
  uint64_t *after = batch + waiting * words;
  copy(after, of);
  after[from->word] ^= from->key, after[to->word] ^= to->key;
  hashes[waiting++] = hash(after);
  return after;
}
/* Tiles go into the gap, and in pushes those behind them follow. */
static void push_tiles(void) {
  int slot_at[PIECES], gap = size * (size - 1) / 2;
  for (int slot = 0; slot < pieces; slot++)
    slot_at[lie[slot]->origin] = slot, gap -= lie[slot]->origin;
  for (int d = 0; d < 4; d++) {
    const uint64_t *now = key;
    for (int to = gap, from; (from = beside[to][d]) >= 0; to = from) {
      now = wait(now, place(slot_at[from], from), place(slot_at[from], to));
      if (metric != MTM) break;
    }
  }
}
/* The ways in which a piece can go a step, a bit each. */
static int open_ways(const Place *p) {
  uint64_t up = 0, right = 0, down = 0, left = 0;
  const uint64_t *edge = p->board + span;
  for (int i = 0; i < span; i++, edge += 4) {
    up |= taken[i] & edge[UP], right |= taken[i] & edge[RIGHT];
    down |= taken[i] & edge[DOWN], left |= taken[i] & edge[LEFT];
  }
  return ((!up) | (!right) << 1 | (!down) << 2 | (!left) << 3) & p->ways;
}
/* Moves a piece to where it can go. */
static void move_piece(int slot, int open) {
  static const int lowest[] = {0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0};
  static uint64_t seen[CELLS], stamp;
  static int queue[CELLS], came[CELLS];
  const Place *at = lie[slot];
  int tail = 1;
  cover(at);
  queue[0] = at->origin, seen[at->origin] = ++stamp;
  for (int head = 0; head < tail; head++) {
    int from = queue[head];
    if (head) open = metric == STEPS ? 0 : open_ways(place(slot, from)) & ~(1 << (came[head] ^ 2));
    if (head && metric == SLIDES) open &= 1 << came[head];
    for (; open; open &= open - 1) {
      int d = lowest[open], to = beside[from][d];
      if (seen[to] == stamp) continue;
      seen[to] = stamp, queue[tail] = to, came[tail++] = d;
      wait(key, at, place(slot, to));
    }
  }
  cover(at);
}
static void expand(const Level *of) {
  for (uint32_t i = 0; i < of->count; i++) {
    const unsigned char *state = of->states + i * bytes;
    lift_all();
    for (int slot = 0; slot < pieces; slot++)
      toggle(lie[slot] = place(slot, origin(state, slot)));
    if (is_tiles) push_tiles();
    for (int slot = 0, open; slot < pieces && !is_tiles; slot++)
      if ((open = open_ways(lie[slot]))) move_piece(slot, open);
  }
}
static void make_room(Level *to, uint32_t count) {
  free(to->table), free(to->states);
  to->table = NULL, to->states = NULL;
  to->count = count, to->capacity = 2 * (uint64_t)count + 1;
  to->table = room((size_t)to->capacity, (size_t)words * sizeof *to->table);
  to->end = to->table + to->capacity * (uint64_t)words;
  to->states = room((size_t)count + 1, bytes);
  uint32_t mask = guess_mask;
  while (mask / 8 < count && mask < 1u << 27) mask = 2 * mask + 1;
  if (guess && mask == guess_mask) return;
  free(guess), guess = NULL;
  guess = room((size_t)mask + 1, 1), guess_mask = mask;
}
/* Reads a level, whose states ascend and are no goals. */
static void read_level(Level *to) {
  sum = ~0u;
  make_room(to, number());
  lift_all();
  for (uint32_t i = 0; i < to->count; i++) {
    unsigned char *state = to->states + i * bytes;
    size_t shared = *take(1);
    int from = (int)shared >> wide;
    need(shared <= (i ? bytes : 0), UNREADABLE, "a state shares too much");
    const unsigned char *rest = take(bytes - shared), *before = i ? state - bytes : state;
    if (i && (shared == bytes || rest[0] <= before[shared])) refute("a state is out of order");
    for (size_t k = 0; k < bytes; k++) state[k] = k < shared ? before[k] : rest[k - shared];
    for (int slot = from; i && slot < pieces; slot++) toggle(lie[slot]);
    if (!put(state, from)) refute("a state is none");
    if (is_goal()) refute("a state is a goal");
    uint64_t h = hash(key);
    copy(find(to, key, h), key);
    guess[h & guess_mask] = (unsigned char)(depth % 3);
  }
  uint32_t found = ~sum;
  need(number() == found, UNREADABLE, "the checksum of a level is wrong");
}
static void check_levels(int count, uint64_t states) {
  uint64_t total = 0;
  for (int i = 0; i < 3; i++) make_room(&level[i], 0);
  for (depth = 0; depth <= count; depth++) {
    Level *next = &level[depth % 3];
    if (depth < count) read_level(next), total += next->count;
    else make_room(next, 0);
    if (depth == length) break;
    if (depth) expand(&level[(depth + 2) % 3]);
    else put_start(), wait(key, lie[0], lie[0]);
    look();
  }
  need(total == states, REFUTED, "the levels hold another number of states");
}

/* Plays the solution from the start; its length in the metric. */
static int replay(const char *word) {
  static const char ways[] = "URDL";
  int units = 0, slot_before = -1, way_before = -1;
  for (size_t n; (n = next_word(&word)); word += n) {
    const char *d = strchr(ways, word[n - 1]);
    int slot = slot_of[piece_of(word, n - 1)], way = d ? (int)(d - ways) : 0;
    need(d != NULL, UNREADABLE, "a step is none");
    need(open_ways(lie[slot]) >> way & 1, REFUTED, "a step is not legal");
    toggle(lie[slot]);
    toggle(lie[slot] = place(slot, beside[lie[slot]->origin][way]));
    int same_slot = slot == slot_before, same_way = way == way_before;
    units += !(metric == MOVES ? same_slot : metric == MTM ? same_way
               : metric == SLIDES && same_slot && same_way);
    slot_before = slot, way_before = way;
  }
  need(is_goal(), REFUTED, "the solution does not reach a goal");
  return units;
}
/* Whether exchanges of tiles and steps of the gap can bring the start to a goal. */
static int is_even(int goal) {
  int to[PIECES + 1], odd = 0, gap = 0, home = 0;
  for (int cell = 0; cell < size; cell++) to[cell] = -1, gap += cell, home += cell;
  for (int i = goal_from[goal]; i < goal_from[goal + 1]; i++) {
    int at = start_at[goal_piece[i]];
    to[at] = goal_cell[i], gap -= at, home -= goal_cell[i];
  }
  to[gap] = home;
  for (int a = 0; a < size; a++) for (int b = a + 1; b < size; b++) odd ^= to[a] > to[b];
  return !((odd + row[gap] + column[gap] + row[home] + column[home]) & 1);
}
static const char *const metrics[] = {"steps", "slides", "moves", "mtm"};
static const char *const proofs[] = {"levels", "parity", "manhattan", "linear-conflict"};
static void check(void) {
  char found[9];
  need(!strcmp(line(""), "glissade certificate 1"), UNREADABLE, "this is no certificate");
  const char *unit = line("metric: "), *claim = line("claim: ");
  evidence = one_of(line("evidence: "), proofs, 4);
  uint64_t levels = number_of(line("levels: ")), states = number_of(line("states: "));
  const char *solution = line("solution:");
  int is_length = !strncmp(claim, "length ", 7);
  read_puzzle(number_of(line("puzzle: ")));
  snprintf(found, sizeof found, "%08lx", (unsigned long)(~sum & 0xffffffffu));
  need(!strcmp(line("crc: "), found), UNREADABLE, "the checksum of the head is wrong");
  need(levels < 1 << 30, UNREADABLE, "there are too many levels");
  need(is_length || !strcmp(claim, "unsolvable"), UNREADABLE, "there is no such claim");
  metric = one_of(unit, metrics, is_tiles ? 4 : 3), length = -1;
  put_start();
  if (is_length) {
    length = replay(solution);
    need((uint64_t)length == number_of(claim + 7), REFUTED, "the solution has another length");
    need((uint64_t)length == levels, REFUTED, "a length needs as many levels");
  }
  int has_bound = evidence == MANHATTAN || evidence == LINEAR_CONFLICT;
  int bounds_fit = is_tiles && metric != MTM && is_length;
  need(!has_bound || bounds_fit, REFUTED, "bounds are for lengths of tile puzzles in steps");
  if (evidence == PARITY) {
    need(is_tiles && !is_length && !levels, REFUTED, "parity proves no such claim");
    for (int goal = 0; goal < goals; goal++)
      need(!is_even(goal), REFUTED, "a goal has the parity of the start");
  } else check_levels((int)levels, states);
  need(used == have && fgetc(in) == EOF, UNREADABLE, "there are bytes after the last level");
}
static void forget(void) {
  for (int slot = 0; slot < pieces; slot++)
    if (!slot || places[slot] != places[slot - 1]) free(places[slot]);
  free(key), free(batch), free(guess), key = batch = NULL, guess = NULL, guess_mask = 0;
  memset(places, 0, sizeof places), memset(piece, 0, sizeof piece), memset(named, 0, sizeof named);
  pieces = width = height = size = numbers = goals = blocks = waiting = depth = 0;
  code = have = used = text_end = 0, sum = ~0u, *where = 0;
}
int main(int count, char **files) {
  static int worst, file;
  if (count < 2) worst = UNREADABLE, puts("usage: certificate FILE...");
  for (uint32_t i = 0; i < 256; i++) {
    sums[i] = i;
    for (int bit = 0; bit < 8; bit++) sums[i] = sums[i] >> 1 ^ (sums[i] & 1 ? 0xedb88320u : 0);
  }
  for (file = 1; file < count; file++, forget()) {
    in = fopen(files[file], "rb");
    if (setjmp(fail) == 0) {
      need(in != NULL, UNREADABLE, "the file cannot be opened");
      check();
      if (length < 0) puts("proved: unsolvable");
      else printf("proved: length %d %s\n", length, metrics[metric]);
    } else printf("%s: %s%s\n", code == REFUTED ? "refuted" : "unreadable", where, message);
    if (in) fclose(in);
    if (code > worst) worst = code;
  }
  return worst;
}
