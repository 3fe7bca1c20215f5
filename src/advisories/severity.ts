// Scores → one level: the worst that anybody gave.
import cvss from 'ae-cvss-calculator';
import { type RiskLevel, riskLevels, type SeverityScore } from '../model/advisory.js';

export interface SeverityRating {
  readonly level: RiskLevel;
  /** CVSS base score, from 0 to 10; absent where only a word was given. */
  readonly score?: number;
  /** Somebody gave a score besides that cannot be read, so it may be worse. */
  readonly orWorse?: true;
}

const maxVectorLength = 300;

/** `undefined` when there is no score that can be read: the severity is not known. */
export function severityOf(severities: readonly SeverityScore[]): SeverityRating | undefined {
  const given = severities.filter(({ score }) => score.trim() !== '').map(({ score }) => readScore(score));
  const worst = given.reduce(
    (max, risk) => (risk !== undefined && isWorse(risk, max) ? risk : max),
    undefined,
  );
  return worst !== undefined && given.includes(undefined) ? { ...worst, orWorse: true } : worst;
}

/** A level by its name in any case; `negligible` counts as low, `moderate` as medium. */
export function parseRiskLevel(word: string): RiskLevel | undefined {
  const name = word.trim().toLowerCase();
  const others: Readonly<Record<string, RiskLevel>> = { negligible: 'low', moderate: 'medium' };
  return (
    riskLevels.find((level) => level === name) ?? (Object.hasOwn(others, name) ? others[name] : undefined)
  );
}

/** True for `level` as bad as `threshold` or worse. */
export function isAtLeast(level: RiskLevel, threshold: RiskLevel): boolean {
  return riskLevels.indexOf(level) >= riskLevels.indexOf(threshold);
}

/** A CVSS vector of any version, a number, or a word. https://www.first.org/cvss/v3.1/specification-document#Qualitative-Severity-Rating-Scale */
function readScore(text: string): SeverityRating | undefined {
  if (text.length > maxVectorLength) return undefined;
  const named = parseRiskLevel(text);
  if (named !== undefined) return { level: named };
  const score = /^\d{1,2}(?:\.\d{1,3})?$/.test(text) ? Number(text) : baseScore(text);
  return score === undefined || score > 10 ? undefined : { level: levelOf(score), score };
}

/** Metrics and values are letters: the calculator prints what it cannot read, so it gets nothing else. */
const vectorShape = /^(?:CVSS:\d\.\d\/)?[A-Za-z]{1,5}:[A-Za-z]{1,5}(?:\/[A-Za-z]{1,5}:[A-Za-z]{1,5})*$/;

/** A vector with a metric missing has no base score. */
function baseScore(vector: string): number | undefined {
  if (!vectorShape.test(vector)) return undefined;
  const read = cvss.fromVector(vector);
  const scores: { readonly base?: number | undefined } | undefined = read?.calculateScores();
  return scores?.base;
}

function levelOf(score: number): RiskLevel {
  if (score >= 9) return 'critical';
  if (score >= 7) return 'high';
  if (score >= 4) return 'medium';
  return score > 0 ? 'low' : 'none';
}

function isWorse(risk: SeverityRating, than: SeverityRating | undefined): boolean {
  if (than === undefined) return true;
  const order = riskLevels.indexOf(risk.level) - riskLevels.indexOf(than.level);
  return order > 0 || (order === 0 && (risk.score ?? 0) > (than.score ?? 0));
}
