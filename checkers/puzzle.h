/* Reads the puzzle of a certificate, for certificate.c. docs/certificates.md tells its form. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { REFUTED = 1, UNREADABLE };
enum { PIECES = 256, CELLS = 1 << 16 };
enum { FREE = -3, GATE, WALL }; /* what a picture draws where no piece is */
enum { UP, RIGHT, DOWN, LEFT };

typedef struct {
  const char *label;
  size_t label_length;
  int *cell, cells; /* its cells in the start, the origin first */
  int group, axis;  /* the axis: h, v or 0 */
  int first, end;   /* the pieces of its kind */
  uint64_t *cells_at, *ahead_of; /* by origin: see rules.h */
} Piece;

static Piece piece[PIECES]; /* as the start has them; after sort_pieces(), as states have them */
static int pieces, kinds, width, height, size, has_numbers;
static int drawn[CELLS]; /* the picture at hand: by cell, a piece or FREE, GATE, WALL */
static int board[CELLS], row[CELLS], column[CELLS], neighbour[CELLS][4];
static int is_named[PIECES]; /* by group */
static int goals, goal_from[CELLS + 1], goal_piece[CELLS], goal_cell[CELLS];

/* Ends the check of a file. */
static void fail(int code, const char *format, ...);

/* ---- Words ---- */

static int find_piece(const char *label, size_t n) {
  for (int p = 0; p < pieces; p++)
    if (piece[p].label_length == n && !memcmp(piece[p].label, label, n)) return p;
  return -1;
}
static int piece_of(const char *label, size_t n) {
  int p = find_piece(label, n);
  if (p < 0) fail(UNREADABLE, "a piece is unknown");
  return p;
}
/* Goes to the next word of a line; its length. */
static size_t next_word(const char **at) {
  *at += strspn(*at, " ");
  return strcspn(*at, " ");
}

/* ---- Pictures ---- */

/* A number, or a character of one byte or more; 0: a blank between numbers. */
static size_t length_of_label(const char *at) {
  if (has_numbers) return strcspn(at, " /");
  size_t n = 1;
  while ((at[n] & 0xc0) == 0x80) n++;
  return n;
}
static int drawn_by(const char *label, size_t n, int is_start) {
  const char *mark = n == 1 ? strchr(has_numbers ? "#-.0" : "#-.", *label) : NULL;
  if (mark) return *mark == '#' ? WALL : *mark == '-' ? GATE : FREE;
  if (!is_start) return piece_of(label, n);
  int p = find_piece(label, n);
  if (p >= 0) return p;
  if (pieces == PIECES - 1) fail(UNREADABLE, "there are too many pieces");
  piece[pieces] = (Piece){.label = label, .label_length = n, .group = pieces};
  return pieces++;
}
/* Reads a picture, its rows divided by slashes, to drawn[]. The start names the pieces. */
static void read_picture(const char *at, int is_start) {
  int count = 0, rows = 0;
  at += strspn(at, " ");
  if (*at == '/') at++; /* its rows begin on the next line */
  do {
    while (*at && *at != '/') {
      size_t n = length_of_label(at);
      if (count == CELLS) fail(UNREADABLE, "the board is too large");
      if (n) drawn[count++] = drawn_by(at, n, is_start);
      at += n ? n : 1;
    }
    if (is_start && !rows) width = count;
    if (!count || count != ++rows * width) fail(UNREADABLE, "a picture is no such rectangle");
  } while (*at++);
  if (is_start) height = rows, size = count;
  if (count != size) fail(UNREADABLE, "a goal has another size");
}

/* ---- The parts of a puzzle, each with its key ---- */

