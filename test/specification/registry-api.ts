// Section 4.3, the registry domain of the platform API, and the rules of updates.
import { expect, it } from 'vitest';
import { type Audit, digest } from './kit.js';

export function registryApiSection(audit: Audit): void {
  const { call, list, furnished, make, unique, group, refused } = audit;

  it('§4.3 PATCH rule 1: "When `updateMask` is omitted, only the fields present in the body change"', async () => {
    const { identity } = await furnished();
    const { json } = await call('PATCH /iam/v2/identities/{uid}', [identity.uid], {
      body: { name: 'renamed' },
    });
    expect(json).toMatchObject({ name: 'renamed', description: 'one' });
  });

  it('§4.3 PATCH rule 2: "only the fields it names change; other fields in the body are ignored"', async () => {
    const { identity } = await furnished();
    const options = { body: { name: 'ignored', description: 'two' }, query: { updateMask: 'description' } };
    const { json } = await call('PATCH /iam/v2/identities/{uid}', [identity.uid], options);
    expect(json).toMatchObject({ name: identity.name, description: 'two' });
  });

  it('§4.3 PATCH rule 3: "The wildcard `*` in `updateMask` requests full replacement."', async () => {
    const { identity } = await furnished();
    const options = { body: { name: 'replaced' }, query: { updateMask: '*' } };
    const { json } = await call('PATCH /iam/v2/identities/{uid}', [identity.uid], options);
    expect(json).toMatchObject({ name: 'replaced', description: '' });
  });

  it.each(['iam/v2/identities'])(
    '§4.3 PATCH rule 4: "The same PATCH-with-mask pattern applies to every updatable resource": %s',
    async (path) => {
      const made = await make(path.split('/').at(-1) ?? '', group(), {
        name: unique('x'),
        description: 'one',
      });
      const patch = async (body: object, updateMask?: string) => {
        const query = updateMask === undefined ? {} : { updateMask };
        const { name, description } = (await call(`PATCH /${path}/{uid}`, [made.uid], { body, query })).json;
        return [name, description];
      };
      expect(await patch({ description: 'two' })).toEqual([made.name, 'two']);
      expect(await patch({ name: 'ignored', description: 'three' }, 'description')).toEqual([
        made.name,
        'three',
      ]);
      const name = unique('y');
      expect(await patch({ name }, '*')).toEqual([name, '']);
      await call(`DELETE /${path}/{uid}`, [made.uid]);
    },
  );

  it('§4.3 GET /registry/v2/tags: "`uidp.children_of` = repo uid, plus pagination parameters"', async () => {
    const { repo, tag } = await furnished();
    await make('tags', repo.uid, { name: '2', digest });
    const page = await list('/registry/v2/tags', {
      'uidp.children_of': repo.uid,
      page_size: '1',
      order_by: 'name',
    });
    expect([page.tags, page.totalCount]).toEqual([[tag], '2']);
  });

  it('§4.3 "There is no server-side filter or separate endpoint for end-of-life tags in v2"', async () => {
    await refused(3, 'GET /registry/v2/tags', [], { query: { deprecated: 'true' } });
    await refused(5, 'GET /registry/v2/eoltags');
  });

  it('§4.3 "(use `page_size=200` to read the most per request)"', async () => {
    const { repo } = await furnished();
    for (let index = 0; index < 201; index += 1) await make('tags', repo.uid, { name: `t${index}`, digest });
    const page = await list('/registry/v2/tags', { 'uidp.children_of': repo.uid, page_size: '200' });
    expect([page.tags.length, page.totalCount]).toEqual([200, '202']);
  });
}
