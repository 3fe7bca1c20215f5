// Dockerfiles as BuildKit reads them: what is found, its position, and the result of pinning it.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of Dockerfiles, not of this file
import { describe, expect, it } from 'vitest';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { imageName } from '../../src/model/images/image.js';
import { digestFor, pinAll } from './pinning.js';

function found(text: string, path = 'Dockerfile') {
  const { occurrences, problems } = scanFile({ path, text });
  for (const { at, raw } of occurrences) expect(text.slice(at.span.start, at.span.end)).toBe(raw);
  const names = occurrences.map((one) =>
    one.kind === 'opaque' ? `${one.why}: ${one.detail}` : imageName(one.image),
  );
  return { names, problems: problems.map(({ message }) => message), raws: occurrences.map(({ raw }) => raw) };
}

const evil = 'docker.io/evil/x:1';

describe('nothing hides an image', () => {
  it.each([
    ['two escapes at a line end are no continuation', 'FROM scratch\nRUN echo \\\\\nFROM evil/x:1\n'],
    ['an unknown directive ends the directives', '# x=1\n# escape=`\nFROM scratch\nRUN a `\nFROM evil/x:1\n'],
    ['a line feed alone ends a line', 'FROM scratch\nRUN a # \r b\u2028c \\\u0085\nFROM evil/x:1\n'],
    ['white space before an instruction', 'FROM scratch\n\u00a0\u0085\u2028\v\fFROM evil/x:1\n'],
    ['a byte order mark inside a name', 'FROM \uFEFFevil/x:1\n'],
    ['a heredoc that only seems to begin', "FROM scratch\nRUN it's <<EOF\nFROM evil/x:1\n"],
    ['a heredoc behind a word', 'FROM scratch\nRUN a<<EOF\nFROM evil/x:1\n'],
    ['a heredoc with a space', 'FROM scratch\nRUN << EOF\nEOF\nFROM evil/x:1\n'],
    ['a heredoc with a number', 'FROM scratch\nRUN 3<<EOF\nEOF\nFROM evil/x:1\n'],
    ['a heredoc with a quoted name', 'FROM scratch\nRUN cat <<"E F" <<\\G\nE F\nG\nFROM evil/x:1\n'],
    ['a heredoc in JSON', 'FROM scratch\nRUN ["<<EOF"]\nFROM evil/x:1\n'],
    ['a flag in quotes', 'FROM scratch\nCOPY --"from"=evil/x:1 a b\n'],
    ['a flag behind half a character', 'FROM scratch\nCOPY --chown=à--from=evil/x:1 a b\n'],
    ['a mount in any case, given twice', 'FROM scratch\nRUN --mount=from=a,FROM=evil/x:1 b\n'],
    ['a mount as quoted CSV', 'FROM scratch\nRUN --mount=\'"target=/a,b","from=evil/x:1"\' b\n'],
    ['a stage that only a comment names', 'FROM scratch\n# FROM a AS evil/x\nCOPY --from=evil/x:1 a b\n'],
    ['a stage that only a heredoc names', 'FROM scratch\nRUN <<E\nFROM a AS x\nE\nFROM evil/x:1\n'],
    ['a dotted capital I', 'FROM scratch\nONBUİLD COPY --from=evil/x:1 a b\n'],
    ['a name over two lines', 'FROM ev\\\n# c\n\nil/x:1\n'],
    ['a name with quotes and escapes', 'FROM ev"il"/\\x\':1\'\n'],
    ['an alternative', 'ARG A=1\nFROM ${A:+evil/x:1}\n'],
    ['an undeclared alternative', 'FROM ${A:+a:1}evil/x:1\n'],
    ['an argument without a default', 'ARG A\nFROM ${A}evil/x:1\n'],
    ['a later argument', 'ARG A=a\nARG B=$A\nARG A=evil/x:1\nFROM ${B/a/$A}\n'],
    ['a replacement', 'ARG A=evil/x:1-y\nFROM ${A/-y/}\n'],
    ['prefixes and suffixes', 'ARG A=a/b/evil/x:1.2\nARG B=${A#*/*/}\nFROM ${B%.*}\n'],
    ['a template in a file that is none', 'FROM scratch\nRUN echo {#\nFROM evil/x:1\nRUN echo #}\n'],
  ])('%s', (_, text) => {
    const { names, problems } = found(text);
    expect({ names: names.filter((name) => name === evil), problems }).toEqual({
      names: [evil],
      problems: [],
    });
  });

  it('a folder of templates is none to BuildKit', () => {
    const text = 'FROM scratch\nRUN echo {#\nFROM evil/x:1\nRUN echo #}\n';
    expect(found(text, 'templates/Dockerfile').names).toEqual([evil]);
  });
});

