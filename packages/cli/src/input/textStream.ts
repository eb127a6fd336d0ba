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
  const first = new FirstLines(readAs);
  while (first.isOpen) {
    first.passEmpty(lines.passEmpty());
    // Promises for lines that are here would take longer than reading them.
    const line = lines.nextHeld() ?? (await lines.next());
    if (line === undefined) break;
    first.take(line);
  }
  if (first.areLines) {
    lines.rewind();
    yield* byPart(lines, readAs);
    return;
  }
  const sections = sectionsOf(await lines.whole(), readAs);
  for (const [i, { text, lineOffset, isLine = false }] of sections.entries()) {
    const hasMore = () => i + 1 < sections.length;
    yield { text, lineOffset, isOne: sections.length === 1, isLine, hasMore };
  }
}

/** Many puzzles: each part between lines `---` is one, or holds one a line. */
async function* byPart(lines: LineReader, readAs: ReadAs): AsyncGenerator<StreamedSection> {
  const hasMore = () => lines.hasMore;
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
    const line = lines.nextHeld() ?? (await lines.next());
    if (line === undefined) break;
    lineOffset++;
    const isEnd = isSeparatorLine(line.text);
    const sections = isEnd ? part.end() : part.take(line);
    for (const section of sections) yield streamed(section);
    if (isEnd) part = new PartReader(lineOffset, readAs);
  }
  for (const section of part.end()) yield streamed(section);
}

const LINE_END = 10;

/**
 * Lines of a stream, one by one. A lone CR ends none: texts that use them are read whole. What was
 * read is held until it is known that it is read by lines.
 */
class LineReader {
  private readonly chunks: AsyncIterator<string>;
  private held = '';
  private at = 0;
  /** What was read before `held`, while it may be wanted again. */
  private past: string[] | undefined = [];

  constructor(chunks: AsyncIterable<string>) {
    this.chunks = chunks[Symbol.asyncIterator]();
  }

  /** A whole line is here that has not been asked for. */
  get hasMore(): boolean {
    return this.held.includes('\n', this.at);
  }

  /** Passes over the empty lines that come next and are here; how many. */
  passEmpty(): number {
    const from = this.at;
    while (this.held.charCodeAt(this.at) === LINE_END) this.at++;
    return this.at - from;
  }

  /** The next line, if the whole of it is here. */
  nextHeld(): Line | undefined {
    const end = this.held.indexOf('\n', this.at);
    return end < 0 ? undefined : this.take(end);
  }

  /** The next line, if not the whole of it is here. */
  async next(): Promise<Line | undefined> {
    await this.readLine();
    const end = this.held.indexOf('\n');
    if (end >= 0) return this.take(end);
    this.at = this.held.length;
    return this.held === '' ? undefined : { text: this.held, raw: this.held };
  }

  /** Reads on to the next line end; joined once, as a line may come in thousands of chunks. */
  private async readLine(): Promise<void> {
    this.past?.push(this.held.slice(0, this.at));
    const parts = [this.held.slice(this.at)];
    let length = parts[0]!.length;
    for (let isOpen = true; isOpen; ) {
      const { done, value = '' } = await this.chunks.next();
      parts.push(value);
      length += value.length;
      requireLength(length);
      isOpen = !done && !value.includes('\n');
    }
    this.held = parts.join('');
    this.at = 0;
  }

  private take(end: number): Line {
    const raw = this.held.slice(this.at, end + 1);
    this.at = end + 1;
    return { text: raw.replace(/\r?\n$/, ''), raw };
  }

  /** Begins again at the first line, and holds nothing from then on. */
  rewind(): void {
    this.held = [...(this.past ?? []), this.held].join('');
    this.at = 0;
    this.past = undefined;
  }

  /** The whole text, to the end of the stream. Throws UsageError for more than can be held. */
  async whole(): Promise<string> {
    const parts = [...(this.past ?? []), this.held];
    let length = parts.reduce((sum, part) => sum + part.length, 0);
    for (let part = await this.chunks.next(); !part.done; part = await this.chunks.next()) {
      parts.push(part.value);
      length += part.value.length;
      requireLength(length);
    }
    return parts.join('');
  }
}
