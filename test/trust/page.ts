// docs/trust.md, with the tables that the tests run.
import { ciSystems } from '../../src/ci-systems/index.js';
import { type Edit, edits } from './edits.js';
import { type Job, jobs } from './jobs.js';

const judgedAs: Readonly<Record<Job['judges'], string>> = {
  change: 'A change of its base',
  reviewed: 'By its own rules',
  unknown: 'Not known: `incomplete`',
};

const row = ({ name, reviewed, authorReceives = [] }: Edit) => {
  const received = authorReceives.map((line) => line.slice(line.indexOf(': ') + 2));
  const said =
    received.length === 0 ? 'Nothing' : `Where it was reviewed, the ${received.join(', ')}: its own`;
  return `| ${name} | \`fail\` | \`${reviewed}\` | \`incomplete\` | ${said} |`;
};

/** The whole page. */
export function trustPage(): string {
  return `# What a run judges

A change must not weaken its own judgment. So a run first finds out what it judges:

- **A change** is judged by the rules of its base. From there come the policy and the files that it \`extends\`, waivers, overrides,
  \`skips\`, inline waivers, the ledger of first-seen digests, [history documents](registries.md#history-documents), public keys and trusted roots. What the change itself says is only listed, and
  takes effect when it is merged.
- **The default branch** is judged by its own rules, because its content was reviewed. So is what somebody runs in a terminal.
- **What is not known is not guessed.** If the job does not say what it judges, or the base cannot be read, the run is \`incomplete\`, and
  the message says what to do.

A push to any other branch, and a tag, is a change of the default branch: it is judged by the rules of the newest commit of the default branch, and compared
(\`new-only\`) with the commit where it left that branch. The same holds for a job that checks out another commit than the one that
its event names, as workflows do that a comment sets off.

## Where the base comes from

The base is a commit of the branch that the change is merged into, the first of these that there is:

1. the commit that the CI system names, or the first parent of its own merge commit; where a job is run again, it may not be the newest;
2. on GitHub, the answer of the API (\`contents: read\`), unless the job has no token and the clone has the branch;
3. on GitLab with https, and on Azure Repos with \`SYSTEM_ACCESSTOKEN\` mapped into the step, what git fetches from the repository, into a folder
   of its own and without history. If that fails, the run is \`incomplete\`;
4. \`refs/remotes/origin/BRANCH\` of the clone. An agent that keeps its clones between jobs may have an old one there: fetch the branch in the job.

\`base\` names the branch, or a commit of it, if the CI system does not. On that branch itself the run is judged by its own rules:

\`\`\`sh skip: the branch is the one of your repository
tagproof verify --base main
\`\`\`

Tasks of Tekton and steps of Argo have no variables of their own: give them those of Prow (\`PULL_BASE_REF\`, \`PULL_BASE_SHA\`, \`PULL_PULL_SHA\`,
\`PULL_NUMBER\`), or pass the parameter of the pipeline, as in \`--base "$(params.target_branch)"\`.

A job has \`CI\` or another variable that says so, such as \`KUBERNETES_SERVICE_HOST\` in a container of a cluster; without one, it counts as a terminal. So
in a terminal inside a cluster set \`--policy-from head\`, and pass the job's variables to a container that you start in it.

On GitHub, a pull request whose base is changed keeps the result for its old base until the check runs again: listen to the type \`edited\` too, as
[examples/pull-request.yml](../examples/pull-request.yml) does.

\`policy-from: head\` judges everything by its own rules. Set it where everything that is checked out was reviewed, as in a job for one
release branch, or in a pull request that fixes an invalid policy. What says where credentials are sent still comes from the base
([below](#where-credentials-go)).

| CI system | If the base is not in the clone |
| --- | --- |
${ciSystems.map(({ name, checkout }) => `| ${name} | ${checkout} |`).join('\n')}

## The table

Every night the tests execute every combination of a job and an edit, on a change some for each job, with the same change without the
edit as its control. They compare this page with their table (\`test/trust\`). The variables are those that each CI system documents.

| CI system | Job | Judged |
| --- | --- | --- |
${jobs.map(({ system, event, judges }) => `| ${system} | ${event} | ${judgedAs[judges]} |`).join('\n')}

The change adds an image that fails the gate, and edits one of these to pass:

| The change edits | Judged by its base | Judged by its own rules | Not known | What the author's host receives |
| --- | --- | --- | --- | --- |
${edits.map(row).join('\n')}

\`refused\` is exit code 2: no policy may say that.

## Where credentials go

What directs a credential comes from inputs, or from the policy of the base ([policy.md](policy.md#where-credentials-are-sent)). In every row above,
a host of the author records all headers and bodies that it gets, and every other host the credentials: the workflow's token reaches its issuer, the tokens
that it was exchanged for reach the platform and its registry, and nothing else reaches any host but what the last column says.
`;
}
