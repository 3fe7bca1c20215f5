// Where a message is read: in a workflow's log, where settings are inputs, or in a terminal, where they are flags.

export type Surface = 'workflow' | 'terminal';

/** A setting as the reader writes it: `` `platform:` `` in a workflow, `` `--platform` `` in a terminal. */
export function settingName(surface: Surface, name: string): string {
  return surface === 'terminal' ? `\`--${name}\`` : `\`${name}:\``;
}
