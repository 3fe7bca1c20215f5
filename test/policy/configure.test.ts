// Inputs and policy together: precedence, provenance, both kinds of mistakes at once, and whose policy counts.
import { describe, expect, it } from 'vitest';
import { checkIds } from '../../src/checks/index.js';
import { configure } from '../../src/config/index.js';
import type { PolicyText } from '../../src/config/policy/extends.js';
import { inputTable } from '../../src/model/inputs/table.js';
import { whereIs } from '../../src/model/text/position.js';
import { dayMs } from '../build.js';

const path = '.github/tagproof.yml';
type Files = Readonly<Record<string, string>>;
const reader =
  (files: Files) =>
  async (name: string): Promise<PolicyText> => {
    const text = files[name];
    return text === undefined ? { missing: true } : { text };
  };

async function read(inputs: Files, head: Files, base?: Files) {
  return configure({
    get: (name) => inputs[name],
    checks: async () => checkIds,
    head: reader(head),
    ...(base === undefined ? {} : { base: reader(base) }),
    remote: async ({ owner, repository, path, ref }) => {
      const subject = `${owner}/${repository}/${path}@${ref}`;
      return { unknown: { cause: 'policy-unread', subject, message: 'It cannot be fetched here' } };
    },
  });
}

async function configOf(...args: Parameters<typeof read>) {
  const result = await read(...args);
  if ('issues' in result) throw new Error(result.issues.join('\n'));
  return result.config;
}

async function mistakesOf(...args: Parameters<typeof read>) {
  const result = await read(...args);
  return 'issues' in result ? result.issues : [];
}

