// What directs a credential: which of the inputs, the policy of the base and that of the change says it, setting by setting.
import { describe, expect, it } from 'vitest';
import { checkIds } from '../../src/checks/index.js';
import { configure } from '../../src/config/index.js';
import type { PolicyText } from '../../src/config/policy/extends.js';
import { inputTable } from '../../src/model/inputs/table.js';
import { whereIs } from '../../src/model/text/position.js';

const path = '.github/tagproof.yml';
const remote = 'acme/policies/p.yml@v1';

/** Every setting that directs a credential, with four values that go together with the preset. */
const values: Readonly<Record<string, readonly [input: string, base: string, head: string, none?: string]>> =
  {
    platform: ['chainguard', 'chainguard', 'chainguard'],
    'base-url': ['https://a.example', 'https://b.example', 'https://c.example'],
    'registry-url': ['https://a.example', 'https://b.example', 'https://c.example'],
    'issuer-url': ['https://a.example', 'https://b.example', 'https://c.example', 'base-url'],
    'history-service': ['a', 'b', 'c', '_service'],
    identity: ['a/a', 'b/b', 'c/c'],
    group: ['a', 'b', 'c', 'the part of identity before its last /'],
    'oidc-audience': ['a.example', 'issuer.enforce.dev', 'https://issuer.enforce.dev', 'host of issuer-url'],
    'history-sources': [
      'a.example=quay',
      'b.example=quay',
      'c.example=quay',
      'public registries that are known to keep a history',
    ],
  };
const names = Object.keys(values);

interface Texts {
  readonly input?: string | undefined;
  readonly base?: string | undefined;
  readonly head?: string | undefined;
  /** The head's policy extends this text, a file of the same commit or of another repository. */
  readonly extended?: { readonly text: string; readonly from: 'file' | 'repository' };
}

type From = 'no base' | 'base' | 'head' | 'unread base' | 'invalid base';

/** Reads the settings of a run whose inputs and policies say these things of one setting. */
async function read(name: string, { input, base, head, extended }: Texts, from: From) {
  const line = (value: string | undefined) => (value === undefined ? '' : `${name}: ${value}\n`);
  const ageOf = (who: string) => `max-age: ${who.length}d\n`;
  const reader =
    (files: Readonly<Record<string, string>>) =>
    async (file: string): Promise<PolicyText> => {
      const text = files[file];
      return text === undefined ? { missing: true } : { text };
    };
  const isLocal = extended?.from === 'file';
  const extending = extended === undefined ? '' : `extends: ${isLocal ? 'more.yml' : remote}\n`;
  const inputs: Readonly<Record<string, string | undefined>> = {
    ...(name === 'platform' ? {} : { platform: 'chainguard' }),
    ...(from === 'no base' || from === 'base' ? {} : { 'policy-from': 'head' }),
    [name]: input,
  };
  const bases: Readonly<Record<From, Parameters<typeof configure>[0]['base']>> = {
    'no base': undefined,
    base: reader({ [path]: line(base) + ageOf('base') }),
    head: reader({ [path]: line(base) + ageOf('base') }),
    'invalid base': reader({ [path]: `${line(base)}nonsense: true\n` }),
    'unread base': async (subject) => ({ unknown: { cause: 'policy-unread', subject, message: 'no' } }),
  };
  const opened = bases[from];
  return configure({
    get: (wanted) => inputs[wanted],
    checks: async () => checkIds,
    head: reader({ [path]: extending + line(head) + ageOf('heads'), 'more.yml': line(extended?.text) }),
    remote: async () => ({ text: line(extended?.text) }),
    ...(opened === undefined ? {} : { base: opened }),
  });
}

/** The value in force, who gave it, and whose rules apply. */
async function inForce(...args: Parameters<typeof read>) {
  const [name] = args;
  const result = await read(...args);
  if ('issues' in result) throw new Error(result.issues.join('\n'));
  const { settings, policy } = result.config;
  const [said] = settings.filter((one) => one.name === name);
  const [age] = settings.filter((one) => one.name === 'max-age');
  const from = said?.from;
  const by = typeof from === 'object' ? whereIs(from, policy.sources).replace(/:.*/, '') : from;
  return {
    value: said?.value,
    by,
    rules: age?.value === '4d' ? 'base' : 'head',
    says: policy.overruled,
    unread: policy.unread.length,
  };
}

