// The digest of a name that an ARG is a part of: another value of the argument must still count after pinning.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of Dockerfiles, not of this file
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { imageName } from '../../src/model/images/image.js';
import type { ImageOccurrence } from '../../src/model/occurrence.js';
import { runs } from '../sample.js';
import { digestFor, pinAll } from './pinning.js';

const digest = digestFor('docker.io/library/go:1');
const pin = (text: string) => pinAll({ path: 'Dockerfile', text });

function images(text: string): readonly ImageOccurrence[] {
  const { occurrences } = scanFile({ path: 'Dockerfile', text });
  return occurrences.filter((one) => one.kind === 'image');
}

describe('the digest goes where the tag is written', () => {
  it.each([
    ['a tag', 'ARG V=1\nFROM go:${V}', `ARG V=1@${digest}\nFROM go:\${V}`],
    ['a tag in quotes', 'ARG V="1"\nFROM go:$V', `ARG V="1@${digest}"\nFROM go:$V`],
    [
      'the tag of two stages',
      'ARG V=1\nFROM go:$V AS a\nFROM go:$V',
      `ARG V=1@${digest}\nFROM go:$V AS a\nFROM go:$V`,
    ],
    ['a tag under another name', 'ARG V=1\nARG W=$V\nFROM go:$W', `ARG V=1@${digest}\nARG W=$V\nFROM go:$W`],
    ['the default of a tag', 'FROM go:${V:-1}', `FROM go:\${V:-1@${digest}}`],
    [
      'a default behind a registry',
      'FROM ${R:-docker.io/library}/go:${V-1}',
      `FROM \${R:-docker.io/library}/go:\${V-1@${digest}}`,
    ],
    ['a whole name', 'ARG I=go:1\nFROM $I', `ARG I=go:1@${digest}\nFROM $I`],
    [
      'a whole name behind a registry',
      'ARG R=docker.io/library\nARG I=$R/go:1\nFROM $I',
      `ARG R=docker.io/library\nARG I=$R/go:1@${digest}\nFROM $I`,
    ],
    [
      'a whole name that a label has too',
      'ARG I=go:1\nFROM $I\nARG I\nLABEL base=$I',
      `ARG I=go:1@${digest}\nFROM $I\nARG I\nLABEL base=$I`,
    ],
    ['the default of a whole name', 'FROM ${I:-go:1}', `FROM \${I:-go:1@${digest}}`],
    [
      'a name behind a registry',
      'ARG R=docker.io\nFROM $R/library/go:1',
      `ARG R=docker.io\nFROM $R/library/go:1@${digest}`,
    ],
  ])('%s', (_, text, expected) => {
    expect(pin(text)).toBe(expected);
    const again = expected.replace(/sha256:[0-9a-f]{64}/g, digestFor('old'));
    expect(pin(again)).toBe(expected);
  });
});

