// Loads a policy file with all files that it extends, from the checkout and from other repositories.
import { append } from '../../model/collections.js';
import type { Gap } from '../../model/failure.js';
import type { InputNames } from '../../model/inputs/type.js';
import { noPolicy, type Policy } from '../../model/judgement/policy.js';
import type { Place, SourceFile } from '../../model/text/source.js';
import { issueAt, type PolicyIssue } from './issue.js';
import { mergePolicies } from './merge.js';
import { type PolicyFile, readPolicy } from './read.js';
import { loadSignatures } from './signatures.js';

type PolicyTarget =
  | { readonly kind: 'local'; readonly path: string }
  | {
      readonly kind: 'remote';
      readonly owner: string;
      readonly repository: string;
      readonly path: string;
      readonly ref: string;
    };

const remote = /^([\w.-]{1,100})\/([\w.-]{1,100})\/([^@]{1,1024})@([\w][\w./-]{0,254})$/;

/**
 * Parses `OWNER/REPO/PATH@REF`, or a path from the root of the repository of `from`: in a file of another repository, a
 * path refers to that repository at the same ref.
 */
export function parseTarget(text: string, from: PolicyTarget): PolicyTarget | { readonly issue: string } {
  const [, owner = '', repository = '', inside = '', ref = ''] = remote.exec(text) ?? [];
  if (
    text.includes('@') &&
    (ref === '' || ref.includes('..') || /^\.+$/.test(owner) || /^\.+$/.test(repository))
  )
    return { issue: 'must be `OWNER/REPO/PATH@REF`, or a path in the repository' };
  const path = (ref === '' ? text : inside).replace(/^(?:\.\/)+/, '');
  const parts = path.split('/');
  if (
    path.length > 1024 ||
    path.includes('\\') ||
    parts.some((part) => part === '' || /^\.{1,2}$/.test(part))
  )
    return { issue: 'its path must be relative to the root of the repository, without `..`' };
  if (ref !== '') return { kind: 'remote', owner, repository, path, ref };
  return from.kind === 'remote' ? { ...from, path } : { kind: 'local', path };
}

/** The name of the file in messages. */
export function targetName(target: PolicyTarget): string {
  if (target.kind === 'local') return target.path;
  return `${target.owner}/${target.repository}/${target.path}@${target.ref}`;
}

/** The text of a file; that it does not exist; why it is not readable as text; or why it could not be requested. */
export type PolicyText =
  | { readonly text: string }
  | { readonly missing: true }
  | { readonly unreadable: string }
  | { readonly unknown: Gap };

export interface PolicySources {
  /** Reads a file of the checkout or of the base commit, by its path. */
  readonly read: (path: string) => Promise<PolicyText>;
  /** Reads a file of another repository. */
  readonly remote: (file: PolicyTarget & { readonly kind: 'remote' }) => Promise<PolicyText>;
}

export interface PolicyRequest extends PolicySources {
  readonly path: string;
  /** The file must exist. */
  readonly required: boolean;
  /** The name of a file from `read` in messages; its path by default. */
  readonly label?: (path: string) => string;
  readonly names: InputNames;
}

/** `isRoot`: the file says that no policy of a folder above it applies. */
export type LoadedPolicy =
  | { readonly policy: Policy; readonly isRoot?: boolean }
  | { readonly issues: readonly PolicyIssue[] };

const maxFiles = 20;
const maxDepth = 5;

/**
 * Loads a policy with the files that it extends, each once. A file that cannot be requested is listed in `unread` of
 * the policy. A missing file, a cycle and every error in any file are issues, all returned at once.
 */
export async function loadPolicy(request: PolicyRequest): Promise<LoadedPolicy> {
  const loader = new Loader(request);
  const root: PolicyTarget = { kind: 'local', path: request.path };
  const policy = await loader.load(root, [], undefined);
  return loader.issues.length > 0 ? { issues: loader.issues } : { policy, isRoot: loader.isRoot };
}

/** Which file extends the one being loaded, and where the checkout's own policy causes that. */
interface Extension {
  readonly by: SourceFile;
  readonly at: Place;
  readonly inheritedAt: Place;
}

class Loader {
  readonly issues: PolicyIssue[] = [];
  isRoot = false;
  private readonly loaded = new Set<string>();

  constructor(private readonly request: PolicyRequest) {}

