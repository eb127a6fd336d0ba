/* Checks certificates of Glissade: cc -std=c99 -O2 -o certificate certificate.c, ./certificate FILE
 * docs/certificates.md tells the form and the rules. Exit code: 0 proved, 1 refuted, 2 unreadable.
 *
 * States are in memory as in the file, padded to words. Three levels at a time are in one array,
 * one after the other, and a hash table has the numbers of their states. Successors are looked
 * for in batches, so that the processor can look for several at once. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include "puzzle.h"
#include "rules.h"

enum { LEVELS, PARITY, MANHATTAN, LINEAR_CONFLICT };
enum { TEXT = 1 << 22, BATCH = 64 };

static jmp_buf end_of_check;
static char verdict[100];
static int exit_code;

static void fail(int code, const char *format, ...) {
  va_list values;
  va_start(values, format);
  int n = sprintf(verdict, code == REFUTED ? "refuted: " : "unreadable: ");
  vsnprintf(verdict + n, sizeof verdict - (size_t)n, format, values);
  va_end(values);
  exit_code = code;
  longjmp(end_of_check, 1);
}

/* ---- The file ---- */

static FILE *in;
static uint32_t crc, crc_of[256]; /* of all bytes so far, and of each byte */
static char text[TEXT];           /* the lines of the head */
static size_t text_end;
static const char *metric_word, *claim, *evidence_word, *solution;
static uint64_t levels, states_claimed;

static void make_crcs(void) {
  for (uint32_t byte = 0; byte < 256; byte++) {
    uint32_t rest = byte;
    for (int bit = 0; bit < 8; bit++) rest = rest >> 1 ^ (rest & 1 ? 0xedb88320u : 0);
    crc_of[byte] = rest;
  }
}
static unsigned char read_byte(void) {
  int byte = getc(in);
  if (byte == EOF) fail(UNREADABLE, "the file is cut short");
  crc = crc_of[(crc ^ (uint32_t)byte) & 255] ^ crc >> 8;
  return (unsigned char)byte;
}
static uint32_t read_number(void) {
  uint32_t number = 0;
  for (int i = 0; i < 4; i++) number = number << 8 | read_byte();
  return number;
}
/* Reads a line that begins with a key; what is behind the key. */
static char *read_line(const char *key) {
  char *begin = text + text_end, next;
  do {
    next = (char)read_byte();
    if (!next || text_end == TEXT) fail(UNREADABLE, "a line is too long");
    text[text_end++] = next;
  } while (next != '\n');
  text[text_end - 1] = '\0';
  if (strncmp(begin, key, strlen(key))) fail(UNREADABLE, "a line of the head is missing");
  return begin + strlen(key);
}
static uint64_t number_of(const char *word) {
  size_t digits = strspn(word, "0123456789");
  int is_plain = digits && digits < 16 && !word[digits] && (*word != '0' || digits == 1);
  if (!is_plain) fail(UNREADABLE, "a number is none");
  return strtoull(word, NULL, 10);
}
static int one_of(const char *word, const char *const *known, int count) {
  int i = 0;
  while (i < count && strcmp(word, known[i])) i++;
  if (i == count) fail(UNREADABLE, "a word of the head is unknown");
  return i;
}
static void read_head(void) {
  char found[9];
  text_end = 0, crc = ~0u;
  if (strcmp(read_line(""), "glissade certificate 1")) fail(UNREADABLE, "this is no certificate");
  metric_word = read_line("metric: "), claim = read_line("claim: ");
  evidence_word = read_line("evidence: ");
  levels = number_of(read_line("levels: ")), states_claimed = number_of(read_line("states: "));
  solution = read_line("solution:");
  uint64_t lines = number_of(read_line("puzzle: "));
  char *puzzle = text + text_end;
  for (; lines; lines--) {
    read_line("");
    text[text_end - 1] = '\n';
  }
  text[text_end - 1] = '\0';
  snprintf(found, sizeof found, "%08lx", (unsigned long)(~crc & 0xffffffffu));
  if (strcmp(read_line("crc: "), found)) fail(UNREADABLE, "the checksum of the head is wrong");
  read_puzzle(puzzle);
  make_rules();
}

