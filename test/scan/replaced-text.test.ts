// Literals that commands replace by text: which references are left alone, and which are not touched by a command.
import { describe, expect, it } from 'vitest';
import { cpuMs } from '../cpu.js';
import { scanTexts } from './checkout-files.js';

const pod = 'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - name: a\n      image: acme/app:1.4\n';
const workflow = (run: string) => `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: ${run}\n`;

/** Why the reference in `deploy/pod.yaml` is not pinned; empty where it is. */
async function refusal(files: Readonly<Record<string, string>>, file = 'deploy/pod.yaml', text = pod) {
  const { occurrences } = await scanTexts({ ...files, [file]: text });
  const one = occurrences.find(({ at }) => at.file === file);
  return one?.kind === 'image' && one.pin.kind === 'refused' ? one.pin.why : '';
}

describe('is left alone', () => {
  it.each<[string, string, string]>([
    ['sed with the file', 'a.sh', "sed -i 's/1\\.4/1.5/' deploy/pod.yaml\n"],
    ['sed with its name', 'deploy/a.sh', 'sed -i "s|image: .*|image: $NEW|" pod.yaml\n'],
    ['sed behind a variable', 'a.sh', 'sed -i "s|image: .*|image: $NEW|" $ROOT/deploy/pod.yaml\n'],
    [
      'sed with the name of the image, wherever it is used',
      'a.sh',
      'cat x | sed "s|acme/app:1.4|$NEW|" | kubectl apply -f -\n',
    ],
    ['sed with escapes', 'a.sh', 'sed -i -e "s/acme\\/app:.*/x/" $FILE\n'],
    ['sed over lines', 'a.sh', 'sed -i \\\n  -e "s#acme/app:1.4#$NEW#" \\\n  "$FILE"\n'],
    ['perl', 'a.sh', "perl -pi -e 's{x}{y}; s|acme/app|b/c|' $FILE\n"],
    ['yq', 'Makefile', "x:\n\tyq -i '.spec.containers[0].image = strenv(IMAGE)' deploy/pod.yaml\n"],
    ['a workflow', '.github/workflows/a.yaml', workflow('sed -i "s|acme/app:1.4|$NEW|" deploy/pod.yaml')],
  ])('%s', async (_, path, text) => {
    expect(await refusal({ [path]: text })).toMatch(new RegExp(`^\`${path}:\\d+\` replaces this text`));
  });

  it('a kustomization whose image a command sets', async () => {
    const text = 'images:\n  - name: acme/app\n    newTag: "1"\n';
    const set = { Makefile: 'x:\n\tcd k && kustomize edit set image acme/app=acme/app:$(TAG)\n' };
    expect(await refusal(set, 'k/kustomization.yaml', text)).toMatch(/^`Makefile:2` replaces/);
    expect(await refusal(set)).toBe('');
  });
});

describe('whatever the number of commands', () => {
  const many = (count: number, command: (index: number) => string) =>
    Object.fromEntries(
      Array.from({ length: 10 }, (_, file) => [
        `scripts/${file}.sh`,
        Array.from({ length: count / 10 }, (_, index) => command(file * (count / 10) + index)).join(''),
      ]),
    );
  const others = many(4000, (index) => `sed -i 's/name-${index}/x/' other/${index}.yaml\n`);

  it.each<[string, string]>([
    ['the name of the image', 'sed "s|acme/app:1.4|$NEW|" x | kubectl apply -f -\n'],
    ['the file', 'sed -i "s|image: .*|image: $NEW|" deploy/pod.yaml\n'],
  ])('the last one that has %s counts', async (_, command) => {
    expect(await refusal({ ...others, 'z.sh': command })).toMatch(/^`z.sh:1` replaces/);
    expect(await refusal({ 'a.sh': `${Object.values(others).join('')}${command}` })).toMatch(/^`a.sh:4001` /);
  });

  it('those for other files and names refuse nothing', async () => {
    expect(await refusal(others)).toBe('');
  });

  it('copies of one command are compared once', async () => {
    expect(await refusal(many(4000, () => "sed -i 's/other/x/' pod.yaml\n"))).toBe('');
  });

  it.each<[string, (index: number) => string]>([
    ['the file', (index) => `sed -i 's/name-${index}/x/' pod.yaml\n`],
    ['the name', (index) => `sed -i 's|acme/app:${index}.0|x|' $FILE\n`],
    ['long patterns', (index) => `sed -i 's/${'x y '.repeat(60)}${index}/x/' $FILE\n`],
  ])('too many for %s refuse the pin, and say so', async (_, command) => {
    expect(await refusal(many(2010, command))).toMatch(/^more than 2000 commands of this repository replace/);
    expect(await refusal(many(2000, command))).toBe('');
  });

  it('a long pattern is compared like others', async () => {
    const command = `sed "s|${'x y '.repeat(60)}acme/app:1.4|$NEW|" x | kubectl apply -f -\n`;
    expect(await refusal({ 'a.sh': command })).toMatch(/^`a.sh:1` replaces/);
  });

  it('a name that is the end of another one first counts where it is the whole name', async () => {
    const command = 'sed "s|ghcr.io/acme/app:1 acme/app:1.4|$NEW|" x | kubectl apply -f -\n';
    expect(await refusal({ 'a.sh': command })).toMatch(/^`a.sh:1` replaces/);
  });
});

describe('is pinned', () => {
  it.each<[string, string, string]>([
    ['a command for another file', 'a.sh', "sed -i 's/1.4/1.5/' package.json\n"],
    [
      'a command for something else in the file',
      'a.sh',
      "sed -i 's/namespace: .*/namespace: x/' deploy/pod.yaml\n",
    ],
    ['a command for another tag', 'a.sh', "sed -i 's|acme/app:1.5|x|' $FILE\n"],
    ['a command for a longer name', 'a.sh', "sed -i 's|ghcr.io/acme/app:1.4|x|' $FILE\n"],
    ['sed that reads a list', 'a.sh', "grep 'image: ' deploy/pod.yaml | sed 's/.*image: //'\n"],
    ['yq that reads', 'a.sh', 'yq \'.. | select(.kind == "Pod") | .image\' deploy/pod.yaml\n'],
    ['a pattern of variables', 'a.sh', 'sed -i "s|$OLD|$NEW|" deploy/pod.yaml\n'],
    ['a comment', 'a.sh', '# sed -i "s|acme/app:1.4|x|" deploy/pod.yaml\n'],
    [
      'a command in a Dockerfile, which runs elsewhere',
      'Dockerfile',
      'FROM scratch\nRUN sed -i "s|acme/app:1.4|x|" pod.yaml\n',
    ],
    ['a command of test data', 'testdata/a.sh', 'sed -i "s|acme/app:1.4|x|" pod.yaml\n'],
  ])('%s', async (_, path, text) => {
    expect(await refusal({ [path]: text })).toBe('');
  });
});

it('is decided in time for many commands', async () => {
  const line = `sed -i "s|${'a/'.repeat(400)}|x|" ${'b/'.repeat(400)}c\n`;
  const files = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`${index}/a.sh`, line.repeat(100)]),
  );
  const start = cpuMs();
  expect(await refusal(files)).toBe('');
  expect(cpuMs() - start).toBeLessThan(4000);
});
