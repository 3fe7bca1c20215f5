// What workflows pass to templates of other files: to one of them (`templateRef`), or to a whole one (`workflowTemplateRef`).
// https://argo-workflows.readthedocs.io/en/latest/workflow-templates/

import { type Frame, nearestFrame, nodeIn, rootOf, textIn } from '../../languages/yaml/frames.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';
import { type CallRules, type PassedValue, parameterKey } from '../kubernetes/parameter-calls.js';

const reference = /^(?<of>inputs|workflow)\.parameters\.(?<name>[\w-]+)$/;

export const argoCalls: CallRules = {
  keysOf(text, frame) {
    const { of, name } = reference.exec(text)?.groups ?? {};
    const root = rootOf(frame);
    const resource = textIn(root, 'metadata', 'name');
    const isShared = /^(?:Cluster)?WorkflowTemplate$/.test(textIn(root, 'kind') ?? '');
    if (name === undefined || resource === undefined || !isShared) return [];
    if (of === 'workflow') return [parameterKey('WorkflowTemplate', resource, name)];
    const template = nearestFrame(frame, (one) => one.key === 'templates');
    const own = template === undefined ? undefined : textIn(template, 'name');
    if (template === undefined || own === undefined) return [];
    const isStarted = textIn(root, 'spec', 'entrypoint') === own;
    return [
      parameterKey('Template', `${resource}/${own}`, name),
      ...(isStarted ? [parameterKey('WorkflowTemplate', resource, name)] : []),
    ];
  },
  passedIn(frame) {
    const [resource, template] = [
      textIn(frame, 'templateRef', 'name'),
      textIn(frame, 'templateRef', 'template'),
    ];
    const workflow = textIn(frame, 'workflowTemplateRef', 'name');
    return [
      ...(resource === undefined ? [] : passedBy(frame, 'Template', `${resource}/${template ?? ''}`)),
      ...(workflow === undefined ? [] : passedBy(frame, 'WorkflowTemplate', workflow)),
    ];
  },
};

function passedBy(frame: Frame, kind: string, name: string): readonly PassedValue[] {
  const { document } = frame;
  return children(document, nodeIn(frame, 'arguments', 'parameters')).flatMap((entry) => {
    const parameter = textOf(document, child(document, entry, 'name'))?.value;
    const node = child(document, entry, 'value');
    if (parameter === undefined || node === undefined) return [];
    return [{ keys: [parameterKey(kind, name, parameter)], node, frame }];
  });
}
