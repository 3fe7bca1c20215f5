// Amazon ECR Public: when an image of one's own public registry was pushed, and which tags it has now.
// https://docs.aws.amazon.com/AmazonECRPublic/latest/APIReference/API_DescribeImages.html
import { z } from 'zod';
import { Failure } from '../../model/failure.js';
import { memoizeAsync } from '../../model/memoize.js';
import { type AwsApi, askAws } from './aws.js';
import { asksForAge } from './docker-hub.js';
import { describeImage } from './ecr.js';
import type { SourceKind, SourceOptions } from './kind.js';
import { needsOwnersAws, ownersOnly } from './messages.js';

const api: AwsApi = {
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
export const ecrPublicImages: SourceKind = (options) => {
  const accountsByAlias = memoizeAsync(() => ownAliases(options));
  return ({ repository }, tag) => {
    const [alias = '', ...rest] = repository.split('/');
    if (rest.length === 0) return undefined;
    return {
      id: 'ecr-public',
      title: 'the push time at Amazon ECR Public',
      strength: 'timestamps',
      async ask(question) {
        if (!asksForAge(question)) return { readAt: options.clock.now(), records: [] };
        if (options.aws?.() === undefined) throw new Failure('no-credential', needsOwnersAws(api.service));
        const account = (await accountsByAlias()).get(alias);
        if (account === undefined) throw new Failure('denied', ownersOnly(api.service));
        const image = { account, repository: rest.join('/'), digest: question.current, tag };
        return describeImage(options, api, image);
      },
    };
  };
};

/** An account has one public registry. Its first page is all that is read: other accounts' are in none. */
async function ownAliases(options: SourceOptions): Promise<ReadonlyMap<string, string>> {
  const { registries } = await askAws(options, api, {
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
