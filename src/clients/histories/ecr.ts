// Amazon ECR, and ECR Public for one's own registry: when an image was pushed, and which tags it has now.
// https://docs.aws.amazon.com/AmazonECR/latest/APIReference/API_DescribeImages.html
// https://docs.aws.amazon.com/AmazonECRPublic/latest/APIReference/API_DescribeImages.html
import { z } from 'zod';
import type { HistoryAnswer } from '../../history/source.js';
import { Failure } from '../../model/failure.js';
import type { Digest } from '../../model/images/image.js';
import { parseJson } from '../../model/json.js';
import type { HttpResponse } from '../../model/run/http.js';
import { memoizeAsync } from '../../model/waiting/memoize.js';
import { askApi, NoEntry, pushAnswer, type SourceKind, type SourceOptions } from './api.js';
import {
  apiLimited,
  awsDenied,
  needsAws,
  needsOwnersAws,
  noPushTime,
  otherDigest,
  ownersOnly,
} from './messages.js';

/** How the names of private registries end, with the domain of the API. */
const apiDomains: Readonly<Record<string, string>> = {
  'amazonaws.com': 'amazonaws.com',
  'amazonaws.com.cn': 'amazonaws.com.cn',
  'amazonaws.eu': 'amazonaws.eu',
  'on.aws': 'amazonaws.com',
};

const host = /^(\d{12})\.dkr[.-]ecr(-fips)?\.([a-z]{2,5}(?:-[a-z]+){1,4}-\d{1,2})\.([a-z.]+)$/;

/** Images of `<account>.dkr.ecr.<region>.amazonaws.com`; what the credentials may see decides which accounts. */
export const ecr = {
  id: 'ecr',
  title: 'the push time at Amazon ECR',
  strength: 'timestamps',
  knowsOnlyAges: true,
  registries: Object.keys(apiDomains).map((domain) => `.${domain}`),
  open(options) {
    const [, account = '', fips = '', region = '', domain = ''] = host.exec(options.registry) ?? [];
    if (!Object.hasOwn(apiDomains, domain)) return () => undefined;
    const api: AwsApi = {
      service: 'the API of Amazon ECR',
      url: `https://api.ecr${fips}.${region}.${apiDomains[domain]}/`,
      region,
      signingName: 'ecr',
      target: 'AmazonEC2ContainerRegistry_V20150921',
    };
    return ({ repository }, tag) =>
      ({ current: digest }) =>
        describeImage(options, api, { account, repository, digest, tag });
  },
} as const satisfies SourceKind;

const imagesSchema = z.object({
  imageDetails: z.array(
    z.object({
      imageDigest: z.string().optional(),
      imageTags: z.array(z.string()).optional(),
      // In seconds.
      imagePushedAt: z.number().positive().max(8e12).optional(),
    }),
  ),
});

async function describeImage(
  options: SourceOptions,
  api: AwsApi,
  { account, repository, digest, tag }: { account: string; repository: string; digest: Digest; tag: string },
): Promise<Omit<HistoryAnswer, 'readAt'>> {
  const { imageDetails } = await askAws(options, api, {
    operation: 'DescribeImages',
    input: { registryId: account, repositoryName: repository, imageIds: [{ imageDigest: digest }] },
    schema: imagesSchema,
  });
  const image = imageDetails.find(({ imageDigest }) => imageDigest === digest);
  if (image === undefined) throw new Failure('bad-answer', otherDigest(api.service));
  const { imagePushedAt: pushedAt, imageTags = [] } = image;
  if (pushedAt === undefined) throw new Failure('no-history', noPushTime(api.service));
  // A push of the same digest may renew it.
  return pushAnswer(digest, { at: Math.floor(pushedAt * 1000), isFirst: false, tags: imageTags, tag });
}

const publicApi: AwsApi = {
  service: 'the API of Amazon ECR Public',
  url: 'https://api.ecr-public.us-east-1.amazonaws.com/',
  region: 'us-east-1',
  signingName: 'ecr-public',
  target: 'SpencerFrontendService',
};

const registriesSchema = z.object({
  registries: z.array(
    z.object({
      registryId: z.string().regex(/^\d{12}$/),
      aliases: z.array(z.object({ name: z.string(), status: z.string() })),
    }),
  ),
});

/** Images of `public.ecr.aws/<alias>/<repository>`, where the alias belongs to the account of the credentials. */
export const ecrPublic = {
  id: 'ecr-public',
  title: 'the push time at Amazon ECR Public',
  strength: 'timestamps',
  knowsOnlyAges: true,
  registries: ['public.ecr.aws'],
  open(options) {
    const accountsByAlias = memoizeAsync(() => ownAliases(options));
    return ({ repository }, tag) => {
      const [alias = '', ...rest] = repository.split('/');
      if (rest.length === 0) return undefined;
      return async ({ current: digest }) => {
        const { service } = publicApi;
        if (options.aws?.() === undefined) throw new Failure('no-credential', needsOwnersAws(service));
        const account = (await accountsByAlias()).get(alias);
        if (account === undefined) throw new Failure('no-credential', ownersOnly(service));
        return describeImage(options, publicApi, { account, repository: rest.join('/'), digest, tag });
      };
    };
  },
} as const satisfies SourceKind;

/** An account has one public registry. Its first page is all that is read: other accounts' are in none. */
async function ownAliases(options: SourceOptions): Promise<ReadonlyMap<string, string>> {
  const { registries } = await askAws(options, publicApi, {
    operation: 'DescribeRegistries',
    input: {},
    schema: registriesSchema,
  });
  return new Map(
    registries.flatMap(({ registryId, aliases }) =>
      aliases.flatMap(({ name, status }) => (status === 'ACTIVE' ? [[name, registryId] as const] : [])),
    ),
  );
}

interface AwsApi {
  /** As messages name it: `the API of Amazon ECR`. */
  readonly service: string;
  readonly url: string;
  readonly region: string;
  /** What the signature is made for: `ecr`. */
  readonly signingName: string;
  /** What precedes the operation in `X-Amz-Target`. */
  readonly target: string;
}

interface AwsCall<T> {
  readonly operation: string;
  readonly input: unknown;
  readonly schema: z.ZodType<T>;
}

/**
 * Calls one operation, which must be one that changes nothing.
 * @throws Failure `no-credential` without credentials, and as `askApi` does
 */
async function askAws<T>(
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
  if (/^(?:Repository|Image|Registry)NotFound/.test(type)) return new NoEntry(service);
  if (status !== 401 && status !== 403 && !denied.test(type)) return undefined;
  return new Failure('denied', awsDenied(service, type || `HTTP ${status}`, permission));
}
