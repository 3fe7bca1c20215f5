// Nomad jobs: the image of every task that runs containers.
// https://developer.hashicorp.com/nomad/docs/job-declare/task-driver/docker
import type { Scanner } from '../../../model/occurrence.js';
import { type HclValue, hclDefaults, hclOccurrence, hclValues } from '../../languages/syntax/hcl.js';
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
    const values = hclValues(file.text);
    const jobs = values.filter(({ path: [block] }) => block?.startsWith('job ') === true);
    if (jobs.length === 0) return undefined;
    const defaults = hclDefaults(values);
    const drivers = new Map(
      jobs.flatMap(({ path, text }) => (path.at(-1) === 'driver' ? [[keyOf(path.slice(0, -1)), text]] : [])),
    );
    const occurrences = jobs
      .filter(
        ({ path, text }) =>
          isImage(path) && text !== '' && !otherDrivers.has(drivers.get(keyOf(path.slice(0, -2))) ?? ''),
      )
      .map((value) => withoutNewDigest(hclOccurrence(file, value, defaults), notPinnable.nomad));
    return { occurrences, problems: [] };
  },
};

function isImage(path: HclValue['path']): boolean {
  const [task = '', config, key] = path.slice(-3);
  return key === 'image' && config === 'config' && /^(?:task |sidecar_task$)/.test(task);
}

function keyOf(path: readonly string[]): string {
  return path.join('\0');
}
