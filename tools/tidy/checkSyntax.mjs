import ts from 'typescript';
import { limits, outputModule } from './rules.mjs';

/** @typedef {import('./checkText.mjs').Remark} Remark */

/** Tests and tools may print, and a `describe` is as long as what it describes. */
const isPublished = /^packages\/[^/]+\/src\/(?!.*\.test\.ts$)/;
const isTest = /\.test\.ts$/;
const printers = new Set(['console', 'process.stdout', 'process.stderr']);

/**
 * Remarks on a TypeScript or JavaScript file that need its syntax.
 * @param {string} path of the file from the root, with slashes
 * @param {string} text
 * @returns {Remark[]}
 */
export function checkSyntax(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {Remark[]} */
  const remarks = [];
  /** @param {ts.Node} node @param {string} message */
  const remark = (node, message) => {
    remarks.push({ path, line: lineOf(source, node.getStart(source)), message, note: false });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isFunctionLike(node) && !isTest.test(path)) {
      const length = lineOf(source, node.end) - lineOf(source, node.getStart(source)) + 1;
      const message = `function of ${length} lines: split it (at most ${limits.functionLines})`;
      if (length > limits.functionLines) remark(node, message);
    }
    if (isPublished.test(path)) {
      if (isDefaultExport(node)) remark(node, 'default export: give it a name');
      if (isPrinting(node) && !outputModule.test(path)) {
        remark(node, 'prints: only the output module of the command line may');
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return remarks;
}

/** @param {ts.SourceFile} source @param {number} position */
function lineOf(source, position) {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}

/** @param {ts.Node} node */
function isPrinting(node) {
  return ts.isPropertyAccessExpression(node) && printers.has(node.expression.getText());
}

/** @param {ts.Node} node */
function isDefaultExport(node) {
  if (ts.isExportAssignment(node)) return true;
  if (ts.isExportSpecifier(node)) return node.name.text === 'default';
  return node.kind === ts.SyntaxKind.DefaultKeyword && !ts.isDefaultClause(node.parent);
}
