// Severity scores → one rating: the worst of them.
import cvss from 'ae-cvss-calculator';
import { type RiskLevel, riskLevels, type SeverityScore } from './advisory.js';

export interface SeverityRating {
  readonly level: RiskLevel;
  /** CVSS base score, from 0 to 10; absent if only a level was given. */
  readonly score?: number;
  /** Another score could not be read, so the severity may be worse. */
  readonly orWorse?: true;
}

const maxVectorLength = 300;

/** The worst rating; `undefined` if no score can be read, so the severity is not known. */
export function severityOf(severities: readonly SeverityScore[]): SeverityRating | undefined {
  const ratings = severities.filter(({ score }) => score.trim() !== '').map(({ score }) => readScore(score));
  const worst = ratings.reduce(
    (max, rating) => (rating !== undefined && isWorse(rating, max) ? rating : max),
    undefined,
  );
  return worst !== undefined && ratings.includes(undefined) ? { ...worst, orWorse: true } : worst;
}

/** A level by its name in any case; `negligible` counts as low, `moderate` as medium. */
export function parseRiskLevel(word: string): RiskLevel | undefined {
  const name = word.trim().toLowerCase();
  const synonyms: Readonly<Record<string, RiskLevel>> = { negligible: 'low', moderate: 'medium' };
  return (
    riskLevels.find((level) => level === name) ?? (Object.hasOwn(synonyms, name) ? synonyms[name] : undefined)
  );
}

/** True if `level` is as severe as `threshold` or more. */
export function isAtLeast(level: RiskLevel, threshold: RiskLevel): boolean {
  return riskLevels.indexOf(level) >= riskLevels.indexOf(threshold);
}

/** Reads a CVSS vector of any version, a number, or the name of a level. https://www.first.org/cvss/v3.1/specification-document#Qualitative-Severity-Rating-Scale */
function readScore(text: string): SeverityRating | undefined {
  if (text.length > maxVectorLength) return undefined;
  const named = parseRiskLevel(text);
  if (named !== undefined) return { level: named };
  const score = /^\d{1,2}(?:\.\d{1,3})?$/.test(text) ? Number(text) : baseScore(text);
  return score === undefined || score > 10 ? undefined : { level: levelOf(score), score };
}

/** The calculator prints input that it cannot read to the console, so it gets only what looks like a vector. */
const vectorShape = /^(?:CVSS:\d\.\d\/)?[A-Za-z]{1,5}:[A-Za-z]{1,5}(?:\/[A-Za-z]{1,5}:[A-Za-z]{1,5})*$/;

/** `undefined` for text that is not a vector, and for a vector that lacks a metric. */
function baseScore(vector: string): number | undefined {
  if (!vectorShape.test(vector)) return undefined;
  const parsed = cvss.fromVector(vector);
  const scores: { readonly base?: number | undefined } | undefined = parsed?.calculateScores();
  return scores?.base;
}

function levelOf(score: number): RiskLevel {
  if (score >= 9) return 'critical';
  if (score >= 7) return 'high';
  if (score >= 4) return 'medium';
  return score > 0 ? 'low' : 'none';
}

function isWorse(rating: SeverityRating, than: SeverityRating | undefined): boolean {
  if (than === undefined) return true;
  const order = riskLevels.indexOf(rating.level) - riskLevels.indexOf(than.level);
  return order > 0 || (order === 0 && (rating.score ?? 0) > (than.score ?? 0));
}
