import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainFile, runCli } from './runCli.ts';

/** Zeros are characters in Latin-1, and this file has no end of them. */
const ENDLESS = ['/dev/zero', '--encoding', 'latin1'];

/** What people get wrong, and what they are told. */
describe('a mistake', () => {
  it.each([
    ['a verb of which help knows nothing', ['help', 'solv'], 'did you mean glissade solve?'],
    ['a folder', ['solve', tmpdir()], 'is a folder'],
    ['the name of many', ['solve', 'Rush Hour'], 'glissade list Rush Hour shows 61 puzzles'],
    ['no goal', ['solve', 'AABC/AABC/D.EE/D..F'], 'draw the board again under "goal:"'],
    ['no goal, on the command line', ['show', 'AB/..'], 'with --goal'],
    ['a path of Windows', ['solve', 'C:\\puzzles\\new'], 'there is no file C:\\puzzles\\new\n'],
    ['one from here', ['solve', '.\\puzzles\\new'], 'there is no file .\\puzzles\\new\n'],
    ['a file whose name has blanks', ['solve', 'my board.txt'], 'there is no file my board.txt\n'],
    [
      'a size',
      ['tables', '4×4'],
      '4x4 is the size of a board, not a puzzle\nhint: glissade scramble 4x4 makes a tile board',
    ],
    ['a folder that is not there', ['print', 'eight', '-o', '/none/x.svg'], "open '/none/x.svg'\n"],
    ['a card as PDF', ['print', 'klotski', '-f', 'card', '-o', 'x.pdf'], 'print writes no PDF'],
    ['a cut sheet as DXF', ['print', 'klotski', '-o', 'x.dxf'], 'it writes svg, 3mf, stl, card'],
    ['a map as CSV', ['map', 'klotski', '-o', 'x.csv'], 'it writes svg, graphml, gexf, json'],
    [
      'a graph of another format',
      ['analyse', 'klotski', '--graph', 'x.gexf'],
      'choose one with --graph-format',
    ],
    [
      'one folder for the searches of a list',
      ['solve', 'klotski', 'eight', '--checkpoint', 'kept'],
      'hint: answers come in order: give the puzzles after the last one answered',
    ],
    [
      'tile boards from generate',
      ['generate', 'tiles'],
      'hint: for tile boards: glissade scramble 3x3\n',
    ],
    ['moves in a file that is not there', ['length', 'mine.txt'], 'there is no file mine.txt\n'],
    ['moves in a folder', ['verify', 'klotski', tmpdir()], 'is a folder'],
    [
      'a file that cannot be read',
      ['check', '/proc/self/mem'],
      '/proc/self/mem cannot be read: EIO',
    ],
    [
      'moves that cannot be read',
      ['length', '/proc/self/mem'],
      '/proc/self/mem cannot be read: EIO',
    ],
    [
      'bytes that are no text',
      ['grade', '/dev/zero'],
      '/dev/zero is not text in UTF-8\nhint: give',
    ],
    ['moves without an end', ['length', ...ENDLESS], '/dev/zero is too long'],
    ['an output without an end', ['grade', ...ENDLESS], '/dev/zero is too long'],
    ['a file without a name', ['map', 'klotski', '-o', ''], 'Give a name.'],
    ['standard output as a file', ['print', 'klotski', '-o', '-'], 'for one that is - write ./-'],
    ['memory in bytes', ['solve', 'klotski', '--memory', '500000000b'], 'such as 512MB or 1.5G'],
    ['moves in a file of Windows', ['verify', 'klotski', 'D:\\new'], 'there is no file D:\\new\n'],
    [
      'single quotes in cmd.exe',
      ['solve', "'8", '6', '4/0', '7', '2/5', '1', "3'", '-q'],
      'hint: cmd.exe knows double quotes alone: "8 6 4/0 7 2/5 1 3"\n',
    ],
    [
      'single quotes around one word',
      ['verify', 'klotski', "--from='AB/..'", 'x'],
      'hint: cmd.exe knows double quotes alone: "AB/.."\n',
    ],
    [
      'no puzzle where only one is read',
      ['scramble', '@@@'],
      'goal:"; glissade convert --forms lists every form\n',
    ],
    ['no puzzle', ['solve', '@@@'], 'glissade convert --forms lists every form'],
    [
      'a stretch that ends before it begins',
      ['slice', 'RD', '--first', '2', '--last', '1'],
      '--last must not be less than --first',
    ],
    ['no new puzzle at all', ['generate', '--count', '0'], '1 or more'],
    ['no scramble at all', ['scramble', '--count', '0'], '1 or more'],
    ['a depth that no engine heeds', ['solve', 'klotski', '--depth', '9'], 'dfs, iddfs, idastar'],
    ['a heuristic for nothing', ['solve', 'klotski', '--heuristic', 'zero'], 'greedy, astar'],
    ['a depth where no engine is named', ['check', 'klotski', '--depth', '9'], '--help'],
  ])('%s', async (_, argv, said) => {
    const { code, stdout, stderr } = await runCli(argv);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(said);
  });

  it('no mistake: a puzzle by its name in any language', async () => {
    const { code, stdout } = await runCli(['solve', '横刀立马']);
    expect({ code, stdout: stdout.split(',')[0] }).toEqual({ code: 0, stdout: '81 moves' });
  });

  it('no mistake: moves and outputs of other programs by a pipe with a name', () => {
    const verify = `"$0" "$1" verify '1 2 3/4 5 6/0 7 8' <(echo LL) -q`;
    const program = `${verify}; "$0" "$1" length <(echo LL)`;
    const { stdout } = spawnSync('bash', ['-c', program, process.execPath, mainFile]);
    expect(`${stdout}`).toBe(
      'valid     yes: it reaches the goal in 2 stm (1 mtm)\n' +
        'shortest  yes: no solution has fewer stm\n2 stm, 1 mtm\n',
    );
  });

  it('no mistake: a card of a puzzle that is too long for a code', async () => {
    const large = await runCli(['scramble', '30x30', '--seed', '1']);
    const { code, stdout, stderr } = await runCli(['print', large.stdout, '-f', 'card']);
    expect(code).toBe(0);
    expect(stderr).toContain('the card has none');
    expect(stdout.slice(-7)).toBe('</svg>\n');
  });

  it('no mistake: a drawing whose first row could begin a path', async () => {
    const { code } = await runCli(['check', '..\\nA.', '--goal', 'A.\\n..']);
    expect(code).toBe(0);
  });

  it('a limit that was too small: no empty bound, no useless advice', async () => {
    const { code, stdout, stderr } = await runCli(['solve', 'klotski', '--nodes', '0']);
    expect(code).toBe(3);
    expect(stdout).toBe('undecided: gave up after 0 states\n');
    expect(stderr).toContain('hint: raise the limit with --nodes\n');
  });

  it('an illegal move: shown where it stands', async () => {
    const { stdout } = await runCli(['verify', '1 2 3/4 5 6/0 7 8', 'LU']);
    const [, place, moves, caret] = stdout.split('\n');
    const column = place!.indexOf('at line') + 2;
    expect(moves!.indexOf('LU')).toBe(column);
    expect(caret!.indexOf('^')).toBe(column + 1);
  });
});

