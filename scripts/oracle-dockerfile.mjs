// Holds the Dockerfile scanner against BuildKit's own parser, which TAGPROOF_ORACLES has as `dockerfile-oracle/dockerfile-oracle`.
// `node scripts/oracle-dockerfile.mjs --runs 100000 --seed 1` compares fresh texts, also pinned and with other values of
// their arguments; `--write` writes the answers that the
// tests read. Exit code 1 when something differs; without the oracle nothing is compared, and it says so.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { dockerfileOf, triggerOf } from '../test/oracle/dockerfile-grammar.mjs';
import { answerOf, differenceOf } from '../test/oracle/dockerfile-judge.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const oracle = path.join(process.env.TAGPROOF_ORACLES ?? '', 'dockerfile-oracle/dockerfile-oracle');
if (process.env.TAGPROOF_ORACLES === undefined || !existsSync(oracle)) {
  console.log('SKIPPED: TAGPROOF_ORACLES does not name a folder with dockerfile-oracle/dockerfile-oracle');
  process.exit(0);
}
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.', '--noCheck'], {
  cwd: root,
  stdio: 'inherit',
});
const { dockerfile } = await import('../lib/formats/build/dockerfile.js');
const { parseImage } = await import('../lib/model/images/image.js');
const { directivesIn } = await import('../lib/languages/dockerfile/lexer/directives.js');
const { readingOf } = await import('../lib/languages/dockerfile/reader.js');

const runs = Number(values.runs);
const seeds = Array.from({ length: runs }, (_, index) => Number(values.seed) + index);
const scan = (text) => dockerfile.scan({ path: 'Dockerfile', text });

function answers(texts) {
  const input = texts.map((text) => `${JSON.stringify(text)}\n`).join('');
  const { stdout } = spawnSync(oracle, ['-b'], { input, maxBuffer: 1 << 30, encoding: 'utf8' });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => answerOf(JSON.parse(line)));
}

/** The text with a digest wherever the scanner would place one. */
function pinned(text) {
  const digest = `sha256:${'5'.repeat(64)}`;
  const pins = scan(text).occurrences.flatMap((one) =>
    one.kind === 'image' && one.image.digest === undefined && one.pin.kind === 'place' ? [one.pin] : [],
  );
  const places = new Map(pins.map((one) => [one.span.start, one]));
  const sorted = [...places.values()].sort((a, b) => b.span.start - a.span.start);
  return sorted.reduce(
    (done, { span, lead }) => done.slice(0, span.start) + lead + digest + done.slice(span.end),
    text,
  );
}

/** The names of the arguments before the first FROM that have a default, each once. */
function argumentsOf(text) {
  const { globals } = readingOf(text, directivesIn(text).escape, () => {});
  return [...new Set(globals.flatMap(({ name, value }) => (value?.text ? [name] : [])))];
}

/** The text as a build reads it that gives the argument another value: every default of it is that value. */
function withArgument(text, name, value) {
  const { globals } = readingOf(text, directivesIn(text).escape, () => {});
  const places = globals.flatMap((one) =>
    one.name === name && one.value?.text ? [[one.value.at[0], one.value.at.at(-1) + 1]] : [],
  );
  return places
    .reverse()
    .reduce((done, [start, end]) => done.slice(0, start) + value + done.slice(end), text);
}

const endOf = (name) => /[^/]*$/.exec(name.replace(/(?::latest)?(?:@.*)?$/s, ''))[0];

/**
 * Why the pinned text does not follow an argument as the text itself does: other names, or a digest behind a path and
 * tag that it was not looked up for.
 */
function ignoredArgument(answer, other, pinnedOther) {
  if (!Array.isArray(other)) return undefined;
  if (!Array.isArray(pinnedOther)) return 'is refused';
  if (withoutPins(pinnedOther) !== withoutPins(other)) return `asks for ${pinnedOther} instead of ${other}`;
  const ends = new Set(answer.map(endOf));
  const stray = pinnedOther.find((name) => /@sha256:5{64}$/.test(name) && !ends.has(endOf(name)));
  return stray === undefined ? undefined : `asks for ${stray}`;
}

