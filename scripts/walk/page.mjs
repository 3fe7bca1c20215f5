// The walk as Markdown: what is typed and what is printed, with names in place of what differs between two runs.
import { otherWays } from './others.mjs';
import { walked } from './path.mjs';
import { wrongTurns } from './wrong-turns.mjs';

const hosts = { github: 'GitHub', gitlab: 'GitLab' };
export const [start, end] = ['<!-- walk -->', '<!-- /walk -->'];

/** What is between the markers of docs/walk.md. */
export async function walkText(load) {
  const sections = [];
  for (const [ci, name] of Object.entries(hosts)) sections.push(walkSection(name, await walked(load, ci)));
  sections.push(...(await otherWays(load)).map(waySection));
  const turns = (await wrongTurns(load)).map(turnSection);
  return ['', ...sections, `## Wrong turns\n\n${turns.join('\n\n')}`, ''].join('\n\n');
}

function walkSection(name, { steps, job, seconds }) {
  return [
    `## On ${name}`,
    ...steps.map(({ command, text }, index) => `${index + 1}. Type:\n\n${block(`$ ${command}\n${text}`)}`),
    `The job that this push starts signs in with its own token, and prints:\n\n${block(job)}`,
    `${steps.length} commands, no file edited by hand. The commands of Tagproof took ${seconds.toFixed(1)} seconds.`,
  ].join('\n\n');
}

function waySection({ title, about, steps }) {
  const typed = steps.map(({ command, text, code }, index) => {
    const end = code === 0 ? '' : `\n\nExit code ${code}.`;
    return `${index + 1}. Type:\n\n${block(`$ ${command}\n${text}`)}${end}`;
  });
  return [`## ${title}`, about, ...typed].join('\n\n');
}

function turnSection({ title, command, code, text }) {
  return `### ${title}\n\n${block(`$ ${command}\n${text}`)}\n\nExit code ${code}.`;
}

function block(text) {
  return `\`\`\`console\n${withNames(text).trim()}\n\`\`\``;
}

/** Digests, uids, dates and times differ from one run to the next. */
function withNames(text) {
  return text
    .replace(/sha256:(?:[0-9a-f]{64}|[0-9a-f]{12})(?![0-9a-f])/g, 'sha256:…')
    .replace(/\b[0-9a-f]{40}\/[0-9a-f]{16}\b/g, 'ORGANIZATION/IDENTITY')
    .replace(/\b(?!0123456789)[0-9a-f]{40}\b/g, 'ORGANIZATION')
    .replace(/\(([0-9a-f]{16})\)/g, '(…)')
    .replace(/\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?/g, 'DATE')
    .replace(/[ \t]+$/gm, '');
}
