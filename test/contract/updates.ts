// Names that are taken, and identities that match other tokens after a change.
import { expect, it } from 'vitest';
import { comparable, detail, type Kit } from './kit.js';

export function updateContract({ target, call, group, unique, exchange, make, refused }: Kit): void {
  it('a name that another resource of the group has is refused, at creation and later', async () => {
    const bodies: Readonly<Record<string, object>> = {
      'iam/v2/groups': {},
      'iam/v2/identities': { claimMatch: { issuer: 'https://ci.example.com', subject: 'x' } },
      'iam/v2/roles': { capabilities: ['CAP_REPO_LIST'] },
      'registry/v2/repos': {},
    };
    const { uid: parent } = await make('groups', group(), { name: unique('g') });
    const { uid: elsewhere } = await make('groups', group(), { name: unique('g') });
    for (const [path, body] of Object.entries(bodies)) {
      const kind = path.split('/').at(-1) ?? '';
      const first = await make(kind, parent, { name: 'first', ...body });
      const second = await make(kind, parent, { name: 'second', ...body });
      const answer = await refused(6, `POST /${path}/{parent}`, [parent], {
        body: { name: 'first', ...body },
      });
      expect([answer.status, detail(answer, 'ResourceInfo').resourceName]).toEqual([409, first.uid]);
      await make(kind, elsewhere, { name: 'first', ...body });
      if (kind !== 'identities') continue;
      await refused(6, `PATCH /${path}/{uid}`, [second.uid], { body: { name: 'first' } });
      expect((await call(`PATCH /${path}/{uid}`, [first.uid], { body: { name: 'first' } })).status).toBe(200);
    }
    const { uid: repo } = await make('repos', parent, { name: 'tagged' });
    const tag = { name: '1', digest: `sha256:${'a'.repeat(64)}` };
    await make('tags', repo, tag);
    await refused(6, 'POST /registry/v2/tags/{parent}', [repo], { body: tag });
  });

  it('claimMatch is changed as a whole, and a token is matched by what it is now', async () => {
    const { issuer, subject } = (await call('GET /iam/v2/identities/{uid}', [target().address.identity])).json
      .claimMatch;
    const other = { issuer, subject: 'repo:nobody/nothing' };
    const made = await make('identities', group(), { name: unique('i'), claimMatch: other });
    const works = async () => (await exchange(target().address.baseUrl, made.uid)).status;
    const patch = (claimMatch: object) =>
      call('PATCH /iam/v2/identities/{uid}', [made.uid], { body: { claimMatch } });
    expect(await works()).toBe(403);
    const pattern = { issuer, subjectPattern: 'repo:[a-z]+/[a-z]+:.*' };
    for (const [claimMatch, status] of [
      [{ issuer, subject }, 200],
      [pattern, 200],
      [{ issuer, subjectPattern: 'repo' }, 403],
      [
        { issuer, subject, claims: { event_name: 'push' }, claimPatterns: { ref: 'refs/heads/(main|next)' } },
        200,
      ],
      [{ issuer, subject, claims: { event_name: 'pull_request' } }, 403],
      [{ issuer, subject, claims: { event_name: 'push', repository: 'other' } }, 403],
      [{ issuer, subject, claimPatterns: { ref: 'main' } }, 403],
    ] as const) {
      const { json } = await patch(claimMatch);
      expect(comparable(target(), json.claimMatch)).toEqual(claimMatch);
      expect([claimMatch, await works()]).toEqual([claimMatch, status]);
    }
    for (const wrong of [{ issuerPattern: '(' }, { claimPatterns: { ref: 'x'.repeat(201) } }])
      expect((await patch(wrong)).json.code).toBe(3);
  });
}
