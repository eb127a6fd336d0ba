/* Cuts a text into the texts of its puzzles while it is still coming in. */
import { isSeparatorLine, type ReadAs } from './lineLooks.ts';
import { FirstLines, type Line, PartReader, requireLength } from './partReader.ts';
import { type Section, sectionsOf } from './split.ts';

/** One puzzle's share of a text that is read bit by bit. */
export type StreamedSection = Section & {
  /** The whole text holds just this one. */
  readonly isOne: boolean;
  /** It is one of many that stand on a line each. */
  readonly isLine: boolean;
  /** True while more of the text has come already than was asked for. */
  readonly hasMore: () => boolean;
};

/**
 * The puzzles of a text, as it comes in. Where its first lines are whole puzzles by themselves each
 * puzzle is given at once and then forgotten, so that a text may be endless; any other text is read
 * to its end first. Throws UsageError for a text that is too long to be read whole.
 */
export async function* streamSections(
  chunks: AsyncIterable<string>,
  readAs: ReadAs,
): AsyncGenerator<StreamedSection> {
  const lines = new LineReader(chunks);
  const head: Line[] = [];
  const first = new FirstLines(readAs);
  while (first.isOpen) {
    const line = await lines.next();
    if (line === undefined) break;
    first.take(line);
    head.push(line);
  }
  if (first.areLines) {
    yield* byPart(head, lines, readAs);
    return;
  }
  const rest = await lines.rest(first.heldLength);
  const sections = sectionsOf(head.map(({ raw }) => raw).join('') + rest, readAs);
  for (const [i, { text, lineOffset, isLine = false }] of sections.entries()) {
    const hasMore = () => i + 1 < sections.length;
    yield { text, lineOffset, isOne: sections.length === 1, isLine, hasMore };
  }
}

/** Many puzzles: each part between lines `---` is one, or holds one a line. */
async function* byPart(
  head: readonly Line[],
  lines: LineReader,
  readAs: ReadAs,
): AsyncGenerator<StreamedSection> {
  const waiting = [...head];
  const hasMore = () => waiting.length > 0 || lines.hasMore;
  // Promises for lines that are here would take longer than reading them.
  const nextHeld = () => waiting.shift() ?? lines.nextHeld();
  const streamed = ({ text, lineOffset, isLine = false }: Section): StreamedSection => ({
    text,
    lineOffset,
    isOne: false,
    isLine,
    hasMore,
  });
  let lineOffset = 0;
  let part = new PartReader(lineOffset, readAs);
  for (;;) {
    const line = nextHeld() ?? (await lines.next());
    if (line === undefined) break;
    lineOffset++;
    const isEnd = isSeparatorLine(line.text);
    const sections = isEnd ? part.end() : part.take(line);
    for (const section of sections) yield streamed(section);
    if (isEnd) part = new PartReader(lineOffset, readAs);
  }
  for (const section of part.end()) yield streamed(section);
}

/** Lines of a stream, one by one. A lone CR ends none: texts that use them are read whole. */
class LineReader {
  private readonly chunks: AsyncIterator<string>;
  private held = '';
  private at = 0;

  constructor(chunks: AsyncIterable<string>) {
    this.chunks = chunks[Symbol.asyncIterator]();
  }

  /** A whole line is here that has not been asked for. */
  get hasMore(): boolean {
    return this.held.includes('\n', this.at);
  }

  /** The next line, if the whole of it is here. */
  nextHeld(): Line | undefined {
    const end = this.held.indexOf('\n', this.at);
    return end < 0 ? undefined : this.take(end);
  }

  async next(): Promise<Line | undefined> {
    let end = this.held.indexOf('\n', this.at);
    while (end < 0) {
      const { done, value } = await this.chunks.next();
      if (done) {
        const raw = this.held.slice(this.at);
        this.at = this.held.length;
        return raw === '' ? undefined : { text: raw, raw };
      }
      const from = this.held.length - this.at;
      this.held = this.held.slice(this.at) + value;
      this.at = 0;
      requireLength(this.held);
      end = this.held.indexOf('\n', from);
    }
    return this.take(end);
  }

  private take(end: number): Line {
    const raw = this.held.slice(this.at, end + 1);
    this.at = end + 1;
    return { text: raw.replace(/\r?\n$/, ''), raw };
  }

  /** Everything that is left, behind so many characters that are held already. */
  async rest(heldLength: number): Promise<string> {
    const parts = [this.held.slice(this.at)];
    let length = heldLength + parts[0]!.length;
    for (let part = await this.chunks.next(); !part.done; part = await this.chunks.next()) {
      parts.push(part.value);
      length += part.value.length;
      requireLength(part.value, length);
    }
    this.at = this.held.length;
    return parts.join('');
  }
}
