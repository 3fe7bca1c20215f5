// Azure Pipelines.
// https://learn.microsoft.com/azure/devops/pipelines/build/variables
import path from 'node:path';
import { fieldsOf, parseJson } from '../model/json.js';
import type { Annotation, GitRemote } from '../model/run/host.js';
import { Secret } from '../model/run/secret.js';
import type { CiSink, CiSystem, ShowTools, TokenTools, Variable } from './system.js';

const tokenVariables = [
  'SYSTEM_OIDCREQUESTURI',
  'SYSTEM_ACCESSTOKEN',
  'AZURESUBSCRIPTION_SERVICE_CONNECTION_ID',
];

export const onAzure: CiSystem = {
  name: 'Azure Pipelines',
  isHere: (variable) => variable('TF_BUILD') !== undefined,
  async revision({ variable }) {
    const commit = variable('BUILD_SOURCEVERSION');
    const target = branchOf(variable('SYSTEM_PULLREQUEST_TARGETBRANCH'));
    const isRequest = variable('BUILD_REASON') === 'PullRequest' || target !== undefined;
    // What is built is the merge that Azure made, which `BUILD_SOURCEVERSION` names.
    const request = {
      number: numberOf(
        variable('SYSTEM_PULLREQUEST_PULLREQUESTNUMBER') ?? variable('SYSTEM_PULLREQUEST_PULLREQUESTID'),
      ),
      target,
      head: variable('SYSTEM_PULLREQUEST_SOURCECOMMITID'),
      merges: commit === undefined ? undefined : [commit],
      isFromOutside: variable('SYSTEM_PULLREQUEST_ISFORK')?.toLowerCase() !== 'false',
    };
    if (isRequest) return { request };
    return { branch: branchOf(variable('BUILD_SOURCEBRANCH')), commit };
  },
  checkout: 'Set `fetchDepth: 0` at the step `checkout: self`',
  remote,
  idToken: {
    // https://learn.microsoft.com/azure/devops/release-notes/2024/sprint-240-update
    canHave: (variable) => tokenVariables.every((name) => variable(name) !== undefined),
    token: tokenOfConnection,
    remedy:
      'Map `SYSTEM_ACCESSTOKEN: $(System.AccessToken)` under `env:` of the step, and set `AZURESUBSCRIPTION_SERVICE_CONNECTION_ID` to the id of a service connection',
  },
  show,
};

/** `refs/heads/main`; pull requests of GitHub repositories have `main`. */
function branchOf(ref: string | undefined): string | undefined {
  if (ref === undefined || !ref.startsWith('refs/')) return ref;
  return ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined;
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Azure Repos, if the step maps the job's token. */
function remote(variable: Variable): GitRemote | undefined {
  const [url, token] = [variable('BUILD_REPOSITORY_URI'), variable('SYSTEM_ACCESSTOKEN')];
  if (variable('BUILD_REPOSITORY_PROVIDER') !== 'TfsGit' || url === undefined || token === undefined)
    return undefined;
  return { url: url.replace(/^https:\/\/[^/@]*@/, 'https://'), authorization: new Secret(`Bearer ${token}`) };
}

/** A token for a service connection. Its audience is fixed by Azure. */
async function tokenOfConnection({ variable, send }: TokenTools): Promise<string | undefined> {
  const [uri = '', token = '', connection = ''] = tokenVariables.map(variable);
  const response = await send({
    method: 'POST',
    url: `${uri}?api-version=7.1&serviceConnectionId=${encodeURIComponent(connection)}`,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    authorization: { scheme: 'Bearer', credential: new Secret(token) },
    body: '',
    repeatable: true,
  });
  const { oidcToken } = fieldsOf(response.status === 200 ? parseJson(response.body) : undefined);
  return typeof oidcToken === 'string' ? oidcToken : undefined;
}

/** https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands */
function show({ variable, log, writeFile }: ShowTools): CiSink {
  return {
    log: (text) => log(withoutCommands(text)),
    annotate: (annotation) => log(issueOf(annotation)),
    async summary(markdown) {
      const temp = variable('AGENT_TEMPDIRECTORY');
      if (temp === undefined) return;
      const file = path.join(temp, 'tagproof-summary.md');
      await writeFile(file, markdown);
      log(`##vso[task.uploadsummary]${file}`);
    },
  };
}

/** An issue in the list of the job. Azure knows errors and warnings only, so a notice is left to the log and summary. */
function issueOf({ severity, title, message, place }: Annotation): string {
  if (severity === 'notice') return `${title}: ${message}`;
  const properties = {
    type: severity,
    ...(place === undefined
      ? {}
      : { sourcepath: place.file, linenumber: String(place.line), columnnumber: String(place.column) }),
    code: title,
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${propertyOf(value)};`);
  return `##vso[task.logissue ${list.join('')}]${textOf(message)}`;
}

/** https://github.com/microsoft/azure-pipelines-agent/blob/master/src/Agent.Sdk/CommandStringConvertor.cs */
function textOf(text: string): string {
  return withoutCommands(text).replaceAll('%', '%AZP25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function propertyOf(text: string): string {
  return textOf(text).replaceAll(']', '%5D').replaceAll(';', '%3B');
}

/** The agent looks for `##vso[` and `##[` anywhere in a line. */
function withoutCommands(text: string): string {
  return text.replace(/##(?=\[|vso\[)/gi, '#\u200b#');
}
