import { createRoot } from 'solid-js';
import { expect, test } from 'vitest';
import { createEditor, type Editor } from './editor.ts';

/** Two single cells, A at the upper left corner and B beside it. */
function editorOfTwo(): Editor {
  const editor = createRoot(() => createEditor());
  editor.setTool('piece');
  tap(editor, 0);
  tap(editor, 1);
  editor.setTool('goal');
  return editor;
}

function tap(editor: Editor, cell: number): void {
  editor.begin(cell);
  editor.end();
}

const goalOf = (editor: Editor, label: string) =>
  editor.sketch().goals[editor.goal()]!.indexOf(label);

test('another goal is for the piece that is tapped next', () => {
  const editor = editorOfTwo();
  tap(editor, 0);
  tap(editor, 5);
  editor.addGoal();
  expect(editor.chosen()).toBe('');
  tap(editor, 1);
  expect([editor.chosen(), goalOf(editor, 'A')]).toEqual(['B', -1]);
  tap(editor, 6);
  expect(goalOf(editor, 'B')).toBe(6);
});

test('a goal over another piece is removed by tapping, and stays where that is dragged', () => {
  const editor = editorOfTwo();
  tap(editor, 0);
  tap(editor, 1);
  expect(goalOf(editor, 'A')).toBe(1);
  // The first tap chooses the piece that lies there, which may have a goal of its own.
  tap(editor, 1);
  expect([editor.chosen(), goalOf(editor, 'A')]).toEqual(['B', 1]);
  editor.begin(1);
  editor.goOn(5);
  editor.end();
  expect([goalOf(editor, 'A'), goalOf(editor, 'B')]).toEqual([1, 5]);
  tap(editor, 1);
  expect([goalOf(editor, 'A'), goalOf(editor, 'B')]).toEqual([-1, 5]);
});
