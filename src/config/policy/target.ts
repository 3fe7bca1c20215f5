// What `extends` refers to: a file of the same checkout, or one of another repository at a ref.

export type PolicyTarget =
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
