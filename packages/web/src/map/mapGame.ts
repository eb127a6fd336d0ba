import { type Metric, type Steps, unitsOf } from '@glissade/core';
import { type Game, play, startGame } from '@glissade/core/game';
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { createGameStore, type GameStore } from '../game/gameStore.ts';
import type { MapDots } from './useMap.ts';

/** The game on the board beside the map: the player's own, or one that led to a tapped dot. */
export type MapGame = {
  readonly store: Accessor<GameStore>;
  readonly isOwn: Accessor<boolean>;
  /** The dot of the state on the board; -1 until it is known. */
  readonly here: Accessor<number>;
  /** Pairs of dots that moves of the player's own game join. */
  readonly played: Accessor<readonly number[]>;
  /** Puts the state of a dot on the board; of the own game, where that came by. */
  readonly show: (dot: number) => Promise<void>;
  readonly backToOwn: () => void;
};

export function createMapGame(
  own: GameStore,
  made: Accessor<MapDots | undefined>,
  metric: Accessor<Metric>,
): MapGame {
  const tried = createGameStore(startGame(own.puzzle()));
  const [isOwn, setOwn] = createSignal(true);
  const [here, setHere] = createSignal(-1);
  /** Dots of the nodes of the own game. */
  const [dots, setDots] = createSignal<readonly number[]>([]);
  const store = () => (isOwn() ? own : tried);
  createEffect(on(own.puzzle, () => setOwn(true)));
  followDots(made, () => own.game().nodes.map(({ state }) => state), setDots);
  followDots(
    made,
    () => [store().state()],
    ([dot]) => setHere(dot ?? -1),
  );
  const played = createMemo(() => {
    const known = dots();
    return own.game().nodes.flatMap(({ parent }, node) => {
      const [from, to] = [known[parent], known[node]];
      return from === undefined || to === undefined || from < 0 || to < 0 ? [] : [from, to];
    });
  });
  const show = async (dot: number) => {
    const map = made();
    if (!map || dot < 0) return;
    const node = dots().lastIndexOf(dot);
    if (node >= 0) {
      setOwn(true);
      own.goTo(node);
      return;
    }
    const { way } = await map.look(dot);
    if (made() !== map) return;
    tried.open(gameOf(own.game(), way, metric()));
    setOwn(false);
  };
  return { store, isOwn, here, played, show, backToOwn: () => setOwn(true) };
}

/** Looks up the dots of states whenever these change; none while there is no map. */
function followDots(
  made: Accessor<MapDots | undefined>,
  states: Accessor<readonly Uint16Array[]>,
  onDots: (dots: readonly number[]) => void,
): void {
  createEffect(
    on([made, states], ([map, wanted]) => {
      let isWanted = true;
      onCleanup(() => {
        isWanted = false;
      });
      if (!map) {
        onDots([]);
        return;
      }
      // A map that was released meanwhile is asked no more: the next one answers.
      map.dotsOf(wanted).then(
        (dots) => isWanted && onDots(dots),
        () => undefined,
      );
    }),
  );
}

/** The way from the start to a dot as a game, one move a node. */
function gameOf({ puzzle }: Game, way: Steps, metric: Metric): Game {
  let game = startGame(puzzle);
  for (const unit of unitsOf(way, metric)) game = play(game, [...unit]).game;
  return game;
}
