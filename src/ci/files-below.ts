// The files of a commit, seen from a folder of the repository.
import type { CommitFiles } from '../model/host.js';

/** The files of a commit as the checkout names them, which may be a folder of the repository. */
export function filesBelow(files: CommitFiles, folder: string | undefined): CommitFiles {
  if (folder === undefined) return files;
  const start = `${folder}/`;
  return {
    read: (path, maxBytes) => files.read(`${start}${path}`, maxBytes),
    async list(wanted = () => true, isReadAlike) {
      const isWanted = (path: string) => path.startsWith(start) && wanted(path.slice(start.length));
      return (await files.list(isWanted, isReadAlike)).flatMap((path) =>
        isWanted(path) ? [path.slice(start.length)] : [],
      );
    },
  };
}
