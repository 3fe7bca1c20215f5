// What passes values to the resources of Tekton: runs, tasks of pipelines, steps and triggers, which refer to them by name.

import type { Node } from 'yaml';
import { addToGroup } from '../../../model/collections.js';
import { type Frame, nearestFrame, nodeIn, textIn } from '../../languages/yaml/frames.js';
import { wordOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';

/** What refers to a resource of a kind, by the name that a frame's resource has. */
export type CalledBy = (kind: string, frame: Frame) => readonly Frame[];

/** The resource that a frame is a part of: the nearest map with a kind. */
export function resourceOf(frame: Frame): Frame {
  const isResource = (one: Frame) => ['kind', 'spec'].every((key) => nodeIn(one, key) !== undefined);
  return nearestFrame(frame, (one) => one.outer === undefined || isResource(one)) ?? frame;
}

/** The entries with a name in a list such as `params`. */
export function namedIn({ document }: Frame, list: unknown, name: string): readonly Node[] {
  return children(document, list).filter((one) => wordOf(child(document, one, 'name')) === name);
}

/** Indexes the references between the resources of a file. */
export function callersIn(frames: readonly Frame[]): CalledBy {
  const callers = new Map<string, Frame[]>();
  const add = (kind: string, frame: Frame, name: string | undefined) => {
    if (name === undefined) return;
    const known = callers.get(`${kind} ${name}`);
    if (known === undefined) callers.set(`${kind} ${name}`, [frame]);
    else known.push(frame);
  };
  for (const frame of frames) {
    add('Task', frame, nameIn(frame, 'taskRef'));
    add('Pipeline', frame, nameIn(frame, 'pipelineRef'));
    add('StepAction', frame, nameIn(frame, 'ref'));
    add('TriggerTemplate', frame, textIn(frame, 'template', 'ref') ?? textIn(frame, 'template', 'name'));
  }
  return (kind, frame) => callers.get(`${kind} ${textIn(resourceOf(frame), 'metadata', 'name') ?? ''}`) ?? [];
}

/** The name, also where a resolver gets it as a parameter. */
export function nameIn(frame: Frame, key: string): string | undefined {
  const { document } = frame;
  const [resolved] = namedIn(frame, nodeIn(frame, key, 'params'), 'name');
  return textIn(frame, key, 'name') ?? wordOf(child(document, resolved, 'value'));
}

/** The bindings of triggers, by their names. */
export function triggerBindingsIn(frames: readonly Frame[]): ReadonlyMap<string, readonly Frame[]> {
  const bindings = new Map<string, Frame[]>();
  for (const frame of frames) {
    if (!/^(?:Cluster)?TriggerBinding$/.test(textIn(frame, 'kind') ?? '')) continue;
    addToGroup(bindings, textIn(frame, 'metadata', 'name') ?? '', frame);
  }
  return bindings;
}
