// Claims of the CI's tokens. A subject has one of two formats: `repo:ORG/REPO:…`, or `repo:ORG@<id>/REPO@<id>:…`.

import { ciSubjectIn } from './ci-subjects.js';

/** The issuer, subject and audience of a token, which are not secret. */
export interface Claims {
  readonly issuer: string;
  readonly subject: string;
  readonly audience: string;
}

export type SubjectScope =
  | { readonly kind: 'ref'; readonly ref: string }
  | { readonly kind: 'environment'; readonly environment: string }
  | { readonly kind: 'pull-request' };

export interface ClaimSubject {
  /** `OWNER/REPO`, without ids. */
  readonly repository: string;
  /** Present in the format with ids. */
  readonly ids?: { readonly owner: string; readonly repository: string };
  readonly scope: SubjectScope;
}

const form =
  /^repo:(?<owner>[\w.-]+)(?:@(?<ownerId>\d+))?\/(?<repo>[\w.-]+)(?:@(?<repoId>\d+))?:(?:ref:(?<ref>refs\/[\w./-]+)|environment:(?<environment>[^:]+)|(?<pull>pull_request))$/;

/** The parts of a subject; `undefined` if it has neither format. */
export function parseSubject(text: string): ClaimSubject | undefined {
  const groups = form.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const { owner = '', ownerId, repo = '', repoId, ref, environment } = groups;
  const scope: SubjectScope =
    ref !== undefined
      ? { kind: 'ref', ref }
      : environment !== undefined
        ? { kind: 'environment', environment }
        : { kind: 'pull-request' };
  const ids =
    ownerId === undefined || repoId === undefined ? {} : { ids: { owner: ownerId, repository: repoId } };
  return { repository: `${owner}/${repo}`, scope, ...ids };
}

/** The subject in the CI's format. */
export function subjectText({ repository, ids, scope }: ClaimSubject): string {
  const [owner = '', repo = ''] = repository.split('/');
  const name = ids === undefined ? repository : `${owner}@${ids.owner}/${repo}@${ids.repository}`;
  const last =
    scope.kind === 'ref'
      ? `ref:${scope.ref}`
      : scope.kind === 'environment'
        ? `environment:${scope.environment}`
        : 'pull_request';
  return `repo:${name}:${last}`;
}

/** The differences between the subject that an identity expects and the one of a token, as sentences. */
export function subjectDifferences(expected: string, carried: string): readonly string[] {
  if (expected === carried) return [];
  const want = parseSubject(expected);
  const have = parseSubject(carried);
  if (want === undefined || have === undefined) return partDifferences(expected, carried);
  const differences: string[] = [];
  if (want.repository !== have.repository) {
    differences.push(`the repository is ${have.repository}, the identity expects ${want.repository}`);
  }
  if (JSON.stringify(want.ids) !== JSON.stringify(have.ids)) {
    const style = (subject: ClaimSubject) => (subject.ids === undefined ? 'names alone' : 'names with ids');
    differences.push(
      `the token writes the repository by ${style(have)}, the identity expects ${style(want)}`,
    );
  }
  if (JSON.stringify(want.scope) !== JSON.stringify(have.scope)) {
    differences.push(
      `the token is for ${scopeText(have.scope)}, the identity expects ${scopeText(want.scope)}`,
    );
  }
  return differences;
}

/** The same for subjects of other CI systems. */
function partDifferences(expected: string, carried: string): readonly string[] {
  const [want, have] = [ciSubjectIn(expected), ciSubjectIn(carried)];
  if (want === undefined || have === undefined)
    return [`the subject is "${carried}", the identity expects "${expected}"`];
  if (want.ci !== have.ci)
    return [`the token is from ${have.ci}, the identity expects one from ${want.ci} ("${expected}")`];
  const names = [...new Set([...Object.keys(want.parts), ...Object.keys(have.parts)])];
  return names.flatMap((name) => {
    const [wanted = 'none', carries = 'none'] = [want.parts[name], have.parts[name]];
    if (wanted === carries) return [];
    const why = have.varying.includes(name)
      ? `. ${have.ci} puts another ${name} into each token, so an identity with one exact subject cannot match`
      : '';
    return [`the ${name} is ${carries}, the identity expects ${wanted}${why}`];
  });
}

function scopeText(scope: SubjectScope): string {
  if (scope.kind === 'ref') return `ref ${scope.ref}`;
  return scope.kind === 'environment' ? `environment ${scope.environment}` : 'pull requests';
}
