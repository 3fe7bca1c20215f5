// Differences of the configuration as reports may show them: values that can hold secrets are left out.
import { compact } from '../../model/compact.js';
import type { ConfigurationChange, ConfigurationField } from '../../report/schema/forecast-schema.js';
import type { EntriesDiff } from './diff.js';

export type SingleConfigurationChange = Omit<ConfigurationChange, 'platforms'>;

const maxTextLength = 300;
/** Variables that hold a version or the search path; any other may hold a credential. */
const publicVariable = /^(?:PATH|[A-Z][A-Z0-9_]{0,60}_VERSION)$/;
const publicLabel =
  /^org\.opencontainers\.image\.(?:version|revision|source|created|base\.name|base\.digest|ref\.name)$/;

/** The changes of one platform, in no particular order. */
export function configurationChanges(diff: EntriesDiff<string>): readonly SingleConfigurationChange[] {
  return [
    ...[...diff.removed].map(([key, value]) => changeOf('removed', key, value, undefined)),
    ...[...diff.changed].map(([key, { from, to }]) => changeOf('changed', key, from, to)),
    ...[...diff.added].map(([key, value]) => changeOf('added', key, undefined, value)),
  ];
}

function changeOf(
  change: ConfigurationChange['change'],
  key: string,
  from: string | undefined,
  to: string | undefined,
): SingleConfigurationChange {
  const space = key.indexOf(' ');
  const field = (space < 0 ? key : key.slice(0, space)) as ConfigurationField;
  const name = space < 0 ? undefined : key.slice(space + 1);
  const shown = (value: string | undefined) =>
    value === undefined || value === '' || !isPublic(field, name) ? undefined : cut(value);
  return { field, change, ...compact({ name: name && cut(name), from: shown(from), to: shown(to) }) };
}

function isPublic(field: ConfigurationField, name = ''): boolean {
  if (field === 'env') return publicVariable.test(name);
  return field !== 'label' || publicLabel.test(name);
}

function cut(text: string): string {
  return text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength)}…`;
}
