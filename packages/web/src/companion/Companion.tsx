import { type JSX, onMount, type Ref, Show } from 'solid-js';
import type { Board } from '../board/Board.tsx';
import type { PageCommand } from '../board/keyboard.ts';
import type { GameStore } from '../game/gameStore.ts';
import { companionText } from '../text/companionText.ts';
import { text } from '../text/text.ts';
import { announced } from '../ui/announce.ts';
import { Icon } from '../ui/Icon.tsx';
import { leaveOnBack } from '../ui/leaveOnBack.ts';
import { keepAwake } from './awake.ts';
import { type Course, createCourse, type Guide } from './course.ts';
import { loadStyles } from './loadStyles.ts';
import { createSpeech } from './speech.ts';

/**
 * The solution move by move, for a player who moves the pieces elsewhere: on a toy, in a game. It
 * fills the screen and can be read and pressed at arm's length. A modal dialog of the browser keeps
 * the focus and hides the page behind it from screen readers.
 */
export function Companion(
  props: Guide & { readonly board: typeof Board; readonly onLeave: () => void },
): JSX.Element {
  let dialog!: HTMLDialogElement;
  let main!: HTMLButtonElement;
  // Props of the panel change under way; the course reads them anew.
  const course = createCourse(props);
  const leave = leaveOnBack(() => props.onLeave());
  keepAwake();
  loadStyles();
  onMount(() => {
    dialog.showModal();
    main.focus();
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('.board')) return;
    if (event.key === 'ArrowRight' && course.stage() === 'follow') course.next();
    if (event.key === 'ArrowLeft' && course.canGoBack()) course.back();
  };
  return (
    <dialog
      ref={dialog}
      class="companion"
      aria-label={companionText().title}
      data-stage={course.stage()}
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <Head guide={props} course={course} onLeave={leave} />
      <div class="companion-board" classList={{ open: course.isOpen() }}>
        <props.board store={props.store} onCommand={(command) => obey(props.store, command)} />
      </div>
      <Words course={course} />
      <div class="companion-buttons">
        <SideButtons course={course} />
        <MainButton course={course} ref={main} onLeave={leave} />
      </div>
      <div class="unseen" role="status" aria-live="polite">
        {announced()}
      </div>
    </dialog>
  );
}

/** What the keys of the page do here. */
function obey(store: GameStore, command: PageCommand): void {
  if (command === 'undo') store.undo();
  if (command === 'redo') store.redo();
}

/** What to do now, and above it what has just become of the solution. */
function Words(props: { readonly course: Course }): JSX.Element {
  return (
    <div class="companion-words">
      <p class="companion-note" role="status">
        {props.course.note()}
      </p>
      <p class="companion-move" aria-live="polite" aria-atomic="true">
        {props.course.words()}
      </p>
    </div>
  );
}

/** Shows the next move, or ends what is under way. */
function MainButton(props: {
  readonly course: Course;
  readonly ref: Ref<HTMLButtonElement>;
  readonly onLeave: () => void;
}): JSX.Element {
  const { stage, next, hideMoved } = props.course;
  const press = () => {
    if (stage() === 'show') hideMoved();
    else if (stage() === 'solved') props.onLeave();
    else if (stage() === 'follow') next();
  };
  return (
    <button
      ref={props.ref}
      type="button"
      class="button primary companion-next"
      aria-disabled={stage() === 'lost'}
      onClick={press}
    >
      {mainText(props.course)}
    </button>
  );
}

function mainText({ stage }: Course): string {
  const { asBefore, done, next } = companionText();
  if (stage() === 'show') return asBefore;
  return stage() === 'solved' ? done : next;
}

/** How to leave, how far it is, and whether it is read aloud. */
function Head(props: {
  readonly guide: Guide;
  readonly course: Course;
  readonly onLeave: () => void;
}): JSX.Element {
  const speech = createSpeech(props.course.words);
  const at = () => props.guide.playback.at();
  const of = () => props.guide.playback.length;
  return (
    <header class="companion-head">
      <button type="button" class="tool" onClick={() => props.onLeave()}>
        <Icon name="close" />
        <span class="unseen">{companionText().leave}</span>
      </button>
      <Show when={at() >= 0}>
        <span class="companion-place">{text().solve.placeOf(at(), of())}</span>
        <span class="companion-bar" aria-hidden="true">
          <span style={{ width: `${(100 * at()) / of()}%` }} />
        </span>
      </Show>
      <Show when={speech.isThere()}>
        <button
          type="button"
          class="tool companion-speak"
          aria-pressed={speech.isOn()}
          aria-label={companionText().speak}
          title={companionText().speak}
          onClick={speech.toggle}
        >
          <Icon name="speak" />
        </button>
      </Show>
    </header>
  );
}

function SideButtons(props: { readonly course: Course }): JSX.Element {
  return (
    <div class="companion-side">
      <button
        type="button"
        class="button"
        disabled={!props.course.canGoBack()}
        onClick={props.course.back}
      >
        <Icon name="previous" />
        {companionText().back}
      </button>
      <button
        type="button"
        class="button"
        aria-pressed={props.course.stage() === 'show'}
        disabled={props.course.stage() === 'solved'}
        onClick={props.course.showMoved}
      >
        {companionText().moved}
      </button>
    </div>
  );
}
