const light = `
  --page: #f6f5f2; --floor: #e4e0d8; --frame: #cfc9bd; --wall: #a39b8c; --edge: #cdc8bd;
  --ink: #24221e; --soft: #5c5952; --tile: #fdfcfa; --tone-0: #fbfaf7; --tone-1: #efece5;
  --tone-2: #d0cabd; --tone-3: #bdb6a8; --accent: #c4451d; --accent-ink: #fff;`;
const dark = `
  --page: #131519; --floor: #0b0d10; --frame: #2a2e36; --wall: #1b1e24; --edge: #565b64;
  --ink: #f2f0eb; --soft: #a8a6a0; --tile: #3a3f48; --tone-0: #4a4f59; --tone-1: #3c414a;
  --tone-2: #5c626d; --tone-3: #2f343c; --accent: #ee8052; --accent-ink: #1c0d06;`;

/** The style of a player, inside its shadow alone. Custom properties on the element override it. */
export const playerStyle = `
:host { display: block; max-width: 420px; --board-height: 70vh; ${light} color: var(--ink);
  font: 15px/1.4 system-ui, sans-serif; }
:host([hidden]) { display: none; }
@media (prefers-color-scheme: dark) { :host(:not([theme="light"])) { ${dark} } }
:host([theme="dark"]) { ${dark} }
.frame { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px;
  padding: 12px; border-radius: 14px; background: var(--page); }
.frame:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
svg { display: block; width: 100%; max-height: var(--board-height); }
.floor { fill: var(--floor); stroke: var(--frame); stroke-width: 4; }
.wall { fill: var(--wall); stroke: var(--frame); stroke-width: 4; }
.gate { fill: none; stroke: var(--edge); stroke-width: 3; stroke-dasharray: 4 9; }
.target { fill: none; stroke: var(--accent); stroke-width: 4; stroke-dasharray: 2 12;
  stroke-linecap: round; }
.piece { transition: transform 180ms ease-out; }
.body { fill: var(--fill); stroke: var(--edge); stroke-width: 2; }
.piece text { fill: var(--ink); font-weight: 600; text-anchor: middle;
  dominant-baseline: central; opacity: .75; }
.tile { --fill: var(--tile); }
.tone-0 { --fill: var(--tone-0); } .tone-1 { --fill: var(--tone-1); }
.tone-2 { --fill: var(--tone-2); } .tone-3 { --fill: var(--tone-3); }
.goal-piece { --fill: var(--accent); } .goal-piece text { fill: var(--accent-ink); opacity: 1; }
.playable { position: relative; aspect-ratio: var(--ratio); margin-inline: auto;
  width: min(100%, calc(var(--board-height) * var(--ratio)));
  user-select: none; -webkit-user-select: none;
  -webkit-touch-callout: none; -webkit-tap-highlight-color: transparent; }
.playable svg { height: 100%; max-height: none; }
.dragged { transition: none; }
.dragged .body { filter: drop-shadow(0 4px 7px rgb(0 0 0 / 24%)); }
.chosen .body { stroke: var(--ink); stroke-width: 6; }
.dot { fill: var(--ink); stroke: var(--floor); stroke-width: 5; }
.arrow { fill: none; stroke: var(--ink); stroke-width: 9; stroke-linecap: round;
  stroke-linejoin: round; }
[role=grid] { position: absolute; display: flex; flex-direction: column; }
[role=row] { flex: 1; display: flex; min-height: 0; }
[role=gridcell] { flex: 1; min-width: 0; border-radius: 10px;
  touch-action: pan-x pan-y pinch-zoom; }
[role=gridcell].movable { cursor: grab; touch-action: none; }
[role=gridcell]:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; }
.said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.controls { display: flex; align-items: center; gap: 4px; }
button { display: grid; place-items: center; width: 44px; height: 44px; padding: 0; border: 0;
  border-radius: 50%; background: none; color: inherit; font-size: 18px; cursor: pointer; }
button[hidden] { display: none; }
button[aria-disabled=true] { opacity: .35; cursor: default; }
button:hover { background: var(--floor); }
button.main { background: var(--accent); color: var(--accent-ink); }
button:focus-visible, input:focus-visible { outline: 3px solid var(--accent);
  outline-offset: 2px; }
input { flex: 1; min-width: 0; accent-color: var(--accent); }
output:only-of-type { margin-inline-start: auto; padding-inline-end: 8px; }
.solved output { color: var(--ink); font-weight: 600; }
output { color: var(--soft); font-variant-numeric: tabular-nums; white-space: nowrap; }
.fault { margin: 0; padding: 12px; border-radius: 14px; background: var(--page); }
@media (prefers-reduced-motion: reduce) { .piece { transition: none; } }
`;
