// A model of a night with 20,000 repositories in 64 shards: what the limits of the CI host's API allow, and where it waits.
// `node bench/shards-model.mjs`. The numbers of requests are those that bench/nights.mjs measures.
const repositories = 20_000;
const shards = 64;
/** https://docs.github.com/actions/reference/limits, https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
const limits = { jobs: 60, hourly: 5000, appHourly: 12_500, perMinute: { rest: 900, graphql: 2000 } };
const atOnce = 4;
/** Seconds of one repository without waiting: scanning, and answers of the platform that the shard does not have yet. */
const secondsEach = 1.5;

/** Simulates second by second; both budgets belong to one token, whose hour begins with its first request. */
function simulate({ audited, heads, hourly, restEach, graphqlEach }) {
  const state = { rest: hourly, graphql: hourly, waitedHour: 0, waitedMinute: 0, second: 0, done: 0 };
  state.graphql -= heads;
  const perShard = Math.ceil(audited / shards);
  const waves = Math.ceil(shards / limits.jobs);
  const capacity = (Math.min(shards, limits.jobs) * atOnce) / secondsEach;
  let minute = { rest: 0, graphql: 0 };
  while (state.done < audited) {
    state.second += 1;
    if (state.second % 3600 === 0) Object.assign(state, { rest: hourly, graphql: hourly });
    if (state.second % 60 === 0) minute = { rest: 0, graphql: 0 };
    const hour = Math.min(state.rest / restEach, state.graphql / graphqlEach);
    const now = Math.min(
      (limits.perMinute.rest - minute.rest) / restEach,
      (limits.perMinute.graphql - minute.graphql) / graphqlEach,
    );
    const begun = Math.max(0, Math.min(capacity, hour, now, audited - state.done));
    if (begun < Math.min(capacity, audited - state.done)) {
      if (hour < now) state.waitedHour += 1;
      else state.waitedMinute += 1;
    }
    state.done += begun;
    state.rest -= begun * restEach;
    state.graphql -= begun * graphqlEach;
    minute.rest += begun * restEach;
    minute.graphql += begun * graphqlEach;
  }
  return { ...state, perShard, waves };
}

const hours = (seconds) =>
  seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
const heads = Math.ceil(repositories / 50);
const cold = { heads, restEach: 1, graphqlEach: 1 };
const rows = [
  ['First night, one token', { ...cold, audited: repositories, hourly: limits.hourly }],
  [
    'First night, an app of a large organization',
    { ...cold, audited: repositories, hourly: limits.appHourly },
  ],
  [
    'Second night, everything again, with the cache',
    { ...cold, audited: repositories, hourly: limits.hourly, restEach: 0.02, graphqlEach: 0.02 },
  ],
  [
    'Second night, a fifth has changed',
    { ...cold, audited: repositories / 5, hourly: limits.hourly, restEach: 1, graphqlEach: 1 },
  ],
  ['Second night, 2 % have changed', { ...cold, audited: repositories / 50, hourly: limits.hourly }],
];
console.log('| Night | Audited | Takes | Waits for the hour | Waits for the minute |');
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const [what, night] of rows) {
  const { second, waitedHour, waitedMinute } = simulate(night);
  console.log(
    `| ${what} | ${night.audited} | ${hours(second)} | ${hours(waitedHour)} | ${hours(waitedMinute)} |`,
  );
}
