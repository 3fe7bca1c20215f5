// Turns Ctrl-C and a runner's cancellation into one abort signal; the second of them ends the process at once.

/** Of all commands that the process runs, until it is told to stop. */
let current: AbortSignal | undefined;

/**
 * Aborts on the first `SIGINT` or `SIGTERM`, which restores the default handling for the next one. All who ask before that
 * get the same signal, so that the process listens once.
 */
export function stopSignal(): AbortSignal {
  current ??= listen();
  return current;
}

function listen(): AbortSignal {
  const controller = new AbortController();
  const names = ['SIGINT', 'SIGTERM'] as const;
  const stop = (): void => {
    for (const name of names) process.removeListener(name, stop);
    current = undefined;
    controller.abort();
  };
  for (const name of names) process.on(name, stop);
  return controller.signal;
}
