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
import { createVerdict } from './verdict.ts';
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

/** Painting puzzles, with a verdict that follows every stroke. */
export function EditView(): JSX.Element {
  const editor = createEditor();
  const verdict = createVerdict(editor.sketch);
  const [isTextOpen, setTextOpen] = createSignal(false);
  const words = () => editText();
  const gameOfSketch = createMemo(() => {
    const { puzzle } = verdict();
    return puzzle && startGame(puzzle);
  });
  const play = () => {
    const game = gameOfSketch();
    if (!game) return;
    theGame.open(game, { optimum: optimumOf(verdict().outcome) });
    showView('play');
  };
  openHanded(editor);
  const takeGame = () => {
    editor.put(sketchOf({ ...theGame.puzzle(), start: theGame.state() }));
  };
  const onKey = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (!isUndo) return;
    event.preventDefault();
    if (event.shiftKey) editor.redo();
    else editor.undo();
  };
  hearKeys(onKey);
  return (
    <div class="edit beside">
      <header class="edit-head">
        <h1>{words().title}</h1>
        <HistoryTools editor={editor} />
      </header>
      <div class="edit-board beside-board">
        <EditCanvas editor={editor} faultCell={verdict().fault?.cell} />
      </div>
      <div class="beside-rest">
        <PaintTools editor={editor} />
        <VerdictNote verdict={verdict()} onAim={() => editor.setTool('goal')} />
        <div class="chips">
          <button type="button" class="button primary" disabled={!verdict().puzzle} onClick={play}>
            <Icon name="play" />
            {words().play}
          </button>
          <ShareButton game={gameOfSketch} />
        </div>
        <HardestStart editor={editor} puzzle={verdict().puzzle} />
        <DesignFold editor={editor} verdict={verdict()} />
        <PieceTools editor={editor} />
        <BoardTools editor={editor} />
        <div class="chips">
          <button type="button" class="button" onClick={takeGame}>
            {words().takeGame}
          </button>
          <button type="button" class="button" onClick={() => setTextOpen(true)}>
            {words().text}
          </button>
        </div>
        <ShelfRow editor={editor} />
      </div>
      <TextDialog
        isOpen={isTextOpen()}
        onClose={() => setTextOpen(false)}
        puzzle={verdict().puzzle}
        onRead={editor.put}
      />
    </div>
  );
}
