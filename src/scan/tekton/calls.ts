// What runs, tasks of pipelines and steps pass to resources of other files, which they name.
import { type CallRules, type PassedValue, parameterKey } from '../kubernetes/parameter-calls.js';
import { type Frame, nearestFrame, nodeIn, textIn } from '../yaml/frames.js';
import { textOf } from '../yaml/text.js';
import { child, children } from '../yaml/tree.js';
import { namedIn, nameIn, resourceOf } from './callers.js';

const called = [
  ['taskRef', 'Task'],
  ['pipelineRef', 'Pipeline'],
  ['ref', 'StepAction'],
] as const;
const kinds = /^(?:Cluster)?(?<kind>Task|Pipeline|StepAction)$/;
/** One value, not an item of an array or a key of an object. */
const plain = /^(?:inputs\.)?params(?:\.(?<dotted>[\w-]+)|\[["'](?<quoted>[\w-]+)["']\])$/;

export const tektonCalls: CallRules = {
  keysOf(reference, frame) {
    const { dotted, quoted } = plain.exec(reference)?.groups ?? {};
    const name = dotted ?? quoted;
    if (name === undefined) return [];
    const declares = (one: Frame) => namedIn(one, nodeIn(one, 'params'), name).length > 0;
    const holder = nearestFrame(frame, declares) ?? resourceOf(frame);
    const resource = resourceOf(holder);
    const isOfResource = holder === resource || (holder.key === 'spec' && holder.outer === resource);
    const { kind } = kinds.exec(textIn(resource, 'kind') ?? '')?.groups ?? {};
    const own = textIn(resource, 'metadata', 'name');
    return isOfResource && kind !== undefined && own !== undefined ? [parameterKey(kind, own, name)] : [];
  },
  passedIn(frame) {
    const { document } = frame;
    return called.flatMap(([key, kind]) => {
      const name = nameIn(frame, key);
      if (name === undefined) return [];
      return children(document, nodeIn(frame, 'params')).flatMap((entry): readonly PassedValue[] => {
        const parameter = textOf(document, child(document, entry, 'name'))?.value;
        const node = child(document, entry, 'value');
        if (parameter === undefined || node === undefined) return [];
        return [{ keys: [parameterKey(kind, name, parameter)], node, frame: frame.outer ?? frame }];
      });
    });
  },
};
