// The emulator and a model of a few lines never disagree: create, bind, list by random pages, expire cursors, delete.
import fc from 'fast-check';
import { it } from 'vitest';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { dayMs } from '../build.js';
import { runs } from '../sample.js';

interface Model {
  /** uid → name, in the order of creation. */
  readonly identities: Map<string, string>;
  /** binding uid → identity uid. */
  readonly bindings: Map<string, string>;
}

class Real {
  private constructor(
    readonly emulator: Emulator,
    private token: string,
  ) {}

  static async start(): Promise<Real> {
    const emulator = await createEmulator({ now: () => Date.parse('2026-11-21T00:00:00Z') });
    const seeded = [emulator.state.identities, emulator.state.roleBindings]
      .map(({ length }) => length)
      .join();
    if (seeded !== '2,3') throw new Error(`the seed has changed: ${seeded}`);
    const real = new Real(emulator, '');
    await real.signIn();
    return real;
  }

  /** Tokens expire when the clock moves. */
  async signIn(): Promise<void> {
    const owner = this.emulator.state.identities.find(({ name }) => name === 'platform-team')?.uid ?? '';
    this.token = await this.emulator.tokenFor(owner);
  }

  async call(method: string, path: string, body?: unknown) {
    const headers = { authorization: `Bearer ${this.token}` };
    const url = this.emulator.address.baseUrl + path;
    const answer = await this.emulator.transport({
      method,
      url,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, json: answer.body === '' ? undefined : JSON.parse(answer.body) };
  }

  /** Walks a whole list by its cursors. */
  async list(collection: string, size: number): Promise<readonly string[]> {
    const seen: string[] = [];
    let token = '';
    for (let page = 0; ; page += 1) {
      const query = `uidp.children_of=${this.emulator.address.group}&page_size=${size}&page_token=${token}`;
      const { json } = await this.call('GET', `/iam/v2/${collection}?${query}`);
      const uids = json[collection].map(({ uid }: { uid: string }) => uid);
      if (page > 0 && uids.some((uid: string) => seen.includes(uid))) throw new Error('an item came twice');
      seen.push(...uids);
      if (json.nextPageToken === '') {
        if (String(seen.length) !== json.totalCount) throw new Error('the total is wrong');
        return seen;
      }
      token = json.nextPageToken;
    }
  }
}

const seeds = { identities: 2, roleBindings: 3 };

class Create implements fc.AsyncCommand<Model, Real> {
  constructor(readonly name: string) {}
  check = () => true;
  async run(model: Model, real: Real) {
    const { json } = await real.call('POST', `/iam/v2/identities/${real.emulator.address.group}`, {
      name: this.name,
    });
    if (json.name !== this.name) throw new Error(JSON.stringify(json));
    model.identities.set(json.uid, this.name);
  }
  toString = () => `create ${this.name}`;
}

class Bind implements fc.AsyncCommand<Model, Real> {
  constructor(readonly pick: number) {}
  check = (model: Readonly<Model>) => model.identities.size > 0;
  async run(model: Model, real: Real) {
    const identityUid = [...model.identities.keys()][this.pick % model.identities.size] ?? '';
    const roleUid = real.emulator.state.roles[0]?.uid;
    const { json } = await real.call('POST', `/iam/v2/roleBindings/${real.emulator.address.group}`, {
      identityUid,
      roleUid,
    });
    if (json.identity.uid !== identityUid || json.identity.name !== model.identities.get(identityUid))
      throw new Error('hydrated wrong');
    model.bindings.set(json.uid, identityUid);
  }
  toString = () => `bind ${this.pick}`;
}

class Delete implements fc.AsyncCommand<Model, Real> {
  constructor(readonly pick: number) {}
  check = (model: Readonly<Model>) => model.identities.size > 0;
  async run(model: Model, real: Real) {
    const uid = [...model.identities.keys()][this.pick % model.identities.size] ?? '';
    const first = await real.call('DELETE', `/iam/v2/identities/${uid}`);
    const second = await real.call('DELETE', `/iam/v2/identities/${uid}`);
    if (first.status !== 200 || first.json !== undefined || second.status !== 404)
      throw new Error('deleted wrong');
    model.identities.delete(uid);
    for (const [binding, identity] of model.bindings) if (identity === uid) model.bindings.delete(binding);
  }
  toString = () => `delete ${this.pick}`;
}

class ListAll implements fc.AsyncCommand<Model, Real> {
  constructor(
    readonly collection: 'identities' | 'roleBindings',
    readonly size: number,
  ) {}
  check = () => true;
  async run(model: Model, real: Real) {
    const made = [...(this.collection === 'identities' ? model.identities : model.bindings).keys()];
    const listed = await real.list(this.collection, this.size);
    if (listed.length !== made.length + seeds[this.collection])
      throw new Error(`${listed.length} listed, ${made.length} made`);
    const missing = made.find((uid) => !listed.includes(uid));
    if (missing !== undefined) throw new Error(`${missing} is not listed`);
  }
  toString = () => `list ${this.collection} by ${this.size}`;
}

class ExpireCursor implements fc.AsyncCommand<Model, Real> {
  constructor(readonly days: number) {}
  check = () => true;
  async run(_model: Model, real: Real) {
    const path = `/iam/v2/identities?uidp.children_of=${real.emulator.address.group}&page_size=1`;
    const first = (await real.call('GET', path)).json;
    real.emulator.advance(this.days * dayMs);
    await real.signIn();
    const second = (await real.call('GET', `${path}&page_token=${first.nextPageToken}`)).json;
    const restarted = second.identities[0].uid === first.identities[0].uid;
    if (restarted !== this.days > 3) throw new Error(`after ${this.days} days restarted is ${restarted}`);
  }
  toString = () => `expire after ${this.days} days`;
}

it('agrees with its model', { timeout: 60_000 }, async () => {
  const size = fc.integer({ min: 1, max: 7 });
  const commands = fc.commands(
    [
      fc.stringMatching(/^[a-z0-9 ._-]{1,8}$/).map((name) => new Create(name)),
      fc.nat().map((pick) => new Bind(pick)),
      fc.nat().map((pick) => new Delete(pick)),
      fc
        .tuple(fc.constantFrom('identities' as const, 'roleBindings' as const), size)
        .map((both) => new ListAll(...both)),
      fc.integer({ min: 1, max: 6 }).map((days) => new ExpireCursor(days)),
    ],
    { maxCommands: 30 },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (run) => {
      const real = await Real.start();
      await fc.asyncModelRun(() => ({ model: { identities: new Map(), bindings: new Map() }, real }), run);
    }),
    { numRuns: runs(60) },
  );
});
