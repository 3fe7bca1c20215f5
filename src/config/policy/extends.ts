// `extends`: a policy file with all files that it builds on, from the checkout and from other repositories.
import type { Gap } from '../../model/failure.js';
import { noPolicy, type Policy } from '../../model/policy.js';
import type { Place, SourceFile } from '../../model/source.js';
import { issueAt, type PolicyIssue } from './issue.js';
import { mergePolicies } from './merge.js';
import { type PolicyFile, readPolicy } from './read.js';
import type { PolicyWords } from './setting-schema.js';
import { type PolicyTarget, parseTarget, targetName } from './target.js';

/** A file's text; that it does not exist; why it cannot be read as text; or why nobody knows. */
export type PolicyText =
  | { readonly text: string }
  | { readonly missing: true }
  | { readonly unreadable: string }
  | { readonly unknown: Gap };

export interface PolicySources {
  /** A file of the checkout or of the base commit, by its path. */
  readonly read: (path: string) => Promise<PolicyText>;
  /** A file of another repository. */
  readonly remote: (file: PolicyTarget & { readonly kind: 'remote' }) => Promise<PolicyText>;
}

export interface PolicyRequest extends PolicySources {
  readonly path: string;
  /** The file must exist. */
  readonly required: boolean;
  /** How places name a file that `read` gives; by its path without it. */
  readonly label?: (path: string) => string;
  readonly words: PolicyWords;
}

export type LoadedPolicy = { readonly policy: Policy } | { readonly issues: readonly PolicyIssue[] };

const maxFiles = 20;
const maxDepth = 5;

/**
 * Loads a policy with its bases, each file once. A base that cannot be asked for is in `unread` of the policy;
 * a base that does not exist, a circle, and everything wrong in any file are mistakes, all of them at once.
 */
export async function loadPolicy(request: PolicyRequest): Promise<LoadedPolicy> {
  const loader = new Loader(request);
  const root: PolicyTarget = { kind: 'local', path: request.path };
  const policy = await loader.load(root, [], undefined);
  return loader.issues.length > 0 ? { issues: loader.issues } : { policy };
}

/** Where a file was asked for: by whom, and in which place of the checkout's own policy. */
interface Asked {
  readonly by: SourceFile;
  readonly at: Place;
  readonly inheritedAt: Place;
}

class Loader {
  readonly issues: PolicyIssue[] = [];
  private readonly loaded = new Set<string>();

  constructor(private readonly request: PolicyRequest) {}

  async load(target: PolicyTarget, above: readonly string[], asked: Asked | undefined): Promise<Policy> {
    const name = targetName(target);
    if (above.includes(name)) return this.wrong(asked, `\`${name}\` extends itself.`);
    if (this.loaded.has(name)) return noPolicy;
    if (above.length > maxDepth) return this.wrong(asked, `Policies extend more than ${maxDepth} deep.`);
    if (this.loaded.size >= maxFiles) return this.wrong(asked, `More than ${maxFiles} files are extended.`);
    this.loaded.add(name);
    const answer =
      target.kind === 'local' ? await this.request.read(target.path) : await this.request.remote(target);
    if ('unknown' in answer) return { ...noPolicy, unread: [answer.unknown] };
    if ('missing' in answer) return this.missing(target, asked);
    if ('unreadable' in answer) return this.wrong(asked, `\`${name}\` cannot be read: ${answer.unreadable}.`);
    const label = target.kind === 'local' ? (this.request.label?.(target.path) ?? target.path) : name;
    const source: SourceFile = { path: label, text: answer.text };
    const read = readPolicy(source, this.request.words);
    if ('issues' in read) {
      this.issues.push(...read.issues);
      return noPolicy;
    }
    return this.withBases(read.file, source, target, [...above, name], asked);
  }

  private async withBases(
    { policy, extended }: PolicyFile,
    source: SourceFile,
    target: PolicyTarget,
    above: readonly string[],
    asked: Asked | undefined,
  ): Promise<Policy> {
    let merged = noPolicy;
    for (const { target: text, at } of extended) {
      const parsed = parseTarget(text, target);
      const inheritedAt = target.kind === 'local' || asked === undefined ? at : asked.inheritedAt;
      const next = { by: source, at, inheritedAt };
      if ('issue' in parsed)
        this.wrong(next, `\`extends\` is \`${text.slice(0, 100)}\`, but ${parsed.issue}.`);
      else merged = mergePolicies(merged, await this.load(parsed, above, next));
    }
    if (target.kind === 'local' || asked === undefined) return mergePolicies(merged, policy);
    const { inheritedAt } = asked;
    const waivers = policy.waivers.map((waiver) => ({ ...waiver, inheritedAt }));
    return mergePolicies(merged, { ...policy, waivers });
  }

  private missing(target: PolicyTarget, asked: Asked | undefined): Policy {
    if (asked === undefined && !this.request.required) return noPolicy;
    const hint =
      asked === undefined || target.kind === 'remote'
        ? ''
        : ' A file of another repository is written `OWNER/REPO/PATH@REF`.';
    return this.wrong(asked, `\`${targetName(target)}\` does not exist.${hint}`);
  }

  private wrong(asked: Asked | undefined, message: string): Policy {
    const file = asked?.by ?? { path: this.request.path, text: '' };
    this.issues.push(issueAt(file, asked?.at.span ?? { start: 0, end: 0 }, message));
    return noPolicy;
  }
}
