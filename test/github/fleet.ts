// Many repositories on the test server.
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

/** The state of each of them by its name; tokens are those of the server. Without files a repository is empty. */
export function addRepositories(
  main: State,
  repositories: readonly FleetRepository[],
): ReadonlyMap<string, State> {
  return new Map(
    repositories.map(({ name, files }) => {
      const repository = new Repository();
      if (Object.keys(files).length > 0)
        repository.setHead('main', repository.commit([], files, { login: 'alice', message: 'First' }));
      return [name, Object.assign(Object.create(main) as State, { name, repository })];
    }),
  );
}
