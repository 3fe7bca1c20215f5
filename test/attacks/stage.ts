// Where an attack is played: folders, the author's server, which records, a marker, and dist as a child process.
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ended } from './attack.js';
import type { World } from './world.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Files = Readonly<Record<string, string>>;

export interface Seen {
  readonly line: string;
  readonly headers: string;
  readonly body: string;
}

export type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A server on loopback that records every request. */
export interface Recorder {
  readonly url: string;
  readonly host: string;
  readonly seen: readonly Seen[];
  readonly close: () => Promise<void>;
}

export async function recorder(answer: Answer): Promise<Recorder> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      seen.push({ line: `${request.method} ${request.url}`, headers: request.rawHeaders.join('\n'), body });
      answer(request, response, body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    seen,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const nothing: Answer = (_, response) => void response.writeHead(404).end('{}');

export interface Start {
  readonly cwd?: string;
  readonly args?: readonly string[];
  readonly env?: Files;
  /** The action instead of the command line. */
  readonly action?: true;
  /** Measures CPU time, and ends the run when it has used so many seconds of it. */
  readonly cpuLimit?: number;
  /** Stops the process for longer than the limit of a file, once it has used so many seconds of CPU time. */
  readonly freezeAt?: number;
}

/** One situation: with the attack, or without it. */
export class Stage {
  readonly folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'tagproof-attack-')));
  /** No command of an author may create it. */
  readonly marker = path.join(this.folder, 'marker');
  /** Credentials that exist in this situation only, such as a token of the job. */
  readonly secrets: string[] = [];
  readonly #servers: Recorder[] = [];
  readonly #watched: Recorder[] = [];
  readonly #complaints: string[] = [];

  constructor(readonly world: World) {
    mkdirSync(path.join(this.folder, 'home'));
  }

  /** The author's server: it must not get a credential. */
  async author(answer: Answer = nothing): Promise<Recorder> {
    return this.watch(await this.server(answer));
  }

  /** Takes a server for the author's. */
  watch(server: Recorder): Recorder {
    this.#watched.push(server);
    return server;
  }

  /** Another server of this situation. */
  async server(answer: Answer = nothing): Promise<Recorder> {
    const server = await recorder(answer);
    this.#servers.push(server);
    return server;
  }

  /** A credential that nobody but its addressee may see. */
  secret(value: string): string {
    this.secrets.push(value);
    return value;
  }

  /** Says that the attack has reached something else than a verdict. */
  complain(what: string): void {
    this.#complaints.push(what);
  }

  path(...names: readonly string[]): string {
    return path.join(this.folder, ...names);
  }

  write(name: string, text: string, mode = 0o644): string {
    const file = this.path(name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { mode });
    return file;
  }

  /** A shell command that leaves the marker. */
  get leavesMarker(): string {
    return `touch '${this.marker}'`;
  }

  /** What the author has reached besides the verdict. */
  reached(): readonly string[] {
    const secrets = [...this.secrets, ...this.world.secrets];
    const got = this.#watched.flatMap(({ seen }) => seen).filter((one) => holdsCredential(one, secrets));
    return [
      ...this.#complaints,
      ...(existsSync(this.marker) ? ["a command of the author's was run"] : []),
      ...(got.length > 0 ? [`the author's server got a credential (${got[0]?.line})`] : []),
    ];
  }

  /** Starts dist as a user or a runner does. */
  start({ cwd = this.folder, args = [], env = {}, action, cpuLimit, freezeAt }: Start): Promise<Ended> {
    const script = path.join(root, action ? 'dist/main/index.js' : 'dist/cli/index.js');
    const times = this.path('times');
    const limited =
      cpuLimit === undefined
        ? []
        : [
            '/bin/sh',
            '-c',
            `( ulimit -t ${cpuLimit}; exec "$@" ); code=$?; times >'${times}'; exit $code`,
            'sh',
          ];
    const [program = '', ...rest] = [...limited, process.execPath, script, ...args];
    const child = spawn(program, rest, {
      cwd,
      env: { PATH: process.env.PATH ?? '', HOME: this.path('home'), NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        text += String(chunk);
      });
    const { pid } = child;
    const thaw = freezeAt === undefined || pid === undefined ? () => undefined : freeze(pid, freezeAt);
    const stop = setTimeout(() => pid !== undefined && process.kill(-pid, 'SIGKILL'), 60_000);
    return new Promise((resolve) =>
      child.on('close', (code) => {
        clearTimeout(stop);
        thaw();
        const shown = this.secrets.filter((secret) =>
          text.replace(/^::add-mask::.*$/gm, '').includes(secret),
        );
        if (shown.length > 0) this.complain('a credential is printed');
        const cpu = cpuLimit === undefined ? {} : { cpu: secondsOf(times) };
        const killed = code === null || code > 128;
        resolve({ code: killed ? -1 : code, text, ...cpu });
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.close()));
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** How long a process is stopped. */
const frozenMs = 11_000;

/** Stops a process as a busy machine would; the result ends that. Only Linux says what a process has used. */
function freeze(pid: number, cpu: number): () => void {
  let frozen: NodeJS.Timeout | undefined;
  const timer = setInterval(() => {
    const stat = `/proc/${pid}/stat`;
    if (!existsSync(stat)) return;
    const fields = readFileSync(stat, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    if ((Number(fields[11]) + Number(fields[12])) / 100 < cpu) return;
    clearInterval(timer);
    process.kill(pid, 'SIGSTOP');
    frozen = setTimeout(() => process.kill(pid, 'SIGCONT'), frozenMs);
  }, 5);
  return () => {
    clearInterval(timer);
    clearTimeout(frozen);
  };
}

/** CPU seconds of all children, user and system, from the output of `times`. */
function secondsOf(file: string): number {
  if (!existsSync(file)) return Number.POSITIVE_INFINITY;
  const [, children = ''] = readFileSync(file, 'utf8').split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** A secret in any usual spelling, or anything that looks like a token of an issuer. */
function holdsCredential({ line, headers, body }: Seen, secrets: readonly string[]): boolean {
  const text = `${line}\n${headers}\n${body}`;
  const decoded = [...text.matchAll(/[A-Za-z0-9+/=_-]{16,}/g)].map(([word]) =>
    Buffer.from(word, 'base64').toString(),
  );
  const all = [text, decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25')), ...decoded].join('\n');
  return /eyJ[\w-]+\.[\w-]+\.[\w-]+/.test(all) || secrets.some((secret) => all.includes(secret));
}
