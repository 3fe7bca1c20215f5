// What the transports tell a user while a run waits.

/** The CI host wants a pause, and requests go on after it. */
export function waitsForHost(host: string, status: number, until: number, ms: number): string {
  const time = new Date(until).toISOString().slice(11, 19);
  const how = status === 200 ? 'GraphQL' : `HTTP ${status}`;
  return `${host} limits the rate of requests (${how}). Waiting for ${Math.ceil(ms / 1000)} seconds, until ${time} UTC`;
}
