// Every name that a package exports, with its signature, as text: from its built declarations.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/**
 * @param {Readonly<Record<string, string>>} entries Files of declarations by what users import.
 * @returns {string} The names in order, each under the entries that export it.
 */
export function apiReport(entries) {
  const files = Object.values(entries).flatMap((file) => [
    file,
    join(file, '../declarations.d.ts'),
  ]);
  const shown = files.filter((file) => existsSync(file));
  // What other packages declare is not shown.
  const program = ts.createProgram(shown, { noLib: true, noResolve: true, types: [] });
  const checker = program.getTypeChecker();
  /** @type {Map<string, string[]>} */
  const exporters = new Map();
  for (const [entry, file] of Object.entries(entries)) {
    const module = checker.getSymbolAtLocation(requireFile(program, file));
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const text = textOf(symbol, checker);
      exporters.set(text, [...(exporters.get(text) ?? []), entry]);
    }
  }
  const sorted = [...exporters].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([text, from]) => text.replace('\n', ` from ${from.join(', ')}\n`)).join('\n');
}

/**
 * Names that one report has and the other has not, or has otherwise.
 * @param {string} before
 * @param {string} after
 */
export function changedNames(before, after) {
  const [old, current] = [before, after].map((report) => report.trimEnd().split('\n\n'));
  const all = [...old, ...current];
  const changed = all.filter((text) => !old.includes(text) || !current.includes(text));
  return [...new Set(changed.map((text) => /^\/\/ (\S+)/.exec(text)?.[1] ?? 'its title'))];
}

/**
 * @param {ts.Program} program
 * @param {string} file
 */
function requireFile(program, file) {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`there is no ${file}: run npm run build`);
  return source;
}

/**
 * The name, and below it what declares it, all overloads of a function.
 * @param {ts.Symbol} symbol
 * @param {ts.TypeChecker} checker
 */
function textOf(symbol, checker) {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const { declarations = [] } = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  if (declarations.length === 0) throw new Error(`nothing declares ${symbol.name}`);
  return `// ${[symbol.name, ...declarations.map(signatureOf)].join('\n')}\n`;
}

/**
 * What users see of a declaration: nothing private, and no second name that bundling gave.
 * @param {ts.Declaration} declaration
 */
function signatureOf(declaration) {
  // The list of a `const` says so; the declaration in it does not.
  const whole = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const seen = ts.isClassDeclaration(whole) ? withoutPrivate(whole) : whole;
  const text = printer.printNode(ts.EmitHint.Unspecified, seen, declaration.getSourceFile());
  return text
    .replace(/^(export )?(declare )?/, '')
    .replaceAll(/\b(\w+)\$\d+\b/g, '$1')
    .replaceAll(/^(?: {4})+/gm, halved);
}

/** @param {string} blanks */
const halved = (blanks) => ' '.repeat(blanks.length / 2);

/** @param {ts.ClassDeclaration} declared */
function withoutPrivate(declared) {
  const { modifiers, name, typeParameters, heritageClauses, members } = declared;
  const isSeen = (/** @type {ts.ClassElement} */ member) =>
    (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) === 0 &&
    !(member.name && ts.isPrivateIdentifier(member.name));
  const seen = members.filter(isSeen);
  return ts.factory.updateClassDeclaration(
    declared,
    modifiers,
    name,
    typeParameters,
    heritageClauses,
    seen,
  );
}
