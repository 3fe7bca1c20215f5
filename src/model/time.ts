// Lengths of time as users write them: `36h`, `14d`, `2w`, `P14D`, `PT36H`.

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;
const short = /^(\d{1,6})([mhdw])$/;
const iso = /^P(?:(\d{1,6})W|(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?)?)$/;

/** The length in milliseconds, or `undefined` when the text is not one. Months and years have no fixed length. */
export function parseDuration(text: string): number | undefined {
  const simple = short.exec(text);
  if (simple) return Number(simple[1]) * unitMs[simple[2] as keyof typeof unitMs];
  const parts = iso.exec(text)?.slice(1, 5);
  if (parts?.some((part) => part !== undefined) !== true) return undefined;
  const [weeks, days, hours, minutes] = parts.map((part) => Number(part ?? 0));
  return (
    (weeks ?? 0) * unitMs.w + (days ?? 0) * unitMs.d + (hours ?? 0) * unitMs.h + (minutes ?? 0) * unitMs.m
  );
}

/** Milliseconds as `parseDuration` reads them, in the largest unit that fits: `7d`, `36h`, `90m`. */
export function durationText(ms: number): string {
  const unit = (['d', 'h'] as const).find((name) => ms % unitMs[name] === 0) ?? 'm';
  return `${ms / unitMs[unit]}${unit}`;
}
