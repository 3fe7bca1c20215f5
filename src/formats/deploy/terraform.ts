// Terraform and OpenTofu: images of containers. In other resources `image` may name a virtual machine's image, so only names
// that look like a container image count there.
// https://developer.hashicorp.com/terraform/language/syntax/configuration
// https://developer.hashicorp.com/terraform/language/syntax/json

import { evaluateHcl, type HclBudget, outcomes } from '../../languages/hcl/evaluate.js';
import { parsedJson } from '../../languages/hcl/functions.js';
import { type HclReading, hclImages, maxHclSteps } from '../../languages/hcl/images.js';
import { attribute, eachScope, type HclLeaf, hclLeaves } from '../../languages/hcl/leaves.js';
import { moduleFile, moduleScope, partsOfModule } from '../../languages/hcl/module.js';
import { type HclBlock, parseHclTemplate } from '../../languages/hcl/syntax.js';
import { type HclValue, hclText, type Lazy, textValue } from '../../languages/hcl/values.js';
import { mayNameFiles } from '../../languages/shell/inputs.js';
import { scriptImages } from '../../languages/shell/script.js';
import { commandsOf, type ShellCommand } from '../../languages/shell/syntax.js';
import { evidence } from '../../languages/shell/uses.js';
import { append } from '../../model/collections.js';
import type {
  BuiltImage,
  Mention,
  NestedText,
  Occurrence,
  PassedArguments,
  Scanner,
} from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/text/source.js';
import { folderOf, mentionsFrom, pathFrom } from '../../scan/checkout/mentions.js';
import { consumers, readBy } from '../../scan/consumers.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import { offsetBy, opaqueAt } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';
import { literalArgument, maxBuilds, unknownArgument } from '../../scan/values/build-arguments.js';
import { helmValues } from '../helm/helm-values.js';
import { kubernetes } from '../kubernetes/kubernetes.js';

/** The files of a module share variables and local values, and `*.tfvars` set variables. */
const ofModule = /\.(?:tf|tofu|tfvars)(?:\.json)?$/;
const runsContainers =
  /^(?:resource|data) (?:kubernetes_|docker_(?:container|service)|google_cloud_run|azurerm_container_|aws_(?:ecs_task|apprunner|batch_job|codebuild_project|sagemaker_model|lightsail_container))/;
const holdsManifest = /^resource (?:kubectl_manifest|kubernetes_manifest) /;
const namesImage =
  /^(?:resource docker_image|data docker_registry_image(?:_manifests)?|resource docker_registry_image) /;
/** It gives the digest of a tag: older versions of the provider fail with a digest in the name. */
const asksForTag = /^data docker_registry_image/;
/** Keys whose value is a list of containers, or a text with one. */
const definesContainers = /^container_(?:definitions|properties)$/;

const elsewhere: Lazy = () => ({ kind: 'elsewhere' });
/** The image of another block is told there. */
const ownNames: ReadonlyMap<string, Lazy> = new Map<string, Lazy>([
  ['docker_image', elsewhere],
  ['docker_registry_image', elsewhere],
  ['data', () => ({ kind: 'names', get: dataSource })],
  ['path', () => ({ kind: 'names', get: () => textValue('.') })],
]);

function dataSource(type: string): HclValue {
  if (/^docker_/.test(type)) return elsewhere();
  return { kind: 'unknown', why: unresolved.notDefinedHere(`data.${type}`), isName: true };
}

export const terraform: Scanner = {
  id: 'terraform',
  title: 'Terraform, OpenTofu',
  paths: ['**/*.{tf,tofu,tf.json,tofu.json}'],
  hasScripts: true,
  comment: '#',
  companions: (_, siblings) => siblings.filter((path) => ofModule.test(path)),
  scan(file, companions = [], { builds: calls = [] } = {}) {
    const { body, problems: unread } = moduleFile(file);
    const scope = moduleScope(file, companions, calls, ownNames);
    const reader = new Reader(file, [...unread], {
      budget: { steps: maxHclSteps },
      parts: partsOfModule([file, ...companions]),
    });
    const leaves = hclLeaves(body, scope);
    const built = builtBlocks(leaves);
    const occurrences = leaves.flatMap((leaf) => (isBuild(leaf, built) ? [] : reader.imagesOf(leaf)));
    const builds = leaves.flatMap((leaf) => (isBuild(leaf, built) ? [...builtImage(file, leaf)] : []));
    const { problems, mentions, nested } = reader;
    append(builds, reader.builds);
    const passes = body.blocks.flatMap((block) => moduleCall(file, block, leaves, reader.budget));
    return { occurrences, problems, mentions, builds, passes, nested };
  },
};

/** The resources with a `build` block: the provider builds these images and does not pull them. */
function builtBlocks(leaves: readonly HclLeaf[]): ReadonlySet<string> {
  return new Set(
    leaves.flatMap(({ path: [block = '', inner] }) =>
      namesImage.test(block) && block.startsWith('resource ') && inner === 'build' ? [block] : [],
    ),
  );
}

