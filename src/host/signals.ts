// Ctrl-C and a runner's cancel as one signal to stop; the second of them ends the process at once.

/** Aborts on the first `SIGINT` or `SIGTERM`. From then on the process has its usual way of dying. */
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
