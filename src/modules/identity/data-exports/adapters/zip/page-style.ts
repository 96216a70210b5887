export const PAGE_STYLE = `
:root { font: 16px/1.55 system-ui, sans-serif; color: #1d2327; background: #faf9f6; }
body { max-width: 52rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.5rem; margin: 3rem 0 .5rem; padding-top: 1rem; border-top: 2px solid currentColor; }
h3 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
ol, ul { margin: 0; padding-left: 1.25rem; }
ol { display: grid; gap: .75rem; padding: 0; list-style: none; }
ol > li { padding: .75rem 1rem; border: 1px solid #d8d6d0; border-radius: .5rem; background: #fff; }
dl { display: grid; gap: .35rem; margin: 0; }
dl > div { display: grid; gap: 0 1rem; grid-template-columns: minmax(0, 12rem) minmax(0, 1fr); }
dt { color: #5a6268; }
dd { margin: 0; white-space: pre-wrap; }
dd > ul { display: grid; gap: .5rem; white-space: normal; }
a { color: #1f5fa8; }
@media (max-width: 40rem) { dl > div { grid-template-columns: minmax(0, 1fr); } }
@media (prefers-color-scheme: dark) {
  :root { color: #e8e6e1; background: #16191b; }
  ol > li { background: #1f2427; border-color: #3a4147; }
  dt { color: #a9b1b7; }
  a { color: #8fc1ff; }
}
@media print {
  :root { color: #000; background: #fff; font-size: 11pt; }
  body { max-width: none; padding: 0; }
  ol > li { background: none; border-color: #999; break-inside: auto; }
  dt { color: #333; }
  h2, h3 { break-after: avoid; }
}
`;
