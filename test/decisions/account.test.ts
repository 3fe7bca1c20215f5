// What a run says of the questions that it could not ask, and of a checkout without a single image.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewOf } from '../../src/output/view.js';
import { headline } from '../../src/output/words/format.js';
import { questionsOf } from '../../src/report/coverage.js';
import type { ReportedFact } from '../../src/report/schema/schema.js';
import { digest } from '../build.js';
import { type Files, from, stage } from './drive.js';

let setting: Awaited<ReturnType<typeof stage>>;
beforeAll(async () => {
  setting = await stage();
});
afterAll(() => setting.server.close());

const policyFile = '.github/tagproof.yml';

async function runOn(files: Files, inputs: Files = {}) {
  const { report, exitCode } = await setting.drive({ event: 'push', base: files, head: files, inputs });
  const causes = report.incomplete.map(({ cause, subject }) => [cause, subject]);
  return { report, exitCode, causes, line: headline(report, viewOf(report)) };
}

const of = (image: string, tag: string) => from(setting.emulator, image, tag, 0, 'public-images');
const publicImages = () => of('nginx', 'latest') + of('static', 'latest') + of('static', 'latest');
const anonymous = { identity: '' };

describe('without a sign-in', () => {
  it('the ends of life of the platform are one gap, with the number of tags and what to do', async () => {
    const { report, exitCode, causes, line } = await runOn({ Dockerfile: publicImages() }, anonymous);
    expect([exitCode, causes]).toEqual([3, [['no-credential', 'end of life']]]);
    expect(report.incomplete[0]?.message).toMatch(
      /2 tags .* Set `--identity` or `--token`, or `deprecated-tag: off`/,
    );
    expect(report.coverage?.questions).toMatchObject({
      proof: { asked: 3, answered: 3 },
      endOfLife: { asked: 3, answered: 0, unknown: { 'no-credential': 3 } },
      pullPolicy: { asked: 0, notAsked: { 'no-sign-in': 3 } },
    });
    expect(line).toBe(
      'incomplete: 0 findings in 3 references across 1 file, 1 item not verified. 3 of 3 pins proved; end of life known for 0 of 3; not asked: pull policies (no sign-in), advisories, signatures (not configured)',
    );
  });

  it.each([
    ['checks: {deprecated-tag: off}\n', 3, 0],
    ['overrides: [{paths: ["Docker*"], checks: {deprecated-tag: off}}]\n', 3, 0],
    ['overrides: [{paths: ["other"], checks: {deprecated-tag: off}}]\n', 0, 3],
  ])('they are not asked for where the policy says so: %s', async (policy, off, exit) => {
    const { report, exitCode } = await runOn({ Dockerfile: publicImages(), [policyFile]: policy }, anonymous);
    expect(exitCode).toBe(exit);
    expect(report.coverage?.questions?.endOfLife).toMatchObject(
      off > 0 ? { asked: 0, notAsked: { off } } : { asked: 3, unknown: { 'no-credential': 3 } },
    );
  });

  it('and signed in, they are read', async () => {
    const { report, exitCode } = await runOn({ Dockerfile: from(setting.emulator, 'python', '3.12', 0) });
    expect(exitCode).toBe(0);
    expect(report.coverage?.questions).toMatchObject({
      endOfLife: { asked: 1, answered: 1, unknown: {} },
      pullPolicy: { asked: 1, answered: 1 },
    });
  });
});

it('what a setting turns off is not asked, and a replay of the report does not ask it either', async () => {
  const { report } = await runOn({ Dockerfile: 'FROM alpine:3\n' }, { 'end-of-life': 'off' });
  expect(report.coverage?.questions?.endOfLife).toEqual({
    ...{ asked: 0, answered: 0, unknown: {} },
    notAsked: { off: 1 },
  });
});

it('a bound on when the tag moved answers how fresh a pin is that nothing proves', async () => {
  const { report } = await runOn({ Dockerfile: of('nginx', 'latest') }, anonymous);
  const answered = (fact: Partial<ReportedFact>) =>
    report.references.flatMap((one) => {
      const known = { ...one, fact: { status: 'not-current', currentDigest: digest('b'), ...fact } as const };
      const { proof, freshness } = questionsOf([known], () => ({}));
      return [[proof.answered, freshness.answered]];
    });
  expect(answered({})).toEqual([[0, 0]]);
  expect(answered({ notSince: '2026-10-01T00:00:00.000Z' })).toEqual([[0, 1]]);
  expect(answered({ currentSince: '2026-10-01T00:00:00.000Z' })).toEqual([[0, 1]]);
});

describe('without an image', () => {
  const open = 'ARG TAG\nFROM app:$TAG\n';

  it.each([
    ['nothing at all', { 'README.md': 'none\n' }, {}, 'pass', []],
    ['an image that is built here', { Dockerfile: 'FROM scratch\n' }, {}, 'pass', []],
    [
      'only what comes from variables',
      { Dockerfile: open },
      {},
      'incomplete',
      [['nothing-verified', 'references']],
    ],
    [
      'only what is accepted',
      {
        Dockerfile: open,
        [policyFile]: 'waivers: [{check: opaque-reference, reason: it is verified elsewhere}]\n',
      },
      {},
      'pass',
      [],
    ],
    [
      'a check that is off',
      { Dockerfile: open, [policyFile]: 'checks: {opaque-reference: off}\n' },
      {},
      'pass',
      [],
    ],
    [
      'only what is excluded',
      { 'a/Dockerfile': 'FROM alpine:3\n', 'b/Dockerfile': open },
      { exclude: '**/Dockerfile' },
      'incomplete',
      [['nothing-verified', 'exclude']],
    ],
    [
      'only what no scanner reads',
      { 'run.py': 'start("ghcr.io/acme/app:1")\n' },
      {},
      'incomplete',
      [['nothing-verified', 'names']],
    ],
    [
      'only what no scanner reads, and excluded',
      { 'run.py': 'start("ghcr.io/acme/app:1")\n' },
      { exclude: 'run.py' },
      'pass',
      [],
    ],
    ['files excluded that have none', { 'a/Dockerfile': 'FROM scratch\n' }, { exclude: 'a/**' }, 'pass', []],
  ] as const)('%s', async (_, files, inputs, verdict, causes) => {
    const ran = await runOn(files, inputs);
    expect([ran.report.verdict, ran.causes]).toEqual([verdict, causes]);
  });
});