function isBuild({ path }: HclLeaf, built: ReadonlySet<string>): boolean {
  return path.length === 2 && path[1] === 'name' && built.has(path[0] ?? '');
}

function builtImage(file: SourceFile, { path: [block = ''], value }: HclLeaf): readonly BuiltImage[] {
  if (value.kind !== 'template') return [];
  const { span } = value;
  const isPushed = block.startsWith('resource docker_registry_image ');
  return [{ name: file.text.slice(span.start, span.end), at: { file: file.path, span }, isPushed }];
}

/** How sure it is that a value is an image; a name of variables and local values only tells about texts that are written there. */
type Certainty = 'certain' | 'likely' | 'written';

function certaintyOf(path: readonly string[]): Certainty | undefined {
  const [block = ''] = path;
  const key = path.at(-1) ?? '';
  if (namesImage.test(block)) return key === 'name' && path.length === 2 ? 'certain' : undefined;
  if (key === 'image' && runsContainers.test(block)) return 'certain';
  if (key === 'image_uri' && block.startsWith('resource aws_lambda_function')) return 'certain';
  if (block.startsWith('resource helm_release '))
    return path.includes('set') || key === 'image' ? 'likely' : undefined;
  if (/^(?:variable|locals)\b/.test(block))
    return path.some((name) => /image/i.test(name)) ? 'written' : undefined;
  return /image/i.test(key) ? 'likely' : undefined;
}

class Reader {
  readonly mentions: Mention[] = [];
  readonly builds: BuiltImage[] = [];
  readonly nested: NestedText[] = [];

  constructor(
    private readonly file: SourceFile,
    readonly problems: Problem[],
    private readonly shared: Pick<HclReading, 'budget' | 'parts'>,
  ) {}

  get budget(): HclBudget {
    return this.shared.budget;
  }

  imagesOf(leaf: HclLeaf): readonly Occurrence[] {
    const { path } = leaf;
    const found = this.readImages(leaf);
    const isForAws = /^resource aws_/.test(path[0] ?? '') && !isScript(path);
    if (isForAws) return found.map((one) => readBy(consumers.aws, one));
    const isAsked = asksForTag.test(path[0] ?? '');
    return isAsked ? found.map((one) => withoutNewDigest(one, notPinnable.asksForTag)) : found;
  }

  private readImages(leaf: HclLeaf): readonly Occurrence[] {
    const { path, value } = leaf;
    const key = path.at(-1) ?? '';
    const manifest = manifestReader(path);
    if (value.kind === 'template' && isScript(path)) return this.inScript(leaf);
    if (value.kind === 'template' && value.isHeredoc) return this.inHeredoc(leaf);
    const as = manifest?.id ?? (definesContainers.test(key) ? 'ecs' : undefined);
    if (value.kind === 'call' && /^(?:file|templatefile)$/.test(value.name) && as !== undefined)
      return this.mention(leaf, as);
    if (definesContainers.test(key)) return hclImages(leaf, { ...this.shared, within: containerImages });
    const certainty = certaintyOf(path);
    if (certainty === undefined || (certainty === 'written' && value.kind === 'call')) return [];
    if (certainty !== 'certain')
      return hclImages(leaf, { ...this.shared, isImage: looksLikeImage, isWritten: certainty === 'written' });
    return hclImages(leaf, { ...this.shared, read: withoutCurated });
  }

  private inScript({ value: { span } }: HclLeaf): readonly Occurrence[] {
    const written = this.file.text.slice(span.start, span.end);
    const text = /^\s*(?:runcmd|bootcmd):/m.test(written)
      ? written.replaceAll(/^([ \t]*)- /gm, '$1  ')
      : written;
    if (!evidence.test(text) && !mayNameFiles.test(text)) return [];
    const commands = commandsOf(text, ({ start, end }) => ({
      start: span.start + start,
      end: span.start + end,
    }));
    const { occurrences, builds, nested, mentions } = scriptImages(this.file, commands.map(withoutEscapes));
    append(this.builds, builds);
    append(this.nested, nested);
    append(this.mentions, mentions);
    return occurrences;
  }

  /** A file whose text is the value. */
  private mention(leaf: HclLeaf, as: string): readonly Occurrence[] {
    const { value, scope } = leaf;
    const [name] = value.kind === 'call' ? value.args : [];
    if (name === undefined) return [];
    const names = outcomes(this.budget, (run) => hclText(evaluateHcl(name, scope, run)));
    const paths = names === 'too many' ? [undefined] : names;
    const folder = folderOf(this.file.path);
    for (const path of paths) append(this.mentions, mentionsFrom([folder], path, as));
    const written = this.file.text.slice(name.span.start, name.span.end);
    const why = unresolved.path(written, unresolved.expression);
    return paths.includes(undefined) ? [opaqueAt(this.file, { ...value.span }, 'variable', why)] : [];
  }