  async load(
    target: PolicyTarget,
    above: readonly string[],
    extension: Extension | undefined,
  ): Promise<Policy> {
    const name = targetName(target);
    if (above.includes(name)) return this.wrong(extension, `\`${name}\` extends itself.`);
    if (this.loaded.has(name)) return noPolicy;
    if (above.length > maxDepth)
      return this.wrong(extension, `\`extends\` is nested more than ${maxDepth} levels deep.`);
    if (this.loaded.size >= maxFiles)
      return this.wrong(extension, `A policy can extend at most ${maxFiles} files.`);
    this.loaded.add(name);
    const answer =
      target.kind === 'local' ? await this.request.read(target.path) : await this.request.remote(target);
    if ('unknown' in answer) return { ...noPolicy, unread: [answer.unknown] };
    if ('missing' in answer) return this.missing(target, extension);
    if ('unreadable' in answer)
      return this.wrong(extension, `\`${name}\` cannot be read: ${answer.unreadable}.`);
    const label = target.kind === 'local' ? (this.request.label?.(target.path) ?? target.path) : name;
    const source: SourceFile = { path: label, text: answer.text };
    const read = readPolicy(source, this.request.names);
    if ('issues' in read) {
      append(this.issues, read.issues);
      return noPolicy;
    }
    if (extension === undefined) this.isRoot = read.file.isRoot;
    const signed = await this.withSignatures(read.file, source, target);
    return this.withBases(signed, source, target, [...above, name], extension);
  }

  /** The file with the keys and trusted roots that it names, which come from where it comes from. */
  private async withSignatures(
    file: PolicyFile,
    source: SourceFile,
    target: PolicyTarget,
  ): Promise<PolicyFile> {
    if (file.signatures.length === 0) return file;
    const unread: Gap[] = [];
    const wrong = (message: string, { span }: Place) => void this.issues.push(issueAt(source, span, message));
    const { rules, files } = await loadSignatures(
      file.signatures,
      async (path, at) => {
        const named = parseTarget(path, target);
        if ('issue' in named) return void wrong(`\`${path}\` ${named.issue}.`, at);
        const answer =
          named.kind === 'local' ? await this.request.read(named.path) : await this.request.remote(named);
        if ('text' in answer) return answer.text;
        if ('unknown' in answer) return void unread.push(answer.unknown);
        const why = 'missing' in answer ? 'does not exist' : `cannot be read: ${answer.unreadable}`;
        return void wrong(`\`${targetName(named)}\` ${why}.`, at);
      },
      wrong,
    );
    return { ...file, policy: { ...file.policy, signatures: rules, signatureFiles: files, unread } };
  }

  private async withBases(
    { policy, extended }: PolicyFile,
    source: SourceFile,
    target: PolicyTarget,
    above: readonly string[],
    extension: Extension | undefined,
  ): Promise<Policy> {
    let merged = noPolicy;
    for (const { target: text, at } of extended) {
      const parsed = parseTarget(text, target);
      const inheritedAt = target.kind === 'local' || extension === undefined ? at : extension.inheritedAt;
      const next = { by: source, at, inheritedAt };
      if ('issue' in parsed)
        this.wrong(next, `\`extends\` is \`${text.slice(0, 100)}\`, but ${parsed.issue}.`);
      else merged = mergePolicies(merged, await this.load(parsed, above, next));
    }
    if (target.kind === 'local' || extension === undefined) return mergePolicies(merged, policy);
    const { inheritedAt } = extension;
    const waivers = policy.waivers.map((waiver) => ({ ...waiver, inheritedAt }));
    return mergePolicies(merged, { ...policy, waivers });
  }

  private missing(target: PolicyTarget, extension: Extension | undefined): Policy {
    if (extension === undefined && !this.request.required) return noPolicy;
    const hint =
      extension === undefined || target.kind === 'remote'
        ? ''
        : ' To name a file of another repository, use `OWNER/REPO/PATH@REF`.';
    return this.wrong(extension, `\`${targetName(target)}\` does not exist.${hint}`);
  }

  private wrong(extension: Extension | undefined, message: string): Policy {
    const file = extension?.by ?? { path: this.request.path, text: '' };
    this.issues.push(issueAt(file, extension?.at.span ?? { start: 0, end: 0 }, message));
    return noPolicy;
  }
}