describe('what is not an image', () => {
  it.each([
    [
      'the content of heredocs',
      'FROM scratch\nRUN cat <<-A <<"B"\n\tFROM x\n\tA\nFROM x\nB\nCOPY <<\'C\' /d\nFROM x\nC\n',
    ],
    ['the content of a heredoc behind an alternative', 'FROM scratch\nRUN ${A:-b <<E}\nFROM x\nE}\n'],
    [
      'a stage by name, in any case',
      'FROM scratch AS Base\nFROM base\nCOPY --from=BASE a b\nRUN --mount=from=BaSe b\n',
    ],
    ['a stage that comes later', 'FROM scratch\nCOPY --from=later a b\nFROM scratch AS later\n'],
    ['a stage by its index', 'FROM scratch\nCOPY --from=+00 a b\nRUN --mount=from=0 b\n'],
    ['a stage for each platform', 'FROM scratch AS x-amd64\nFROM x-${TARGETARCH:-arm64}\n'],
    ['a stage with a dotted capital I', 'FROM scratch AS BUİLD\nCOPY --from=build a b\n'],
    ['a flag behind two dashes', 'FROM scratch\nCOPY -- --from=a b\n'],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual({ names: [], problems: [], raws: [] });
  });
});

describe('what a build decides', () => {
  it.each([
    ['FROM img-$TARGETARCH', 'variable `TARGETARCH` is set by the build'],
    ['ARG A=${BUILDPLATFORM}\nFROM ${A:-a}', 'variable `BUILDPLATFORM` is set by the build'],
    ['FROM scratch AS amd64\nFROM ${TARGETARCH/arm64/evil}', 'variable `TARGETARCH` is set by the build'],
    ['FROM scratch AS default\nFROM $TARGETSTAGE', 'variable `TARGETSTAGE` is set by the build'],
    ['FROM a$TARGETVARIANT', 'variable `TARGETVARIANT` is set by the build'],
    ['ARG A\nFROM $A', 'variable `A` has no default value'],
    ['ARG A\nFROM ${A:?needed}', 'variable `A` must be set: `needed`'],
    ['ARG A\nARG B=a:${A:?}\nFROM $B', 'variable `A` has no default value'],
  ])('%s', (text, detail) => {
    expect(found(text)).toMatchObject({ names: [`variable: ${detail}`], problems: [] });
  });

  it('an ARG replaces what the build would set', () => {
    expect(found('ARG TARGETARCH=x\nFROM a:$TARGETARCH').names).toEqual(['docker.io/library/a:x']);
  });
});

