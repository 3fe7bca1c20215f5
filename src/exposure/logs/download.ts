// Downloads the log of a job: the API leads to the host that keeps it, which gets no token.
import { apiAuthorization, apiHeaders, type GitHubApi, repositoryPath } from '../../clients/github/api.js';
import { githubError } from '../../clients/github/errors.js';
import { followRedirects } from '../../clients/registry/oci-client.js';
import { Failure } from '../../model/failure.js';
import type { Digest } from '../../model/images/image.js';
import type { GitHubRepository } from '../../model/run/revision.js';
import { LogReader, type LogReading } from './reader.js';

/** What a log says; `unread` with the reason if it is gone, or not read to its end. */
export type JobLog = LogReading & { readonly unread?: string };

/** Bytes of one log. */
const maxLogBytes = 40 * 1024 * 1024;

const nothing: LogReading = { bad: [], pulls: [], isReady: false, lines: 0 };

/**
 * Reads the log of a job in pieces of which none is kept.
 * @throws ApiError if the token lacks `actions: read`, and LimitFailure; other failures are `unread`
 */
export async function readJobLog(
  api: GitHubApi,
  repository: GitHubRepository,
  job: number,
  bad: Iterable<Digest>,
): Promise<JobLog> {
  const operation = `Log of job ${job}`;
  const url = `${api.addresses.api}${repositoryPath(repository)}/actions/jobs/${job}/logs`;
  const plainRequest = { method: 'GET' as const, url, headers: apiHeaders(false) };
  const first = await api.send({ ...plainRequest, ...apiAuthorization(api) });
  if (first.status === 410)
    return { ...nothing, unread: 'the log is gone: the host keeps logs for 90 days by default' };
  if (first.status === 404) return { ...nothing, unread: 'the host has no log of the job' };
  if (first.status === 401 || first.status === 403) throw githubError(operation, first, 'actions: read');
  let reader = new LogReader(bad);
  const stream = () => {
    reader = new LogReader(bad);
    return reader.push;
  };
  const request = { ...plainRequest, headers: {}, maxBytes: maxLogBytes, stream };
  try {
    const last = await followRedirects(operation, api.send, request, first);
    const encoding = last.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') return { ...nothing, unread: `the log is encoded as ${encoding}` };
    if (last === first && last.status === 200) reader.push(Buffer.from(first.body));
    if (last.status === 200) return reader.end();
    return { ...nothing, unread: `the host that keeps the log answered HTTP ${last.status}` };
  } catch (error) {
    if (!(error instanceof Failure) || error.reason === 'stopped') throw error;
    return { ...reader.end(), unread: error.message };
  }
}
