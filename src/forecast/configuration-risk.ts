// Which changes of an image's configuration break those who run it.

import type { ConfigurationField, RiskReason } from '../model/forecast.js';
import { addToGroup } from '../model/groups.js';
import type { SingleConfigurationChange } from './configuration-changes.js';
import { riskTexts } from './messages.js';

/** Changes of these alone are part of every build. */
const quietFields: readonly ConfigurationField[] = ['label', 'created'];
/** Versions and checksums of what is built in; the packages say more. */
const quietVariable = /(?:^PATH|_VERSION|_SHA\d*|_CHECKSUM|_DIGEST|_REVISION|_RELEASE)$/;

interface ChangedConfiguration {
  readonly configuration: readonly SingleConfigurationChange[];
}

export function configurationReasons({ configuration }: ChangedConfiguration): readonly RiskReason[] {
  const named = (field: ConfigurationField, change: SingleConfigurationChange['change']) =>
    configuration.filter((one) => one.field === field && one.change === change).map(({ name }) => name ?? '');
  const reason = (
    grade: RiskReason['grade'],
    names: readonly string[],
    text: (names: readonly string[]) => string,
  ) => (names.length === 0 ? [] : [{ grade, text: text(names) }]);
  const changedVariables = named('env', 'changed').filter((name) => !quietVariable.test(name));
  return [
    ...configuration.filter(({ field }) => field === 'user').map(userReason),
    ...configuration.flatMap(({ field }) =>
      field === 'entrypoint' || field === 'cmd'
        ? [{ grade: 'breaking' as const, text: riskTexts.command(field) }]
        : [],
    ),
    ...reason('breaking', named('port', 'removed'), riskTexts.portsGone),
    ...reason('breaking', named('env', 'removed'), riskTexts.variablesGone),
    ...reason('notable', changedVariables, riskTexts.variablesChanged),
    ...otherReasons(configuration),
  ];
}

function userReason({ from = '', to = '' }: SingleConfigurationChange): RiskReason {
  const isCrossing = isRoot(from) !== isRoot(to);
  return isCrossing
    ? { grade: 'breaking', text: riskTexts.rootUser(from, to) }
    : { grade: 'notable', text: riskTexts.otherUser(from, to) };
}

/** No user means root, and so do `0:0` and `root:wheel`. */
function isRoot(user: string): boolean {
  return /^(?:0*|root)$/.test(user.split(':')[0] ?? '');
}

function otherReasons(configuration: readonly SingleConfigurationChange[]): readonly RiskReason[] {
  const judged: readonly ConfigurationField[] = ['user', 'entrypoint', 'cmd', ...quietFields];
  const rest = configuration.filter(
    ({ field, change }) =>
      !judged.includes(field) && field !== 'env' && !(field === 'port' && change === 'removed'),
  );
  const groups = new Map<string, SingleConfigurationChange[]>();
  for (const one of rest) {
    addToGroup(groups, `${one.field} ${one.change}`, one);
  }
  return [...groups.values()].flatMap(([first, ...more]) =>
    first === undefined
      ? []
      : [
          {
            grade: 'notable' as const,
            text: riskTexts.field(
              first,
              [first, ...more].flatMap(({ name }) => name ?? []),
            ),
          },
        ],
  );
}
