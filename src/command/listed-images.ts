// A run over images that no file of the folder has, under its policy, ledger and keys.
import type { Files, Host } from '../model/run/host.js';

/** Files of which nothing is written to the disk; what was written is read again. */
export function readOnly(files: Files, texts: ReadonlyMap<string, string> = new Map()): Files {
  const written = new Map(texts);
  return {
    ...files,
    async read(path, maxBytes) {
      const text = written.get(path);
      return text === undefined ? files.read(path, maxBytes) : { text };
    },
    async replace(path, _, after) {
      written.set(path, after);
      return {};
    },
    save: async () => undefined,
  };
}

/** Where compose files are, and hardly anything else that a policy names. */
export const imagesFile = '.tagproof/compose.yaml';

/** The same folder, in which one file is to be scanned, which has these images: policy, ledger and keys are those of the folder. */
export function hostOfImages(host: Host, images: readonly string[]): Host {
  const { threads: _, ...rest } = host;
  const services = images.map((image, index) => `  image${index}:\n    image: '${image}'\n`);
  const text = `services:\n${services.join('')}`;
  const files = readOnly(host.files, new Map([[imagesFile, text]]));
  return { ...rest, files: { ...files, list: async (wanted = () => true) => [imagesFile].filter(wanted) } };
}

/** What a policy of the folder does not decide about images that are not in it. */
export const aboutImages = { notFromPolicy: ['paths', 'exclude', 'new-only', 'pin-form', 'limit'] };
