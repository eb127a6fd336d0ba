import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';

/*
 * The first paint needs the page alone: the first board stands in it as HTML, its styles are
 * inline, and a few lines of script choose the colours and take the board away for readers who will
 * see another one (`early.js`). All other scripts come after.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

/** Renders the first view with the half of Solid that is made for that. */
async function renderFirstView(): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [solid({ ssr: true, solid: { generate: 'ssr', hydratable: false } })],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  // A few modules look at the address of the page when they are loaded.
  Object.assign(globalThis, { location: { hash: '' } });
  try {
    const module = await server.ssrLoadModule('/src/app/firstView.tsx');
    return module.renderFirstView();
  } finally {
    Reflect.deleteProperty(globalThis, 'location');
    await server.close();
  }
}

const styleLink = /<link rel="stylesheet"[^>]* href="\.\/(assets\/[^"]+\.css)">/;

/** Attributes of style are against the policy: they become rules of the page's own. */
function moveStyles(html: string): readonly [html: string, rules: string] {
  const rules: string[] = [];
  const moved = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const place = rules.length;
    rules.push(`[data-first="${place}"]{${style}}`);
    return ` data-first="${place}"`;
  });
  return [moved, rules.join('')];
}

/** Marks and scripts with which Solid would find its way back into the view. */
function stripTraces(html: string): string {
  return html.replace(/<!--[\s\S]*?-->|<script>[\s\S]*?<\/script>/g, '');
}

/** Puts all that the first paint needs into the built page. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const [link, name = ''] = styleLink.exec(html) ?? [];
        const style = bundle?.[name];
        if (link === undefined || style?.type !== 'asset') throw new Error('no style to inline');
        const { source } = style;
        // Parts that come later ask for it once more: it is in the page.
        style.source = '';
        const place = '<div id="app"></div>';
        if (!html.includes(place)) throw new Error('the page has no place for the first view');
        const [view, rules] = moveStyles(stripTraces(await renderFirstView()));
        const early = readFileSync(new URL('./early.js', import.meta.url), 'utf8');
        // As functions: the texts may hold dollar signs.
        return html
          .replace(link, () => `<style>${source}${rules}</style>`)
          .replace(place, () => `<div id="app" inert>${view}</div><script>${early}</script>`);
      },
    },
  };
}