  /** Container definitions in JSON, and manifests and the values of charts in YAML. */
  private inHeredoc(leaf: HclLeaf): readonly Occurrence[] {
    const { file } = this;
    const { path, value } = leaf;
    const { span } = value;
    const text = file.text.slice(span.start, span.end);
    const reader = manifestReader(path);
    if (reader !== undefined) {
      const scan = reader.scan({ path: file.path, text });
      for (const { message } of scan?.problems ?? [])
        this.problems.push({ file: file.path, message, span: { ...span } });
      return (scan?.occurrences ?? [])
        .map((one) => offsetBy(one, span.start))
        .flatMap((one) => (one.raw.includes('${') ? this.inTemplate(leaf, one.at.span) : one));
    }
    if (!definesContainers.test(path.at(-1) ?? '')) return [];
    return [...text.matchAll(/"image"\s*:\s*"(?<image>[^"\\\n]+)"/g)].flatMap(
      ({ 0: whole, index, groups }) => {
        const end = span.start + index + whole.length - 1;
        return this.inTemplate(leaf, { start: end - (groups?.image ?? '').length, end });
      },
    );
  }

  private inTemplate(leaf: HclLeaf, span: { readonly start: number; readonly end: number }) {
    return hclImages({ ...leaf, value: parseHclTemplate(this.file.text, span, true) }, this.shared);
  }
}

/** Commands of provisioners, and what a machine runs at its start. */
function isScript(path: readonly string[]): boolean {
  const key = path.at(-1) ?? '';
  if (path.some((one) => /^provisioner (?:local|remote)-exec$/.test(one)))
    return key === 'command' || key === 'inline';
  return /^(?:user_data|custom_data|(?:metadata_)?startup[_-]script)$/.test(key);
}

function manifestReader([block = '', key]: readonly string[]): Scanner | undefined {
  if (block.startsWith('resource helm_release ') && key === 'values') return helmValues;
  return holdsManifest.test(block) ? kubernetes : undefined;
}

/** The images of CodeBuild itself have no registry. */
function withoutCurated(text: string) {
  return text.startsWith('aws/codebuild/') ? undefined : { start: 0, end: text.length };
}

/** The images of a list of containers. */
function containerImages(value: HclValue): readonly HclValue[] {
  if (value.kind === 'encoded') return containerImages(value.of);
  if (value.kind === 'text') return containerImages(parsedJson(value.value));
  if (value.kind === 'list') return value.items.flatMap((item) => containerImages(item()));
  if (value.kind === 'map') return [value.entries.get('image')?.() ?? []].flat();
  return value.kind === 'unknown' ? [value] : [];
}

const settingsOfCalls = new Set(['source', 'version', 'count', 'for_each', 'providers', 'depends_on']);

/** What the call of a module in the checkout passes to it: values that occur together are one call. */
function moduleCall(
  file: SourceFile,
  { type, labels, body }: HclBlock,
  leaves: readonly HclLeaf[],
  budget: HclBudget,
): readonly PassedArguments[] {
  const source = attribute(body, 'source')?.value;
  const [name] = source?.kind === 'template' ? source.parts : [];
  if (type !== 'module' || typeof name !== 'string' || !/^\.\.?\//.test(name)) return [];
  const folder = pathFrom(folderOf(file.path), name);
  const scope = leaves.find(({ path }) => path[0] === `module ${labels[0] ?? ''}`)?.scope;
  if (folder === undefined || scope === undefined) return [];
  const passed = body.attributes.filter((one) => !settingsOfCalls.has(one.name));
  const read = (value: HclValue, { name: of, span }: (typeof passed)[number]) => {
    const text = hclText(value);
    const place = 'place' in value ? value.place : undefined;
    const isPlaced = place?.kind === 'literal';
    const at = isPlaced ? place : { file, span, exact: false };
    if (text !== undefined) return [literalArgument(of, at.file, { ...at, value: text })];
    if (value.kind === 'plain') return [];
    const why = value.kind === 'unknown' ? value.why : unresolved.expression;
    return [unknownArgument(of, file, { span }, why)];
  };
  const calls = outcomes(budget, (run) =>
    passed.flatMap((one) => read(evaluateHcl(one.value, eachScope(body, scope), run), one)),
  );
  const all =
    calls === 'too many'
      ? [passed.map(({ name: of, span }) => unknownArgument(of, file, { span }, unresolved.tooManyValues))]
      : calls;
  return all.slice(0, maxBuilds).map((args) => ({ path: folder.replace(/\/?$/, '/'), args }));
}

/** `$${NAME}` is the `${NAME}` of the shell. */
function withoutEscapes(command: ShellCommand): ShellCommand {
  if (!command.words.some(({ text }) => text.includes('$${'))) return command;
  return {
    ...command,
    words: command.words.map((word) => ({ ...word, text: word.text.replaceAll('$${', '${') })),
  };
}
