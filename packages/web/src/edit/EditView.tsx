import type { Puzzle } from '@glissade/core';
import { startGame } from '@glissade/core/game';
import { createEffect, createMemo, createSignal, type JSX, on } from 'solid-js';
import type { Optimum } from '../game/gameStore.ts';
import { theGame } from '../play/theGame.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { editText } from '../text/editText.ts';
import { Icon } from '../ui/Icon.tsx';
import { showView } from '../ui/route.ts';
import { hearKeys } from '../ui/viewKeys.ts';
import type { Outcome } from '../worker/solver.ts';
import { DesignFold } from './DesignFold.tsx';
import { EditCanvas } from './EditCanvas.tsx';
import { BoardTools, HistoryTools, PaintTools, PieceTools } from './EditTools.tsx';
import { createEditor, type Editor } from './editor.ts';
import { handedToEditor, handToEditor } from './editorHandover.ts';
import { HardestStart } from './HardestStart.tsx';
import { ShelfRow } from './ShelfRow.tsx';
import { sketchOf } from './sketch.ts';
import { TextDialog } from './TextDialog.tsx';
import { VerdictNote } from './VerdictNote.tsx';
import { createVerdict, type Verdict } from './verdict.ts';
import '../board/board.css';
import '../panels/panels.css';
import './edit.css';

function optimumOf(outcome: Outcome | undefined): Optimum {
  return outcome?.status === 'solved' && outcome.optimal
    ? { [outcome.metric]: outcome.length }
    : {};
}

/** Opens in the editor what a link or a picture brought. */
function openHanded(editor: Editor): void {
  createEffect(
    on(handedToEditor, (puzzle) => {
      if (!puzzle) return;
      handToEditor(undefined);
      editor.put('axes' in puzzle ? puzzle : sketchOf(puzzle));
    }),
  );
}

/** Undoes and redoes by the keys for that. */
function hearUndo(editor: Editor): void {
  hearKeys((event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (!isUndo) return;
    event.preventDefault();
    if (event.shiftKey) editor.redo();
    else editor.undo();
  });
}

/** Painting puzzles, with a verdict that follows every stroke. */
export function EditView(): JSX.Element {
  const editor = createEditor();
  const verdict = createVerdict(editor.sketch);
  openHanded(editor);
  hearUndo(editor);
  return (
    <div class="edit beside">
      <header class="edit-head">
        <h1>{editText().title}</h1>
        <HistoryTools editor={editor} />
      </header>
      <div class="edit-board beside-board">
        <EditCanvas editor={editor} faultCell={verdict().fault?.cell} />
      </div>
      <div class="beside-rest">
        <PaintTools editor={editor} />
        <VerdictNote verdict={verdict()} onAim={() => editor.setTool('goal')} />
        <PlayRow verdict={verdict()} />
        <HardestStart editor={editor} puzzle={verdict().puzzle} />
        <DesignFold editor={editor} verdict={verdict()} />
        <PieceTools editor={editor} />
        <BoardTools editor={editor} />
        <OtherSketches editor={editor} puzzle={verdict().puzzle} />
        <ShelfRow editor={editor} />
      </div>
    </div>
  );
}

/** Plays and shares what was painted. */
function PlayRow(props: { readonly verdict: Verdict }): JSX.Element {
  const gameOfSketch = createMemo(() => {
    const { puzzle } = props.verdict;
    return puzzle && startGame(puzzle);
  });
  const play = () => {
    const game = gameOfSketch();
    if (!game) return;
    theGame.open(game, { optimum: optimumOf(props.verdict.outcome) });
    showView('play');
  };
  return (
    <div class="chips">
      <button type="button" class="button primary" disabled={!props.verdict.puzzle} onClick={play}>
        <Icon name="play" />
        {editText().play}
      </button>
      <ShareButton game={gameOfSketch} />
    </div>
  );
}

/** Takes what is on the board of the game, or what is typed. */
function OtherSketches(props: {
  readonly editor: Editor;
  readonly puzzle: Puzzle | undefined;
}): JSX.Element {
  const [isTextOpen, setTextOpen] = createSignal(false);
  const takeGame = () => {
    props.editor.put(sketchOf({ ...theGame.puzzle(), start: theGame.state() }));
  };
  return (
    <>
      <div class="chips">
        <button type="button" class="button" onClick={takeGame}>
          {editText().takeGame}
        </button>
        <button type="button" class="button" onClick={() => setTextOpen(true)}>
          {editText().text}
        </button>
      </div>
      <TextDialog
        isOpen={isTextOpen()}
        onClose={() => setTextOpen(false)}
        puzzle={props.puzzle}
        onRead={props.editor.put}
      />
    </>
  );
}