describe('configure', () => {
  it('shows what is wrong without the control characters that stand in it', async () => {
    const reason = '\\e[31m\\u202e';
    const [issue = ''] = await mistakesOf(
      {},
      { [path]: `waivers: [{check: unpinned, reason: "${reason}"}]\n` },
    );
    expect(issue).toContain('`\\u{1b}[31m\\u{202e}`');
  });

  it('refuses a gate on a check that the policy turns off, unless an override turns it on', async () => {
    const policy = 'checks: {unpinned: off}\n';
    const sentence = (name: string) =>
      `\`${name}\` names \`unpinned\`, but \`checks\` in the policy switches it off. Remove it from one of them.`;
    const gate = 'fail-on: [stale-digest, unpinned]\n';
    expect(await mistakesOf({ 'fail-on': 'unpinned' }, { [path]: policy })).toEqual([sentence('--fail-on')]);
    expect(await mistakesOf({}, { [path]: gate + policy })).toEqual([`${path}:1:10: ${sentence('fail-on')}`]);
    const override = 'overrides: [{paths: "deploy/**", checks: {unpinned: error}}]\n';
    expect(await mistakesOf({}, { [path]: gate + policy + override })).toEqual([]);
    expect(await mistakesOf({ 'fail-on': 'error' }, { [path]: policy })).toEqual([]);
  });

  it('takes the input, then the policy, then the default, and says which', async () => {
    const policy =
      'max-age: 2d\nmin-age: 1d\npaths: [a/**, b/**]\nfail-on: [unpinned]\nchecks: {advisory: off}\n';
    const config = await configOf({ 'max-age': '1h', token: '' }, { [path]: policy });
    expect(config).toMatchObject({
      maxAgeMs: 3_600_000,
      minAgeMs: dayMs,
      paths: ['a/**', 'b/**'],
      failOn: ['unpinned'],
      onIncomplete: 'fail',
    });
    const said = config.settings.map(({ name, value, from }) => [
      name,
      value,
      typeof from === 'string' ? from : whereIs(from, config.policy.sources),
    ]);
    expect(said).toEqual(
      expect.arrayContaining([
        ['max-age', '1h', 'input'],
        ['min-age', '1d', `${path}:2:10`],
        ['paths', 'a/**\nb/**', `${path}:3:8`],
        ['on-incomplete', 'fail', 'default'],
        ['fail-on', 'unpinned', `${path}:4:10`],
        ['checks.advisory', 'off', `${path}:5:20`],
      ]),
    );
    expect(said.some(([name]) => name === 'token')).toBe(false);
  });

  it('reports the mistakes of the inputs and of the policy together', async () => {
    expect(await mistakesOf({ 'max-age': 'soon', token: 't' }, { [path]: 'mode: nope\n' })).toEqual([
      `${path}:1:7: \`mode\` is \`nope\`, but must be one of \`verify\`, \`pin\`, \`audit\`.`,
      '`--max-age` is `soon`, but must be a duration such as `36h`, `14d`, `2w` or `P14D`.',
    ]);
    expect(await mistakesOf({ 'policy-from': 'bse', config: '../x', mode: 'x' }, {})).toEqual([
      '`--mode` is `x`, but must be one of `verify`, `pin`, `audit`.',
      '`--config` is `../x`, but must be the path of a file relative to the checkout.',
      '`--policy-from` is `bse`, but must be one of `base`, `head`. Did you mean `base`?',
    ]);
  });

  it('names the place of a policy value that fits the file, but not the rest', async () => {
    expect(await mistakesOf({}, { [path]: 'mode: verify\nidentity: aa/bb\n' })).toEqual([
      `${path}:2:11: \`identity\` requires a platform. Set \`--platform\`, or \`--base-url\` and \`--registry-url\`.`,
    ]);
    expect(await mistakesOf({}, { [path]: 'base-url: https://api.example.com\n' })).toEqual([
      `${path}:1:11: \`--registry-url\` is missing: both URLs are required.`,
    ]);
  });

  it('does not let the checkout choose where an existing token is sent', async () => {
    const policy = 'base-url: https://evil.example\nregistry-url: https://evil.example\n';
    expect(await mistakesOf({ token: 'secret' }, { [path]: policy })).toHaveLength(2);
    const own = { 'base-url': 'https://a.example', 'registry-url': 'https://b.example', token: 'secret' };
    expect((await configOf(own, { [path]: policy })).platform?.baseUrl).toBe('https://a.example');
  });

  it('reads another file when `config` names it, which must then be there', async () => {
    expect((await configOf({ config: 'p.yml' }, { 'p.yml': 'max-age: 1d\n' })).maxAgeMs).toBe(dayMs);
    expect(await mistakesOf({ config: 'p.yml' }, {})).toEqual(['p.yml:1:1: `p.yml` does not exist.']);
  });

  it("takes the base's policy on a pull request, unless `policy-from` says otherwise", async () => {
    const head = { [path]: 'max-age: 900d\nwaivers: [{check: unpinned, reason: mine}]\n' };
    const base = { [path]: 'max-age: 1d\n' };
    const config = await configOf({}, head, base);
    expect(config.maxAgeMs).toBe(dayMs);
    expect(config.policy.waivers).toEqual([]);
    expect(config.policy.pending).toHaveLength(1);
    const [setting] = config.settings.filter(({ name }) => name === 'max-age');
    expect(setting?.from).toMatchObject({ file: `${path}@base` });
    expect((await configOf({ 'policy-from': 'head' }, head, base)).policy.waivers).toHaveLength(1);
    expect(await mistakesOf({}, { [path]: 'mode: x\n' }, base)).toHaveLength(1);
    expect((await configOf({}, {}, base)).maxAgeMs).toBe(dayMs);
  });

  it('takes every input from a policy except `base`, `config`, `policy-from`, `cache` and tokens', async () => {
    const refused = [
      'base',
      'cache',
      'config',
      'policy-from',
      'oidc-token-file',
      'oidc-token-env',
      'token',
      'registry-token',
      'github-token',
    ];
    for (const { name } of inputTable) {
      const unusable = await mistakesOf({}, { [path]: `${name}: {}\n` });
      const isRefused = unusable.some((one) => one.includes('cannot be set in a policy'));
      expect([name, isRefused]).toEqual([name, refused.includes(name)]);
    }
  });

  it('takes what is said about the pull request from a policy, with the types of YAML', async () => {
    const policy = [
      'pull-request: true',
      'pull-request-branch: bot/pins',
      'pull-request-base: 1.20',
      'pull-request-labels: [dependencies, "good first issue"]',
      'pull-request-reviewers: acme/platform',
    ].join('\n');
    expect((await configOf({}, { [path]: policy })).delivery.pullRequest).toEqual({
      branch: 'bot/pins',
      base: '1.20',
      labels: ['dependencies', 'good first issue'],
      reviewers: ['acme/platform'],
      policyFile: path,
    });
    expect(
      await mistakesOf({}, { [path]: 'pull-request-branch: a b\npull-request-reviewers: ["@me"]\n' }),
    ).toEqual([
      `${path}:1:22: \`pull-request-branch\` is \`a b\`, but must be the name of a branch.`,
      `${path}:2:26: \`pull-request-reviewers[0]\` is \`@me\`, but must be a login, or a team as \`organization/team\`.`,
    ]);
  });

  it('does not report settings as missing that an unknown base may provide', async () => {
    const policy = 'extends: acme/p/base.yml@v1\nidentity: aa/bb\n';
    const config = await configOf({}, { [path]: policy });
    expect(config.policy.unread).toMatchObject([{ cause: 'policy-unread', subject: 'acme/p/base.yml@v1' }]);
  });
});
