// History documents: what an operator has exported of a tag, in the format of `tag-history`, in files of the repository or at an
// address. Where they are is said by an input or the policy of the base; files of a change are those of its base.
import { z } from 'zod';
import { Failure } from '../../../model/failure.js';
import { uriOf } from '../../../model/text/text.js';
import { decodeJson } from '../../http/json.js';
import { askApi, NoEntry, type SourceKind, type SourceOptions } from '../api.js';
import { otherTag, unreadableDocument } from '../messages.js';
import { eventsAnswer } from './tag-events.js';

const schema = z.object({
  manifests: z.array(z.unknown()),
  /** The image that it is about, since names of files are not always told apart by their case. */
  'x-image': z.string(),
});

/**
 * One document for each tag: `<repository>/<tag>.json`. One that is not there says nothing about its tag. It ends on the day
 * when it was made, and who made it may not have seen everything: each entry is a sighting, and what is not there says nothing.
 */
export const documents = {
  id: 'documents',
  title: (registry: string) => `the history documents of ${registry}`,
  strength: 'witness',
  proves: {
    registry: 'Any of them, with [history documents](#history-documents)',
    current: 'proved',
    left: 'proved if a document has it; otherwise not current',
    foreign: 'not current',
  },
  registries: [],
  open(options) {
    const { registry, documents: place } = options;
    if (place === undefined) return () => undefined;
    return ({ repository }, tag) =>
      async () => {
        const service = `the history document of ${registry}/${repository}:${tag}`;
        const document = await readDocument(options, place, `${repository}/${tag}.json`, service);
        if (document['x-image'] !== `${registry}/${repository}:${tag}`)
          throw new Failure('bad-answer', otherTag(service));
        return { records: eventsAnswer(document.manifests, true).records };
      };
  },
} as const satisfies SourceKind;

/** @throws NoEntry if there is none */
async function readDocument(
  { send }: SourceOptions,
  { location, read }: NonNullable<SourceOptions['documents']>,
  path: string,
  service: string,
): Promise<z.infer<typeof schema>> {
  if (!location.startsWith('file:')) {
    const refused = ({ status }: { status: number }) => (status === 404 ? new NoEntry(service) : undefined);
    return askApi({ send, service, url: `${location}/${uriOf(path)}`, schema, isPublic: true, refused });
  }
  const found = await read(`${location.slice('file:'.length)}/${path}`);
  if ('text' in found) return decodeJson(service, { body: found.text }, schema);
  if (found.absent === true) throw new NoEntry(service);
  throw new Failure('unreadable-file', unreadableDocument(service, found.unreadable));
}
