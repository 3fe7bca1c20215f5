// Checks the signature of a request to AWS as AWS does, from the request as it arrives; shares nothing with the client.
// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
import { createHash, createHmac } from 'node:crypto';
import type { HttpRequest } from '../../src/model/run/http.js';

export interface SignedFor {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  readonly region: string;
  readonly service: string;
  readonly now: number;
}

/** The `__type` of the refusal; `undefined` if the signature is right. */
export function signatureProblem(request: HttpRequest, expected: SignedFor): string | undefined {
  const scheme = 'AWS4-HMAC-SHA256 ';
  const { authorization = '' } = request.headers;
  if (!authorization.startsWith(scheme)) return 'MissingAuthenticationTokenException';
  const fields = new Map(
    authorization
      .slice(scheme.length)
      .split(', ')
      .map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)] as const),
  );
  const date = request.headers['x-amz-date'] ?? '';
  const scope = [date.slice(0, 8), expected.region, expected.service, 'aws4_request'].join('/');
  if (fields.get('Credential') !== `${expected.accessKeyId}/${scope}`) return 'UnrecognizedClientException';
  if (request.headers['x-amz-security-token'] !== expected.sessionToken) return 'UnrecognizedClientException';
  if (!(Math.abs(instantOf(date) - expected.now) <= 300_000)) return 'InvalidSignatureException';
  const names = (fields.get('SignedHeaders') ?? '').split(';');
  const mustBeSigned = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  if (!mustBeSigned.every((name) => names.includes(name))) return 'InvalidSignatureException';
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonicalOf(request, names))].join('\n');
  const key = [date.slice(0, 8), expected.region, expected.service, 'aws4_request'].reduce<Buffer>(
    (last, part) => createHmac('sha256', last).update(part).digest(),
    Buffer.from(`AWS4${expected.secretAccessKey}`),
  );
  const signature = createHmac('sha256', key).update(text).digest('hex');
  return fields.get('Signature') === signature ? undefined : 'InvalidSignatureException';
}

/** The path is `/` and there is no query: the APIs take their input in the body. */
function canonicalOf({ method, url, headers, body = '' }: HttpRequest, names: readonly string[]): string {
  const { host, pathname } = new URL(url);
  const lines = names.map((name) => `${name}:${name === 'host' ? host : (headers[name] ?? '').trim()}\n`);
  return [method, pathname, '', lines.join(''), names.join(';'), sha256(body)].join('\n');
}

/** `20261122T120000Z` */
function instantOf(date: string): number {
  return Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
