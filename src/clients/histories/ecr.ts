// Amazon ECR: when an image was pushed, and which tags it has now.
// https://docs.aws.amazon.com/AmazonECR/latest/APIReference/API_DescribeImages.html
import { z } from 'zod';
import type { HistoryAnswer } from '../../history/source.js';
import { Failure } from '../../model/failure.js';
import type { Digest } from '../../model/image.js';
import { type AwsApi, askAws } from './aws.js';
import { asksForAge } from './docker-hub.js';
import type { SourceKind, SourceOptions } from './kind.js';
import { apiLacks, noPushTime } from './messages.js';

/** How the names of private registries end, with the domain of the API. */
const apiDomains: Readonly<Record<string, string>> = {
  'amazonaws.com': 'amazonaws.com',
  'amazonaws.com.cn': 'amazonaws.com.cn',
  'amazonaws.eu': 'amazonaws.eu',
  'on.aws': 'amazonaws.com',
};

export const ecrDomains: readonly string[] = Object.keys(apiDomains).map((domain) => `.${domain}`);

const host = /^(\d{12})\.dkr[.-]ecr(-fips)?\.([a-z]{2,5}(?:-[a-z]+){1,4}-\d{1,2})\.([a-z.]+)$/;

/** Images of `<account>.dkr.ecr.<region>.amazonaws.com`; what the credentials may see decides which accounts. */
export const ecrImages: SourceKind = (options) => {
  const [, account = '', fips = '', region = '', domain = ''] = host.exec(options.registry) ?? [];
  if (!Object.hasOwn(apiDomains, domain)) return () => undefined;
  const api: AwsApi = {
    service: 'the API of Amazon ECR',
    url: `https://api.ecr${fips}.${region}.${apiDomains[domain]}/`,
    region,
    signingName: 'ecr',
    target: 'AmazonEC2ContainerRegistry_V20150921',
  };
  return ({ repository }, tag) => ({
    id: 'ecr',
    title: 'the push time at Amazon ECR',
    strength: 'timestamps',
    async ask(question) {
      if (!asksForAge(question)) return { readAt: options.clock.now(), records: [] };
      return describeImage(options, api, { account, repository, digest: question.current, tag });
    },
  });
};

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

/** One image, as the private and the public registry describe it. */
export async function describeImage(
  options: SourceOptions,
  api: AwsApi,
  {
    account,
    repository,
    digest,
    tag,
  }: { readonly account: string; readonly repository: string; readonly digest: Digest; readonly tag: string },
): Promise<HistoryAnswer> {
  const readAt = options.clock.now();
  const { imageDetails } = await askAws(options, api, {
    operation: 'DescribeImages',
    input: { registryId: account, repositoryName: repository, imageIds: [{ imageDigest: digest }] },
    schema: imagesSchema,
  });
  const image = imageDetails.find(({ imageDigest }) => imageDigest === digest);
  if (image === undefined) throw new Failure('not-found', apiLacks(api.service));
  const { imagePushedAt: pushedAt, imageTags = [] } = image;
  if (pushedAt === undefined) throw new Failure('no-history', noPushTime(api.service));
  const others = imageTags.filter((other) => other !== tag);
  return {
    readAt,
    records: [],
    // A push of the same digest may renew it.
    pushes: [{ digest, at: Math.floor(pushedAt * 1000), isFirst: false }],
    otherTags: others.map((other) => ({ tag: other, digest })),
  };
}
