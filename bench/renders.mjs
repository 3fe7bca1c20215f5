// What pins do to public repositories: copies of checkouts are pinned against a registry that has every image, and
// programs that others wrote read them before and after. Nothing but digests may differ.
// `TAGPROOF_ORACLES=FOLDER TAGPROOF_TREES="FOLDER…" node bench/renders.mjs` after `npx tsc -p .`; `--write` puts
// the tables into docs/measurements/pins.md, and every reference that was not pinned with its reason into bench/refusals.tsv.
// `TAGPROOF_PATCHES=FOLDER` keeps what changed in each repository, to be read.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { policySources } from '../lib/ci/policy-sources.js';
import { configure } from '../lib/config/index.js';
import { scanCheckout } from '../lib/formats/index.js';
import { localHost } from '../lib/host/local.js';
import { run } from '../lib/run.js';
import { answerTo } from './everything.mjs';
import { writeSection } from './write-section.mjs';

const everything = { paths: [], exclude: [] };
const digest = /sha256:[0-9a-f]{64}/g;
const maxOutput = { maxBuffer: 1 << 28 };

async function pin(root) {
  const settings = { mode: 'pin' };
  const local = localHost({ root, environment: {}, print: () => undefined });
  const docker = { ...local.docker, config: async () => ({ unreadable: 'there is none', absent: true }) };
  const host = { ...local, send: async (request) => answerTo(request), docker };
  const get = (name) => settings[name] ?? '';
  const { config, issues } = await configure({ get, ...(await policySources(host, undefined, undefined)) });
  if (issues !== undefined) throw new Error(issues.join('\n'));
  const { report } = await run(host, config);
  return report;
}

/** Every file of the checkout, as git lists it where there is git. */
const filesOf = (root) =>
  execFileSync('find', ['.', '-type', 'f', '-not', '-path', './.git/*', '-printf', '%P\\n'], {
    cwd: root,
    ...maxOutput,
  })
    .toString()
    .split('\n')
    .filter(Boolean)
    .sort();

const textOf = (root, file) => readFileSync(path.join(root, file), 'utf8');

/** True where the text after a pin is the text before it with other digests, or with `:latest` where no tag was. */
function isSameBut(before, after) {
  const plain = (text) => text.replace(/@?sha256:[0-9a-f]{64}/g, '');
  const [was, is] = [plain(before), plain(after)];
  // Some charts add `sha256:` themselves.
  const isBare = was === '' && /^[0-9a-f]{64}$/.test(is);
  return was === is || is === `${was}:latest` || isBare;
}

function differences(before, after, at = '') {
  if (typeof before === 'string' && typeof after === 'string')
    return isSameBut(before, after) || sameLines(before, after) ? [] : [`${at}: ${before} → ${after}`];
  // A tag that is a number becomes text where a digest follows it; all tools print it in the same way.
  if (typeof before === 'number' && typeof after === 'string')
    return isSameBut(String(before), after) ? [] : [`${at}: ${before} → ${after}`];
  if (before === null && typeof after === 'string')
    return /^(sha256:)?[0-9a-f]{64}$/.test(after) ? [] : [`${at}: null → ${after}`];
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return before === after ? [] : [`${at}: ${before} → ${after}`];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differences(before[key], after[key], `${at}/${key}`));
}

