// The style of the cards: one for each image, with its issues and their places.

export const cardStyle = `
.cards { display: grid; gap: 0.875rem; }
.card { border: 1px solid var(--line); border-left: 4px solid var(--line-strong); border-radius: 8px; background: var(--raised); padding: 1rem 1.25rem; min-width: 0; }
.card.error { border-left-color: var(--red); } .card.warning { border-left-color: var(--old); } .card.notice { border-left-color: var(--bar); }
.card header { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: baseline; justify-content: space-between; }
.card h3 { margin: 0; font-size: 1rem; line-height: 1.4; font-weight: 600; overflow-wrap: anywhere; min-width: 0; }
.card h3 code { font-size: 1rem; }
.act { margin-top: 0.375rem; text-wrap: pretty; }
.facts { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-top: 0.25rem; font-size: 0.875rem; color: var(--soft); }
.facts b { color: var(--text); font-weight: 600; }
.issues { list-style: none; margin-top: 0.625rem; }
.issue { padding: 0.5rem 0; border-top: 1px solid var(--line); font-size: 0.9375rem; overflow-wrap: anywhere; }
.issue:last-child { padding-bottom: 0; }
.issue[hidden], .places li[hidden] { display: none; }
.check { color: inherit; text-decoration-color: var(--line-strong); margin: 0 0.25rem; }
.of { margin-bottom: 0.125rem; font-size: 0.875rem; }
.fix { margin-top: 0.25rem; font-size: 0.875rem; color: var(--soft); }
.fix .after { color: var(--text); padding: 0.125rem 0.375rem; background: var(--sunken); border-radius: 4px; }
.places { margin-top: 0.25rem; font-size: 0.875rem; }
.places ul, .advisories ul { list-style: none; }
.places ul { columns: 24rem; column-gap: 1.5rem; }
.places li { break-inside: avoid; padding: 0.0625rem 0; min-height: 1.625rem; }
.places b { font-weight: 600; }
.advisories { margin-top: 0.625rem; padding-top: 0.5rem; border-top: 1px solid var(--line); font-size: 0.875rem; }
.advisories li { padding: 0.125rem 0; overflow-wrap: anywhere; }
.forecast { border-top: 1px solid var(--line); padding: 0.5rem 0; }
.forecast > summary { width: auto; font-size: 0.9375rem; color: var(--text); overflow-wrap: anywhere; }
.forecast ul { padding-left: 1.25rem; }
.forecast > :not(summary) { margin-top: 0.5rem; }
.copy { position: relative; width: 1.5rem; height: 1.5rem; color: var(--soft); background: none; border: 0; border-radius: 4px; padding: 0; margin: -0.25rem 0 -0.25rem 0.125rem; vertical-align: middle; cursor: pointer; }
.copy::before, .copy::after { content: ""; position: absolute; width: 0.5rem; height: 0.5625rem; border: 1.5px solid currentColor; border-radius: 2px; }
.copy::before { left: 0.375rem; top: 0.3125rem; } .copy::after { left: 0.5625rem; top: 0.5rem; background: var(--raised); }
.copy:hover { color: var(--text); background: var(--sunken); }
.copied { position: absolute; left: 1.5rem; top: 0; z-index: 1; font-size: 0.75rem; line-height: 1.5rem; padding: 0 0.375rem; border-radius: 4px; background: var(--text); color: var(--raised); white-space: nowrap; }
.copy:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
@media (max-width: 40rem) { .card { padding: 0.75rem 0.875rem; } .places ul { columns: auto; } }
@media (forced-colors: active) { .card { border-left-color: CanvasText; } }
`;
