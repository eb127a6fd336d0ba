import { createSignal } from 'solid-js';
import { followStored, readStored, writeStored } from '../store/stored.ts';

/** What a person can choose; kept on this device. */
export type Settings = {
  readonly theme: 'system' | 'light' | 'dark';
  readonly language: 'auto' | 'en' | 'zh';
  /** `quiet`: greys and one accent. `distinct`: a colour and a pattern for every piece. */
  readonly colors: 'quiet' | 'distinct';
  readonly labels: boolean;
  /** On boards of Hua Rong Dao in Chinese: the generals' names, their masks too, or letters. */
  readonly generals: 'names' | 'masks' | 'letters';
  /** Tiles that lie where the goal wants them are tinted. */
  readonly home: boolean;
  /** What an arrow key moves in a tile puzzle. */
  readonly arrows: 'tile' | 'gap' | 'cursor';
  /** Letters as shortcuts while the board has the focus. */
  readonly letters: boolean;
  readonly motion: boolean;
  readonly sound: boolean;
  readonly vibration: boolean;
  readonly timer: boolean;
  readonly inspection: boolean;
  readonly milliseconds: boolean;
  /** A tile moves when the pointer passes over it. */
  readonly hover: boolean;
  /** The ratings of the player and of puzzles are shown. */
  readonly ratings: boolean;
};

export const DEFAULTS: Settings = {
  theme: 'system',
  language: 'auto',
  colors: 'quiet',
  labels: true,
  generals: 'names',
  home: true,
  arrows: 'tile',
  letters: true,
  motion: true,
  sound: false,
  vibration: false,
  timer: true,
  inspection: false,
  milliseconds: false,
  hover: false,
  ratings: false,
};

const CHOICES = {
  theme: ['system', 'light', 'dark'],
  language: ['auto', 'en', 'zh'],
  colors: ['quiet', 'distinct'],
  generals: ['names', 'masks', 'letters'],
  arrows: ['tile', 'gap', 'cursor'],
} as const;

/** Takes from JSON what makes sense, the default for everything else. */
export function parseSettings(json: unknown): Settings {
  if (typeof json !== 'object' || json === null) return DEFAULTS;
  const given = json as Readonly<Record<string, unknown>>;
  const makesSense = (name: keyof Settings) => {
    const choices: readonly string[] | undefined = CHOICES[name as keyof typeof CHOICES];
    return choices
      ? choices.includes(given[name] as string)
      : typeof given[name] === typeof DEFAULTS[name];
  };
  const names = Object.keys(DEFAULTS) as (keyof Settings)[];
  const known = names.filter(makesSense).map((name) => [name, given[name]]);
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

const readSettings = () => readStored('settings', parseSettings) ?? DEFAULTS;

const [settings, setSettings] = createSignal(readSettings());
followStored('settings', () => setSettings(readSettings()));

export { settings };

export function changeSettings(change: Partial<Settings>): void {
  wearSettings(change);
  writeStored('settings', settings());
}

/** For this page alone, and not kept: another page that shows it wishes so. */
export function wearSettings(change: Partial<Settings>): void {
  setSettings({ ...settings(), ...change });
}

/** Whether things may move on the page: by the setting, and by the system's wish. */
export function mayAnimate(): boolean {
  return settings().motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