it('moves too long to be the name of a file are moves', async () => {
  const { code } = await runCli([
    'verify',
    '1 2 3/4 5 6/0 7 8',
    `${'LR'.repeat(300)}LL`,
    '--replay-only',
  ]);
  expect(code).toBe(0);
});

describe('help', () => {
  it('is the same by verb and by flag', async () => {
    const byVerb = await runCli(['help', 'slice']);
    expect(byVerb.code).toBe(0);
    expect(byVerb.stdout).toBe((await runCli(['slice', '--help'])).stdout);
  });
});

describe('files', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'glissade-mistakes-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const text = 'start:\r\nA.\r\n..\r\ngoal:\r\n..\r\n.A\r\n';
  const swapped = Buffer.from(text, 'utf16le').swap16();
  it.each([
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16, as some shells write', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), swapped])],
  ])('are read: %s', async (_, bytes) => {
    const path = join(folder, 'puzzle.slide');
    writeFileSync(path, bytes);
    const { stdout } = await runCli(['solve', path, '-f', 'moves']);
    expect(stdout).toMatch(/^A(RD|DR|R AD|D AR)\n$|^AR AD\n$/);
  });

  it('in another encoding are refused, and read where it is given', async () => {
    const path = join(folder, 'accents.slide');
    writeFileSync(path, Buffer.from('start:\n\xc9.\xc8\n...\ngoal:\n\xc8.\xc9\n...\n', 'latin1'));
    const refused = await runCli(['solve', path]);
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toContain('accents.slide is not text in UTF-8');
    expect(refused.stderr).toContain('give --encoding windows-1252');
    const read = await runCli(['solve', path, '--encoding', 'latin1']);
    expect(read.stdout).toMatch(/^3 moves/);
  });

  it.runIf(process.platform === 'linux')('a full disk is said, and no answer', () => {
    const full = openSync('/dev/full', 'w');
    const argv = [mainFile, 'solve', '1 2 3/4 5 6/0 7 8', '-q'];
    const { status, stderr } = spawnSync(process.execPath, argv, {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^error: the answer could not be written: .*no space.*\n$/);
    expect(status).toBe(2);
  });
});
