import { type Email } from '../../application/mailer.js';
import { FRAME_WORDS } from './frame-words.js';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

/** The product's colors in both themes. A mail reader that ignores styles still shows everything. */
const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; padding: 24px 16px; background: #fbfaf7; color: #182233; font: 16px/1.6 system-ui, sans-serif; }
  main { max-width: 34rem; margin: 0 auto; }
  h1 { font-size: 1.375rem; line-height: 1.3; }
  a { color: #233e71; overflow-wrap: anywhere; }
  .action a { display: inline-block; padding: 12px 20px; border-radius: 8px; background: #233e71; color: #fdfcf9; font-weight: 600; text-decoration: none; }
  .afterwards { font-size: 0.9375rem; }
  ul { padding-left: 1.25rem; }
  li { margin: 0 0 0.75rem; }
  li a { font-weight: 600; }
  @media (prefers-color-scheme: dark) {
    body { background: #0e141e; color: #f0eeea; }
    a { color: #a4c6f8; }
    .action a { background: #a4c6f8; color: #0d1a32; }
  }`;

const actionOf = ({ label, url }: NonNullable<Email['action']>, copyAddress: string): string => `
    <p class="action"><a href="${escaped(url)}">${escaped(label)}</a></p>
    <p class="afterwards">${escaped(copyAddress)}<br />
      <a href="${escaped(url)}">${escaped(url)}</a></p>`;

const listOf = (items: NonNullable<Email['items']>): string =>
  `<ul>${items
    .map(
      ({ title, text, url }) =>
        `<li><a href="${escaped(url)}">${escaped(title)}</a><br />${escaped(text)}</li>`,
    )
    .join('')}</ul>`;

const linkTo = ({ label, url }: NonNullable<Email['settings']>): string =>
  `<p><a href="${escaped(url)}">${escaped(label)}</a></p>`;

/** The email as a page without tables, pictures or anything to download. */
export const emailAsHtml = ({
  to,
  subject,
  paragraphs,
  items = [],
  action,
  afterwards = [],
  settings,
}: Email): string => {
  const words = FRAME_WORDS[to.language];
  return `<!doctype html>
<html lang="${to.language}">
<head>
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <title>${escaped(subject)}</title>
  <style>${STYLE}
  </style>
</head>
<body>
  <main>
    <h1>${escaped(subject)}</h1>
    ${[words.greeting(to.name), ...paragraphs].map(paragraph).join('\n    ')}${items.length === 0 ? '' : listOf(items)}${action ? actionOf(action, words.copyAddress) : ''}
    ${afterwards.length === 0 ? '' : `<div class="afterwards">${afterwards.map(paragraph).join('')}${settings ? linkTo(settings) : ''}</div>`}
    <p>${escaped(words.signature)}</p>
  </main>
</body>
</html>
`;
};
