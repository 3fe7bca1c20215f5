// `enforce` as a user runs it: what is printed where, what is written, and what `--check` says.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { enforce } from '../../src/cli/commands/enforce.js';
import { publicKeyName } from '../../src/model/judgement/signature.js';
import type { Report, ReportedFact } from '../../src/report/schema/schema.js';
import { digest } from '../build.js';
import { contextOf } from '../cli/context.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { newKeys, pemOf } from '../signatures/private-sigstore.js';
import { recordOf, reference, reportOf } from './reports.js';

const A = digest('a');
const current: ReportedFact = { status: 'current', currentDigest: A };
const good = reference(`node:20@${A}`, current);

function folderWith(report: Report) {
  const folder = temporaryFolder({ 'report.json': JSON.stringify(report) });
  return { folder, file: path.join(folder, 'report.json') };
}

async function ran(report: Report | string, flags: Readonly<Record<string, string>>, json = false) {
  const file = typeof report === 'string' ? report : folderWith(report).file;
  const { context, written } = contextOf({ operands: [file], flags, json });
  const code = await enforce(context);
  return { code, out: written.out.join('\n'), err: written.err.join('\n') };
}

describe('enforce', () => {
  it('prints the document, and beside JSON what is not in it', async () => {
    const report = reportOf([good, reference('redis:7', { status: 'unpinned', currentDigest: A })]);
    const { code, out, err } = await ran(report, { as: 'buildkit' });
    expect(code).toBe(0);
    expect(JSON.parse(out).rules).toHaveLength(4);
    expect(err.split('\n')).toEqual([
      'Not in it: 1 reference.',
      '  docker.io/library/redis:7: not pinned, in Dockerfile',
    ]);
    const document = JSON.parse((await ran(report, { as: 'admission' }, true)).out);
    expect(document).toEqual({
      text: expect.stringContaining('kind: ConfigMap'),
      rest: err.split('\n'),
      notes: [],
    });
  });

  it('takes no pin from the report itself, which the run before may have read in the folder', async () => {
    const old = reference(`node:20@${digest('b')}`, current);
    const { file } = folderWith(reportOf([good]));
    const own = { ...old, file: path.relative(process.cwd(), file) };
    writeFileSync(file, JSON.stringify(reportOf([good, own])));
    const { out } = await ran(file, { as: 'buildkit' });
    expect([out.includes(A), out.includes(digest('b'))]).toEqual([true, false]);
  });

  it('writes a file, and says with --check what differs from it', async () => {
    const { folder, file } = folderWith(reportOf([good]));
    const out = path.join(folder, 'images.yaml');
    expect(await ran(file, { as: 'admission', out })).toEqual({ code: 0, out: '', err: '' });
    expect(await ran(file, { as: 'admission', check: out })).toEqual({ code: 0, out: '', err: '' });
    writeFileSync(out, readFileSync(out, 'utf8').replaceAll('Warn', 'Deny'));
    const { code, out: patch, err } = await ran(file, { as: 'admission', check: out });
    expect(code).toBe(1);
    expect(patch.split('\n').filter((line) => /^[+-] /.test(line))).toEqual(['-    - Deny', '+    - Warn']);
    expect(err).toMatch(/is not what the report says\. Write it again with `--out`\.$/);
    const absent = await ran(file, { as: 'admission', check: path.join(folder, 'none.yaml') });
    expect([absent.code, absent.err]).toEqual([1, expect.stringContaining('it does not exist')]);
  });

  describe('with --check', () => {
    const signer = { kind: 'identity', issuer: 'https://i', identity: 'x', root: 'sigstore' };
    const noted = reportOf([good], { record: recordOf([{ images: ['**/app'], anyOf: [signer] }]) });

    it('says what is lost although the file is the same, and exits with 3', async () => {
      const { folder, file } = folderWith(noted);
      const out = path.join(folder, 'kyverno.yaml');
      const written = await ran(file, { as: 'kyverno', out });
      expect([written.code, written.err]).toEqual([3, expect.stringMatching(/^note: .*short ones/)]);
      expect(await ran(file, { as: 'kyverno', check: out })).toEqual({ code: 3, out: '', err: written.err });
      const json = await ran(file, { as: 'kyverno', check: out }, true);
      expect([json.code, JSON.parse(json.out)]).toEqual([
        3,
        { differs: false, notes: [expect.stringContaining('short ones')] },
      ]);
      writeFileSync(out, 'another\n');
      const other = await ran(file, { as: 'kyverno', check: out });
      expect([other.code, other.err]).toEqual([1, expect.stringContaining(written.err)]);
    });

    it('prints one document as JSON', async () => {
      const { folder, file } = folderWith(reportOf([good]));
      const out = path.join(folder, 'images.yaml');
      await ran(file, { as: 'admission', out });
      const ask = async (check: string) => {
        const { code, out: json } = await ran(file, { as: 'admission', check }, true);
        return [code, JSON.parse(json)];
      };
      expect(await ask(out)).toEqual([0, { differs: false, notes: [] }]);
      writeFileSync(out, readFileSync(out, 'utf8').replaceAll('Warn', 'Deny'));
      const patch = expect.stringMatching(/^- {4}- Deny\n\+ {4}- Warn$/m);
      expect(await ask(out)).toEqual([1, { differs: true, notes: [], patch }]);
      expect(await ask(path.join(folder, 'none.yaml'))).toEqual([1, { differs: true, notes: [] }]);
    });

    it('does not look for the differences of large files that have nothing in common', async () => {
      const many = Array.from({ length: 6000 }, (_, at) => {
        const hex = at.toString(16).padStart(64, '0');
        return reference(`registry.example.com/app${at}:1@sha256:${hex}`, current);
      });
      const { folder, file } = folderWith(reportOf(many));
      const out = path.join(folder, 'images.json');
      writeFileSync(out, Array.from({ length: 100_000 }, (_, at) => `old ${at}\n`).join(''));
      const started = performance.now();
      const { code, out: patch, err } = await ran(file, { as: 'buildkit', check: out });
      expect([code, patch]).toEqual([1, '']);
      expect(err).toMatch(
        /is not what the report says: it has 100,000 lines, and should have \d+,\d+ lines\. /,
      );
      expect((await ran(file, { as: 'buildkit', check: out }, true)).out).toContain('"differs": true');
      expect(performance.now() - started).toBeLessThan(30_000);
    }, 60_000);
  });

  it('takes the keys that the policy names, if they still are the same', async () => {
    const pem = pemOf(newKeys());

    const named = publicKeyName(pem);
    const key = 'name' in named ? named.name : '';
    const folder = temporaryFolder({ 'keys/vendor.pub': pem });
    const report = (file: string) =>
      reportOf([good], {
        record: recordOf([{ images: ['quay.io/vendor/app'], anyOf: [{ kind: 'key', key, file }] }]),
      });
    const before = process.cwd();
    process.chdir(folder);
    try {
      expect(await ran(report('keys/vendor.pub'), { as: 'kyverno' })).toMatchObject({ code: 0 });
      writeFileSync(path.join(folder, 'keys/vendor.pub'), pemOf(newKeys()));
      const { code, err } = await ran(report('keys/vendor.pub'), { as: 'talos' });
      expect([code, err]).toEqual([2, expect.stringContaining('its key could not be read')]);
    } finally {
      process.chdir(before);
    }
  });

  it.each([
    [{}, '`--as` must be one of buildkit, buildx, admission, kyverno, talos.'],
    [{ as: 'opa' }, '`--as` must be one of'],
    [{ as: 'buildx', out: 'a', check: 'b' }, '`--check` and `--out` cannot be set together.'],
  ])('refuses %o', async (flags, issue) => {
    const { code, err } = await ran(reportOf([good]), flags);
    expect([code, err]).toEqual([2, expect.stringContaining(issue)]);
  });

  it.each([
    ['nothing is proved', reportOf([reference(`node:20@${A}`, { status: 'not-current', currentDigest: A })])],
    ['the proof is disputed', disputedReport()],
    ['a name is not the normalized one', reportOf([{ ...good, repository: 'node' }])],
    ['a name is none', reportOf([{ ...good, repository: 'library/node" || true' }])],
  ])('writes nothing where %s', async (_, report) => {
    const { code, out, err } = await ran(report, { as: 'buildkit' });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('The report proves no reference, so nothing would be allowed.');
  });
});

/** A proved pin of which a finding says that the wrong one has signed it. */
function disputedReport(): Report {
  const image = { registry: 'docker.io', repository: 'library/node', tag: '20' };
  const finding = { check: 'wrong-signer', severity: 'error' as const, message: 'signed by another', image };
  return reportOf([good], { findings: [finding] });
}
