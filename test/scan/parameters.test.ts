// Parameters of Tekton and Argo Workflows under attack: circles, aliases and many values cost little and hide nothing.
import { describe, expect, it } from 'vitest';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { parseImage } from '../../src/model/images/image.js';
import { withValues } from '../../src/scan/values/parameters.js';
import { cpuMs } from '../cpu.js';

const scan = (text: string) => scanFile({ path: 'pipelines/all.yaml', text });
const rawsOf = (text: string) =>
  scan(text)
    .occurrences.map(({ raw }) => raw)
    .sort();

const task = (name: string, params: string, image: string) =>
  `apiVersion: tekton.dev/v1\nkind: Task\nmetadata: {name: ${name}}\nspec:\n  params: [${params}]\n  steps: [{image: "${image}"}]\n`;
const run = (name: string, value: string) =>
  `apiVersion: tekton.dev/v1\nkind: TaskRun\nspec: {taskRef: {name: ${name}}, params: [{name: image, value: "${value}"}]}\n`;

describe('values in other documents', () => {
  it('lists every value, however many runs there are', () => {
    const values = Array.from({ length: 200 }, (_, index) => `registry.example.com/acme/app:${index}`);
    const text = [task('a', '{name: image}', '$(params.image)'), ...values.map((one) => run('a', one))].join(
      '---\n',
    );
    expect(rawsOf(text)).toEqual([...values].sort());
  });

  it('does not hide the default behind a value that only a run knows', () => {
    const text = [
      task('a', '{name: image, default: "acme/app:1"}', '$(params.image)'),
      run('a', '$(context.taskRun.name)'),
    ].join('---\n');
    expect(rawsOf(text)).toEqual(['$(context.taskRun.name)', 'acme/app:1']);
  });

  it('does not take the value of another task with the same parameter', () => {
    const text = [
      task('a', '{name: image}', '$(params.image)'),
      task('b', '{name: image}', '$(params.image)'),
      run('b', 'acme/app:1'),
    ].join('---\n');
    expect(rawsOf(text)).toEqual(['$(params.image)', 'acme/app:1']);
  });

  it('reads a task that an alias repeats with the parameters of each place', () => {
    const text = `apiVersion: tekton.dev/v1
kind: Pipeline
spec:
  tasks:
    - {name: a, params: [{name: image, value: "acme/a:1"}], taskSpec: &spec {steps: [{image: $(params.image)}]}}
    - {name: b, params: [{name: image, value: "acme/b:1"}], taskSpec: *spec}
`;
    expect(rawsOf(text)).toEqual(['acme/a:1', 'acme/b:1']);
  });
});

describe('circles', () => {
  it.each([1, 2, 3])(
    'templates that call each other get all values, whichever is read first: %i',
    (length) => {
      const names = Array.from({ length }, (_, index) => `t${index}`);
      const templates = names.map(
        (name, index) => `    - name: ${name}
      inputs: {parameters: [{name: image, default: "acme/${name}:1"}]}
      container: {image: "{{inputs.parameters.image}}"}
      steps: [[{name: x, template: ${names[(index + 1) % length] ?? ''}, arguments: {parameters: [{name: image, value: "{{inputs.parameters.image}}"}]}}]]
`,
      );
      const text = `apiVersion: argoproj.io/v1alpha1\nkind: Workflow\nspec:\n  templates:\n${templates.join('')}`;
      expect(rawsOf(text)).toEqual(names.map((name) => `acme/${name}:1`));
    },
  );

  it('a value that contains itself is told', () => {
    const text = task('a', '{name: x, default: "a$(params.x)"}', '$(params.x)');
    expect(scan(text).occurrences.map(({ kind }) => kind)).toEqual(['opaque']);
  });
});

describe('hostile files', () => {
  it('read no more of a long value than makes the name invalid, however many names use it', () => {
    const value = { value: `acme/${'a'.repeat(100_000)}` };
    const written = withValues('<< p >>b', /<< (?<name>p) >>/g, ['p'], [value]);
    expect(written).toHaveLength(1001);
    expect(parseImage(written).kind).toBe('invalid');
  });

  it('aliases that repeat a task a million times end as a problem', () => {
    const levels = Array.from({ length: 20 }, (_, index) =>
      index === 0
        ? 'l0: &l0 {steps: [{image: $(params.image)}]}'
        : `l${index}: &l${index} [*l${index - 1}, *l${index - 1}]`,
    );
    const text = `apiVersion: tekton.dev/v1\nkind: Task\n${levels.join('\n')}\n`;
    const { problems } = scan(text);
    expect(problems.map(({ message }) => message).join()).toContain('repeat too many nodes');
  });

  it('many runs of many tasks take a time in proportion to the text, or end as a problem', () => {
    const tasks = Array.from({ length: 800 }, (_, index) =>
      task(`t${index}`, '{name: image}', '$(params.image)'),
    );
    const pipeline = `apiVersion: tekton.dev/v1\nkind: Pipeline\nmetadata: {name: p}\nspec:\n  params: [{name: image}]\n  tasks:\n${tasks
      .map(
        (_, index) =>
          `    - {name: a, taskRef: {name: t${index}}, params: [{name: image, value: $(params.image)}]}\n`,
      )
      .join('')}`;
    const runs = Array.from(
      { length: 800 },
      (_, index) =>
        `apiVersion: tekton.dev/v1\nkind: PipelineRun\nspec: {pipelineRef: {name: p}, params: [{name: image, value: "acme/app:${index}"}]}\n`,
    );
    const start = cpuMs();
    const { occurrences, problems } = scan([...tasks, pipeline, ...runs].join('---\n'));
    expect(occurrences.length === 800 || problems.length > 0).toBe(true);
    expect(cpuMs() - start).toBeLessThan(4000);
  });
});
