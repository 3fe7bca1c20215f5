// Loads a command's code in several turns of the event loop: other work would wait too long for all of it at once. Each of
// the modules brings a package, or a part of the program that takes about as long.
import { pause } from '../../model/steps.js';

const ofScan = [
  () => import('../../output/terminal/columns.js'),
  () => import('../../scan/yaml/maps.js'),
  () => import('../../model/severity.js'),
  () => import('../../report/schema-parts.js'),
  () => import('../../report/schema.js'),
  () => import('../../scan/kubernetes/candidates.js'),
  () => import('../../scan/formats/dockerfile.js'),
  () => import('../../scan/scanners.js'),
];
const ofGate: readonly (() => Promise<unknown>)[] = [
  // The HTTP client's package is larger than any other.
  // @ts-expect-error: a part of a package, which has no types of its own
  () => import('undici/lib/dispatcher/client.js'),
  // @ts-expect-error: the same
  () => import('undici/lib/web/fetch/index.js'),
  () => import('../../host/transport.js'),
  () => import('../../checks/index.js'),
  () => import('../../advisories/sbom/index.js'),
  () => import('../../resolve/index.js'),
  () => import('../../config/policy/schema.js'),
  () => import('../../config/index.js'),
  () => import('../../clients/index.js'),
  () => import('../../pipeline/conclude.js'),
  () => import('../../run.js'),
];

async function eachInATurn(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const load of parts) {
    await load();
    await pause();
  }
}

/** @returns the module of `scan` */
export async function loadScan() {
  await eachInATurn(ofScan);
  return import('../scan.js');
}

/** @returns the module of `verify` and `pin` */
export async function loadGate() {
  await eachInATurn([...ofScan, ...ofGate]);
  return import('../gate.js');
}
