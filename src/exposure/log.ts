// Downloads the log of a job, and reads it as it arrives: bad digests anywhere, and what the runner itself has pulled. The API
// leads to the host that keeps the log, which gets no token.

import { StringDecoder } from 'node:string_decoder';
import { apiAuthorization, apiHeaders, type GitHubApi, repositoryPath } from '../clients/github/api.js';
import { githubError } from '../clients/github/errors.js';
import { followRedirects } from '../clients/registry/oci-client.js';
import { Failure } from '../model/failure.js';
import { type Digest, isDigest } from '../model/images/image.js';
import type { GitHubRepository } from '../model/run/revision.js';
import { onOneLine } from '../model/text/text.js';

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
  const plainRequest = { method: 'GET' as const, url, headers: apiHeaders };
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

/** A line of the log that counts. */
interface LogLine {
  /** 1-based. */
  readonly line: number;
  readonly digest: Digest;
  /** The line without colours, cut. */
  readonly text: string;
}

/** A pull of the runner: the name as the workflow gives it. */
interface RunnerPull {
  readonly image: string;
  readonly digest: Digest;
  readonly line: number;
}

export interface LogReading {
  /** The first line of each bad digest. */
  readonly bad: readonly LogLine[];
  readonly pulls: readonly RunnerPull[];
  /** The first step has begun, and each pull before it has a digest: what is not in `pulls`, the runner has not pulled. */
  readonly isReady: boolean;
  readonly lines: number;
}

/** Longer lines are searched, but the runner writes none. */
const maxLine = 64 * 1024;
/** What is searched again with what follows: a digest with a colour for each of its characters. */
const overlap = 4096;
const maxPulls = 1000;
/** The runner is ready after fewer lines. */
const maxOwnLines = 20_000;
const escapes =
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|\u001b[ -/]+[0-~]|\u001b[@-Z\\-_]/g;
/** What may stand between the characters of a digest without being shown: of UTF-16, too. */
const invisible = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200d\u2060\ufeff]/g;
const stamp = /^\ufeff?\d{4}-\d{2}-\d{2}T[\d:.]+Z ?/;

/**
 * What a runner does before the first step of the job, as its source names it: nothing of the job's own has run yet, so
 * that nobody else can have written these lines. The group of the services' health checks is not one of them, because
 * the images print there, nor is that of an action's build.
 * https://github.com/actions/runner/blob/main/src/Runner.Worker/ContainerOperationProvider.cs
 */
const ownGroups =
  /^(?:Operating System|Runner Image(?: Provisioner)?|Virtual Environment|VM Image|GITHUB_TOKEN Permissions|Checking docker version|Clean up resources from previous jobs|Create local container network)$/;
const pullGroups =
  /^(?:Initialize containers|Starting job container|Starting [\w-]{1,100} service container|Pull down action image '[^']{1,500}')$/;
/** The runner was not ready, after all: a hook of its machine has run before. */
const lateSetUp =
  /##\[group\](?:Initialize containers|Starting (?:job|[\w-]+ service) container|Pull down action image)/;
const pullCommand = /^##\[command\]\S*docker(?: --config \S+)? pull (\S{1,500})$/;

/** Takes the pieces of one log. A line that somebody forges can add to `bad`, and can only end what counts as a pull. */
export class LogReader {
  readonly #decoder = new StringDecoder('utf8');
  readonly #bad = new Map<Digest, LogLine>();
  readonly #pulls: RunnerPull[] = [];
  readonly #wanted: readonly (readonly [hex: string, digest: Digest])[];
  #rest = '';
  #lines = 0;
  /** The line that is being read is too long for the runner's. */
  #isLong = false;
  #hasStep = false;
  #inPullGroup = false;
  #pulling: string | undefined;
  #isReady = false;
  #hasOpenPull = false;

  /** @param bad the digests to look for */
  constructor(bad: Iterable<Digest>) {
    this.#wanted = [...bad].map((digest) => [digest.slice('sha256:'.length), digest]);
  }

  readonly push = (chunk: Uint8Array): void => this.#take(this.#decoder.write(Buffer.from(chunk)));