/* ---- Levels ---- */

static int evidence, length; /* -1: there is no solution */
static int depth;            /* of the last level that was read */
static uint64_t count[3];    /* the states of levels depth - 2, depth - 1 and depth */
static Words states;         /* level after level */
static Words table;          /* by hash: the number of a state + 1, and high bits of its hash */
static uint64_t table_size;  /* a power of two */
static uint64_t batch[BATCH][STATE_WORDS];
static int waiting;

static const uint64_t NUMBER = ((uint64_t)1 << 34) - 1; /* three levels have no more states */

static uint64_t *state_at(uint64_t number) { return states.at + number * words; }

static uint64_t hash(const uint64_t *state) {
  uint64_t h = 0;
  for (int i = 0; i < words; i++) h = (h ^ h >> 32 ^ state[i]) * 0x9e3779b97f4a7c15u;
  return h ^ h >> 32;
}
/* Where a state is in the table, or the free place for it. States of one hash can differ. */
static inline uint64_t *find(const uint64_t *state, uint64_t h) {
  for (uint64_t at = h;; at++) {
    uint64_t *entry = &table.at[at & (table_size - 1)], differs = 0;
    if (!*entry) return entry;
    if ((*entry ^ h) & ~NUMBER) continue;
    const uint64_t *other = state_at((*entry & NUMBER) - 1);
    for (int i = 0; i < words; i++) differs |= other[i] ^ state[i];
    if (!differs) return entry;
  }
}
static void fill_table(void) {
  uint64_t total = count[0] + count[1] + count[2];
  for (table_size = 1024; table_size < 3 * total;) table_size *= 2;
  reserve(&table, table_size);
  memset(table.at, 0, (size_t)table_size * 8);
  for (uint64_t i = 0; i < total; i++) {
    uint64_t h = hash(state_at(i));
    *find(state_at(i), h) = (h & ~NUMBER) | (i + 1);
  }
}
/* Reads a state, which begins as the one before it. */
static void read_state(uint64_t *state, int is_first) {
  unsigned char *bytes = (unsigned char *)state;
  int same = read_byte(), before = -1;
  if (same > (is_first ? 0 : state_bytes)) fail(UNREADABLE, "a state shares too much");
  for (int i = 0; i < words; i++) state[i] = is_first ? 0 : state[i - words];
  if (same == state_bytes) fail(REFUTED, "level %d: a state is out of order", depth);
  if (!is_first) before = bytes[same];
  for (int i = same; i < state_bytes; i++) bytes[i] = read_byte();
  if (bytes[same] <= before) fail(REFUTED, "level %d: a state is out of order", depth);
  if (!is_state(state)) fail(REFUTED, "level %d: a state is none", depth);
  if (is_goal(state)) fail(REFUTED, "level %d: a state is a goal", depth);
}
static void read_level(void) {
  uint64_t begin = count[0] + count[1];
  crc = ~0u;
  count[2] = read_number();
  reserve(&states, (begin + count[2]) * words);
  for (uint64_t i = 0; i < count[2]; i++) read_state(state_at(begin + i), i == 0);
  uint32_t found = ~crc;
  if (read_number() != found) fail(UNREADABLE, "the checksum of a level is wrong");
}
static void forget_first_level(void) {
  uint64_t kept = count[1] + count[2];
  if (count[0]) memmove(states.at, state_at(count[0]), (size_t)(kept * words) * 8);
  count[0] = count[1], count[1] = count[2], count[2] = 0;
}
/* Looks for the successors that wait. One may be missing if no goal is near enough. */
static void look(void) {
  uint64_t hashes[BATCH];
  for (int i = 0; i < waiting; i++) hashes[i] = hash(batch[i]);
  for (int i = 0; i < waiting; i++) {
    if (*find(batch[i], hashes[i])) continue;
    if (evidence != LEVELS && are_all_far(batch[i], length - depth, evidence == LINEAR_CONFLICT))
      continue;
    if (depth == 0) fail(REFUTED, "level 0 lacks the start");
    fail(REFUTED, "level %d: a successor of a state is missing", depth - 1);
  }
  waiting = 0;
}
static uint64_t *new_successor(void) {
  if (waiting == BATCH) look();
  return batch[waiting++];
}
/* Reads level after level. Once a level is there, the successors of the one before it must be. */
static void check_levels(void) {
  uint64_t total = 0;
  waiting = 0, count[0] = count[1] = count[2] = 0;
  for (depth = 0; depth <= (int)levels; depth++) {
    forget_first_level();
    if (depth < (int)levels) read_level();
    total += count[2];
    if (depth == length) break;
    fill_table();
    if (depth == 0) put_start(new_successor());
    for (uint64_t i = 0; i < count[1]; i++) make_successors(state_at(count[0] + i));
    look();
  }
  if (total != states_claimed) fail(REFUTED, "the levels hold another number of states");
}

