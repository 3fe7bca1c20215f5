// Google Artifact Registry: when an image was uploaded, and which tags it has now.
// https://github.com/googleapis/googleapis/blob/master/google/devtools/artifactregistry/v1/artifact.proto
import { z } from 'zod';
import { Failure } from '../../model/failure.js';
import { askApi, pushAnswer, type SourceKind } from './api.js';
import { needsToken } from './messages.js';

const service = 'the API of Artifact Registry';
const api = 'https://artifactregistry.googleapis.com/v1';

const imageSchema = z.object({
  uploadTime: z.iso.datetime({ offset: true }),
  tags: z.array(z.string()).optional(),
});

/** Images of `<location>-docker.pkg.dev/<project>/<repository>/<image>`, with an access token of Google Cloud. */
export const artifactRegistry = {
  id: 'artifact-registry',
  title: 'Artifact Registry',
  strength: 'timestamps',
  knowsOnlyAges: true,
  proves: {
    registry: 'ghcr.io, Amazon ECR, Azure, Artifact Registry, and every other registry',
    current: 'proved',
    left: 'not current',
    foreign: 'not current',
  },
  registries: ['-docker.pkg.dev'],
  open({ registry, send, token: credential }) {
    const location = /^([a-z0-9-]+)-docker\.pkg\.dev$/.exec(registry)?.[1];
    return ({ repository }, tag) => {
      const [project, folder = '', ...rest] = segmentsOf(repository);
      if (location === undefined || rest.length === 0) return undefined;
      const parent = `projects/${encodeURIComponent(project)}/locations/${location}/repositories/${encodeURIComponent(folder)}`;
      return async ({ current }) => {
        if (credential === undefined)
          throw new Failure('no-credential', needsToken(service, 'an access token'));
        const url = `${api}/${parent}/dockerImages/${encodeURIComponent(rest.join('/'))}@${current}`;
        const authorization = { scheme: 'Bearer', credential } as const;
        const { uploadTime, tags = [] } = await askApi({
          send,
          service,
          url,
          schema: imageSchema,
          authorization,
        });
        // An upload of the same digest may renew it.
        return pushAnswer(current, { at: Date.parse(uploadTime), isFirst: false, tags, tag });
      };
    };
  },
} as const satisfies SourceKind;

/** The project comes first. The id of one that belongs to a domain is `example.com:project`, with a slash in image names. */
function segmentsOf(repository: string): readonly [project: string, ...string[]] {
  const [first = '', second = '', ...rest] = repository.split('/');
  return first.includes('.') ? [`${first}:${second}`, ...rest] : [first, second, ...rest];
}
