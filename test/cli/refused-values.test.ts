// Values of flags that no request may be made of: each is named, nothing is changed, and the exit code is 2.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStage, runLine, type Stage } from '../../scripts/walk/stage.mjs';
import { load } from '../e2e/load.js';

const action = `acme/tagproof@${'ab12'.repeat(10)}`;
const digest = `sha256:${'0'.repeat(64)}`;
let stage: Stage;
beforeAll(async () => {
  stage = await createStage(load);
});
afterAll(() => stage.close());

function run(line: string) {
  const { baseUrl, registryUrl, group } = stage.emulator.address;
  return runLine(load, stage, `tagproof ${line}`, {
    ...stage.person,
    ...{ TAGPROOF_BASE_URL: baseUrl, TAGPROOF_REGISTRY_URL: registryUrl, TAGPROOF_GROUP: group },
  });
}
const create = 'identity create --repository acme/web';

it.each([
  [`${create} --group ../x`, '`--group` is `../x`, but must be a UID such as `<40 hex>`.'],
  ['doctor --group a?b=c', '`--group` is `a?b=c`, but must be a UID'],
  ['identity delete --identity ../x', '`--identity` is `../x`, but must be a UID'],
  ['identity explain --identity a/..', '`--identity` is `a/..`, but must be a UID'],
  [`${create} --ref a..b`, '`--ref` is `a..b`, but must be a branch'],
  [`${create} --name Shop!`, '`--name` is `Shop!`, but must be lower-case letters'],
  [`${create} --issuer ci`, '`--issuer` is `ci`, but is not a URL'],
  [`${create} --role vewer`, 'The platform has no role named vewer'],
  ['identity explain --identity a/b --token-file none', '`--token-file` is `none`, which cannot be read.'],
  [
    'identity explain --identity a/b --token-file package.json',
    '`--token-file` is `package.json`. The token is',
  ],
  [`setup --yes --action ${action} --name Shop!`, '`--name` is `Shop!`, but must be lower-case letters'],
  [`setup --yes --action ${action} --issuer ci`, '`--issuer` is `ci`, but is not a URL'],
  [`setup --yes --action ${action} --group another`, '`--group` is `another`, which is no organization'],
  [`history r.example.com/a/b:1@${digest}`, 'Leave the digest out: `tagproof history r.example.com/a/b:1`'],
  [`history r.example.com/a/b@${digest}`, 'has a digest, but a history is of a tag'],
  ['history r.example.com/a/b:1 --start 2026-02-01 --end 2026-01-01', '`--start` is not before `--end`'],
])('%s', async (line, message) => {
  const { code, text } = await run(line);
  expect([code, text]).toEqual([2, expect.stringContaining(message)]);
  expect(stage.emulator.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('takes the group from the environment', async () => {
  const { code, text } = await run(`${create} --dry-run`);
  expect([code, text]).toEqual([0, expect.stringContaining(`group    ${stage.emulator.address.group}`)]);
});
