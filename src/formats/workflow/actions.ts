// The inputs of actions that name images: by action where the action is known, and otherwise by the name of the input.

import { partOf } from '../../languages/shell/options.js';
import type { ShellWord } from '../../languages/shell/syntax.js';
import {
  argumentImage,
  contextImage,
  driverImages,
  generatorImage,
  type UsedImage,
} from '../../languages/shell/values.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { placedText } from '../../languages/yaml/scalar-places.js';
import { sourceOf, textOf } from '../../languages/yaml/text.js';
import { child, entries } from '../../languages/yaml/tree.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { dockerScheme } from './expressions.js';
import type { Scope } from './values.js';

/** Finds the images in a line of an input. */
type LineReader = (line: ShellWord) => readonly UsedImage[];

const whole: LineReader = (line) => [{ word: line }];
/** `target.args.NAME=value` and `target.contexts.name=docker-image://…` of Docker Bake. */
const override: LineReader = (line) => {
  const lead = /^[^=]*?\.args\./.exec(line.text)?.[0].length;
  return lead === undefined ? contextImage(line) : argumentImage(partOf(line, lead));
};

const build = {
  'build-args': argumentImage,
  'build-contexts': contextImage,
  sbom: generatorImage,
  attests: generatorImage,
};

/** By action, without its version. Names are in lower case, as they are the same in any case. */
const actions: Readonly<Record<string, Readonly<Record<string, LineReader>>>> = {
  'docker/setup-qemu-action': { image: whole },
  'docker/setup-buildx-action': { 'driver-opts': driverImages },
  'docker/build-push-action': build,
  'docker/bake-action': { set: override },
  'addnab/docker-run-action': { image: whole },
  'helm/kind-action': { node_image: whole },
  'container-tools/kind-action': { node_image: whole },
  'engineerd/setup-kind': { image: whole },
  'aquasecurity/trivy-action': { 'image-ref': whole },
  'anchore/sbom-action': { image: whole },
  'anchore/scan-action': { image: whole },
  'snyk/actions/docker': { image: whole },
  'goodwithtech/dockle-action': { image: whole },
  'crazy-max/ghaction-container-scan': { image: whole },
  'google-github-actions/deploy-cloudrun': { image: whole },
  'azure/aci-deploy': { image: whole },
  'azure/container-apps-deploy-action': { imagetodeploy: whole },
  'azure/webapps-deploy': { images: whole },
  'azure/k8s-deploy': { images: whole },
  'aws-actions/amazon-ecs-render-task-definition': { image: whole },
};

/** The images in the inputs of a step, or of a job that calls a workflow, with their places in the file. */
export function inputImages(source: string, scope: Scope, holder: unknown): readonly UsedImage[] {
  const { document } = scope;
  const uses = textOf(document, child(document, holder, 'uses'))?.value ?? '';
  // The inputs of an image are its entrypoint and arguments.
  if (dockerScheme.test(uses)) return [];
  const known = actions[(uses.split('@')[0] ?? '').toLowerCase()] ?? {};
  return entries(document, child(document, holder, 'with')).flatMap(([name, node]) => {
    const read = known[name.toLowerCase()];
    const lines = inputLines(document, source, node);
    return read === undefined ? evidentImages(name, lines) : lines.flatMap(read);
  });
}

/** The lines of an input of a step, without quotes, with their places in the file. */
export function inputLines(document: YamlDocument, source: string, node: unknown): readonly ShellWord[] {
  const placed = placedText(document, source, node);
  if (placed === undefined) return [];
  return [...placed.text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
    const text = line.trim();
    const start = index + line.indexOf(text);
    if (text === '' || text.startsWith('#')) return [];
    const word = partOf({ text, span: { start, end: start + text.length } }, 0);
    return [{ text: word.text, span: placed.place(word.span) }];
  });
}

/** Of an input that nothing is known about: what has the scheme, and under a name that ends in `image` or the like what looks like one. */
function evidentImages(name: string, lines: readonly ShellWord[]): readonly UsedImage[] {
  return lines.flatMap((word) => {
    if (dockerScheme.test(word.text)) return [{ word }];
    const isImage =
      /(?:image(?:s|[-_]ref)?|container)$/i.test(name) && lines.length === 1 && looksLikeImage(word.text);
    return isImage ? [{ word, noPin: notPinnable.unknownInput(name) }] : [];
  });
}

/** Renovate's action takes the name and the tag of its image from two inputs. */
export function renovateImage(document: YamlDocument, step: unknown): readonly unknown[] {
  const uses = textOf(document, child(document, step, 'uses'))?.value ?? '';
  if (!/^renovatebot\/github-action@/i.test(uses)) return [];
  const inputs = child(document, step, 'with');
  const repository = textOf(document, child(document, inputs, 'renovate-image'));
  const tag = sourceOf(document, child(document, inputs, 'renovate-version'));
  if (repository === undefined || tag === undefined) return [];
  return [{ split: { repository, tag, tagElsewhere: unresolved.noTagOrDigest } }];
}
