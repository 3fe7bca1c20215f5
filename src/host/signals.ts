// Turns Ctrl-C and a runner's cancellation into one abort signal; the second of them ends the process at once.

/** Aborts on the first `SIGINT` or `SIGTERM`, and restores the default handling for the next one. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const names = ['SIGINT', 'SIGTERM'] as const;
  const stop = (): void => {
    for (const name of names) process.removeListener(name, stop);
    controller.abort();
  };
  for (const name of names) process.on(name, stop);
  return controller.signal;
}
