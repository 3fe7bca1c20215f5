// Texts from outside that want to be a command, markup, an escape sequence, or to stand in another order.
import type { Random } from './random.js';

const texts = [
  '::error file=x::owned',
  '::set-output name=verdict::pass',
  '%0A::error::owned',
  '##[error]owned',
  '##[command]%0D%0Aowned',
  '[owned](http://evil.example/)',
  '![owned](http://evil.example/p.png)',
  'http://evil.example/x www.evil.example',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '</code></td><svg onload=alert(1)>',
  '"><a href="javascript:alert(1)">owned</a>',
  '--><h1>owned</h1><!--',
  '</details>',
  '@evil-team evil/x#4711 GH-4711',
  '`*_~|a|b|~_*`',
  '```suggestion',
  '\u001b[31mowned\u001b[0m',
  '\u001b]8;;http://evil.example/\u0007owned',
  '\u009b2Jowned\b\b',
  'safe\u202egnp.exe\u2066',
  'zero\u200bwidth\ufeff\u2028',
] as const;

/** One of them, or two next to each other. */
export function hostileText(random: Random): string {
  return random.chance(0.7) ? random.pick(texts) : `${random.pick(texts)} ${random.pick(texts)}`;
}

const lineEnds = ['\n', '\r', '\u2028'] as const;

/** The name of a folder that a list of files, or a glob, may fail to hold. */
export function oddFolder(random: Random): string {
  return random.pick([`a${random.pick(lineEnds)}b`, hostileFolder(random)]);
}

/** The name of a folder; it may hold any character but the slash. */
export function hostileFolder(random: Random): string {
  const line = random.chance(0.3) ? random.pick(lineEnds) : '';
  return `${line}${hostileText(random).replaceAll('/', '\u2215')}`;
}
