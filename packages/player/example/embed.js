// A player in a frame of another page: its attributes are the fragment, which no server sees.
const NAMES = ['puzzle', 'playable', 'moves', 'metric', 'at', 'speed', 'controls', 'theme', 'lang'];

function show() {
  const given = new URLSearchParams(location.hash.slice(1));
  const player = document.createElement('glissade-player');
  for (const name of NAMES) {
    const value = given.get(name);
    if (value !== null) player.setAttribute(name, value);
  }
  document.documentElement.lang = given.get('lang') ?? 'en';
  document.documentElement.style.colorScheme = given.get('theme') ?? '';
  document.body.replaceChildren(player);
}

addEventListener('hashchange', show);
show();
