// Holds the YAML scanners against the YAML readers of Kubernetes and Compose, which TAGPROOF_ORACLES has as
// `yaml-oracle/yaml-oracle`. `node scripts/oracle-yaml.mjs --runs 100000 --seed 1` compares fresh texts; `--write` writes
// the answers that the tests read. Exit code 1 when something differs; without the oracle nothing is compared, and it says so.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { composeOf, manifestsOf } from '../test/oracle/yaml-grammar.mjs';
import { differenceOf, imagesOf } from '../test/oracle/yaml-judge.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const oracle = path.join(process.env.TAGPROOF_ORACLES ?? '', 'yaml-oracle/yaml-oracle');
if (process.env.TAGPROOF_ORACLES === undefined || !existsSync(oracle)) {
  console.log('SKIPPED: TAGPROOF_ORACLES does not name a folder with yaml-oracle/yaml-oracle');
  process.exit(0);
}
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.', '--noCheck'], {
  cwd: root,
  stdio: 'inherit',
});
const { kubernetes } = await import('../lib/formats/kubernetes/kubernetes.js');
const { compose } = await import('../lib/formats/compose/compose.js');

const kinds = [
  {
    kind: 'kubernetes',
    flag: '-k',
    write: manifestsOf,
    scan: (text) => kubernetes.scan({ path: 'a.yaml', text }),
  },
  {
    kind: 'compose',
    flag: '-c',
    write: composeOf,
    scan: (text) => compose.scan({ path: 'compose.yaml', text }),
  },
];

/** What the consumer's reader gives for each text: the documents before its error, if it has one. */
function answers(flag, texts) {
  const input = texts.map((text) => `${JSON.stringify(text)}\n`).join('');
  const { stdout } = spawnSync(oracle, [flag], { input, maxBuffer: 1 << 30, encoding: 'utf8' });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const runs = Number(values.runs);
const kept = {};
let differences = 0;
for (const { kind, flag, write, scan } of kinds) {
  const sum = { accepted: 0, refused: 0, problems: 0, differences: 0 };
  const hash = createHash('sha256');
  const images = [];
  for (let from = 0; from < runs; from += 5000) {
    const seeds = Array.from(
      { length: Math.min(5000, runs - from) },
      (_, index) => Number(values.seed) + from + index,
    );
    const written = seeds.map(write);
    const said = answers(
      flag,
      written.map(({ text }) => text),
    );
    written.forEach(({ text, isDoubtful }, index) => {
      hash.update(`${text}\0`);
      const answer = said[index];
      const named = imagesOf(kind, answer);
      images.push(named.reduce((mask, number) => mask | (1 << number), 0).toString(36));
      const found = scan(text);
      const isAccepted = answer.error === undefined;
      sum[isAccepted ? 'accepted' : 'refused'] += 1;
      if (isAccepted && (found?.problems.length ?? 0) > 0) sum.problems += 1;
      const difference = differenceOf(found, named, isDoubtful || !isAccepted);
      if (difference === undefined) return;
      sum.differences += 1;
      if (sum.differences <= 10)
        console.log(`${kind}, seed ${seeds[index]}: ${difference}\n${JSON.stringify(text)}`);
    });
  }
  console.log(`${runs} texts for ${kind} from seed ${values.seed}: ${JSON.stringify(sum)}`);
  differences += sum.differences;
  kept[kind] = { texts: hash.digest('hex'), images: images.join(' ') };
}
if (values.write) {
  const document = JSON.stringify({ seed: Number(values.seed), runs, ...kept });
  writeFileSync(path.join(root, 'test/oracle/yaml-answers.json.gz'), gzipSync(document, { level: 9 }));
}
process.exitCode = differences === 0 ? 0 : 1;
