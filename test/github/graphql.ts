// The GraphQL end of the test server: documents are held to the published schema and run on real git objects.
import { schema as published } from '@octokit/graphql-schema';
import { buildSchema, GraphQLError, type GraphQLSchema, graphql } from 'graphql';
import type { State, Token } from './state.js';

let built: GraphQLSchema | undefined;

function publishedSchema(): GraphQLSchema {
  built ??= buildSchema(published.idl, { assumeValidSDL: true });
  return built;
}

const nothing = '0'.repeat(40);

interface CommitInput {
  readonly branch: { readonly repositoryNameWithOwner: string; readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string; readonly body?: string };
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
  };
}

interface RefsInput {
  readonly repositoryId: string;
  readonly refUpdates: readonly {
    readonly name: string;
    readonly beforeOid?: string;
    readonly afterOid: string;
  }[];
}

function refusal(type: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } });
}

/** Answers as the host does: errors carry their `type` next to the message. */
export async function answerGraphql(
  state: State,
  token: Token,
  { query, variables }: { query: string; variables?: Record<string, unknown> },
  stateOf: (owner: string, name: string) => State | undefined,
): Promise<unknown> {
  const mayWrite = () => {
    if (token.permissions.contents !== 'write')
      throw refusal('FORBIDDEN', 'Resource not accessible by integration');
  };
  const rootValue = {
    repository: ({ owner, name }: { owner: string; name: string }) => {
      const found = stateOf(owner, name);
      if (found === undefined)
        throw refusal('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`);
      return repositoryOf(found);
    },
    viewer: { login: token.login },
    createCommitOnBranch: ({ input }: { input: CommitInput }) => {
      mayWrite();
      return { commit: { oid: commitOnBranch(state, token, input) } };
    },
    updateRefs: ({ input }: { input: RefsInput }) => {
      mayWrite();
      moveRefs(state, input);
      return { clientMutationId: null };
    },
  };
  const { data, errors } = await graphql({
    schema: publishedSchema(),
    source: query,
    rootValue,
    ...(variables === undefined ? {} : { variableValues: variables }),
  });
  if (errors === undefined) return { data };
  const listed = errors.map(({ message, path, extensions }) => ({ message, path, type: extensions.type }));
  return { data: data ?? null, errors: listed };
}

/** The revisions of a text, the newest first, as the host lists them. */
function editsOf(state: State, number: number) {
  const issue = state.issues.find((one) => one.number === number);
  if (issue === undefined) throw refusal('NOT_FOUND', 'Could not resolve to an issue or pull request');
  const nodes = [...issue.edits].reverse().map(({ login, at, text }) => ({
    editedAt: at,
    diff: text,
    editor: { __typename: login.endsWith('[bot]') ? 'Bot' : 'User', login: login.replace('[bot]', '') },
  }));
  const userContentEdits = ({ first }: { first: number }) => ({ nodes: nodes.slice(0, first) });
  return { __typename: issue.pull === undefined ? 'Issue' : 'PullRequest', userContentEdits };
}

function repositoryOf(state: State) {
  const { repository } = state;
  const head = repository.head('main');
  return {
    issueOrPullRequest: ({ number }: { number: number }) => editsOf(state, number),
    isEmpty: head === undefined,
    defaultBranchRef:
      head === undefined
        ? null
        : { target: { __typename: 'Commit', oid: head, tree: { oid: repository.info(head).tree } } },
    object: ({ oid }: { oid: string }) => {
      const sha = repository.object(`${oid}^{blob}`);
      if (sha === undefined) return null;
      const bytes = repository.blob(sha);
      const isBinary = bytes.includes(0);
      return { __typename: 'Blob', isBinary, isTruncated: false, text: isBinary ? null : bytes.toString() };
    },
  };
}

function commitOnBranch(state: State, token: Token, input: CommitInput): string {
  const { repositoryNameWithOwner, branchName } = input.branch;
  if (repositoryNameWithOwner !== `${state.owner}/${state.name}`)
    throw refusal('NOT_FOUND', 'Could not resolve to a Repository');
  const head = state.repository.head(branchName);
  if (head === undefined) throw refusal('NOT_FOUND', `No branch ${branchName}`);
  if (head !== input.expectedHeadOid)
    throw refusal('STALE_DATA', `Expected branch to point to "${input.expectedHeadOid}" but it did not`);
  const { additions } = input.fileChanges;
  if (
    token.permissions.workflows !== 'write' &&
    additions.some(({ path }) => path.startsWith('.github/workflows/'))
  )
    throw refusal(
      'FORBIDDEN',
      'refusing to allow an integration to update workflow without `workflows` permission',
    );
  const changes = Object.fromEntries(
    additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]),
  );
  const { headline, body } = input.message;
  const message = `${headline}\n\n${body ?? ''}`;
  const commit = state.repository.commit([head], changes, { login: token.login, message });
  state.repository.setHead(branchName, commit);
  state.settle();
  return commit;
}

/** All or none. */
function moveRefs(state: State, { refUpdates }: RefsInput): void {
  const branch = (name: string) => name.replace(/^refs\/heads\//, '');
  for (const { name, beforeOid } of refUpdates) {
    if (beforeOid !== undefined && (state.repository.head(branch(name)) ?? nothing) !== beforeOid)
      throw refusal('STALE_DATA', `${name} is not at ${beforeOid}`);
  }
  for (const { name, afterOid } of refUpdates)
    state.repository.setHead(branch(name), afterOid === nothing ? undefined : afterOid);
  state.settle();
}