  /** The log has ended. */
  end(): LogReading {
    this.#take(this.#decoder.end());
    if (this.#rest !== '') this.#line(this.#rest);
    this.#rest = '';
    return { bad: [...this.#bad.values()], pulls: this.#pulls, isReady: this.#isReady, lines: this.#lines };
  }

  #take(text: string): void {
    if (this.#hasStep && text.includes('\n') && !this.#mayHold(this.#rest + text)) this.#skip(text);
    else this.#takeLines(text);
  }

  /** False if no line of the text has a bad digest, which is true for nearly all of a log: lines need not be told apart. */
  #mayHold(text: string): boolean {
    const lower = readings(text).map((one) => one.toLowerCase());
    return this.#wanted.some(
      ([hex, digest]) => !this.#bad.has(digest) && lower.some((one) => one.includes(hex)),
    );
  }

  #skip(text: string): void {
    if (lateSetUp.test(this.#rest + text)) this.#isReady = false;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#lines += 1;
    this.#rest = text.slice(text.lastIndexOf('\n') + 1);
    this.#isLong = false;
  }

  #takeLines(text: string): void {
    const pieces = text.split('\n');
    const last = pieces.pop() ?? '';
    for (const piece of pieces) {
      this.#line(this.#rest + piece);
      this.#rest = '';
    }
    this.#rest += last;
    if (this.#rest.length <= maxLine) return;
    this.#search(this.#rest, this.#lines + 1);
    this.#isLong = true;
    this.#rest = this.#rest.slice(-overlap);
  }

  #line(raw: string): void {
    this.#lines += 1;
    this.#search(raw, this.#lines);
    if (this.#isLong || raw.length > maxLine || this.#lines > maxOwnLines) this.#hasStep = true;
    this.#isLong = false;
    if (this.#hasStep) {
      if (lateSetUp.test(raw)) this.#isReady = false;
      return;
    }
    // The runner stamps each of its lines: what follows a line end within a name, such as that of the job, is none.
    const text = withoutEscapes(raw).replace(/\r$/, '');
    if (stamp.test(text)) this.#ofRunner(text.replace(stamp, ''));
  }

  /** Colours and returns to the start of the line may be anywhere, also within a digest. */
  #search(raw: string, line: number): void {
    if (this.#wanted.length === 0) return;
    const texts = readings(raw).map((one) => [one, one.toLowerCase()] as const);
    for (const [hex, digest] of this.#wanted) {
      if (this.#bad.has(digest)) continue;
      const found = texts.find(([, lower]) => lower.includes(hex));
      if (found === undefined) continue;
      const [written, lower] = found;
      const start = Math.max(0, lower.indexOf(hex) - 120);
      const shown = onOneLine(written.slice(start, start + 260).replace(stamp, ''), 260);
      this.#bad.set(digest, { line, digest, text: shown });
    }
  }

  #ofRunner(text: string): void {
    const [, group] = /^##\[group\](.*)$/.exec(text) ?? [];
    if (group !== undefined) {
      this.#inPullGroup = pullGroups.test(group);
      this.#hasStep = !this.#inPullGroup && !ownGroups.test(group);
      if (this.#pulling !== undefined) this.#hasOpenPull = true;
      this.#isReady = this.#hasStep && !this.#hasOpenPull;
      this.#pulling = undefined;
    }
    if (!this.#inPullGroup) return;
    if (text === '##[endgroup]') this.#inPullGroup = false;
    const [, image] = pullCommand.exec(text) ?? [];
    if (image !== undefined) this.#pulling = image;
    const [, digest = ''] = /^Digest: (\S+)$/.exec(text) ?? [];
    if (this.#pulling === undefined || !isDigest(digest) || this.#pulls.length >= maxPulls) return;
    this.#pulls.push({ image: this.#pulling, digest, line: this.#lines });
    this.#pulling = undefined;
  }
}

/** As shown, also without what is invisible, and as written: a sequence that is cut short swallows what follows it. */
function readings(raw: string): readonly string[] {
  const text = withoutEscapes(raw);
  return [...new Set([text, text.replace(invisible, ''), raw, raw.replace(invisible, '')])];
}

function withoutEscapes(text: string): string {
  return /[\u001b\u009b]/.test(text) ? text.replace(escapes, '') : text;
}