describe('problems', () => {
  it.each([
    ['FROM needs an image', 'FROM a b'],
    ['`BLAH` is not an instruction', 'FROM a\nBLAH'],
    ['RUN appears before the first FROM', 'RUN x\nFROM a'],
    ['the directive `escape`', '# escape=x\nFROM a'],
    ['is given twice', '# syntax=docker/dockerfile:1\n# syntax=docker/dockerfile:1\nFROM a'],
    ['`$X` is not expanded in `from`', 'FROM a\nCOPY --from=$X a b'],
    ['has a variable in `from`', 'FROM a\nRUN --mount=from=$X b'],
    ['there is no stage 1', 'FROM a\nCOPY --from=1 a b'],
    ['ADD --from is not a flag', 'FROM a\nADD --from=x b c'],
    ['no ARG before the first FROM declares `X`', 'FROM $X'],
    ['is missing', 'FROM ${X'],
    ['a closing `"` is missing', 'FROM "a'],
    ['ARG X: variable `Y` must be set', 'ARG X=${Y?}\nFROM a'],
    ['longer than 65535 bytes', `FROM a\nRUN ${'x'.repeat(65_533)}`],
    ['cannot be read as an image', `FROM a@sha512:${'ab'.repeat(64)}`],
    ['cannot be the name of a stage', 'FROM a AS $x'],
    ['is not a length of time', 'FROM a\nHEALTHCHECK --interval=1us CMD x'],
    ['nested too deeply', `FROM ${'${a:-'.repeat(300)}x${'}'.repeat(300)}`],
  ])('%s', (message, text) => {
    expect(found(text).problems).toEqual([expect.stringContaining(message)]);
  });

  it('variables that multiply each other end', () => {
    const doubled = Array.from({ length: 60 }, (_, index) => `ARG A${index + 1}=$A${index}$A${index}\n`);
    const { problems } = found(`ARG A0=x\n${doubled.join('')}FROM a:$A60\nCOPY --from=b a c\n`);
    expect(problems).toEqual([expect.stringContaining('too much work')]);
  });

  it.each([
    ['#syntax=evil/frontend:1', 'docker.io/evil/frontend:1'],
    ['#!/bin/x\n# syntax = evil/frontend:1 with arguments', 'docker.io/evil/frontend:1'],
    ['// syntax=evil/frontend:1', 'docker.io/evil/frontend:1'],
    [
      '{"a": {"syntax": "no"}, "s\\u0079ntax": "x", "syntax": "evil/frontend:1"}',
      'docker.io/evil/frontend:1',
    ],
    ['# syntax=ghcr.io/docker/dockerfile:1', 'ghcr.io/docker/dockerfile:1'],
  ])('another frontend reads %s', (text, name) => {
    const { names, problems } = found(`${text}\n`);
    expect(names).toEqual([name]);
    expect(problems).toEqual([expect.stringContaining('The frontend')]);
  });

  it.each(['1', '1.7-labs', '1.3-labs', 'latest'])('BuildKit reads docker/dockerfile:%s', (tag) => {
    const text = `# syntax=docker/dockerfile:${tag}\nFROM a\nRUN <<E\nE\n`;
    expect(found(text).problems).toEqual([]);
  });

  it('an old frontend knows no heredocs', () => {
    const text = '# syntax=docker/dockerfile:1.2\nFROM a\nRUN <<RUN\nFROM evil:1\nRUN\n';
    expect(found(text).problems).toEqual([expect.stringContaining('The frontend')]);
  });

  it('a file in another language is none, nor is one that names nothing', () => {
    expect(found('# Title\n\nFROM a\n', 'docs/Dockerfile.md').problems).toEqual([]);
    expect(found('*\n!src\n', 'Dockerfile.dockerignore').problems).toEqual([]);
  });
});

