// Amazon ECR, private and public, over a world: JSON 1.1 by the published service descriptions, and signed requests.
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';
import { type SignedFor, signatureProblem } from './aws-signature.js';
import type { HistoryServer, ServerOptions } from './servers.js';
import { pushesOf, tagsOf, type World } from './world.js';

export const ecrRegistry = '123456789012.dkr.ecr.eu-central-1.amazonaws.com';
const account = '123456789012';

export const awsKeys = {
  accessKeyId: 'AKIAEXAMPLE',
  secretAccessKey: 'secret/of+the/account',
  sessionToken: 'token/of+the//session==',
} as const;

/** Images of `123456789012.dkr.ecr.eu-central-1.amazonaws.com`. */
export function ecr(world: World, options: ServerOptions = {}): HistoryServer {
  const api = { host: 'api.ecr.eu-central-1.amazonaws.com', region: 'eu-central-1', service: 'ecr' };
  return service(api, world, options, (target, input) =>
    target === 'AmazonEC2ContainerRegistry_V20150921.DescribeImages'
      ? describeImages(world, world.repository, input)
      : undefined,
  );
}

/** Images of `public.ecr.aws/<alias>/…`, where the alias is the first segment of the repository. */
export function ecrPublic(world: World, options: ServerOptions = {}): HistoryServer {
  const api = {
    host: 'api.ecr-public.us-east-1.amazonaws.com',
    region: 'us-east-1',
    service: 'ecr-public',
  };
  const [alias = '', ...name] = world.repository.split('/');
  return service(api, world, options, (target, input) => {
    if (target === 'SpencerFrontendService.DescribeRegistries') return describeRegistries(alias);
    if (target !== 'SpencerFrontendService.DescribeImages') return undefined;
    return describeImages(world, name.join('/'), input);
  });
}

type Answer = (target: string, input: Record<string, unknown>) => HttpResponse | undefined;

function service(
  { host, ...scope }: Pick<SignedFor, 'region' | 'service'> & { readonly host: string },
  { now }: World,
  { fault }: ServerOptions,
  answer: Answer,
): HistoryServer {
  const asked: string[] = [];
  return {
    asked,
    async send(request) {
      const { origin, pathname, search } = new URL(request.url);
      asked.push(`${request.method} ${request.url}`);
      if (origin !== `https://${host}`) throw new Error(`a request to ${origin}`);
      const faulty = fault?.(pathname);
      if (faulty !== undefined) return faulty;
      const problem = signatureProblem(request, { ...awsKeys, ...scope, now });
      if (problem !== undefined) return refusal(problem, 'The security token is invalid');
      if (!isCall(request) || pathname !== '/' || search !== '')
        return refusal('com.amazon.coral.service#UnknownOperationException');
      const input = JSON.parse(request.body ?? '');
      return (
        answer(request.headers['x-amz-target'] ?? '', input) ??
        refusal('com.amazon.coral.service#UnknownOperationException')
      );
    },
  };
}

function isCall({ method, headers }: HttpRequest): boolean {
  return method === 'POST' && headers['content-type'] === 'application/x-amz-json-1.1';
}

function describeImages(
  world: World,
  repository: string,
  { registryId, repositoryName, imageIds }: Record<string, unknown>,
): HttpResponse {
  if (registryId !== account) return refusal('AccessDeniedException', 'is not authorized to perform');
  if (repositoryName !== repository) return refusal('RepositoryNotFoundException');
  const wanted = (imageIds as { imageDigest: `sha256:${string}` }[]).map((one) => one.imageDigest);
  const images = wanted.flatMap((imageDigest) => {
    const pushes = pushesOf(world, imageDigest);
    const tags = tagsOf(world, imageDigest);
    // The lifecycle policy removes images without a tag.
    const isKept = tags.length > 0 || (pushes?.last ?? 0) >= world.now - world.retentionMs;
    if (pushes === undefined || !isKept) return [];
    return [
      {
        registryId,
        repositoryName,
        imageDigest,
        ...(tags.length === 0 ? {} : { imageTags: tags }),
        imageSizeInBytes: 286734237,
        imagePushedAt: pushes.last / 1000 + 0.4,
        imageManifestMediaType: 'application/vnd.oci.image.index.v1+json',
      },
    ];
  });
  return images.length < wanted.length ? refusal('ImageNotFoundException') : ok({ imageDetails: images });
}

function describeRegistries(alias: string): HttpResponse {
  const flags = { primaryRegistryAlias: true, defaultRegistryAlias: false };
  return ok({
    registries: [
      {
        registryId: account,
        registryArn: `arn:aws:ecr-public::${account}:registry/${account}`,
        registryUri: `public.ecr.aws/${alias}`,
        verified: false,
        aliases: [
          { name: alias, status: 'ACTIVE', ...flags },
          { name: 'wanted', status: 'PENDING', ...flags },
        ],
      },
    ],
  });
}

function ok(body: unknown): HttpResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/x-amz-json-1.1' },
    body: JSON.stringify(body),
  };
}

/** As a fault of the service it begins with its namespace. */
function refusal(type: string, message = ''): HttpResponse {
  return { status: 400, headers: {}, body: JSON.stringify({ __type: type, message }) };
}
