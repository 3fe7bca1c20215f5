// What is said where the list of release cycles could not be requested.

export function noNewerList(why: string): string {
  return `no newer data could be requested: ${why}`;
}

export function listRefused(status: number): string {
  return `the API answered with HTTP ${status}`;
}
