/* The state of the companion: which move is shown, and what happens when another is played. */
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { answerText } from '../panels/describe.ts';
import { arrowsOf } from '../panels/hintLadder.ts';
import { lengthText } from '../panels/metric.ts';
import type { Playback } from '../panels/playback.ts';
import type { Knowledge } from '../solver/knowledge.ts';
import { companionText } from '../text/companionText.ts';
import { failureText } from '../text/failureText.ts';
import { leadsHome } from './followed.ts';
import { moveWords } from './moveWords.ts';

/** What the solution panel knows and plays. */
export type Guide = {
  readonly store: GameStore;
  readonly playback: Playback;
  readonly knowledge: Knowledge;
  /** Puts the line that is known now in the place of the one that is played. */
  readonly takeNew: () => void;
};

/** `follow`: a move is shown. `show`: the reader plays what they moved. `lost`: no way is known. */
export type Stage = 'follow' | 'show' | 'lost' | 'solved';

export type Course = {
  readonly stage: Accessor<Stage>;
  /** What to do now, in a sentence. */
  readonly words: Accessor<string>;
  /** What has just become of the solution; '' for nothing. */
  readonly note: Accessor<string>;
  /** Whether a touch of the board moves pieces. */
  readonly isOpen: Accessor<boolean>;
  readonly next: () => void;
  readonly back: () => void;
  readonly canGoBack: Accessor<boolean>;
  readonly showMoved: () => void;
  readonly hideMoved: () => void;
};

/** Leads along the solution move by move, and finds the way again when something else was moved. */
export function createCourse(guide: Guide): Course {
  const { store } = guide;
  const [isShowing, setShowing] = createSignal(false);
  const [isOpen, setOpen] = createSignal(false);
  const [note, setNote] = createSignal('');
  const stage = createMemo((): Stage => {
    if (isShowing()) return 'show';
    if (store.isSolved()) return 'solved';
    return guide.playback.at() < 0 ? 'lost' : 'follow';
  });
  const words = createMemo(() => wordsFor(guide, stage()));
  createEffect(on(store.state, () => setShowing(false), { defer: true }));
  findAgain(guide, stage, setNote);
  drawNext(guide, stage);
  const setMoved = (isMoved: boolean) => {
    setShowing(isMoved);
    setOpen(isMoved);
    setNote('');
  };
  const canGoBack = () => guide.playback.at() > 0 || store.game().past.length > 0;
  return {
    ...{ stage, words, note, isOpen, canGoBack },
    showMoved: () => setMoved(true),
    hideMoved: () => setMoved(false),
    next: () => {
      setMoved(false);
      guide.playback.goTo(guide.playback.at() + 1);
    },
    back: () => {
      setMoved(false);
      if (guide.playback.at() > 0) guide.playback.previous();
      else store.undo();
    },
  };
}

/** Off the line, takes another that begins at the state on the board as soon as one is known. */
function findAgain(guide: Guide, stage: Accessor<Stage>, setNote: (note: string) => void): void {
  createEffect(() => {
    if (stage() !== 'lost') return;
    const { line } = guide.knowledge;
    // What is known may still be of the state before.
    if (line && leadsHome(guide.store.puzzle(), guide.store.state(), line)) {
      guide.takeNew();
      const { length, metric } = guide.playback;
      setNote(companionText().again(lengthText(length, metric)));
    }
  });
}

/** The next move as an arrow on the board, for as long as this is shown. */
function drawNext(guide: Guide, stage: Accessor<Stage>): void {
  const { store } = guide;
  createEffect(() => {
    const unit = stage() === 'follow' ? guide.playback.nextUnit() : undefined;
    const [puzzle, state] = [store.puzzle(), store.state()];
    if (!unit || unit.length === 0) return store.setMarks({});
    const pieces = [...new Set(Array.from(unit, (step) => step >>> 2))];
    store.setMarks({ pieces, arrows: arrowsOf(puzzle, state, [unit]) });
  });
  onCleanup(() => store.setMarks({}));
}

function wordsFor({ store, playback, knowledge }: Guide, stage: Stage): string {
  const words = companionText();
  if (stage === 'show') return words.show;
  if (stage === 'solved') return words.atGoal;
  if (stage === 'follow') return moveWords(store.puzzle(), store.state(), playback.nextUnit());
  if (knowledge.failure !== undefined) return failureText(knowledge.failure);
  if (knowledge.isWorking || knowledge.line) return words.finding;
  return answerText(playback.metric, knowledge) || words.finding;
}
