// Time that does not depend on what else the machine does.

/** Milliseconds of CPU that this process has used, with its threads. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
