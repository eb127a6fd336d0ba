/* The part of a shell's language that the lines of a transcript use. */

/** A program of a pipeline. */
export type Stage = {
  /** As it is written, for a shell. */
  readonly text: string;
  readonly env: Readonly<Record<string, string>>;
  readonly words: readonly string[];
  /** The file after `<`, and that after `>`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
};

/** A quoted text, a run of other characters, or a sign of the shell. */
const TOKEN = /'([^']*)'|"([^"$`\\]*)"|([^\s'"|<>$`\\;&*?~()]+)|([|<>])|(\s+)|([\s\S])/y;

/** The programs of a pipeline. A line for the shell alone need not be understood. */
export function stagesOf(command: string): Stage[] {
  const stages: Stage[] = [];
  let tokens: Token[] = [];
  let start = 0;
  const end = (at: number) => {
    stages.push(stageOf(command.slice(start, at).trim(), tokens));
    tokens = [];
    start = at + 1;
  };
  for (const match of command.matchAll(new RegExp(TOKEN, 'gy'))) {
    const [text, single, double, plain, sign, blank] = match;
    if (sign === '|') end(match.index);
    else if (sign !== undefined) tokens.push({ kind: 'sign', text });
    else if (blank !== undefined) tokens.push({ kind: 'blank', text });
    else tokens.push(readPart(text, single ?? double ?? plain));
  }
  end(command.length);
  return stages;
}

type Token = { readonly kind: 'word' | 'sign' | 'blank' | 'other'; readonly text: string };

function readPart(text: string, part: string | undefined): Token {
  return part === undefined ? { kind: 'other', text } : { kind: 'word', text: part };
}

function stageOf(text: string, tokens: readonly Token[]): Stage {
  const env: Record<string, string> = {};
  const files: Record<string, string> = {};
  const words: string[] = [];
  let sign = '';
  for (const word of joined(tokens)) {
    const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(word.text) ?? [];
    if (word.kind === 'sign') sign = word.text;
    else if (sign !== '') {
      files[sign] = word.text;
      sign = '';
    } else if (words.length === 0 && name !== undefined) env[name] = value!;
    else words.push(word.text);
  }
  const other = tokens.find(({ kind }) => kind === 'other');
  if (words[0] === 'glissade' && other !== undefined) {
    throw new Error(`a transcript knows no ${other.text} outside quotes: ${text}`);
  }
  return { text, env, words, from: files['<'], to: files['>'] };
}

/** The words, those of several parts whole, and the signs between them. */
function joined(tokens: readonly Token[]): Token[] {
  const words: Token[] = [];
  let isOpen = false;
  for (const token of tokens) {
    const last = words.at(-1);
    if (token.kind === 'word' && isOpen)
      words.splice(-1, 1, { ...last!, text: last!.text + token.text });
    else if (token.kind !== 'blank') words.push(token);
    isOpen = token.kind === 'word';
  }
  return words;
}
