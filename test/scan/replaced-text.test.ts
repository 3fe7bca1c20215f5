// Literals that commands replace by text: which references are left alone, and which are not touched by a command.
import { describe, expect, it } from 'vitest';
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
    Array.from({ length: 50 }, (_, index) => [`${index}/a.sh`, line.repeat(300)]),
  );
  const start = performance.now();
  expect(await refusal(files)).toBe('');
  expect(performance.now() - start).toBeLessThan(10_000);
});
