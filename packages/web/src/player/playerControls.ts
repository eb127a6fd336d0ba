import { icons } from '../ui/icons.ts';
import type { PlayerWords } from './playerWords.ts';

/** Buttons and a slider; they show where the player is and say what was pressed. */
export type PlayerControls = {
  readonly element: HTMLElement;
  readonly show: (at: number, of: number, isPlaying: boolean) => void;
};

export function createControls(
  words: PlayerWords['solve'],
  acts: {
    readonly goTo: (place: number) => void;
    readonly step: (by: 1 | -1) => void;
    readonly toggle: () => void;
  },
): PlayerControls {
  const element = document.createElement('div');
  element.className = 'controls';
  const previous = buttonOf('previous', words.previous, () => acts.step(-1));
  const toggle = buttonOf('play', words.play, acts.toggle);
  toggle.className = 'main';
  const next = buttonOf('next', words.next, () => acts.step(1));
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.min = '0';
  slider.setAttribute('aria-label', words.place);
  slider.addEventListener('input', () => acts.goTo(Number(slider.value)));
  const output = document.createElement('output');
  element.append(previous, toggle, next, slider, output);
  const show = (at: number, of: number, isPlaying: boolean) => {
    slider.max = String(of);
    slider.value = String(at);
    slider.setAttribute('aria-valuetext', words.placeOf(at, of));
    output.textContent = `${at} / ${of}`;
    toggle.setAttribute('aria-label', isPlaying ? words.pause : words.play);
    toggle.replaceChildren(iconOf(isPlaying ? 'pause' : 'play'));
  };
  return { element, show };
}

/** A round button with a picture, named for those who cannot see it. */
export function buttonOf(
  icon: keyof typeof icons,
  label: string,
  act: () => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', label);
  button.title = label;
  button.append(iconOf(icon));
  button.addEventListener('click', act);
  return button;
}

function iconOf(name: keyof typeof icons): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  for (const [key, value] of Object.entries({
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.8',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    width: '20',
    height: '20',
  })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', icons[name]);
  svg.append(path);
  return svg;
}
