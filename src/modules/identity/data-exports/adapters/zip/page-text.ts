import { sentenceOf } from './names-in-words.js';
import { type PageWords } from './page-words.js';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const COPIED_FILE = /^files\/\d{3} /;

/** Nothing a person wrote can become a tag or leave its attribute. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Names and values as a page shows them, in its language. */
export class PageText {
  private readonly instants: Intl.DateTimeFormat;
  private readonly days: Intl.DateTimeFormat;

  constructor(private readonly words: PageWords) {
    const { locale } = words;
    this.instants = new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    this.days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  }

  instant(instant: Date): string {
    return `${this.instants.format(instant)} UTC`;
  }

  /** A name and its value; empty without anything to show. */
  listItem(name: string, value: unknown): string {
    const shown = this.valueOf(value);
    if (shown === '') return '';
    return `<div><dt>${escaped(this.words.name(sentenceOf(name)))}</dt><dd>${shown}</dd></div>`;
  }

  private valueOf(value: unknown): string {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'string') return this.textOf(value);
    if (typeof value === 'boolean') return value ? this.words.yes : this.words.no;
    if (typeof value === 'number')
      return value.toLocaleString(this.words.locale, { useGrouping: false, maximumFractionDigits: 4 });
    if (Array.isArray(value)) return this.arrayOf(value);
    if (typeof value !== 'object') return '';
    const items = Object.entries(value)
      .map(([name, part]) => this.listItem(name, part))
      .join('');
    return items === '' ? '' : `<dl>${items}</dl>`;
  }

  private arrayOf(values: readonly unknown[]): string {
    const items = values.map((value) => this.valueOf(value)).filter((item) => item !== '');
    return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  }

  /** Ids say nothing to a reader; `data.json` has them. */
  private textOf(text: string): string {
    if (ID.test(text)) return '';
    if (COPIED_FILE.test(text)) return `<a href="${escaped(addressOf(text))}">${escaped(text)}</a>`;
    if (INSTANT.test(text) && !Number.isNaN(Date.parse(text))) return escaped(this.instant(new Date(text)));
    if (DAY.test(text) && !Number.isNaN(Date.parse(text))) return this.days.format(new Date(text));
    return escaped(text);
  }
}

const addressOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
