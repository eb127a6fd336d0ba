import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A name of an entry, or the entry as a whole (no name), and the examples of its comment. */
export type Documented = {
  readonly entry: string;
  readonly name: string;
  readonly examples: readonly string[];
};

/** What the declarations of an installed package say of each exported name. */
export function documentedNames(folder: string, entries: readonly string[]): Documented[] {
  const files = entries.map((entry) => {
    const part = entry.split('/')[1] ?? 'index';
    return join(folder, 'node_modules', 'glissade', 'dist', 'types', `${part}.d.ts`);
  });
  const program = ts.createProgram(files, { types: [], target: ts.ScriptTarget.ES2022 });
  const checker = program.getTypeChecker();
  return files.flatMap((file, i): Documented[] => {
    const entry = entries[i]!;
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
    const named = checker.getExportsOfModule(module).map((symbol) => {
      const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      const meant = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
      return { entry, name: symbol.name, examples: examplesOfTags(meant.getJsDocTags(checker)) };
    });
    const head = /^\/\*\*.*?\*\//s.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
    return [{ entry, name: '', examples: codeIn(head.replaceAll(/^ \* ?/gm, '')) }, ...named];
  });
}

function examplesOfTags(tags: readonly ts.JSDocTagInfo[]): string[] {
  return tags
    .filter(({ name }) => name === 'example')
    .flatMap(({ text }) => codeIn(ts.displayPartsToString(text)));
}

function codeIn(text: string): string[] {
  return [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code!);
}

/** What an example says that it prints: its comments that begin with an arrow, in order. */
export function expectedOutput(code: string): string[] {
  return [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, printed]) => printed!);
}

/** A program that imports modules one after another and prints what each of them printed. */
export function runnerOf(modules: readonly string[]): string {
  return `import { format } from 'node:util';
const print = console.log;
const all = {};
for (const module of ${JSON.stringify(modules)}) {
  const lines = [];
  console.log = (...values) => void lines.push(format(...values));
  try {
    await import('./' + module);
  } catch (error) {
    lines.push(String(error));
  }
  all[module] = lines;
}
print(JSON.stringify(all));
`;
}
