// Renders the templates of a chart with the chart's own values, and finds the image names that a file of values becomes.
// https://helm.sh/docs/chart_template_guide/builtin_objects/

import { deepCopy, mergeInto } from '../../languages/go-template/functions.js';
import {
  definedTemplates,
  type NamedTemplates,
  type RenderedTemplate,
  Renderer,
} from '../../languages/go-template/render.js';
import { type TemplateValue, unknownValue, type ValueMap } from '../../languages/go-template/values.js';
import { valuesIn } from '../../languages/go-template/yaml-values.js';
import { addToGroup } from '../../model/collections.js';
import type { SourceFile } from '../../model/text/source.js';
import { chartOfTemplate, parentOfChart } from './chart.js';

const kubernetesVersion = new Map<string, TemplateValue>([
  ['Version', 'v1.33.0'],
  ['GitVersion', 'v1.33.0'],
  ['Major', '1'],
  ['Minor', '33'],
]);

/**
 * What templates begin with: `.Values`, `.Chart` and the like. What only an installation says is unknown. `given` are values
 * that the chart gets beside its own.
 */
function rootOf(
  folder: string,
  files: ReadonlyMap<string, SourceFile>,
  { given, isChanged }: { readonly given: SourceFile | undefined; readonly isChanged: boolean },
): ValueMap {
  const chart = [...valuesIn(files.get(`${folder}Chart.yaml`))].map(
    ([key, value]) => [`${key.slice(0, 1).toUpperCase()}${key.slice(1)}`, value] as const,
  );
  const values: ValueMap = new Map([['global', new Map<string, TemplateValue>()]]);
  const add = (more: TemplateValue | undefined) => {
    const copy = isChanged ? deepCopy(more ?? null) : more;
    if (copy instanceof Map) mergeInto(values, copy, true, 0);
  };
  add(valuesIn(files.get(`${folder}values.yaml`)));
  const parent = parentOfChart(folder);
  const above = parent && files.get(`${parent.folder}values.yaml`);
  if (parent === undefined) add(valuesIn(given));
  else
    for (const more of [above, given].map(valuesIn)) {
      add(more.get(parent.key));
      add(new Map([['global', more.get('global') ?? new Map()]]));
    }
  return new Map<string, TemplateValue>([
    ['Values', values],
    ['Chart', new Map(chart)],
    [
      'Release',
      new Map<string, TemplateValue>([
        ['Name', unknownValue],
        ['Namespace', unknownValue],
        ['Service', 'Helm'],
        ['Revision', 1],
        ['IsInstall', true],
        ['IsUpgrade', false],
      ]),
    ],
    [
      'Capabilities',
      new Map<string, TemplateValue>([
        ['KubeVersion', kubernetesVersion],
        ['APIVersions', unknownValue],
      ]),
    ],
    [
      'Template',
      new Map<string, TemplateValue>([
        ['BasePath', `${folder}templates`],
        ['Name', unknownValue],
      ]),
    ],
    ['Files', unknownValue],
    ['Subcharts', unknownValue],
  ]);
}

/**
 * What many charts print their images with, as Bitnami's library chart defines it; their copy of it is often not in the checkout.
 * https://github.com/bitnami/charts/blob/main/bitnami/common/templates/_images.tpl
 */
const bitnamiCommon: SourceFile = {
  path: '',
  text: `{{ define "common.images.image" -}}
{{- $registry := default .imageRoot.registry ((.global).imageRegistry) -}}
{{- $tag := .imageRoot.tag | default ((.chart).AppVersion) | toString -}}
{{- if $registry }}{{ $registry }}/{{ end }}{{ .imageRoot.repository -}}
{{- if .imageRoot.digest }}@{{ .imageRoot.digest }}{{ else }}:{{ $tag }}{{ end -}}
{{- end }}
{{ define "common.tplvalues.render" }}{{ tpl (ternary .value (toYaml .value) (typeIs "string" .value)) .context }}{{ end }}`,
};

