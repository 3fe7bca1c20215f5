// Every row of the trust table as a whole run: what a change edits counts nowhere before it is merged.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../sample.js';
import { drive } from './drive.js';
import { authorHost, edits } from './edits.js';
import { jobs } from './jobs.js';
import { trustPage } from './page.js';

/** Every credential that any host may receive. */
const granted = [
  'issuer.enforce.dev: workflow token for issuer.enforce.dev',
  'console-api.enforce.dev: access token for https://console-api.enforce.dev',
  'cgr.dev: access token for cgr.dev',
  'api.github.example: the token of the job',
  ...edits.flatMap(({ authorReceives = [] }) => authorReceives),
];

describe.each(jobs.map((job) => [`${job.system}: ${job.event}`, job] as const))('%s', (_, job) => {
  const sampled = sampleOf(edits, () => 'edit', 1, jobs.indexOf(job));
  it.each(sampled.map((edit) => [edit.name, edit] as const))(
    'a change that edits %s',
    async (_name, edit) => {
      const { base, inputs = {} } = edit;
      const control = await drive({ job, base, head: edit.control, inputs });
      const edited = await drive({ job, base, head: edit.edited, inputs });
      const verdicts = {
        change: ['fail', 'fail'],
        reviewed: ['fail', edit.reviewed],
        unknown: ['incomplete', 'incomplete'],
      };
      expect([control.verdict, edited.verdict, edited.said]).toEqual([...verdicts[job.judges], edited.said]);
      const expected = job.judges === 'reviewed' ? (edit.authorReceives ?? []) : [];
      expect(edited.received.filter((line) => line.startsWith(authorHost))).toEqual(expected);
      const all = new Set([...control.received, ...edited.received]);
      expect([...all].filter((line) => !granted.includes(line))).toEqual([]);
    },
  );
});

it('is what docs/trust.md shows', async () => {
  const page = fileURLToPath(new URL('../../docs/trust.md', import.meta.url));
  await expect(trustPage()).toMatchFileSnapshot(page);
});
