// `demo`: the whole story on a sample repository, against the embedded platform. Needs nothing but Node.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Address, startEmulator } from '../emulator/index.js';
import { localHost } from '../host/local.js';
import type { Config, Mode } from '../model/config.js';
import { run } from '../run.js';
import type { Context } from './context.js';
import { sampleRepository } from './sample.js';

/** Verifies, pins, and verifies what is left with the gate set to what a pin can mend. */
export async function demo({ invocation, out, err }: Context): Promise<number> {
  const say = invocation.json ? err : out;
  const emulator = await startEmulator();
  const root = await mkdtemp(path.join(tmpdir(), 'tagproof-demo-'));
  try {
    const registry = new URL(emulator.address.registryUrl).host;
    const files = sampleRepository(emulator.state, registry, Date.now());
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), text);
    }
    const step = (title: string, config: Config) => {
      say(`\n━━ ${title}\n`);
      return run(localHost({ root, environment: workflowOf(emulator.address), print: say }), config);
    };
    const verified = await step(
      '1. verify: what does the history say of each reference?',
      configOf(emulator.address, 'verify'),
    );
    const pinned = await step(
      '2. pin: write the digests that are missing or stale',
      configOf(emulator.address, 'pin'),
    );
    const mendable = { ...configOf(emulator.address, 'verify'), failOn: ['unpinned', 'stale-digest'] };
    const again = await step('3. verify again, gating on what a pin can mend', mendable);
    say(
      `\nThe sample was in ${root}; it is removed now. What is left needs a person: look at each finding above.`,
    );
    if (invocation.json) {
      out(JSON.stringify({ verified: verified.report, pinned: pinned.report, again: again.report }, null, 2));
    }
    return again.exitCode;
  } finally {
    await emulator.close();
    await rm(root, { recursive: true, force: true });
  }
}

function workflowOf({ oidcRequestUrl, oidcRequestToken }: Address) {
  return { ACTIONS_ID_TOKEN_REQUEST_URL: oidcRequestUrl, ACTIONS_ID_TOKEN_REQUEST_TOKEN: oidcRequestToken };
}

function configOf(address: Address, mode: Mode): Config {
  const { baseUrl, registryUrl, issuerUrl, publicOrganization, identity, group } = address;
  return {
    mode,
    platform: {
      baseUrl,
      registryUrl,
      issuerUrl,
      publicOrganization,
      historyService: '_service',
      tagQuery: {},
    },
    identity,
    group,
    paths: [],
    exclude: [],
    maxAgeMs: 14 * 86_400_000,
    artifacts: ['openssl'],
    failOn: 'error',
    onIncomplete: 'fail',
  };
}