describe('a digest', () => {
  const digest = digestFor('docker.io/library/a:1');

  it.each([
    ['FROM "a:1"', `FROM "a:1@${digest}"`],
    ['FROM a\\\n:1\\\n\n AS x', `FROM a\\\n:1@${digest}\\\n\n AS x`],
    ['FROM \'a\'":"1', `FROM 'a'":"1@${digest}`],
    ['FROM \\a:\\1', `FROM \\a:\\1@${digest}`],
    ['ARG A=a:"1"\nFROM $A AS x\nFROM ${A}', `ARG A=a:"1@${digest}"\nFROM $A AS x\nFROM \${A}`],
    ['ARG A=a:1\nARG B=$A\nFROM $B', `ARG A=a:1@${digest}\nARG B=$A\nFROM $B`],
    ['FROM ${A:-a:1}', `FROM \${A:-a:1@${digest}}`],
    ['ARG T=1\nFROM "a:$T"', `ARG T=1@${digest}\nFROM "a:$T"`],
    ['ARG A=x\nFROM ${A+a:1}', `ARG A=x\nFROM \${A+a:1@${digest}}`],
    ['FROM scratch\nCOPY --from="a":1 b c', `FROM scratch\nCOPY --from="a":1@${digest} b c`],
    [
      'FROM scratch\nRUN --mount=\'"from=a:1",ro\' b',
      `FROM scratch\nRUN --mount='"from=a:1@${digest}",ro' b`,
    ],
    [`FROM a:1@${digestFor('old')}`, `FROM a:1@${digest}`],
    [`ARG D=1@${digestFor('old')}\nFROM a:$D`, `ARG D=1@${digest}\nFROM a:$D`],
  ])('%s', (text, pinned) => {
    expect(pinAll({ path: 'Dockerfile', text })).toBe(pinned);
    expect(found(pinned).problems).toEqual([]);
  });

  it('is not written where an ARG is more than an image', () => {
    const stage = 'ARG A=a:1\nFROM $A\nFROM $A-slim';
    expect(pinAll({ path: 'Dockerfile', text: stage })).toBe(stage);
    const pattern = "ARG A=a:1\nFROM ${A/b/'$0'}";
    expect(pinAll({ path: 'Dockerfile', text: pattern })).toContain('ARG A=a:1\n');
    const platform = 'ARG A=a:1\nFROM --platform=$A $A';
    expect(pinAll({ path: 'Dockerfile', text: platform })).toContain('ARG A=a:1\n');
  });

  it('is not written where it is in pieces or shared', () => {
    const old = digestFor('old');
    for (const text of [
      `FROM a:1@${old.slice(0, 20)}"${old.slice(20)}"`,
      `FROM a:1@${old.slice(0, 20)}\\\n${old.slice(20)}`,
      `ARG D=1@${old}\nFROM a:$D\nFROM b:$D`,
      `ARG T=1\nARG D=$T@${old}\nFROM a:$D\nFROM b:$D`,
      `ARG D=1@${old}\nFROM a:\${D/x/y}`,
    ])
      expect(pinAll({ path: 'Dockerfile', text })).toBe(text);
  });

  it('leaves a line that BuildKit still reads', () => {
    const mounts = Array.from({ length: 1200 }, (_, index) => `--mount=from=a:${index}`).join(' ');
    const text = `FROM scratch\nRUN ${mounts} ${'x'.repeat(30_000)}\n`;
    const pinned = pinAll({ path: 'Dockerfile', text });
    expect(pinned).not.toBe(text);
    expect(found(pinned).problems).toEqual([]);
  });
});

describe('inside another file', () => {
  it('a name over two lines of a YAML block has the right position', () => {
    const text =
      'services:\n  a:\n    build:\n      dockerfile_inline: |\n        FROM al\\\n        pine:3\n';
    expect(found(text, 'compose.yaml')).toMatchObject({
      names: ['docker.io/library/alpine:3'],
      problems: [],
    });
  });

  it('escapes of a string are undone', () => {
    const text =
      'target "a" {\n  dockerfile-inline = "FROM \\u0061:1\\nRUN <<E\\nFROM x\\nE\\nCOPY --from=\\"b:2\\" c d"\n}\n';
    const { names, problems, raws } = found(text, 'docker-bake.hcl');
    expect({ names, problems }).toEqual({
      names: ['docker.io/library/a:1', 'docker.io/library/b:2'],
      problems: [],
    });
    expect(raws).toEqual(['\\u0061:1', 'b:2']);
    expect(pinAll({ path: 'docker-bake.hcl', text })).toContain(
      `b:2@${digestFor('docker.io/library/b:2')}\\" c`,
    );
  });
});
