import type { Metric, Puzzle } from '@glissade/core';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { type RoomPath, useMap } from './useMap.ts';

/** The map of a puzzle as chosen; the choice is forgotten with the puzzle. */
export function useChoices(puzzle: Accessor<Puzzle>, metric: Accessor<Metric>) {
  const [fold, setFold] = createSignal(false);
  const [rooms, setRooms] = createSignal<RoomPath>(undefined);
  const state = useMap(puzzle, metric, fold, rooms);
  // What is too large for a dot a state is shown by rooms.
  const [isLarge, setLarge] = createSignal(false);
  createEffect(() => {
    if (state().stage !== 'tooLarge' || rooms()) return;
    setLarge(true);
    setRooms([]);
  });
  const reset = () => {
    setFold(false);
    setLarge(false);
    setRooms(undefined);
  };
  createEffect(on(puzzle, reset, { defer: true }));
  return { state, fold, setFold, rooms, setRooms, isLarge };
}
