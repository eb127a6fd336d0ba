/*
 * The board that an assistant shows: the player in a frame of its host, as an MCP App
 * (github.com/modelcontextprotocol/ext-apps, specification of 2026-01-26). The host hands on what
 * the tool `board` answered, and hears of every move.
 */
import { type HostLink, linkToHost } from './hostLink.ts';
import { newPlayer } from './newPlayer.ts';
import { playedText } from './playedText.ts';

declare const GLISSADE_VERSION: string;

const PROTOCOL = '2026-01-26';

type Fields = Readonly<Record<string, unknown>>;

/** What stands in the page, and the host around it. */
class Assistant {
  private readonly player = newPlayer();
  private readonly note = document.createElement('p');
  private readonly host: HostLink;

  constructor() {
    this.note.setAttribute('role', 'status');
    this.host = linkToHost({
      onNotice: (method, params) => {
        if (method === 'ui/notifications/tool-result') this.showResult(params);
        if (method === 'ui/notifications/host-context-changed') this.follow(params);
      },
      // The player keeps nothing that an end could lose.
      onRequest: (method) => (['ping', 'ui/resource-teardown'].includes(method) ? {} : undefined),
    });
  }

  async start(): Promise<void> {
    const { host, player } = this;
    const appInfo = { name: 'glissade-board', title: 'Glissade', version: GLISSADE_VERSION };
    const appCapabilities = { availableDisplayModes: ['inline'] };
    const asked = { protocolVersion: PROTOCOL, appInfo, appCapabilities };
    const { hostContext, hostCapabilities } = await host.request('ui/initialize', asked);
    this.follow(Object(hostContext) as Fields);
    const { serverTools, updateModelContext } = Object(hostCapabilities);
    if (serverTools) player.solver = { solve: (puzzle) => this.solve(puzzle) };
    if (updateModelContext) player.addEventListener('change', () => this.tellModel());
    host.notify('ui/notifications/initialized', {});
    new ResizeObserver(() => this.tellSize()).observe(document.documentElement);
  }

  /** What the tool answered: a board to play, or words where there is none. */
  private showResult({ structuredContent, content, isError }: Fields): void {
    const { player, note } = this;
    const { puzzle, moves } = Object(structuredContent);
    if (isError === true || typeof puzzle !== 'string') {
      note.textContent = textOf(content);
      document.body.replaceChildren(note);
      return;
    }
    player.moves = String(moves ?? '');
    player.puzzle = puzzle;
    document.body.replaceChildren(player);
  }

  /** The colours and the language of the host. */
  private follow({ theme, locale }: Fields): void {
    if (theme === 'light' || theme === 'dark') {
      this.player.setAttribute('theme', theme);
      document.documentElement.style.colorScheme = theme;
    }
    if (typeof locale === 'string') {
      document.documentElement.lang = locale;
      this.player.lang = locale;
    }
  }

  /** By the tool `solve` of the server that this page is from. */
  private async solve(puzzle: string) {
    const asked = { name: 'solve', arguments: { puzzle, after: this.player.moves } };
    const { structuredContent, content } = await this.host.request('tools/call', asked);
    const { status, moves } = Object(structuredContent);
    if (typeof status !== 'string') throw new Error(textOf(content));
    return { status, moves };
  }

  /** How the game stands. A refusal stays unhandled: the console of the page tells it. */
  private tellModel(): void {
    const { puzzle, moves, length: count, isSolved } = this.player;
    const structuredContent = { puzzle, moves, count, isSolved };
    const content = [{ type: 'text', text: playedText(structuredContent) }];
    void this.host.request('ui/update-model-context', { content, structuredContent });
  }

  /** The host gives the frame the height of what is shown. */
  private tellSize(): void {
    const { width, height } = document.documentElement.getBoundingClientRect();
    const size = { width: Math.ceil(width), height: Math.ceil(height) };
    this.host.notify('ui/notifications/size-changed', size);
  }
}

/** What a tool says in words. */
function textOf(content: unknown): string {
  const [first] = Array.isArray(content) ? content : [];
  return String(Object(first).text ?? '');
}

/** Begins the talk with the host. */
export const startAssistant = (): Promise<void> => new Assistant().start();
