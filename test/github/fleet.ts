// Many repositories on the test server. They share one store of git objects, as a repository and its forks do.
import { Repository } from './repository.js';
import type { State } from './state.js';

export interface FleetRepository {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly archived?: boolean;
  readonly fork?: boolean;
  /** KiB. */
  readonly size?: number;
  readonly topics?: readonly string[];
}

/** A repository whose branches are the ones below `refs/heads/<name>/` of the shared store. */
class SharedRepository extends Repository {
  constructor(
    readonly store: Repository,
    readonly prefix: string,
  ) {
    super(store.folder);
  }

  override head(branch: string): string | undefined {
    return super.head(`${this.prefix}/${branch}`);
  }

  override setHead(branch: string, sha: string | undefined): void {
    super.setHead(`${this.prefix}/${branch}`, sha);
  }
}

/** The state of one of them; tokens are those of the server. */
function stateOf(main: State, name: string): State {
  return Object.assign(Object.create(main) as State, {
    name,
    repository: new SharedRepository(main.repository, name),
  });
}

/** Adds the repositories in one go: two hundred cost as much as one. Without files a repository is empty. */
export function addRepositories(
  main: State,
  repositories: readonly FleetRepository[],
): ReadonlyMap<string, State> {
  // Objects outside of packs are read without git.
  const unpacked = ['-c', 'fastimport.unpackLimit=1000000'];
  const stream = `${repositories.map(streamOf).join('')}done\n`;
  main.repository.git([...unpacked, 'fast-import', '--quiet', '--done'], stream);
  return new Map(repositories.map(({ name }) => [name, stateOf(main, name)]));
}

/** https://git-scm.com/docs/git-fast-import */
function streamOf({ name, files }: FleetRepository): string {
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const changes = Object.entries(files).map(([file, text]) => `M 100644 inline ${file}\n${data(text)}`);
  if (changes.length === 0) return '';
  return `commit refs/heads/${name}/main\ncommitter alice <alice@example.com> 1790000000 +0000\n${data('First')}${changes.join('')}\n`;
}
