// Which images the consumers of a YAML file pull, by the documents that their own readers make of it.

const lists = ['containers', 'initContainers', 'ephemeralContainers'];
const pool = /^registry\.example\.com\/img\/(\d+):1$/;

/** The numbers of the images that `{"documents":[…]}` names, in order. */
export function imagesOf(kind, { documents }) {
  const found = new Set();
  const add = (image) => {
    const number = typeof image === 'string' ? pool.exec(image.trim())?.[1] : undefined;
    if (number !== undefined) found.add(Number(number));
  };
  for (const document of documents ?? []) {
    if (kind === 'compose') addServices(document, add);
    else if (isText(document?.apiVersion) && isText(document?.kind)) addContainers(document, add);
  }
  return [...found].sort((a, b) => a - b);
}

function isText(value) {
  return typeof value === 'string' && value !== '';
}

/** Compose reads one document, and each service without `build` pulls its image. */
function addServices(document, add) {
  const services = document?.services;
  if (typeof services !== 'object' || services === null || Array.isArray(services)) return;
  for (const service of Object.values(services)) if (service?.build === undefined) add(service?.image);
}

function addContainers(value, add) {
  if (typeof value !== 'object' || value === null) return;
  for (const list of lists)
    for (const container of Array.isArray(value[list]) ? value[list] : []) add(container?.image);
  for (const inner of Object.values(value)) addContainers(inner, add);
}

/** What differs, or `undefined`. Where readers may disagree about a value, the scanner lists each. */
export function differenceOf(scan, images, isDoubtful) {
  if ((scan?.problems.length ?? 0) > 0) return undefined;
  const names = (scan?.occurrences ?? []).flatMap((one) => (one.kind === 'image' ? [one] : []));
  const ours = new Set(
    names.flatMap(({ image: { registry, repository, tag } }) => {
      const number = pool.exec(`${registry}/${repository}:${tag}`)?.[1];
      return number === undefined ? [] : [Number(number)];
    }),
  );
  const missing = images.filter((number) => !ours.has(number));
  const extra = [...ours].filter((number) => !images.includes(number));
  if (missing.length > 0) return `only in the consumer's reader: ${missing}`;
  return extra.length > 0 && !isDoubtful ? `only here: ${extra}` : undefined;
}
