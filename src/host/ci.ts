// The CI host's word on the run: the runner's variables and the event, through @actions/github.
import { Failure } from '../model/failure.js';
import type { Ci } from '../model/host.js';

/** `undefined` outside a workflow. The package that parses the event is large, so it is loaded when asked. */
export function ciFrom(environment: Readonly<Record<string, string | undefined>>): Ci | undefined {
  if (environment.GITHUB_ACTIONS !== 'true') return undefined;
  return {
    variable: (name) => environment[name] || undefined,
    async payload() {
      try {
        const { context } = await import('@actions/github');
        return context.payload;
      } catch (cause) {
        const message = "The runner's event file (GITHUB_EVENT_PATH) cannot be read. Run the job again";
        throw new Failure('unreadable-file', message, { cause });
      }
    },
  };
}
