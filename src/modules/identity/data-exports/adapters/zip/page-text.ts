import { sentenceOf } from './names-in-words.js';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const COPIED_FILE = /^files\/\d{3} /;

const instants = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const instantText = (instant: Date): string => `${instants.format(instant)} UTC`;

/** Nothing a person wrote can become a tag or leave its attribute. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** A name and its value as a page shows them; empty without anything to show. */
export function listItem(name: string, value: unknown): string {
  const shown = valueOf(value);
  return shown === '' ? '' : `<div><dt>${escaped(sentenceOf(name))}</dt><dd>${shown}</dd></div>`;
}

function valueOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'string') return textOf(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number')
    return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 4 });
  if (Array.isArray(value)) return arrayOf(value);
  if (typeof value !== 'object') return '';
  const items = Object.entries(value)
    .map(([name, part]) => listItem(name, part))
    .join('');
  return items === '' ? '' : `<dl>${items}</dl>`;
}

function arrayOf(values: readonly unknown[]): string {
  const items = values.map(valueOf).filter((item) => item !== '');
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** Ids say nothing to a reader; `data.json` has them. */
function textOf(text: string): string {
  if (ID.test(text)) return '';
  if (COPIED_FILE.test(text)) return `<a href="${escaped(addressOf(text))}">${escaped(text)}</a>`;
  if (INSTANT.test(text) && !Number.isNaN(Date.parse(text))) return escaped(instantText(new Date(text)));
  if (DAY.test(text) && !Number.isNaN(Date.parse(text))) return days.format(new Date(text));
  return escaped(text);
}

const addressOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
