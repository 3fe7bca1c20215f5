// Holds the Dockerfile scanner against BuildKit's own parser, which TAGPROOF_ORACLES has as `dockerfile-oracle/dockerfile-oracle`.
// `node scripts/oracle-dockerfile.mjs --runs 100000 --seed 1` compares fresh texts; `--write` writes the answers that the
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
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], {
  cwd: root,
  stdio: 'inherit',
});
const { dockerfile } = await import('../lib/scan/formats/dockerfile.js');
const { parseImage } = await import('../lib/model/image.js');

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
  const sorted = pins.sort((a, b) => b.span.start - a.span.start);
  return sorted.reduce(
    (done, { span, lead }) => done.slice(0, span.start) + lead + digest + done.slice(span.end),
    text,
  );
}

const pin = /(?::latest)?@sha256:5{64}$|:latest$/;
const withoutPins = (names) => [...new Set(names.map((name) => name.replace(pin, '')))].sort().join(' ');
const sum = { accepted: 0, problems: 0, 'no answer': 0, refused: 0, differences: 0 };
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
    kept.answers.push(answer);
    kept.triggers.push(ofTrigger);
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
