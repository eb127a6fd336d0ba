import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { type Language, language } from '../text/text.ts';

export type Speech = {
  /** Whether this device has a voice for the language of the app. */
  readonly isThere: Accessor<boolean>;
  readonly isOn: Accessor<boolean>;
  readonly toggle: () => void;
};

/**
 * Reads words aloud, each time they change, once that is asked for. Only voices of the device
 * itself: others would send the words to a server.
 */
export function createSpeech(words: Accessor<string>): Speech {
  const [voice, setVoice] = createSignal<SpeechSynthesisVoice>();
  const [isOn, setOn] = createSignal(false);
  const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;
  // Some browsers know their voices only after a while.
  const look = () => setVoice(synthesis?.getVoices().find((one) => speaks(one, language())));
  createEffect(look);
  synthesis?.addEventListener('voiceschanged', look);
  createEffect(() => {
    const [said, chosen] = [words(), voice()];
    synthesis?.cancel();
    if (!isOn() || !chosen || said === '') return;
    const utterance = new SpeechSynthesisUtterance(said);
    utterance.voice = chosen;
    utterance.lang = chosen.lang;
    synthesis?.speak(utterance);
  });
  onCleanup(() => {
    synthesis?.removeEventListener('voiceschanged', look);
    synthesis?.cancel();
  });
  return { isThere: () => voice() !== undefined, isOn, toggle: () => setOn(!isOn()) };
}

function speaks({ lang, localService }: SpeechSynthesisVoice, wanted: Language): boolean {
  return localService && lang.toLowerCase().startsWith(wanted);
}