describe('no digest is written for', () => {
  const old = digestFor('old');
  it.each([
    ['a tag with more behind it', 'ARG V=1\nFROM go:${V}-alpine'],
    ['a tag with more in front of it', 'ARG V=1\nFROM go:1.${V}'],
    ['the tag of two images', 'ARG V=1\nFROM go:$V\nFROM node:$V'],
    ['a tag that is in a platform', 'ARG V=1\nFROM --platform=$V go:$V'],
    ['a tag that is in another argument', 'ARG V=1\nARG W=x$V\nFROM go:$V'],
    ['a tag that a pattern changes', 'ARG V=1.2\nFROM go:${V%.2}'],
    ['a tag that a stage declares', 'ARG V=1\nFROM go:$V\nARG V\nRUN ./build'],
    ['a tag that a command uses', 'ARG V=1\nFROM go:$V\nRUN echo ${V}'],
    ['a tag that a heredoc uses', 'ARG V=1\nFROM go:$V\nRUN <<E\necho $V\nE'],
    ['a tag that ENV uses', 'ARG V=1\nFROM go:$V\nENV X=$V'],
    ['a tag that a trigger declares', 'ARG V=1\nFROM go:$V\nONBUILD ARG V'],
    ['a tag that a stage declares under another name', 'ARG V=1\nARG W=$V\nFROM go:$W\nARG V'],
    ['a name and a tag', 'ARG I=go\nARG V=1\nFROM $I:$V'],
    ['a name that is in another one', 'ARG I=go:1\nFROM $I\nFROM $I-slim'],
    ['a name that commands use', 'ARG I=go:1\nFROM $I\nARG I\nRUN echo "$I"'],
    ['a name that PowerShell uses', 'ARG I=go:1\nFROM $I\nARG I\nRUN Write-Host $Env:I'],
    ['a default with a variable behind it', 'FROM ${I:-go:1}${S}'],
    ['a name with an empty variable behind it', 'ARG I=go:1\nARG S=\nFROM ${I}${S}'],
    ['a tag with an empty variable behind it', 'ARG V=1\nARG S=\nFROM go:${V}${S:+-x}'],
    ['an argument with an empty variable behind it', 'ARG V=1\nARG S=\nARG T=$V$S\nFROM go:$T'],
    ['a name without a tag behind a variable', 'FROM ${X}go'],
    ['a default with text behind it', 'FROM ${I:-go}:1'],
    ['a tag that is there already for a variable', `ARG V=1\nFROM go:$V@${old}`],
    ['a digest behind a whole name', `ARG I=go:1\nFROM $I@${old}`],
    ['a digest behind a default', `FROM \${I:-go:1}@${old}`],
  ])('%s, and the reason says what to write', (_, text) => {
    expect(pin(text)).toBe(text);
    const found = images(text).filter(({ pin }) => pin.kind === 'refused');
    expect(found.length).toBeGreaterThan(0);
    for (const { pin, image } of found) {
      const tag = image.tag === undefined ? '' : `:${image.tag}`;
      const own = `${image.repository.replace('library/', '')}${tag}`;
      const advice = `ARG ${own.startsWith('go') ? 'GO' : 'NODE'}_IMAGE=${own}\` before the first FROM, and use \`FROM \${`;
      expect(pin).toMatchObject({ why: expect.stringContaining(advice) });
    }
  });

  it('a name that is refused is pinned after its advice', () => {
    const [refused] = images('ARG V=1\nFROM go:${V}-alpine');
    const why = refused?.pin.kind === 'refused' ? refused.pin.why : '';
    const [argument, from] = [...why.matchAll(/`([^`]*)`/g)].map(([, line]) => line);
    const [followed] = images(pin(`${argument}\n${from}`));
    expect(followed?.image).toMatchObject({
      tag: '1-alpine',
      digest: digestFor('docker.io/library/go:1-alpine'),
    });
  });
});

describe('another value of an argument', () => {
  const name = fc.constantFrom('A', 'B', 'C', 'D');
  const variable = fc.oneof(
    name.map((one) => `$${one}`),
    name.map((one) => `\${${one}}`),
    fc
      .tuple(name, fc.constantFrom(':-', '-', ':+', '%', '#'), fc.constantFrom('1', 'go', 'go:1', '$A', ''))
      .map(([one, operator, word]) => `\${${one}${operator}${word}}`),
  );
  const piece = fc.oneof(
    variable,
    fc.constantFrom('go', 'go:1', 'r.io/', '/', ':', '1', '-x', '"', 'x', '@'),
  );
  const word = fc.array(piece, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
  const declared = fc
    .tuple(name, fc.oneof(fc.constantFrom('1', 'go', 'go:1', 'r.io/p/go:1', '"2"', 'r.io'), word))
    .map(([one, value]) => `ARG ${one}=${value}`);
  const stage = fc.oneof(
    word.map((one) => `FROM ${one}`),
    name.map((one) => `ARG ${one}`),
    variable.map((one) => `RUN echo ${one}`),
    variable.map((one) => `LABEL a=${one}`),
  );
  const file = fc
    .tuple(fc.array(declared, { maxLength: 4 }), word, fc.array(stage, { maxLength: 4 }))
    .map(([head, first, rest]) => ({ head, rest: [`FROM ${first}`, ...rest] }));
  const other = fc.constantFrom('5', 'other', 'other:5', 'o.io/o/other:5');
  const shown = ({ image }: ImageOccurrence) => imageName({ ...image, tag: image.tag ?? 'latest' });
  const endOf = ({ image }: ImageOccurrence) =>
    `${image.repository.replace(/.*\//s, '')}:${image.tag ?? 'latest'}`;

  /** A variable directly in front of the path is a mirror, whose value would end in a slash. */
  const mirrored = /\$(?:[A-D]|\{[^}]*\})"*(?:\$\{[A-D][:+-]+)?"*(?:[a-z0-9]|\$\{?[A-D])/;

  it('is asked for as before, and without a digest that was looked up for another path and tag', () => {
    let pinned = 0;
    fc.assert(
      fc.property(file, name, other, ({ head, rest }, changed, value) => {
        const text = [...head, ...rest].join('\n');
        if (scanFile({ path: 'Dockerfile', text }).problems.length > 0) return;
        const after = pin(text).split('\n');
        const set = (line: string) => (line.startsWith(`ARG ${changed}=`) ? `ARG ${changed}=${value}` : line);
        const given = (lines: readonly string[]) => [
          ...lines.slice(0, head.length).map(set),
          ...lines.slice(head.length),
        ];
        const before = given(text.split('\n')).join('\n');
        if (scanFile({ path: 'Dockerfile', text: before }).problems.length > 0) return;
        const found = images(given(after).join('\n'));
        expect(found.map(shown)).toEqual(images(before).map(shown));
        const known = new Set(images(text).map(endOf));
        const isMirrored = (one: ImageOccurrence) => [one.raw, ...head].some((line) => mirrored.test(line));
        for (const one of found)
          if (one.image.digest !== undefined && !isMirrored(one)) expect(known).toContain(endOf(one));
        if (after.join('\n') !== text) pinned += 1;
      }),
      { numRuns: runs(5000) },
    );
    expect(pinned).toBeGreaterThan(runs(200));
  });
});
