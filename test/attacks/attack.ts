// What an attack is, and what is judged about it.
import type { Stage } from './stage.js';

/** How a run of dist ended. */
export interface Ended {
  /** -1: it was killed, because it did not end or used more CPU time than it may. */
  readonly code: number;
  /** Everything that it printed. */
  readonly text: string;
  /** Seconds of CPU time, if they were measured. */
  readonly cpu?: number;
}

export interface Attack {
  /** The point of the trust boundary: 1 what is judged, 2 credentials, 3 the checkout, 4 work, 5 exceptions, 6 open answers. */
  readonly point: 1 | 2 | 3 | 4 | 5 | 6;
  /** What the attacker wants, in one sentence. */
  readonly name: string;
  /** What it did to the program before the attacks were answered. */
  readonly before: 'broken' | 'held';
  /** How the same situation ends without the attack. A control that passes would show nothing. */
  readonly control: 'fail' | 'incomplete' | 'fail or incomplete' | 'no pass';
  /** Plays the situation with the attack, or without it as the control. */
  readonly play: (stage: Stage, attacked: boolean) => Promise<Ended>;
}

/** A change without any fault that the gate must not stop. */
export interface Honest {
  readonly name: string;
  /** The exit codes that are accepted: 3 only where the system does not say what is judged. */
  readonly codes: readonly number[];
  readonly play: (stage: Stage) => Promise<Ended>;
}

/** What an attack has reached, in words; nothing if it was held. */
export interface Judged {
  readonly control: Ended;
  readonly attack: Ended;
  readonly reached: readonly string[];
}

const controls: Readonly<Record<Attack['control'], readonly number[]>> = {
  fail: [1],
  incomplete: [3],
  'fail or incomplete': [1, 3],
  'no pass': [1, 2, 3],
};

/** CPU seconds that an attack may use, whatever its control uses. */
const freeCpu = 3;

/** Plays the control and the attack, each on a stage of its own. */
export async function judge(one: Attack, stageFor: () => Stage): Promise<Judged> {
  const [calm, hostile] = [stageFor(), stageFor()];
  try {
    const control = await one.play(calm, false);
    const attack = await one.play(hostile, true);
    const reached = [
      ...(controls[one.control].includes(control.code) ? [] : [`the control ends with ${control.code}`]),
      ...(attack.code === 0 ? ['it passes'] : []),
      ...calm.reached().map((what) => `in the control, ${what}`),
      ...hostile.reached(),
      ...unclear(attack),
      ...cpuOf(control, attack),
    ];
    return { control, attack, reached };
  } finally {
    await Promise.all([calm.close(), hostile.close()]);
  }
}

function unclear({ code, text }: Ended): readonly string[] {
  if (code < 0) return ['it was killed'];
  return [
    ...(/^\s+at .+:\d+:\d+\)?$/m.test(text) ? ['it prints a stack'] : []),
    ...(/this is a bug/i.test(text) ? ['it says that this is a bug'] : []),
    ...(![0, 1, 2, 3].includes(code) ? [`it ends with ${code}`] : []),
    ...(code !== 0 && text.trim() === '' ? ['it says nothing'] : []),
  ];
}

function cpuOf(control: Ended, attack: Ended): readonly string[] {
  if (attack.cpu === undefined || control.cpu === undefined) return [];
  const allowed = Math.max(freeCpu, 3 * control.cpu);
  if (attack.cpu <= allowed) return [];
  return [
    `it uses ${attack.cpu.toFixed(1)} s of CPU time, and ${control.cpu.toFixed(1)} s without the attack`,
  ];
}