function sameLines(before, after) {
  const [was, is] = [before.split('\n'), after.split('\n')];
  const bare = (line) =>
    line
      .replace(digest, '')
      .replace(/@(?=\W|$)/, '')
      .replace(/:latest(?=\W|$)/, '');
  // Some charts write either the tag or the digest.
  const isInstead = (old, now) =>
    /[^:]*\w@sha256:/.test(now) && bare(now) === old.replace(/:[\w.-]+(?=["']?$)/, '');
  return (
    was.length === is.length &&
    was.every((line, index) => bare(line) === bare(is[index]) || isInstead(line, is[index]))
  );
}

function oracle(name, flags, texts) {
  const folder = process.env.TAGPROOF_ORACLES;
  if (folder === undefined) throw new Error('Set TAGPROOF_ORACLES to the folder of the independent readers');
  const input = texts.map((text) => JSON.stringify(text)).join('\n');
  const output = execFileSync(path.join(folder, name, name), flags, { input, ...maxOutput });
  return output
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Files of a kind that changed, read before and after by a program that takes many texts at once. */
function readByOracle(name, flags, files, pair) {
  if (files.length === 0) return { read: 0, harms: [] };
  const before = oracle(
    name,
    flags,
    files.map((file) => textOf(pair.before, file)),
  );
  const after = oracle(
    name,
    flags,
    files.map((file) => textOf(pair.after, file)),
  );
  const harms = files.flatMap((file, at) =>
    differences(before[at], after[at]).map((one) => `${file} ${one}`),
  );
  return { read: files.length, harms };
}

/**
 * A build with `--build-arg` must follow it: the defaults of all arguments are replaced, and the images compared. A
 * default that ends in `/` is the prefix of a registry: another one takes the same image from a mirror.
 */
function withOtherArguments(files, pair) {
  const other = (_, start, value) => `${start}=${/\/["']?\s*$/.test(value) ? 'other.example.com/' : 'other'}`;
  const replaced = (root, file) => textOf(root, file).replace(/^([ \t]*ARG[ \t]+\w+)=(.*)$/gim, other);
  const having = files.filter((file) => replaced(pair.before, file) !== textOf(pair.before, file));
  if (having.length === 0) return { read: 0, harms: [] };
  const [before, after] = [pair.before, pair.after].map((root) =>
    oracle(
      'dockerfile-oracle',
      ['-b'],
      having.map((file) => replaced(root, file)),
    ).map(({ images }) => images ?? []),
  );
  const isFixed = (image, was) => image !== was && was.slice(was.lastIndexOf('/') + 1).includes('other');
  const harms = having.flatMap((file, at) =>
    after[at]
      .filter((image, one) => isFixed(image, before[at][one]))
      .map((image) => `${file}: a build argument changes nothing in ${image}`),
  );
  return { read: having.length, harms };
}

/** The output of a program for every folder or file that it can read before. Lines that are random, such as passwords, are not compared. */
function render(places, pair, command) {
  let read = 0;
  const harms = places.flatMap((place) => {
    const [first, before, after] = [pair.before, pair.before, pair.after].map((root) => {
      const [program, ...args] = command(place);
      const answer = spawnSync(program, args, { cwd: root, encoding: 'utf8', timeout: 20_000, ...maxOutput });
      return { ...answer, lines: (answer.stdout ?? '').replaceAll(root, '').split('\n') };
    });
    if (before.status !== 0) return [];
    read += 1;
    if (after.status !== 0) return [`${place}: ${after.stderr.slice(0, 300)}`];
    const fixed = ({ lines }) => lines.filter((_, at) => first.lines[at] === before.lines[at]);
    if (sameLines(fixed(before).join('\n'), fixed(after).join('\n'))) return [];
    const at = after.lines.findIndex(
      (line, index) =>
        !sameLines(line, before.lines[index] ?? '') && first.lines[index] === before.lines[index],
    );
    return [`${place}: ${before.lines[at]} → ${after.lines[at]}`];
  });
  return { read, harms };
}

/** A reason without what differs from place to place. */
const general = (why) => why.replace(/`[^`]*`/g, '`…`').replace(/contains (an? [\w ]+) \(.*/, 'contains $1');

async function examine(tree) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-renders-'));
  const pair = { before: path.join(folder, 'before'), after: path.join(folder, 'after') };
  for (const root of Object.values(pair)) {
    cpSync(tree, root, { recursive: true, verbatimSymlinks: true });
    rmSync(path.join(root, '.git'), { recursive: true, force: true });
  }
  const report = await pin(pair.after);
  const files = filesOf(pair.before);
  const changed = files.filter((file) => textOf(pair.before, file) !== textOf(pair.after, file));
  const like = (pattern) => changed.filter((file) => pattern.test(path.basename(file)));
  const named = (pattern) => files.filter((file) => pattern.test(path.basename(file)));
  const judges = {
    'BuildKit (parser)': readByOracle('dockerfile-oracle', ['-b'], like(/dockerfile|containerfile/i), pair),
    '`--build-arg`': withOtherArguments(like(/dockerfile|containerfile/i), pair),
    'YAML of Kubernetes': readByOracle('yaml-oracle', ['-k'], like(/\.ya?ml$/), pair),
    'YAML of Compose': readByOracle('yaml-oracle', ['-c'], like(/\.(ya?ml|json)$/), pair),
    'kubectl kustomize': render(
      named(/^kustomization\.ya?ml$/).map((file) => path.dirname(file)),
      pair,
      (place) => ['kubectl', 'kustomize', place],
    ),
    'docker stack config': render(named(/compose.*\.ya?ml$/), pair, (place) => [
      'docker',
      'stack',
      'config',
      '-c',
      place,
    ]),
    'helm template': render(
      named(/^Chart\.yaml$/).map((file) => path.dirname(file)),
      pair,
      (place) => [process.env.TAGPROOF_HELM ?? 'helm', 'template', 'x', place],
    ),
    'bash -n': render(like(/\.(ba)?sh$/), pair, (place) => ['bash', '-n', place]),
  };
  const { TAGPROOF_PATCHES: patches } = process.env;
  if (patches !== undefined) {
    const { stdout } = spawnSync('diff', ['-ruN', 'before', 'after'], { cwd: folder, ...maxOutput });
    writeFileSync(path.join(patches, `${path.basename(tree)}.patch`), stdout);
  }
  const once = new Map(changed.map((file) => [file, textOf(pair.after, file)]));
  await pin(pair.after);
  const again = filesOf(pair.after).filter(
    (file) => textOf(pair.after, file) !== (once.get(file) ?? textOf(pair.before, file)),
  );
  judges['a second pin'] = {
    read: changed.length,
    harms: again.map((file) => `${file}: the second pin changed it`),
  };
  const { occurrences, problems } = await scanCheckout(
    localHost({ root: pair.after, environment: {}, print: () => undefined }).files,
    everything,
  );
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  return { tree: path.basename(tree), report, changed, judges, occurrences, problems };
}

function refusalsOf({ tree, occurrences }) {
  return occurrences.flatMap((one) => {
    const why = one.kind === 'image' ? one.pin.why : one.kind === 'opaque' ? one.detail : undefined;
    return why === undefined ? [] : [{ tree, file: one.at.file, raw: one.raw.slice(0, 100), why }];
  });
}

const trees = (process.env.TAGPROOF_TREES ?? '').split(/\s+/).filter(Boolean);
const rows = [];
for (const tree of trees) {
  rows.push(await examine(tree));
  const { judges, changed, occurrences } = rows.at(-1);
  console.error(`${path.basename(tree)}: ${occurrences.length} references, ${changed.length} files changed`);
  for (const { harms } of Object.values(judges)) for (const harm of harms) console.error(`  HARM ${harm}`);
}

const names = Object.keys(rows[0]?.judges ?? {});
const pinned = ({ occurrences }) =>
  occurrences.filter(({ kind, image }) => kind === 'image' && image.digest !== undefined).length;
const local = ({ occurrences }) => occurrences.filter(({ kind }) => kind === 'local').length;
const table = [
  `| Repository | References | Built here | With a digest after \`pin\` | Files changed | ${names.join(' | ')} | Harms |`,
  `| --- | ---: | ---: | ---: | ---: | ${names.map(() => '---:').join(' | ')} | ---: |`,
  ...rows.map((row) => {
    const read = names.map((name) => row.judges[name].read);
    const harms = names.reduce((sum, name) => sum + row.judges[name].harms.length, 0);
    return `| ${[row.tree, row.occurrences.length, local(row), pinned(row), row.changed.length, ...read, harms].join(' | ')} |`;
  }),
].join('\n');
const refusals = rows.flatMap(refusalsOf);
const counts = new Map();
for (const { why } of refusals) counts.set(general(why), (counts.get(general(why)) ?? 0) + 1);
const reasons = [
  '| Reason | References |',
  '| --- | ---: |',
  ...[...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([why, count]) => `| ${why.replaceAll('|', '\\|')} | ${count} |`),
].join('\n');
console.log(`${table}\n\n${reasons}`);
if (process.argv.includes('--write')) {
  const rows = refusals.map(({ tree, file, raw, why }) =>
    [tree, file, JSON.stringify(raw).slice(1, -1), why].join('\t'),
  );
  writeFileSync(new URL('refusals.tsv', import.meta.url), `${rows.join('\n')}\n`);
  writeSection('measurements/pins.md', 'renders', `${table}\n\n${reasons}`);
}
if (rows.some(({ judges }) => Object.values(judges).some(({ harms }) => harms.length > 0)))
  process.exitCode = 1;
