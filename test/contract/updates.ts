// Updates: every field of every resource can be changed by mask, and only such fields.
import { expect, it } from 'vitest';
import { comparable, detail, type Kit } from './kit.js';
import type { Json } from './target.js';

export function updateContract({ target, call, group, unique, exchange, make, refused }: Kit): void {
  const overlay = { contents: { packages: ['curl'], runtimeRepositories: [], runtimeKeyring: [] } };
  const digest = (digit: string) => `sha256:${digit.repeat(64)}`;

  /** What each field is before and after an update. */
  const fields: Readonly<Record<string, readonly (readonly [string, unknown, unknown])[]>> = {
    'iam/v2/groups': [
      ['description', 'one', 'two'],
      ['verified', true, false],
      ['kind', 'ORG_KIND_DEV', 'ORG_KIND_STARTER'],
    ],
    'iam/v2/identities': [
      ['description', 'one', 'two'],
      ['company', 'Acme', 'Emca'],
      [
        'claimMatch',
        { issuer: 'https://a.example.com', subject: 'a' },
        { issuer: 'https://b.example.com', subject: 'b' },
      ],
    ],
    'iam/v2/roles': [
      ['description', 'one', 'two'],
      ['capabilities', ['CAP_REPO_LIST'], ['CAP_TAG_LIST']],
    ],
    'iam/v2/accountAssociations': [
      ['description', 'one', 'two'],
      ['amazon', { account: '1' }, { account: '2' }],
      ['google', { projectId: 'a', projectNumber: '1' }, { projectId: 'b', projectNumber: '2' }],
      ['azure', { tenantId: 'a', clientIds: { a: 'b' } }, { tenantId: 'b', clientIds: {} }],
      ['chainguard', { serviceBindings: { a: 'b' } }, { serviceBindings: { b: 'a' } }],
    ],
    'registry/v2/repos': [
      ['description', 'one', 'two'],
      ['catalogTier', 'CATALOG_TIER_BASE', 'CATALOG_TIER_AI'],
      ['bundles', ['a'], ['b', 'c']],
      ['aliases', ['a'], ['b']],
      ['activeTags', ['1'], ['2']],
      ['customOverlay', overlay, { environment: { A: 'b' } }],
    ],
  };

  it.each(Object.entries(fields))(
    'each field of %s changes alone, is kept otherwise, and can be cleared',
    async (path, rows) => {
      const kind = path.split('/').at(-1) ?? '';
      const body = {
        name: unique('x'),
        ...Object.fromEntries(rows.map(([field, before]) => [field, before])),
      };
      const made = await make(kind, group(), body);
      expect(made).toMatchObject(body);
      const patch = (change: object, updateMask?: string) =>
        call(`PATCH /${path}/{uid}`, [made.uid], {
          body: change,
          query: updateMask === undefined ? {} : { updateMask },
        });
      let expected: Json = { ...made };
      for (const [field, , after] of rows) {
        const { json } = await patch({ [field]: after });
        expected = { ...expected, [field]: after, updateTime: json.updateTime };
        expect(comparable(target(), json)).toEqual(comparable(target(), expected));
      }
      for (const [field, before] of rows) {
        // A mask over gRPC has one spelling.
        const isRest = target().transport !== 'grpc';
        const snake = isRest ? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : field;
        const { json } = await patch({ ...body, name: 'ignored' }, snake);
        expected = { ...expected, [field]: before, updateTime: json.updateTime };
        expect(comparable(target(), json)).toEqual(comparable(target(), expected));
      }
      expect(comparable(target(), (await call(`GET /${path}/{uid}`, [made.uid])).json)).toEqual(
        comparable(target(), expected),
      );
      for (const wrong of [
        'uid',
        'createTime',
        'updateTime',
        'nothing',
        'name.first',
        'description,nothing',
        'toString',
      ]) {
        const answer = await refused(3, `PATCH /${path}/{uid}`, [made.uid], {
          body,
          query: { updateMask: wrong },
        });
        expect(detail(answer, 'BadRequest').fieldViolations[0].field).toBe('updateMask');
      }
      expect(comparable(target(), (await call(`GET /${path}/{uid}`, [made.uid])).json)).toEqual(
        comparable(target(), expected),
      );
      await call(`DELETE /${path}/{uid}`, [made.uid]);
    },
  );

  it('a name that another resource of the group has is refused, at creation and later', async () => {
    const claimMatch = { issuer: 'https://ci.example.com', subject: 'x' };
    const bodies: Readonly<Record<string, object>> = {
      'iam/v2/groups': {},
      'iam/v2/identities': { claimMatch },
      'iam/v2/roles': { capabilities: ['CAP_REPO_LIST'] },
      'iam/v2/accountAssociations': {},
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
      await refused(6, `PATCH /${path}/{uid}`, [second.uid], { body: { name: 'first' } });
      expect((await call(`GET /${path}/{uid}`, [second.uid])).json.name).toBe('second');
      expect((await call(`PATCH /${path}/{uid}`, [first.uid], { body: { name: 'first' } })).status).toBe(200);
      await make(kind, elsewhere, { name: 'first', ...body });
    }
    const { uid: repo } = await make('repos', parent, { name: 'tagged' });
    const tag = { name: '1', digest: digest('a') };
    await make('tags', repo, tag);
    await refused(6, 'POST /registry/v2/tags/{parent}', [repo], { body: tag });
  });

  it('claimMatch can be changed as a whole and in parts, and a token is matched by what it is now', async () => {
    const own = (await call('GET /iam/v2/identities/{uid}', [target().address.identity])).json.claimMatch;
    const other = { issuer: own.issuer, subject: 'repo:nobody/nothing' };
    const made = await make('identities', group(), { name: unique('i'), claimMatch: other });
    const works = async () => (await exchange(target().address.baseUrl, made.uid)).status;
    const patch = async (claimMatch: object, updateMask?: string) => {
      const query = updateMask === undefined ? {} : { updateMask };
      const answer = await call('PATCH /iam/v2/identities/{uid}', [made.uid], {
        body: { claimMatch },
        query,
      });
      return comparable(target(), answer.json);
    };
    expect(await works()).toBe(403);
    expect(
      comparable(target(), (await patch({ subject: own.subject }, 'claimMatch.subject')).claimMatch),
    ).toEqual({
      ...other,
      subject: own.subject,
    });
    expect(await works()).toBe(200);
    const pattern = { subjectPattern: 'repo:[a-z]+/[a-z]+:.*' };
    expect(comparable(target(), (await patch(pattern, 'claimMatch.subjectPattern')).claimMatch)).toEqual({
      issuer: own.issuer,
      ...pattern,
    });
    expect(await works()).toBe(200);
    await patch({ subjectPattern: 'repo' }, 'claimMatch.subjectPattern');
    expect(await works()).toBe(403);
    await patch({ ...own, claims: { event_name: 'push' }, claimPatterns: { ref: 'refs/heads/(main|next)' } });
    expect(await works()).toBe(200);
    await patch({ claims: { event_name: 'pull_request' } }, 'claimMatch.claims');
    expect(await works()).toBe(403);
    for (const wrong of [
      { subject: 'a', subjectPattern: 'b' },
      { subject: 'a', issuerPattern: '(' },
      { subject: 'a', claimPatterns: { ref: 'x'.repeat(201) } },
      { subject: 1 },
      'text',
    ])
      expect([wrong, (await patch(wrong as object)).code]).toEqual([wrong, 3]);
    await call('DELETE /iam/v2/identities/{uid}', [made.uid]);
  });

  it('an identity has one relationship: another one takes its place, and two at once are refused', async () => {
    const staticKeys = { issuer: 'https://keys.example.com', subject: 'robot', issuerKeys: '{}' };
    const made = await make('identities', group(), { name: unique('i'), staticKeys });
    expect(made).toMatchObject({ staticKeys });
    expect(made.claimMatch).toBeUndefined();
    const list = async (type: string) =>
      (await call('GET /iam/v2/identities', [], { query: { name: made.name, relationshipType: type } })).json
        .totalCount;
    expect([await list('RELATIONSHIP_TYPE_STATIC'), await list('RELATIONSHIP_TYPE_CLAIM_MATCH')]).toEqual([
      '1',
      '0',
    ]);
    const patch = (body: object) => call('PATCH /iam/v2/identities/{uid}', [made.uid], { body });
    const aws = await patch({ awsIdentity: { awsAccount: '123456789012', arn: 'arn:aws:iam::1:role/x' } });
    expect([aws.json.awsIdentity.awsAccount, aws.json.staticKeys]).toEqual(['123456789012', undefined]);
    const service = await patch({ servicePrincipal: 'SERVICE_PRINCIPAL_INGESTER' });
    expect([service.json.servicePrincipal, service.json.awsIdentity]).toEqual([
      'SERVICE_PRINCIPAL_INGESTER',
      undefined,
    ]);
    expect((await patch({ staticKeys, claimMatch: { subject: 'x' } })).json.code).toBe(3);
    expect((await patch({ servicePrincipal: 'SOMEBODY' })).json.code).toBe(3);
    expect((await exchange(target().address.baseUrl, made.uid)).status).toBe(403);
    await call('DELETE /iam/v2/identities/{uid}', [made.uid]);
  });

  it('a repository that is synced has the tier, bundles, aliases and active tags of its source', async () => {
    const sync = { source: 'public-images/nginx' };
    const made = await make('repos', group(), { name: unique('r'), sync_config: sync, description: 'mine' });
    expect(made.sync_config).toMatchObject(sync);
    const operation = 'PATCH /registry/v2/repos/{uid}';
    for (const body of [
      { catalogTier: 'CATALOG_TIER_AI' },
      { bundles: ['a'] },
      { aliases: ['a'] },
      { activeTags: ['1'] },
    ])
      await refused(3, operation, [made.uid], { body });
    expect((await call(operation, [made.uid], { body: { description: 'x' } })).json.description).toBe('x');
    const source = { sync_config: { source: 'public-images/static' } };
    const moved = await call(operation, [made.uid], {
      body: source,
      query: { updateMask: 'syncConfig.source' },
    });
    expect(moved.json.sync_config.source).toBe('public-images/static');
    await call('DELETE /registry/v2/repos/{uid}', [made.uid]);
  });
}
