/* The keyboard of the board: which key press is for it, and which for the page. */
import { actionOf, keyBindings } from '../settings/keyBindings.ts';
import { settings } from '../settings/settings.ts';
import { obeyKey } from './boardKeys.ts';
import type { BoardState } from './boardState.ts';
import { type BoardCommand, commandOf, isForBoard, type KeyCommand } from './keys.ts';

/** Commands of keys that the page obeys, not the board. */
export type PageCommand = Exclude<KeyCommand['name'], BoardCommand['name']> | 'shuffle';

/** Keys on the board. `focusCell` puts the focus on a cell. */
export function createKeyboard(
  board: BoardState,
  focusCell: (cell: number) => void,
  onCommand: (command: PageCommand) => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    const command = commandOf(event, (key) =>
      settings().letters ? actionOf(keyBindings(), key) : undefined,
    );
    if (!command) return;
    if (command.name === 'press' && !isOnBoard(event.target)) {
      if (event.key === ' ' && board.store.puzzle().type === 'tiles') {
        event.preventDefault();
        onCommand('shuffle');
      }
      return;
    }
    if (command.name === 'drop' && board.chosen() < 0) return;
    event.preventDefault();
    if (isForBoard(command)) obeyKey(board, focusCell, command, settings().arrows);
    else onCommand(command.name);
  };
}

function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=grid]') !== null;
}
