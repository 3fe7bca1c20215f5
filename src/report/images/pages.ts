// Addresses of pages about images: at their registries, only where the form of the address is known.
import { compact } from '../../model/compact.js';
import type { ImageReference } from '../../model/image.js';
import { uriOf } from '../../model/uri.js';
import type { ReportedImage } from './schema.js';

type Named = Pick<ImageReference, 'repository'> & { readonly tag?: string | undefined };
type Pages = ReportedImage['links'];

/** Registry → its pages of an image. A repository that has none there has no links. */
const pagesAt: Readonly<Record<string, (image: Named) => Pages>> = {
  'docker.io': dockerHub,
  'quay.io': ({ repository }) =>
    bothOf(`https://quay.io/repository/${uriOf(repository)}`, '?tab=info', '?tab=history'),
  // The registry itself redirects a browser to the page of the package.
  'ghcr.io': ({ repository }) => ({ page: `https://ghcr.io/${uriOf(repository)}` }),
  'cgr.dev': chainguard,
  'public.ecr.aws': ({ repository }) => ({ page: `https://gallery.ecr.aws/${uriOf(repository)}` }),
  'mcr.microsoft.com': ({ repository }) =>
    bothOf(`https://mcr.microsoft.com/en-us/artifact/mar/${uriOf(repository)}`, '/about', '/tags'),
  // The registry has no pages; its documentation names this one.
  'registry.k8s.io': ({ repository }) => ({
    page: `https://explore.ggcr.dev/?repo=${encodeURIComponent('registry.k8s.io/')}${encodeURIComponent(wellFormed(repository))}`,
  }),
};

/** The pages of an image; none at registries whose addresses are not known. */
export function pagesOf({ registry, repository, tag }: Named & Pick<ImageReference, 'registry'>): Pages {
  return Object.hasOwn(pagesAt, registry) ? (pagesAt[registry]?.({ repository, tag }) ?? {}) : {};
}

function dockerHub({ repository, tag }: Named): Pages {
  const [folder, ...name] = repository.split('/');
  const page =
    folder === 'library' && name.length === 1
      ? `https://hub.docker.com/_/${uriOf(name.join('/'))}`
      : name.length === 1
        ? `https://hub.docker.com/r/${uriOf(repository)}`
        : undefined;
  if (page === undefined) return {};
  const filter = tag === undefined ? '' : `?name=${encodeURIComponent(wellFormed(tag))}`;
  return bothOf(page, '', `/tags${filter}`);
}

/** Only the public images have a page that everybody can open. */
function chainguard({ repository }: Named): Pages {
  const [organization, name, ...more] = repository.split('/');
  if (organization !== 'chainguard' || name === undefined || more.length > 0) return {};
  const page = `https://images.chainguard.dev/directory/image/${uriOf(name)}`;
  return bothOf(page, '/overview', '/versions');
}

function bothOf(base: string, page: string, history: string): Pages {
  return compact({ page: `${base}${page}`, history: `${base}${history}` });
}

/** Lone surrogates cannot be encoded. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}
