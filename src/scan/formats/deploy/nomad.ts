// Nomad jobs: the image of every task that runs containers.
// https://developer.hashicorp.com/nomad/docs/job-declare/task-driver/docker
import type { Occurrence, Scan, Scanner } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import { asWritten } from '../../languages/shell/yaml-scripts.js';
import {
  type HclValue,
  hclDefaults,
  hclOccurrence,
  hclValues,
  hclWithoutPrefix,
} from '../../languages/syntax/hcl.js';
import { looksLikeImage } from '../../looks-like-image.js';
import { occurrenceAt, opaqueAt } from '../../occurrence.js';
import { notPinnable, unresolved } from '../../reasons.js';
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
  paths: ['**/*.nomad', '**/*.hcl'],
  comment: '#',
  scan(file) {
    if (!/^\s*(?:job\s|variable\s.*image)/m.test(file.text)) return undefined;
    // Positions are those of the file, whose expressions of Nomad Pack no reader of HCL would understand.
    const values = hclValues(withoutPackExpressions(file.text));
    const jobs = values.filter(({ path: [block] }) => block?.startsWith('job ') === true);
    if (jobs.length === 0) return packVariables(file, values);
    const defaults = hclDefaults(values);
    const drivers = new Map(
      jobs.flatMap(({ path, text }) => (path.at(-1) === 'driver' ? [[keyOf(path.slice(0, -1)), text]] : [])),
    );
    const occurrences = jobs
      .filter(
        ({ path, text }) =>
          isImage(path) && text !== '' && !otherDrivers.has(drivers.get(keyOf(path.slice(0, -2))) ?? ''),
      )
      .map((value) => withoutNewDigest(occurrenceOf(file, value, defaults), notPinnable.nomad));
    return { occurrences, problems: [] };
  },
};

/** In `config` of a task, also where `dynamic` writes one of the blocks, and the images of a service mesh. */
function isImage(path: HclValue['path']): boolean {
  const [task = '', config = '', key = ''] = path.slice(-3);
  if (/^connect\.(?:sidecar|gateway)_image$/.test(key)) return true;
  if (key !== 'image') return false;
  return config === 'config'
    ? /^(?:task\b|sidecar_task$|content$)/.test(task)
    : config === 'content' && /^dynamic "?config/.test(task);
}

/** The driver of Podman takes a scheme; an expression of Nomad Pack is no name. */
function occurrenceOf(
  file: SourceFile,
  value: HclValue,
  defaults: ReadonlyMap<string, HclValue>,
): Occurrence {
  const { span, text } = value;
  if (file.text.startsWith('[[', span.start - 1)) {
    const whole = { start: span.start - 1, end: span.end + 1 };
    return opaqueAt(file, whole, 'template', unresolved.template(file.text.slice(whole.start, whole.end)));
  }
  const name = text.startsWith('docker://') ? hclWithoutPrefix(value, 'docker://'.length) : value;
  return asWritten(file, hclOccurrence(file, name, defaults));
}

/** Each `[[ … ]]` as a string, or as a part of the string around it. */
function withoutPackExpressions(text: string): string {
  return text.replace(/\[\[[^\n]{0,300}?\]\]/g, (found, at: number) => {
    const before = text.slice(Math.max(text.lastIndexOf('\n', at) + 1, at - 1000), at);
    const sign = before.replace(/\[\[.*?\]\]/g, '').split('"').length % 2 === 0 ? '_' : '"';
    return `${sign}${'_'.repeat(found.length - 2)}${sign}`;
  });
}

/** The images of a pack's variables. */
function packVariables(file: SourceFile, values: readonly HclValue[]): Scan | undefined {
  const images = values.filter(
    ({ path: [block = '', key], text }) =>
      /^variable \S*image/i.test(block) && key === 'default' && looksLikeImage(text),
  );
  if (images.length === 0 || !/(?:^|\/)variables\.hcl$/.test(file.path)) return undefined;
  const occurrences = images.map(({ span, text, exact }) =>
    withoutNewDigest(occurrenceAt(file, span, text, exact), notPinnable.nomad),
  );
  return { occurrences, problems: [] };
}

function keyOf(path: readonly string[]): string {
  return path.join('\0');
}
