// Nomad jobs: the image of every task that runs containers.
// https://developer.hashicorp.com/nomad/docs/job-declare/task-driver/docker

import { type HclReading, hclImages, maxHclSteps } from '../../languages/hcl/images.js';
import { type HclLeaf, hclLeaves, withoutLead, writtenText } from '../../languages/hcl/leaves.js';
import { moduleFile, moduleScope } from '../../languages/hcl/module.js';
import { asWritten } from '../../languages/shell/yaml-scripts.js';
import type { Occurrence, Scan, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { consumers, readBy } from '../../scan/consumers.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import { opaqueAt } from '../../scan/occurrence.js';
import { unresolved } from '../../scan/reasons.js';

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
  // No commands are read.
  hasScripts: false,
  comment: '#',
  scan(file) {
    if (!/^[ \t]*(?:job\s|variable\s.*image)/m.test(file.text)) return undefined;
    // Positions are those of the file, whose expressions of Nomad Pack no reader of HCL would understand.
    const covered = { path: file.path, text: withoutPackExpressions(file.text) };
    const { body, parts } = moduleFile(covered);
    const leaves = hclLeaves(body, moduleScope(covered));
    const reading = { budget: { steps: maxHclSteps }, parts };
    if (!body.blocks.some(({ type }) => type === 'job')) return packVariables(file, leaves, reading);
    const drivers = new Map(
      leaves.flatMap(({ path, value }) =>
        path.at(-1) === 'driver' ? [[keyOf(path.slice(0, -1)), writtenText(value) ?? '']] : [],
      ),
    );
    const occurrences = leaves
      .filter(({ path }) => isImage(path) && !otherDrivers.has(drivers.get(keyOf(path.slice(0, -2))) ?? ''))
      .flatMap((leaf) => hclImages(withoutLead(leaf, 'docker://'), reading))
      .map((one) => readBy(consumers.nomad, occurrenceOf(file, one)));
    return { occurrences, problems: [] };
  },
};

/** In `config` of a task, and the images of a service mesh. */
function isImage(path: readonly string[]): boolean {
  const [task = '', config = '', key = ''] = path.slice(-3);
  if (/^connect\.(?:sidecar|gateway)_image$/.test(key)) return true;
  return key === 'image' && config === 'config' && /^(?:task\b|sidecar_task$)/.test(task);
}

/** An expression of Nomad Pack is no name. */
function occurrenceOf(file: SourceFile, one: Occurrence): Occurrence {
  const { start, end } = one.at.span;
  if (!file.text.startsWith('[[', start - 1)) return asWritten(file, one);
  const whole = { start: start - 1, end: end + 1 };
  return opaqueAt(file, whole, 'template', unresolved.template(file.text.slice(whole.start, whole.end)));
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
function packVariables(file: SourceFile, leaves: readonly HclLeaf[], reading: HclReading): Scan | undefined {
  const images = leaves.filter(
    ({ path: [block = '', key] }) => /^variable \S*image/i.test(block) && key === 'default',
  );
  if (images.length === 0 || !/(?:^|\/)variables\.hcl$/.test(file.path)) return undefined;
  const found = images.flatMap((leaf) =>
    hclImages(leaf, { ...reading, isImage: looksLikeImage, isWritten: true }),
  );
  if (found.length === 0) return undefined;
  return { occurrences: found.map((one) => readBy(consumers.nomad, one)), problems: [] };
}

function keyOf(path: readonly string[]): string {
  return path.join('\0');
}
