// The style of the drawings: status bar and timelines.

export const plotStyle = `
svg text { fill: var(--soft); font-size: 0.75rem; font-variant-numeric: tabular-nums; }
.share { display: block; border-radius: 4px; }
.fill-current { fill: var(--good); } .fill-superseded { fill: var(--old); } .fill-unpinned { fill: #b9772a; }
.fill-one-platform { fill: #8f6bc2; } .fill-not-in-history { fill: #d2463c; } .fill-ended { fill: #b0355e; } .fill-missing { fill: #96312a; }
.fill-unknown { fill: #7f8896; } .fill-opaque, .fill-local { fill: #aab2bf; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; list-style: none; margin: 0.75rem 0; font-size: 0.875rem; }
.legend svg { vertical-align: -1px; margin-right: 0.25rem; }
.legend svg + svg { margin-left: -0.25rem; }
figcaption { font-size: 0.875rem; overflow-wrap: anywhere; }
summary { cursor: pointer; font-size: 0.875rem; color: var(--soft); width: fit-content; padding: 0.125rem 0; }
summary:hover { color: var(--text); }
.more > summary { padding: 0.75rem 0; }
.timeline { padding: 1rem 0 0.75rem; border-top: 1px solid var(--line); }
.timeline figcaption { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; }
.timeline figcaption code { font-size: 0.9375rem; font-weight: 600; }
.plot { display: block; margin-top: 0.25rem; overflow: visible; }
.track { fill: var(--sunken); }
.even { fill: var(--even); } .odd { fill: var(--odd); } .plot .current, .legend .current { fill: var(--good); } .plot .behind, .legend .behind { fill: var(--old); } .later { opacity: 0.4; }
line.pin.current { stroke: var(--good); } line.pin.behind { stroke: var(--old); }
.reign:hover { opacity: 0.8; }
circle.pin { stroke: var(--page); stroke-width: 1.5; }
line.pin { stroke-width: 1.5; }
.as-of { stroke: var(--text); stroke-width: 1.5; stroke-dasharray: 3 2; }
line.tick { stroke: var(--line-strong); }
text.middle, text.between { text-anchor: middle; }
text.last { text-anchor: end; }
.part { fill: var(--line-strong); } .part.answered { fill: var(--good); } .part.unknown { fill: var(--old); } .part.skipped { fill: var(--even); }
.coverage + p { margin-top: 0.75rem; font-size: 0.875rem; }
.coverage { width: 100%; max-width: 48rem; }
.coverage td:last-child { width: 45%; padding-right: 0; vertical-align: middle; }
@media (max-width: 40rem) { text.between { display: none; } .coverage td:last-child { width: 25%; } }
@media (forced-colors: active) { .reign { stroke: CanvasText; } .badge, .verdict { border: 1px solid CanvasText; } }
`;