const said = (name: string) =>
  `The change's policy sets \`${name}\`, which does not apply before it is merged: where credentials are sent is said by inputs and by the policy of the base.`;

describe('the settings that direct a credential', () => {
  it('are these', () =>
    expect(inputTable.flatMap(({ name, directs }) => (directs ? [name] : [])).sort()).toEqual(names.sort()));

  describe.each(names)('%s', (name) => {
    const [input, base, head, none] = values[name] ?? ['', '', ''];
    const overruled = base === head ? undefined : said(name);
    const otherwise =
      none === undefined ? { value: undefined, by: undefined } : { value: none, by: 'default' };

    it.each(['no base', 'base', 'head'] as const)('is what the input says: %s', async (from) => {
      expect(await inForce(name, { input, base, head }, from)).toMatchObject({ value: input, by: 'input' });
    });

    it('is what the policy says where nothing is a change', async () => {
      const now = await inForce(name, { head }, 'no base');
      expect(now).toMatchObject({ value: head, by: path, rules: 'head', says: undefined });
    });

    it.each(['base', 'head'] as const)(
      'is what the base says, and the rules are those of the %s',
      async (from) => {
        const now = await inForce(name, { base, head }, from);
        expect(now).toEqual({ value: base, by: `${path}@base`, rules: from, says: overruled, unread: 0 });
        const kept = await inForce(name, { base }, from);
        expect(kept).toEqual({ value: base, by: `${path}@base`, rules: from, says: undefined, unread: 0 });
      },
    );

    it.each(['base', 'head'] as const)('is said by nobody if the base does not say it: %s', async (from) => {
      const now = await inForce(name, { head }, from);
      expect(now).toEqual({ ...otherwise, rules: from, says: said(name), unread: 0 });
    });

    it.each(['file', 'repository'] as const)(
      'is not what the change takes from another %s',
      async (where) => {
        const extended = { text: head, from: where };
        expect(await inForce(name, { extended }, 'head')).toMatchObject({ ...otherwise, says: said(name) });
        expect(await inForce(name, { base, extended }, 'head')).toMatchObject({ value: base });
        expect(await inForce(name, { base, extended }, 'base')).toMatchObject({ value: base });
      },
    );

    it('is not what the change says if the base cannot be read, which makes the run incomplete', async () => {
      expect(await inForce(name, { base, head }, 'unread base')).toMatchObject({ ...otherwise, unread: 1 });
      expect(await inForce(name, { base }, 'unread base')).toMatchObject({ ...otherwise, unread: 0 });
    });

    it('is not what the change says if the base is invalid, which the change may repair', async () => {
      const now = await inForce(name, { base, head }, 'invalid base');
      expect(now).toEqual({ ...otherwise, rules: 'head', says: said(name), unread: 0 });
    });
  });
});

describe('registries', () => {
  const registries = (host: string) => `{mirror.example/hub: ${host}}`;
  const mirrors = async (texts: Texts, from: From) => {
    const result = await read('registries', texts, from);
    if ('issues' in result) throw new Error(result.issues.join('\n'));
    const { config } = result;
    const origins = config.settings.flatMap((one) => (one.name.startsWith('registries.') ? [one.value] : []));
    return { mirrors: config.registries, origins, says: config.policy.overruled };
  };

  it('are those of the base too, and the report says so', async () => {
    const [base, head] = [registries('quay.io'), registries('docker.io')];
    const ofBase = { mirrors: { 'mirror.example/hub': 'quay.io' }, origins: ['quay.io'] };
    for (const from of ['base', 'head'] as const) {
      expect(await mirrors({ base, head }, from)).toEqual({ ...ofBase, says: said('registries') });
      expect(await mirrors({ base }, from)).toEqual({ ...ofBase, says: undefined });
      expect(await mirrors({ head }, from)).toEqual({ mirrors: {}, origins: [], says: said('registries') });
    }
  });
});

describe('what is missing because only the change says it', () => {
  it('is explained together with what is wrong without it', async () => {
    const head = 'chainguard\nartifacts: openssl';
    const result = await read('platform', { head }, 'head');
    expect(result).toEqual({
      issues: [
        `${path}:2:12: \`artifacts\` requires a platform. Set \`--platform\`, or \`--base-url\` and \`--registry-url\`.`,
        said('platform'),
      ],
    });
  });
});

