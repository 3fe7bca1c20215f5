// `pin --check-rendered`: a file is taken back if what a program renders with it differs in more than digests of images.
import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../src/model/run/delivery.js';
import type { RenderAnswer } from '../../src/model/run/host.js';
import { otherDifference, renderJudge } from '../../src/pin/rendered.js';
import { digest } from '../build.js';

const d = digest('a');
const names = new Set([`docker.io/library/a:1@${d}`]);

/** A host whose program gives what `render` makes of the texts of the copy. */
function hostOf(
  disk: Readonly<Record<string, string>>,
  render: (texts: Record<string, string>, words: string) => RenderAnswer,
) {
  const [log, calls, texts]: [string[], string[], Record<string, string>] = [[], [], { ...disk }];
  const state = { isClosed: false };
  const host = {
    files: { list: async () => Object.keys(disk) },
    sink: { log: (text: string) => void log.push(text) },
    renderers: {
      open: async () => ({
        write: async (path: string, text: string | undefined) => {
          texts[path] = text ?? disk[path] ?? '';
        },
        run: async (program: string, args: readonly string[], folder: string) => {
          calls.push([program, ...args, `in ${folder}`].join(' '));
          return render(texts, [program, ...args].join(' '));
        },
        close: async () => {
          state.isClosed = true;
        },
      }),
    },
  };
  return { host: host as unknown as Parameters<typeof renderJudge>[0], log, calls, state };
}

const change = (path: string, before = 'image: a:1\n'): FileChange => ({
  path,
  before,
  after: before.replace('a:1', `a:1@${d}`),
  lines: [],
});

async function judged(host: Parameters<typeof renderJudge>[0], changes: readonly FileChange[]) {
  return (await renderJudge(host)?.(changes, names)) ?? 'no judge';
}

const joined = (texts: Record<string, string>) => ({ text: Object.values(texts).join('') });

describe('renderings', () => {
  it.each([
    ['nothing', 'image: a:1', 'image: a:1', undefined],
    ['a digest of an image', '  - image: "a:1"', `  - image: "a:1@${d}"`, undefined],
    ['a digest of a name that is not pinned', 'image: a', `image: a:latest@${d}`, 'line 1 is'],
    [
      'the value of a variable for an image',
      '- name: APP_IMAGE\n  value: a:1',
      `- name: APP_IMAGE\n  value: a:1@${d}`,
      undefined,
    ],
    ['a digest in JSON', '"image": "a:1",', `"image": "a:1@${d}",`, undefined],
    ['a digest in a label', 'version: a:1', `version: a:1@${d}`, 'line 1 is `version: a:1@sha256:'],
    ['a digest behind another name', 'image: b:1', `image: b:1@${d}`, 'line 1 is `image: b:1@'],
    ['another digest', 'image: a:1', `image: a:1@${digest('b')}`, 'line 1 is `image: a:1@'],
    ['half of a digest', 'image: a:1', `image: a:${d}`, 'line 1 is `image: a:'],
    ['one line more', 'image: a:1', `image: a:1@${d}\nx`, 'it has 2 lines instead of 1'],
  ])('differ by %s', (_, before, after, wanted) => {
    const difference = otherDifference(before, after, names);
    if (wanted === undefined) expect(difference).toBeUndefined();
    else expect(difference).toContain(wanted);
  });
});

it('a line that differs is shown up to its 120th character', () => {
  const difference = otherDifference('x', 'y'.repeat(200), new Set());
  expect(difference).toBe(`line 1 is \`${'y'.repeat(120)}\``);
});

it.each([
  ['chart/Chart.yaml', 'helm template checked . in chart'],
  ['site/app.jsonnet', 'jsonnet app.jsonnet in site'],
  ['compose.yaml', 'docker-compose -f compose.yaml config in '],
])('%s is rendered by `%s`', async (file, command) => {
  const { host, calls } = hostOf({ [file]: '' }, joined);
  await judged(host, [change('deploy/a.yaml')]);
  expect(calls[0]).toBe(command);
});

describe('changes', () => {
  const disk = {
    'deploy/kustomization.yaml': 'x\n',
    'deploy/a.yaml': 'image: a:1\n',
    'deploy/b.yaml': 'version: a:1\n',
  };
  const both = [change('deploy/a.yaml'), change('deploy/b.yaml', 'version: a:1\n')];

  it('are taken back where they are harmful, and the others are kept', async () => {
    const { host, log, calls, state } = hostOf(disk, joined);
    expect(await judged(host, both)).toEqual([
      {
        path: 'deploy/b.yaml',
        why: expect.stringMatching(
          /^with the digests, `kustomize` renders deploy\/kustomization.yaml in another way: line 3 is `version: /,
        ),
      },
    ]);
    expect(log).toEqual(['Rendered before and after: 1 of 1 file.']);
    expect(calls[0]).toBe('kustomize build . in deploy');
    expect(state.isClosed).toBe(true);
  });

  it('are all taken back where only together they are harmful', async () => {
    const { host } = hostOf(disk, (texts) =>
      Object.values(texts).every((text) => !text.includes('a:1') || text.includes('@'))
        ? { failed: 'no' }
        : { text: '' },
    );
    expect(await judged(host, both)).toMatchObject([
      { path: 'deploy/a.yaml', why: expect.stringMatching(/it fails: no$/) },
      { path: 'deploy/b.yaml' },
    ]);
  });

  it('are not judged by what is not rendered without them, and that is said', async () => {
    const { host, log } = hostOf({ ...disk, 'chart/Chart.yaml': '', 'x.jsonnet': '' }, (_, words) =>
      words.startsWith('jsonnet') ? { failed: 'a\u001b[2Jb' } : { missing: true },
    );
    expect(await judged(host, both)).toEqual([]);
    expect(log).toEqual([
      [
        'Rendered before and after: 0 of 3 files.',
        'Not rendered (no kustomize or kubectl): deploy/kustomization.yaml',
        'Not rendered (no helm): chart/Chart.yaml',
        'Not rendered (a\\u{1b}[2Jb): x.jsonnet',
      ].join('\n'),
    ]);
  });

  it('are judged by the next program where the machine lacks the first', async () => {
    const { host, calls } = hostOf({ 'compose.yaml': '' }, (_, words) =>
      words.startsWith('docker ') ? { text: '' } : { missing: true },
    );
    expect(await judged(host, both)).toEqual([]);
    expect(calls.slice(0, 2)).toEqual([
      'docker-compose -f compose.yaml config in ',
      'docker stack config -c compose.yaml in ',
    ]);
  });

  it('are judged by 200 files at most, and that is said', async () => {
    const many = Object.fromEntries(Array.from({ length: 203 }, (_, index) => [`${index}.jsonnet`, '']));
    const { host, log } = hostOf(many, () => ({ text: '' }));
    await judged(host, both);
    expect(log[0]).toMatch(
      /^Rendered before and after: 200 of 203 files\.\nNot rendered \(more than 200 files\): /,
    );
  });

  it('are not judged where the checkout cannot be copied, or nobody asked for it', async () => {
    const { host, log } = hostOf(disk, joined);
    expect(
      await judged({ ...host, renderers: { open: async () => ({ refused: 'it is too large' }) } }, both),
    ).toEqual([]);
    expect(log).toEqual(['Nothing was rendered: it is too large']);
    expect(renderJudge({ files: host.files, sink: host.sink })).toBeUndefined();
  });
});