/** Returns a function that renders one template after the other; `given` are values beside those of the charts. */
export function chartRenderer(companions: readonly SourceFile[], given?: SourceFile) {
  const files = new Map(companions.map((one) => [one.path, one] as const));
  const helpers = companions.filter(({ path }) => path.endsWith('.tpl'));
  const { templates, isChanging } = helpersOf([bitnamiCommon, ...helpers]);
  const budget = { steps: maxSteps };
  return (file: SourceFile): Renderer | undefined => {
    const folder = chartOfTemplate(file.path, (path) => files.has(path));
    if (folder === undefined) return undefined;
    const isChanged = isChanging || changing.test(file.text);
    return new Renderer(templates, () => rootOf(folder, files, { given, isChanged }), budget);
  };
}

interface Helpers {
  readonly files: readonly SourceFile[];
  readonly templates: NamedTemplates;
  /** True where one of them may change the values. */
  readonly isChanging: boolean;
}

const readHelpers = new WeakMap<SourceFile, Helpers>();

/** All templates of a chart are rendered with the same files, which are read once. */
function helpersOf(files: readonly SourceFile[]): Helpers {
  const last = files.at(-1) ?? bitnamiCommon;
  const known = readHelpers.get(last);
  if (known?.files.length === files.length && known.files.every((one, index) => one === files[index]))
    return known;
  const isChanging = files.some(({ text }) => changing.test(text));
  const helpers = { files, isChanging, templates: definedTemplates(files) };
  readHelpers.set(last, helpers);
  return helpers;
}

const changing = /\b(?:un)?set +[$.(]|[mM]erge/;

/** For all templates of a chart. */
const maxSteps = 400_000;

/** A name that templates print, and where the value begins in it. */
export interface PrintedName {
  readonly name: string;
  readonly before: string;
  /** False where the template prints it with other values. */
  readonly isNatural: boolean;
}

/**
 * The image names that templates make of the texts of a file of values, by where the texts begin. Branches that the values
 * turn off are looked at where some of the texts that are asked for have no name without them.
 * @throws TooMuchRendering
 */
export function printedNames(
  file: SourceFile,
  companions: readonly SourceFile[],
  starts: ReadonlySet<number>,
): ReadonlyMap<number, readonly PrintedName[]> {
  const found = new Map<number, PrintedName[]>();
  const rendererOf = chartRenderer([...companions, file], file);
  const add = (template: SourceFile, first: number, most?: number) => {
    const renderer = /\.ya?ml$/.test(template.path) ? rendererOf(template) : undefined;
    if (renderer?.wantsAny(template) !== true) return;
    for (const [index, pass] of renderer.passes(template, most).passes.entries())
      for (const [start, name] of index < first ? [] : namesIn(pass, file, starts))
        addToGroup(found, start, { ...name, isNatural: index === 0 });
  };
  for (const template of companions) add(template, 0, 1);
  if (found.size < starts.size) for (const template of companions) add(template, 1);
  return found;
}

const underImage = /image["']?[ \t]*[:=][ \t]*["']?$/i;
/** The longest name that is looked at to each side of a value. */
const maxName = 300;

function namesIn({ text, pieces }: RenderedTemplate, file: SourceFile, starts: ReadonlySet<number>) {
  const names: (readonly [number, Omit<PrintedName, 'isNatural'>])[] = [];
  let done = 0;
  for (const { text: own, from } of pieces) {
    const [start, end] = [done, done + own.length];
    done = end;
    if (from?.file !== file || !starts.has(from.start) || own.trim() === '') continue;
    const lead = /[^\s"'=,]*$/.exec(text.slice(Math.max(0, start - maxName), start))?.[0] ?? '';
    const tail = /^[^\s"'=,]*/.exec(text.slice(end, end + maxName))?.[0] ?? '';
    const line = text.slice(Math.max(0, start - lead.length - maxName), start - lead.length);
    if (underImage.test(line)) names.push([from.start, { name: lead + own.trim() + tail, before: lead }]);
  }
  return names;
}