/* ---- The claim ---- */

static const char *const metrics[] = {"steps", "slides", "moves", "mtm"};
static const char *const proofs[] = {"levels", "parity", "manhattan", "linear-conflict"};

/* Plays the solution from the start; its length in the metric. */
static int replay(const char *word) {
  static const char ways[] = "URDL";
  uint64_t state[STATE_WORDS];
  int units = 0, piece_before = -1, way_before = -1;
  put_start(state);
  for (size_t n; (n = next_word(&word)); word += n) {
    int p = piece_of(word, n - 1), at = origin(state, p);
    const char *letter = strchr(ways, word[n - 1]);
    if (!letter) fail(UNREADABLE, "a step is none");
    int way = (int)(letter - ways), same_piece = p == piece_before, same_way = way == way_before;
    if (!(open_ways(p, at) >> way & 1)) fail(REFUTED, "a step is not legal");
    toggle(cells_at(p, at));
    set_origin(state, p, neighbour[at][way]);
    toggle(cells_at(p, neighbour[at][way]));
    int goes_on[] = {0, same_piece && same_way, same_piece, same_way}; /* by metric */
    units += !goes_on[metric];
    piece_before = p, way_before = way;
  }
  if (!is_goal(state)) fail(REFUTED, "the solution does not reach a goal");
  return units;
}
static void check_length(void) {
  length = replay(solution);
  if ((uint64_t)length != number_of(claim + 7)) fail(REFUTED, "the solution has another length");
  if ((uint64_t)length != levels) fail(REFUTED, "a length needs as many levels");
}
static void check_parity(void) {
  if (!is_tiles || length >= 0 || levels) fail(REFUTED, "parity proves no such claim");
  for (int goal = 0; goal < goals; goal++)
    if (is_even(goal)) fail(REFUTED, "a goal has the parity of the start");
}
static void check(void) {
  read_head();
  if (levels >= 1 << 30) fail(UNREADABLE, "there are too many levels");
  metric = one_of(metric_word, metrics, is_tiles ? 4 : 3);
  evidence = one_of(evidence_word, proofs, 4), length = -1;
  if (!strncmp(claim, "length ", 7)) check_length();
  else if (strcmp(claim, "unsolvable")) fail(UNREADABLE, "there is no such claim");
  int is_bound = evidence == MANHATTAN || evidence == LINEAR_CONFLICT;
  if (is_bound && (!is_tiles || metric == PUSHES || length < 0))
    fail(REFUTED, "bounds are for lengths of tile puzzles in steps");
  if (evidence == PARITY) check_parity();
  else check_levels();
  if (getc(in) != EOF) fail(UNREADABLE, "there are bytes after the last level");
  if (length < 0) sprintf(verdict, "proved: unsolvable");
  else sprintf(verdict, "proved: length %d %s", length, metrics[metric]);
}
/* Prints what a file proves, or its fault; the exit code. */
static int check_file(const char *name) {
  exit_code = 0;
  in = fopen(name, "rb");
  if (setjmp(end_of_check) == 0) {
    if (!in) fail(UNREADABLE, "the file cannot be opened");
    check();
  }
  if (in) fclose(in);
  puts(verdict);
  return exit_code;
}
int main(int words_given, char **files) {
  int worst = 0;
  make_crcs();
  if (words_given < 2) worst = UNREADABLE, puts("usage: certificate FILE...");
  for (int i = 1; i < words_given; i++) {
    int code = check_file(files[i]);
    if (code > worst) worst = code;
  }
  return worst;
}
