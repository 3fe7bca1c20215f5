// Images that Compose, BuildKit and kubectl pull although no `image` or `FROM` of the file with the default name says so.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of Compose, not of this file
import { expect, it } from 'vitest';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { dotenvValues } from '../../src/languages/syntax/dotenv.js';
import { cpuMs } from '../cpu.js';
import { scanTexts } from './checkout-files.js';

const service = (text: string) => `services:\n  a:\n    ${text}\n`;
const build = (text: string) => service(`build: {context: ., ${text}}`);
const rawIn = async (files: Readonly<Record<string, string>>) =>
  (await scanTexts(files)).occurrences.flatMap(({ kind, raw }) => (kind === 'image' ? [raw] : []));

it.each([
  ['the generator of an SBOM', 'sbom: "generator=x:1"'],
  ['a context whose scheme is in a variable', 'additional_contexts: {b: "${S:-docker-image:}//x:1"}'],
  ['a context of Bake', 'x-bake: {contexts: {b: "docker-image://x:1"}}'],
  ['a cache of Bake', 'x-bake: {cache-from: ["type=registry,ref=x:1"]}'],
])('reads %s', (_, text) => {
  const { occurrences } = scanFile({ path: 'compose.yaml', text: build(text) });
  expect(occurrences).toMatchObject([{ kind: 'image', image: { repository: 'library/x', tag: '1' } }]);
});

it('leaves a plain folder as a context, and an SBOM without a generator', () => {
  const text = build('sbom: true, additional_contexts: {b: "${DIR:-../b}"}');
  expect(scanFile({ path: 'compose.yaml', text })).toMatchObject({ occurrences: [], problems: [] });
});

it.each(['', 'COMPOSE_PATH_SEPARATOR=,\n'])(
  'reads the files that `.env` names for the project',
  async (lead) => {
    const separator = lead === '' ? ':' : ',';
    const files = {
      'compose.yaml': service('image: y:1'),
      '.env': `${lead}COMPOSE_FILE=compose.yaml${separator}hidden.txt\n`,
      'hidden.txt': service('image: x:1'),
    };
    expect(await rawIn(files)).toEqual(['y:1', 'x:1']);
  },
);

it.each([
  ['in a quote over lines', "I=x:1\nA='\nI=y:1\n'\n"],
  ['behind a quote over lines', 'A="\n\\""\nI=x:1\n'],
  ['behind another variable', "A='a' I=x:1\n"],
  ['behind a colon', 'export I: x:1 # y\n'],
])('takes the value that is not %s', async (_, dotenv) => {
  const files = { 'compose.yaml': service('image: $I'), '.env': dotenv };
  expect(await rawIn(files)).toEqual(['x:1']);
});

it.each(['A="\n', "A='", 'A="', ' ', ' #', '#', 'A=#'])(
  'reads a `.env` full of %j in linear time',
  (unit) => {
    const start = cpuMs();
    for (const lead of ['', 'B="', 'B='])
      dotenvValues({ path: '.env', text: `${lead}${unit.repeat(300_000 / unit.length)}` });
    expect(cpuMs() - start).toBeLessThan(5000);
  },
);

it.each(['env_file: b.env', 'project_directory: b'])('reports what is not followed: %s', (setting) => {
  const text = `include:\n- path: b/compose.yaml\n  ${setting}\n`;
  const { problems } = scanFile({ path: 'compose.yaml', text });
  expect(problems.map(({ span }) => text.slice(span?.start, span?.end))).toEqual([setting.split(': ')[1]]);
});

const pod = 'apiVersion: v1\nkind: Pod\nspec: {containers: [{name: a, image: "x:1"}]}\n';

it.each(['-f a.txt', '--filename=a.txt', '--filename b.yaml,a.txt'])(
  'reads the manifest that `kubectl apply %s` names',
  async (options) => {
    const makefile = `deploy:\n\tkubectl -n a apply ${options}\n`;
    expect(await rawIn({ 'a.txt': pod, Makefile: makefile })).toEqual(['x:1']);
    const step = `on: push\njobs: {a: {runs-on: a, steps: [{run: "kubectl apply ${options}"}]}}\n`;
    expect(await rawIn({ 'a.txt': pod, '.github/workflows/a.yml': step })).toEqual(['x:1']);
  },
);

it('reads the generator of an SBOM in commands and in workflows', async () => {
  const script = 'docker buildx build --sbom=generator=x:1 --attest "type=sbom,generator=y:1" .\n';
  expect(await rawIn({ 'a.sh': script })).toEqual(['x:1', 'y:1']);
  const uses =
    'uses: docker/build-push-action@v6, with: {sbom: generator=x:1, attests: "type=sbom,generator=y:1"}';
  const workflow = `on: push\njobs: {a: {runs-on: a, steps: [{${uses}}]}}\n`;
  expect(await rawIn({ '.github/workflows/a.yml': workflow })).toEqual(['x:1', 'y:1']);
});
