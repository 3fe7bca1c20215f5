// A safety net for the scanners: text that is clearly an image name must be an occurrence or be explained, else the file has a
// problem. It looks at lines and shares no code with the scanners, so a trick that misleads them does not mislead it.
import type { Occurrence } from '../../model/occurrence.js';
import type { Problem, SourceFile, Span } from '../../model/source.js';
import { unscanned } from '../reasons.js';
import { unexplainedInDockerfile } from './dockerfile-lines.js';
import { evidentNames, namesUnderImage } from './names.js';
import {
  isUnexplainedInCode,
  isUnexplainedInJson,
  isUnexplainedInShell,
  isUnexplainedInUnit,
} from './other-syntaxes.js';
import { unexplainedInYaml } from './yaml-lines.js';

/** Bounds the work for a file that consists of names: further ones count as not explained. */
const maxNames = 10_000;

const units = /\.(?:container|image|volume|kube|build|pod)$/;
const scripts = /\.(?:sh|bash|zsh|mk)$|(?:^|\/)(?:GNUm|M|m)akefile(?:\.[^/]*)?$/;
const code =
  /\.(?:tf|tofu|hcl|nomad|bzl|bazel|jsonnet|libsonnet|[jJ]enkinsfile)$|(?:^|\/)(?:BUILD|WORKSPACE|MODULE|Jenkinsfile[^/]*)$/;

/**
 * The problem of a file that contains evident image names which no scanner found and nothing explains.
 * @param path the file's path without the extension of a template engine, which tells the syntax
 * @param hasConsumer false where no scanner recognised the file's format
 */
export function unexplainedImages(
  { path: file, text }: SourceFile,
  path: string,
  occurrences: readonly Occurrence[],
  hasConsumer: boolean,
): Problem | undefined {
  const missed = withoutFound(namesIn(text, hasConsumer), occurrences);
  if (missed.length === 0) return undefined;
  const [first, ...others] = [
    ...unexplained(text, path, missed.slice(0, maxNames), hasConsumer),
    ...missed.slice(maxNames),
  ];
  if (first === undefined) return undefined;
  const message = unscanned.unexplained(text.slice(first.start, first.end), others.length);
  return { file, message, span: first };
}

/** All names in the order of the text. Without a consumer, a key `image` can mean anything. */
function namesIn(text: string, hasConsumer: boolean): readonly Span[] {
  const names = [...evidentNames(text), ...(hasConsumer ? namesUnderImage(text) : [])];
  let end = 0;
  return names
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((name) => {
      const isNew = name.start >= end;
      if (isNew) end = name.end;
      return isNew;
    });
}

/** The names that are no part of an occurrence: both are in the order of the text. */
function withoutFound(names: readonly Span[], occurrences: readonly Occurrence[]): readonly Span[] {
  if (names.length === 0) return names;
  const found = occurrences
    .flatMap(({ at, uses = [], parts = [] }) => [at.span, ...uses, ...parts.map(({ span }) => span)])
    .sort((a, b) => a.start - b.start);
  let next = 0;
  let end = 0;
  return names.filter((name) => {
    for (; (found[next]?.start ?? name.end) < name.end; next += 1) end = Math.max(end, found[next]?.end ?? 0);
    return end <= name.start;
  });
}

function unexplained(
  text: string,
  path: string,
  names: readonly Span[],
  hasConsumer: boolean,
): readonly Span[] {
  if (/\.ya?ml$|(?:^|\/)Kustomization$/i.test(path))
    return [...unexplainedInYaml(text, names)]
      .filter(({ key }) => hasConsumer || /image$/i.test(key))
      .map(({ span }) => span);
  if (path.endsWith('.json')) return names.filter((name) => isUnexplainedInJson(text, name, hasConsumer));
  if (units.test(path)) return names.filter((name) => isUnexplainedInUnit(text, name));
  if (scripts.test(path)) return names.filter((name) => isUnexplainedInShell(text, name));
  if (code.test(path)) return names.filter((name) => isUnexplainedInCode(text, name));
  return unexplainedInDockerfile(text, names);
}
