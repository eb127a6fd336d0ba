/* Hands the board that is played to the race that is opened next. */
import { createSignal } from 'solid-js';

/** Whether the race that is opened next is on the board that is played. */
export const [isFromPlay, setFromPlay] = createSignal(false);
