// What the pull requests of pins tell a user: ticks that do not count, and images that are not updated.

export const pullRequestTexts = {
  unknownEditor: 'the host does not say who set it',
  app: (login: string) => `it was set by the app ${login}`,
  mayNotWrite: (login: string) => `${login} may not write to the repository`,
  tickRefused: (number: number, why: string) => `A checkbox of #${number} does not count: ${why}`,
  heldBy: (number: number, login: string, day: string) =>
    `Held in pull request #${number} by ${login} on ${day}`,
  held: (name: string, login: string, until: string | undefined) =>
    `${name} is not updated${until === undefined ? '' : ` until ${until}`}: requested by ${login}`,
  notKept: (file: string, why: string) =>
    `What is held could not be written to ${file} (${why}), so it is only held while its checkbox has a tick`,
} as const;
