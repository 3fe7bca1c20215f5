// Requests to the APIs of AWS: signed with the user's credentials, and refusals by the type that the API names.
import { z } from 'zod';
import { Failure } from '../../model/failure.js';
import type { HttpResponse } from '../../model/http.js';
import { parseJson } from '../../model/json.js';
import { askApi } from './api.js';
import type { SourceOptions } from './kind.js';
import { apiLacks, apiLimited, awsDenied, needsAws } from './messages.js';

export interface AwsApi {
  /** As messages name it: `the API of Amazon ECR`. */
  readonly service: string;
  readonly url: string;
  readonly region: string;
  /** What the signature is made for: `ecr`. */
  readonly signingName: string;
  /** What precedes the operation in `X-Amz-Target`. */
  readonly target: string;
}

export interface AwsCall<T> {
  readonly operation: string;
  readonly input: unknown;
  readonly schema: z.ZodType<T>;
}

/**
 * Calls one operation, which must be one that changes nothing.
 * @throws Failure `no-credential` without credentials, and as `askApi` does
 */
export async function askAws<T>(
  { send, clock, aws }: Pick<SourceOptions, 'send' | 'clock' | 'aws'>,
  api: AwsApi,
  { operation, input, schema }: AwsCall<T>,
): Promise<T> {
  const { service, url } = api;
  const credentials = aws?.();
  if (credentials === undefined) throw new Failure('no-credential', needsAws(service));
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  // Only runs with such images and credentials need it.
  const { AwsV4Signer } = await import('aws4fetch');
  const signer = new AwsV4Signer({
    method: 'POST',
    url,
    headers: { 'x-amz-target': `${api.target}.${operation}` },
    body: JSON.stringify(input),
    accessKeyId,
    secretAccessKey: secretAccessKey.expose(),
    ...(sessionToken === undefined ? {} : { sessionToken: sessionToken.expose() }),
    service: api.signingName,
    region: api.region,
    datetime: new Date(clock.now()).toISOString().replace(/[:-]|\.\d{3}/g, ''),
  });
  // The signature is no secret to remember: it is valid for this request, for minutes.
  const signed = Object.fromEntries((await signer.sign()).headers);
  return askApi({
    send,
    service,
    url,
    schema,
    headers: { ...signed, 'content-type': 'application/x-amz-json-1.1' },
    post: input,
    refused: (response) => refusalOf(response, service, `${api.signingName}:${operation}`),
  });
}

const errorSchema = z.object({ __type: z.string() });
const denied =
  /^(?:AccessDenied|UnrecognizedClient|InvalidClientTokenId|InvalidSignature|SignatureDoesNotMatch|IncompleteSignature|ExpiredToken|MissingAuthenticationToken|OptInRequired|UnsupportedCommand)/;

/** Nearly every refusal has the status 400: `{"__type": "com.amazonaws.ecr#RepositoryNotFoundException"}`. */
function refusalOf(
  { status, headers, body }: HttpResponse,
  service: string,
  permission: string,
): Failure | undefined {
  if (status < 400 || status >= 500) return undefined;
  const parsed = errorSchema.safeParse(parseJson(body));
  const named = parsed.success ? parsed.data.__type : (headers['x-amzn-errortype'] ?? '');
  const type = /(?:^|#)([A-Za-z]{1,80})(?::|$)/.exec(named)?.[1] ?? '';
  if (/^(?:Throttling|TooManyRequests|RequestLimitExceeded)/.test(type))
    return new Failure('rate-limited', apiLimited(service));
  if (/^(?:Repository|Image|Registry)NotFound/.test(type)) return new Failure('not-found', apiLacks(service));
  return denied.test(type) ? new Failure('denied', awsDenied(service, type, permission)) : undefined;
}
