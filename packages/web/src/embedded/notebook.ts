/*
 * The board of a notebook: the player, kept equal to a model in Python (`glissade.widget`), as
 * anywidget has it (anywidget.dev).
 */
import type { PlayerElement } from '../player/PlayerElement.ts';
import { AwaitedAnswers } from '../worker/awaitedAnswers.ts';
import { newPlayer } from './newPlayer.ts';

type Name = 'puzzle' | 'moves' | 'playable' | 'theme' | 'count' | 'is_solved';

/** What anywidget gives of a model. */
type Model = {
  readonly get: (name: Name) => unknown;
  readonly set: (name: Name, value: unknown) => void;
  readonly save_changes: () => void;
  readonly on: (event: string, listener: (message: unknown) => void) => void;
  readonly off: (event: string, listener: (message: unknown) => void) => void;
  readonly send: (message: object) => void;
};

/** Shows a model in an element; returns what ends that. */
export function render({ model, el }: { readonly model: Model; readonly el: HTMLElement }) {
  const player = newPlayer();
  const show = () => {
    player.playable = model.get('playable') === true;
    const theme = String(model.get('theme'));
    if (theme === '') player.removeAttribute('theme');
    else player.setAttribute('theme', theme);
    player.moves = String(model.get('moves'));
    player.puzzle = String(model.get('puzzle'));
  };
  const keep = () => {
    if (!player.playable) return;
    model.set('moves', player.moves);
    model.set('count', player.length);
    model.set('is_solved', player.isSolved);
    model.save_changes();
  };
  const { solver, close } = solverBy(model, player);
  player.solver = solver;
  player.addEventListener('change', keep);
  const events = ['change:puzzle', 'change:moves', 'change:playable', 'change:theme'];
  for (const event of events) model.on(event, show);
  show();
  el.append(player);
  return () => {
    for (const event of events) model.off(event, show);
    close();
  };
}

type Answer = { readonly status: string; readonly moves?: string };

/** Hints come from Python, which asks the command. */
function solverBy(model: Model, player: PlayerElement) {
  const answers = new AwaitedAnswers<Answer>();
  const take = (message: unknown) => {
    const { id, error, ...answer } = Object(message);
    answers.settle(id, error ? new Error(String(error)) : answer);
  };
  model.on('msg:custom', take);
  const solve = (puzzle: string) =>
    answers.ask((id) => model.send({ id, puzzle, after: player.moves }));
  return { solver: { solve }, close: () => model.off('msg:custom', take) };
}
