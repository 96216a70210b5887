import { isUnreported } from './figure.js';

/** An http or https link to a real host; a bare host gets https. Anything else gives an empty string. */
export function webLink(raw: string): string {
  const text = raw.trim();
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || !URL.canParse(withScheme)) return '';
  const link = new URL(withScheme);
  const hasRealHost = /\.[a-z]{2,}$/.test(link.hostname) && !/\.https?$/.test(link.hostname);
  const pastedTwice = `${link.pathname}${link.search}`.includes('://');
  return hasRealHost && !pastedTwice && !link.username ? link.href : '';
}

/** The source separates other names with bars, commas or several spaces; we use bars. */
export const otherNames = (raw: string): string =>
  [
    ...new Set(
      raw
        .split(/\s*[|,]\s*|\s{2,}/)
        .map((name) => name.trim())
        .filter((name) => !isUnreported(name)),
    ),
  ].join('|');

/** "432101358" becomes "43210-1358". */
export const zipCode = (raw: string): string => raw.replace(/^(\d{5})-?(\d{4})$/, '$1-$2');
