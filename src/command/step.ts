// Lets commands that run as a step of a workflow set outputs and write the job summary.
import type { Sink } from '../model/run/host.js';

/** `sink`, with the outputs and summary of the workflow step if there is one. The log stays with `sink`. */
export async function stepSink(
  sink: Sink,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Sink> {
  if (environment.GITHUB_ACTIONS !== 'true') return sink;
  const { actionsHost } = await import('../host/actions.js');
  const step = actionsHost(environment).sink;
  return { ...sink, summary: step.summary, output: step.output };
}
