// Nomad jobs: the image of every task that runs containers.
// https://developer.hashicorp.com/nomad/docs/job-declare/task-driver/docker
import type { Scanner } from '../../../model/occurrence.js';
import { hclImages, maxHclSteps } from '../../languages/hcl/images.js';
import { hclLeaves, writtenText } from '../../languages/hcl/leaves.js';
import { moduleFile, moduleScope } from '../../languages/hcl/module.js';
import { notPinnable } from '../../reasons.js';
import { withoutNewDigest } from '../../undocumented-digests.js';

/** Drivers whose `image` is a path or the name of a virtual machine's image. */
const otherDrivers: ReadonlySet<string> = new Set([
  'exec',
  'exec2',
  'raw_exec',
  'java',
  'qemu',
  'nspawn',
  'virt',
]);

export const nomad: Scanner = {
  id: 'nomad',
  title: 'Nomad',
  paths: ['**/*.{nomad,nomad.hcl}', '**/{nomad,nomad-jobs,jobs}/**/*.hcl'],
  comment: '#',
  scan(file) {
    if (!/\bjob\b/.test(file.text)) return undefined;
    const { body, parts } = moduleFile(file);
    if (!body.blocks.some(({ type }) => type === 'job')) return undefined;
    const leaves = hclLeaves(body, moduleScope(file));
    const drivers = new Map(
      leaves.flatMap(({ path, value }) =>
        path.at(-1) === 'driver' ? [[keyOf(path.slice(0, -1)), writtenText(value) ?? '']] : [],
      ),
    );
    const reading = { budget: { steps: maxHclSteps }, parts };
    const occurrences = leaves
      .filter(({ path }) => isImage(path) && !otherDrivers.has(drivers.get(keyOf(path.slice(0, -2))) ?? ''))
      .flatMap((leaf) => hclImages(leaf, reading))
      .map((one) => withoutNewDigest(one, notPinnable.nomad));
    return { occurrences, problems: [] };
  },
};

function isImage(path: readonly string[]): boolean {
  const [task = '', config, key] = path.slice(-3);
  return key === 'image' && config === 'config' && /^(?:task\b|sidecar_task$)/.test(task);
}

function keyOf(path: readonly string[]): string {
  return path.join('\0');
}