describe('a pair of an address and an audience', () => {
  const own = 'issuer-url: https://own.example\n';
  const pair = async (inputs: Readonly<Record<string, string>>, policy: string) => {
    const result = await configure({
      get: (name) => inputs[name],
      checks: async () => checkIds,
      head: async (file) => (file === path ? { text: policy } : { missing: true }),
      remote: async () => ({ missing: true }),
    });
    if ('issues' in result) return result.issues;
    const { issuerUrl, audience, isPaired = false } = result.config.platform ?? {};
    return { issuerUrl, audience, isPaired };
  };
  const preset = { platform: 'chainguard' };
  const real = 'issuer.enforce.dev';

  it.each([
    ['the preset alone', preset, '', { issuerUrl: `https://${real}`, audience: undefined, isPaired: true }],
    [
      'a policy with the preset',
      {},
      'platform: chainguard\n',
      { issuerUrl: `https://${real}`, audience: undefined, isPaired: true },
    ],
    [
      'inputs alone',
      { ...preset, 'issuer-url': 'https://own.example', 'oidc-audience': real },
      '',
      { issuerUrl: 'https://own.example', audience: real, isPaired: true },
    ],
    [
      'inputs, of which the policy says something else',
      { ...preset, 'issuer-url': 'https://own.example', 'oidc-audience': real },
      `issuer-url: https://${real}\noidc-audience: own.example\n`,
      { issuerUrl: 'https://own.example', audience: real, isPaired: true },
    ],
    [
      'a policy with its host and no audience',
      preset,
      own,
      { issuerUrl: 'https://own.example', audience: undefined, isPaired: false },
    ],
    [
      'a policy with its host as audience',
      preset,
      `${own}oidc-audience: own.example\n`,
      { issuerUrl: 'https://own.example', audience: 'own.example', isPaired: false },
    ],
    [
      'a policy with its origin as audience',
      preset,
      `${own}oidc-audience: https://own.example\n`,
      { issuerUrl: 'https://own.example', audience: 'https://own.example', isPaired: false },
    ],
  ])('is accepted of %s', async (_, inputs, policy, expected) =>
    expect(await pair(inputs, policy)).toEqual(expected),
  );

  const both = `${own}oidc-audience: ${real}\n`;
  const wholly = 'base-url: https://own.example\nregistry-url: https://own.example\n';
  it.each([
    ['both halves of a policy', preset, both, `${path}:2:16: `, 'issuer-url'],
    ['both of a policy, the preset too', {}, `platform: chainguard\n${both}`, `${path}:3:16: `, 'issuer-url'],
    ['the default address', {}, `${wholly}oidc-audience: ${real}\n`, `${path}:3:16: `, 'base-url'],
    ['the address of a policy', { ...preset, 'oidc-audience': real }, own, `${path}:1:13: `, 'issuer-url'],
    [
      'the audience of a policy',
      { ...preset, 'issuer-url': 'https://own.example' },
      `oidc-audience: ${real}\n`,
      `${path}:1:16: `,
      'issuer-url',
    ],
  ])('is refused of %s', async (_, inputs, policy, place, address) =>
    expect(await pair(inputs, policy)).toEqual([
      `${place}The OIDC token would be issued for \`${real}\` and sent to \`own.example\`, which could use it there. A policy cannot name such a pair: set \`oidc-audience\` and \`${address}\` outside the policy, or remove \`oidc-audience\`.`,
    ]),
  );

  it.each([
    `${real}.`,
    'own.example:8443',
    'http://own.example',
    'OWN.example',
    'own.example/',
    'sts.amazonaws.com',
  ])('is refused of a policy with the audience %s', async (audience) =>
    expect(await pair(preset, `${own}oidc-audience: ${audience}\n`)).toHaveLength(1),
  );

  it("is refused of a policy that gives the preset's host another audience", async () => {
    expect(await pair({}, 'platform: chainguard\noidc-audience: sts.amazonaws.com\n')).toHaveLength(1);
    expect(await pair({ 'oidc-audience': 'sts.amazonaws.com' }, 'platform: chainguard\n')).toHaveLength(1);
    expect(await pair({ ...preset, 'oidc-audience': 'sts.amazonaws.com' }, '')).toMatchObject({
      isPaired: true,
    });
  });
});
