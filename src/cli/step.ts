// In a workflow's step, commands of the command line also set outputs and write the job summary.
import type { Sink } from '../model/host.js';

/** `sink` with the step's outputs and summary where there is a step; the log stays the command's own. */
export async function stepSink(
  sink: Sink,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Sink> {
  if (environment.GITHUB_ACTIONS !== 'true') return sink;
  const { actionsHost } = await import('../host/actions.js');
  const step = actionsHost(environment).sink;
  return { ...sink, summary: step.summary, output: step.output };
}
