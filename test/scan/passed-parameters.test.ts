// Values that a resource passes to a parameter of a Task or a template in another file, which is an image there.
import { expect, it } from 'vitest';
import { scanTexts } from './checkout-files.js';

const tekton = (kind: string, name: string, spec: string) =>
  `apiVersion: tekton.dev/v1\nkind: ${kind}\nmetadata: {name: ${name}}\nspec:\n${spec}\n`;
const task = (image = '$(params.builder)', more = '') =>
  tekton(
    'Task',
    'build',
    `  params: [{name: builder}, {name: target}]\n  steps: [{image: "${image}"${more}}]`,
  );
const pipeline = (value: string) =>
  tekton(
    'Pipeline',
    'all',
    `  params: [{name: tool}]\n  tasks:\n    - taskRef: {name: build}\n      params: [{name: builder, value: "${value}"}, {name: target, value: acme/target:1}]`,
  );
const run = (value: string, ref = 'pipelineRef: {name: all}', name = 'tool') =>
  tekton('PipelineRun', 'run', `  ${ref}\n  params: [{name: ${name}, value: "${value}"}]`);

/** What is found in a checkout: the file, the kind or why it is not pinned, and the text. */
async function found(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { occurrences, problems } = await scanTexts(files);
  expect(problems).toEqual([]);
  return occurrences.map((one) => {
    const pin = one.kind === 'image' && one.pin.kind === 'refused' ? ` (${one.pin.why})` : '';
    return `${one.at.file} ${one.kind} ${one.raw}${pin}`;
  });
}
const open = 'task.yaml opaque $(params.builder)';

it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['a pipeline', { 'p.yaml': pipeline('acme/builder:1') }, ['p.yaml image acme/builder:1', open]],
  [
    'a run of a task',
    { 'r.yaml': run('acme/builder:1', 'taskRef: {name: build}', 'builder') },
    ['r.yaml image acme/builder:1', open],
  ],
  [
    'a run of a pipeline that passes it on',
    { 'p.yaml': pipeline('$(params.tool)'), 'r.yaml': run('acme/builder:1') },
    ['r.yaml image acme/builder:1', open],
  ],
  [
    'two runs in one file',
    {
      'p.yaml': pipeline('$(params.tool)'),
      'r.yaml': `${run('acme/builder:1')}---\n${run('acme/builder:2')}`,
    },
    ['r.yaml image acme/builder:1', 'r.yaml image acme/builder:2', open],
  ],
  ['a run of another task', { 'r.yaml': run('acme/x:1', 'taskRef: {name: test}', 'builder') }, [open]],
  [
    'a run that sets another parameter',
    { 'r.yaml': run('acme/x:1', 'taskRef: {name: build}', 'target') },
    [open],
  ],
])('Tekton: %s', async (_, files, expected) => {
  expect(await found({ 'task.yaml': task(), ...files })).toEqual(expected);
});

it('does not pin a value that the task also uses for something else', async () => {
  const files = { 'task.yaml': task('$(params.builder)', ', script: "echo $(params.builder)"') };
  expect(await found({ ...files, 'p.yaml': pipeline('acme/builder:1') })).toEqual([
    'p.yaml image acme/builder:1 (`builder` is also used for something that is not an image)',
    open,
  ]);
});

it('does not take a value that is a part of a name, or that only a run knows', async () => {
  const files = { 'task.yaml': task('acme/$(params.builder)'), 'p.yaml': pipeline('builder:1') };
  expect(await found(files)).toEqual(['task.yaml opaque acme/$(params.builder)']);
  expect(await found({ 'task.yaml': task(), 'p.yaml': pipeline('$(tasks.a.results.b)') })).toEqual([
    'p.yaml opaque $(tasks.a.results.b)',
    open,
  ]);
});

it('ends where pipelines call each other in a circle', async () => {
  const calling = (name: string, other: string) =>
    tekton(
      'Pipeline',
      name,
      `  params: [{name: builder}]\n  tasks: [{pipelineRef: {name: ${other}}, params: [{name: builder, value: $(params.builder)}]}, {taskRef: {name: build}, params: [{name: builder, value: $(params.builder)}]}]`,
    );
  const files = { 'task.yaml': task(), 'a.yaml': calling('a', 'b'), 'b.yaml': calling('b', 'a') };
  const start = run('acme/builder:1', 'pipelineRef: {name: a}', 'builder');
  expect(await found({ ...files, 'r.yaml': start })).toEqual(['r.yaml image acme/builder:1', open]);
});

const workflow = (kind: string, name: string, spec: string) =>
  `apiVersion: argoproj.io/v1alpha1\nkind: ${kind}\nmetadata: {name: ${name}}\nspec:\n${spec}\n`;
const templates = workflow(
  'WorkflowTemplate',
  'shared',
  '  entrypoint: main\n  templates:\n    - name: main\n      inputs: {parameters: [{name: image}]}\n      container: {image: "{{inputs.parameters.image}}"}\n    - name: other\n      container: {image: "{{workflow.parameters.tool}}"}',
);
const values = (name: string, value: string) =>
  `arguments: {parameters: [{name: ${name}, value: "${value}"}]}`;

it.each<[string, string, readonly string[]]>([
  [
    'a template of another file',
    `  templates: [{name: a, steps: [[{name: s, templateRef: {name: shared, template: main}, ${values('image', 'acme/app:1')}}]]}]`,
    ['w.yaml image acme/app:1'],
  ],
  [
    'another template with the same parameter',
    `  templates: [{name: a, steps: [[{name: s, templateRef: {name: shared, template: x}, ${values('image', 'acme/app:1')}}]]}]`,
    [],
  ],
  [
    'a whole workflow',
    `  workflowTemplateRef: {name: shared}\n  ${values('tool', 'acme/tool:1')}`,
    ['w.yaml image acme/tool:1'],
  ],
  [
    'the template that it starts with',
    `  workflowTemplateRef: {name: shared}\n  ${values('image', 'acme/app:1')}`,
    ['w.yaml image acme/app:1'],
  ],
])('Argo: %s', async (_, spec, expected) => {
  expect(await found({ 't.yaml': templates, 'w.yaml': workflow('Workflow', 'w', spec) })).toEqual([
    't.yaml opaque {{inputs.parameters.image}}',
    't.yaml opaque {{workflow.parameters.tool}}',
    ...expected,
  ]);
});

it('a Dockerfile: an argument in front of what each build sets is open at the argument', async () => {
  const { occurrences, problems } = await scanTexts({
    'compose.yaml': 'services: {a: {build: {context: ., args: {TOOL: acme/tool}}}}\n',
    Dockerfile: 'ARG TOOL=acme/other\nFROM $TOOL:$TARGETARCH\n',
  });
  expect(problems).toEqual([]);
  const passed = occurrences.filter(({ at }) => at.file === 'compose.yaml');
  expect(passed).toMatchObject([
    { kind: 'opaque', raw: 'acme/tool', detail: 'variable `TARGETARCH` is set by the build' },
  ]);
});
