// The network: @actions/http-client behind the Transport seam, with time and size bounded.
import { HttpClient, type HttpClientResponse } from '@actions/http-client';
import { Failure } from '../model/failure.js';
import type { HttpRequest, HttpResponse, Transport } from '../model/http.js';

export interface TransportLimits {
  /** Without a sign of life for so long, from the first attempt to connect on, the request is given up. */
  readonly silenceMs: number;
  readonly wholeAnswerMs: number;
  readonly bodyBytes: number;
}

const limitsOfUse: TransportLimits = {
  silenceMs: 30_000,
  wholeAnswerMs: 60_000,
  bodyBytes: 16 * 1024 * 1024,
};

/**
 * The production transport. Proxies and private certificate authorities work as in other actions
 * (`HTTPS_PROXY`, `NO_PROXY`, `NODE_EXTRA_CA_CERTS`). Redirects are not followed, so no credential travels on.
 */
export function networkTransport(userAgent: string, limits: TransportLimits = limitsOfUse): Transport {
  const clients = new Map<string, HttpClient>();
  return async (request) => {
    const { host, protocol } = new URL(request.url);
    const client = clients.get(protocol) ?? clientWith(userAgent, limits);
    clients.set(protocol, client);
    const timer = deadline(limits.wholeAnswerMs);
    try {
      const response = await Promise.race([open(client, request), timer.expired]);
      return await Promise.race([
        readAnswer(response, request.maxBytes ?? limits.bodyBytes),
        timer.expired.finally(() => response.message.destroy()),
      ]);
    } catch (error) {
      throw error instanceof Failure ? error : unreachable(host, error);
    } finally {
      timer.cancel();
    }
  };
}

/** One for each protocol: a client keeps the agent of its first request. */
function clientWith(userAgent: string, { silenceMs }: TransportLimits): HttpClient {
  return new HttpClient(userAgent, [], {
    allowRedirects: false,
    allowRetries: false,
    keepAlive: true,
    socketTimeout: silenceMs,
  });
}

function open(client: HttpClient, request: HttpRequest): Promise<HttpClientResponse> {
  const { authorization } = request;
  const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
  const headers = { ...request.headers, ...(credential === undefined ? {} : { authorization: credential }) };
  return client.request(request.method, request.url, request.body ?? null, headers);
}

async function readAnswer({ message }: HttpClientResponse, maxBytes: number): Promise<HttpResponse> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Failure('bad-answer', `The answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  if (!message.complete) throw new Error('the connection ended before the answer was whole');
  const headers = Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
  return {
    status: message.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

function deadline(ms: number): { readonly expired: Promise<never>; readonly cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Failure('timeout', `No whole answer within ${ms / 1000} seconds`)),
      ms,
    );
  });
  expired.catch(() => undefined);
  return { expired, cancel: () => clearTimeout(timer) };
}

/** https://nodejs.org/docs/latest-v24.x/api/tls.html#x509-certificate-error-codes */
const certificateCodes = /CERT|UNABLE_TO_|CRL|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED/;

function unreachable(host: string, cause: unknown): Failure {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/timeout/i.test(message)) return new Failure('timeout', `${host} did not answer in time`, { cause });
  const ofProxy = /tunneling socket.*statusCode=(?<status>\d{3})/.exec(message)?.groups?.status;
  const code = ofProxy === undefined ? (codeOf(cause) ?? message) : `the proxy answers HTTP ${ofProxy}`;
  const cure = certificateCodes.test(code)
    ? 'Its certificate is not trusted: give your certificate authority by NODE_EXTRA_CA_CERTS'
    : 'Check the address, the network and the proxy';
  return new Failure('unreachable', `${host} cannot be reached (${code}). ${cure}`, { cause });
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined;
}