static void make_board(void) {
  for (int cell = 0; cell < size; cell++) {
    row[cell] = cell / width, column[cell] = cell % width;
    board[cell] = drawn[cell] < 0 ? drawn[cell] : FREE;
    neighbour[cell][UP] = row[cell] ? cell - width : -1;
    neighbour[cell][RIGHT] = column[cell] < width - 1 ? cell + 1 : -1;
    neighbour[cell][DOWN] = row[cell] < height - 1 ? cell + width : -1;
    neighbour[cell][LEFT] = column[cell] ? cell - 1 : -1;
  }
}
static void read_start(const char *value) {
  static int cells[CELLS];
  int *end = cells;
  if (size) fail(UNREADABLE, "there are two starts");
  read_picture(value, 1);
  make_board();
  for (int p = 0; p < pieces; p++) {
    piece[p].cell = end;
    for (int cell = 0; cell < size; cell++)
      if (drawn[cell] == p) *end++ = cell;
    piece[p].cells = (int)(end - piece[p].cell);
  }
}
static void read_tiles(const char *value) {
  has_numbers = 1;
  read_start(value);
}
static void read_axes(const char *word) {
  for (size_t n; (n = next_word(&word)); word += n) {
    int p = piece_of(word, n > 2 ? n - 2 : 0);
    piece[p].axis = word[n - 1];
    if (piece[p].axis != 'h' && piece[p].axis != 'v')
      fail(UNREADABLE, "an axis is neither h nor v");
  }
}
static void read_same(const char *word) {
  int group = -1;
  for (size_t n; (n = next_word(&word)); word += n) {
    int other = piece[piece_of(word, n)].group;
    if (group < 0) group = other;
    for (int p = 0; p < pieces; p++)
      if (piece[p].group == other) piece[p].group = group;
  }
}
/* The i-th cell of a piece that has its origin at a cell; -1: it is outside the board. */
static int cell_of(const Piece *p, int i, int origin) {
  int cell = origin + p->cell[i] - p->cell[0];
  int columns = column[p->cell[i]] - column[p->cell[0]];
  return cell < size && column[cell] - column[origin] == columns ? cell : -1;
}
static void read_goal(const char *value) {
  int found[PIECES] = {0}, origin[PIECES], end = goal_from[goals];
  read_picture(value, 0);
  for (int cell = 0; cell < size; cell++) {
    int p = drawn[cell];
    if (p < 0) continue;
    if (end == CELLS || goals == CELLS) fail(UNREADABLE, "there are too many goals");
    if (!found[p]) goal_piece[end] = p, goal_cell[end++] = origin[p] = cell;
    if (found[p] == piece[p].cells || cell_of(&piece[p], found[p]++, origin[p]) != cell)
      fail(UNREADABLE, "a goal changes a shape");
    is_named[piece[p].group] = 1;
  }
  for (int p = 0; p < pieces; p++)
    if (found[p] && found[p] < piece[p].cells) fail(UNREADABLE, "a goal changes a shape");
  goal_from[++goals] = end;
}

/* In the order in which they are read. */
enum { PARTS = 5, AXES = 2 };
static const struct { const char *key; void (*read)(const char *value); } parts[PARTS] = {
  {"tiles:", read_tiles}, {"start:", read_start}, {"axes:", read_axes}, {"same:", read_same},
  {"goal:", read_goal}};

static int part_of(const char *line) {
  int part = 0;
  while (part < PARTS && strncmp(line, parts[part].key, strlen(parts[part].key))) part++;
  return part;
}
/* A line without a key goes on with the part before it. */
static void read_parts(char *text) {
  const char *end = text + strlen(text);
  if (part_of(text) == PARTS) fail(UNREADABLE, "a line of the puzzle has no key");
  for (char *at = text; *at; at++)
    if (*at == '\n') *at = part_of(at + 1) == PARTS ? '/' : '\0';
  for (int part = 0; part < PARTS; part++) {
    if (part == AXES && !size) fail(UNREADABLE, "the puzzle has no start");
    for (const char *at = text; at < end; at += strlen(at) + 1)
      if (part_of(at) == part) parts[part].read(at + strlen(parts[part].key));
  }
}

/* ---- The puzzle ---- */

static int are_one_kind(const Piece *a, const Piece *b) {
  int are_alike = a->axis == b->axis && a->cells == b->cells;
  for (int i = 0; are_alike && i < a->cells; i++)
    are_alike = cell_of(a, i, b->cell[0]) == b->cell[i];
  if (!is_named[a->group] && !is_named[b->group]) return are_alike;
  if (a->group == b->group && !are_alike) fail(UNREADABLE, "pieces of a group are not alike");
  return a->group == b->group;
}
/* Puts the pieces in the order of states: kind after kind. */
static void sort_pieces(void) {
  static Piece sorted[PIECES];
  int end = 0, to[PIECES];
  memset(to, -1, sizeof to);
  for (int p = 0; p < pieces; p++) {
    if (to[p] >= 0) continue;
    int first = end;
    for (int q = p; q < pieces; q++)
      if (are_one_kind(&piece[p], &piece[q])) sorted[to[q] = end++] = piece[q];
    for (int i = first; i < end; i++) sorted[i].first = first, sorted[i].end = end;
    kinds++;
  }
  memcpy(piece, sorted, sizeof piece);
  for (int i = 0; i < goal_from[goals]; i++) goal_piece[i] = to[goal_piece[i]];
}
static void read_puzzle(char *text) {
  pieces = kinds = size = goals = has_numbers = 0;
  memset(is_named, 0, sizeof is_named);
  read_parts(text);
  if (!pieces || !goals) fail(UNREADABLE, "the puzzle has no pieces or no goals");
  sort_pieces();
}