const pin = /(?::latest)?@sha256:5{64}$|:latest$/;
// A name without a tag is pinned as `latest`.
const withoutPins = (names) => [...new Set(names.map((name) => name.replace(pin, '')))].sort().join(' ');
const sum = { accepted: 0, problems: 0, 'no answer': 0, refused: 0, 'other arguments': 0, differences: 0 };
function report(seed, text, what) {
  sum.differences += 1;
  if (sum.differences <= 10) console.log(`seed ${seed}: ${what}\n${JSON.stringify(text)}`);
}

const kept = { texts: '', answers: [], triggers: [] };
for (let from = 0; from < runs; from += 5000) {
  const some = seeds.slice(from, from + 5000);
  const texts = some.map(dockerfileOf);
  const said = answers(texts);
  const saidOfPinned = answers(texts.map(pinned));
  const lines = some.map(triggerOf);
  const saidOfLines = answers(lines.map((line) => `FROM scratch\n${line}\n`));
  const varied = [];
  some.forEach((seed, index) => {
    const [text, answer, line] = [texts[index], said[index], lines[index]];
    const found = scan(text);
    const difference = differenceOf(found, answer, parseImage, text);
    if (difference !== undefined) report(seed, text, difference);
    const asTrigger = scan(`FROM scratch\nONBUILD ${line}\n`);
    const ofTrigger = saidOfLines[index];
    if (Array.isArray(ofTrigger)) {
      const wrong = differenceOf(asTrigger, ofTrigger, parseImage, line);
      if (wrong !== undefined) report(seed, line, `as a trigger: ${wrong}`);
    }
    if (!Array.isArray(answer)) sum[answer === 'no answer' ? answer : 'refused'] += 1;
    else {
      sum.accepted += 1;
      if (found.problems.length > 0) sum.problems += 1;
      const after = saidOfPinned[index];
      const isSame = Array.isArray(after) && withoutPins(after) === withoutPins(answer);
      if (found.problems.length === 0 && !isSame) report(seed, text, `pinned, BuildKit says ${after}`);
    }
    if (!Array.isArray(answer) || found.problems.length > 0) return;
    for (const name of argumentsOf(text))
      for (const value of ['5.6', 'other.example/o/p:7']) varied.push({ seed, text, name, value, answer });
  });
  const saidOfVaried = answers(varied.map(({ text, name, value }) => withArgument(text, name, value)));
  const saidOfBoth = answers(varied.map(({ text, name, value }) => withArgument(pinned(text), name, value)));
  varied.forEach(({ seed, text, name, value, answer }, index) => {
    sum['other arguments'] += 1;
    const wrong = ignoredArgument(answer, saidOfVaried[index], saidOfBoth[index]);
    if (wrong !== undefined)
      report(seed, text, `with --build-arg ${name}=${value}, the pinned file ${wrong}`);
  });
  some.forEach((_, index) => {
    kept.answers.push(said[index]);
    kept.triggers.push(saidOfLines[index]);
  });
  kept.texts = createHash('sha256')
    .update(kept.texts)
    .update(JSON.stringify([texts, lines]))
    .digest('hex');
}
console.log(`${runs} Dockerfiles from seed ${values.seed}: ${JSON.stringify(sum)}`);
if (values.write) {
  const lines = kept.answers.map((answer, index) => JSON.stringify([answer, kept.triggers[index]]));
  const text = [JSON.stringify({ seed: Number(values.seed), runs, texts: kept.texts }), ...lines].join('\n');
  writeFileSync(path.join(root, 'test/oracle/dockerfile-answers.jsonl.gz'), gzipSync(text, { level: 9 }));
}
process.exitCode = sum.differences === 0 ? 0 : 1;
