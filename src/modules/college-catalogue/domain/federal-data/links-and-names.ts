import { saysNothing } from './figure.js';

/** A link the product may show: http or https with a real host. A bare host gets https; anything else is dropped. */
export function webLink(raw: string): string {
  const text = raw.trim();
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || !URL.canParse(withScheme)) return '';
  const link = new URL(withScheme);
  const hasRealHost = /\.[a-z]{2,}$/.test(link.hostname) && !/\.https?$/.test(link.hostname);
  const pastedTwice = `${link.pathname}${link.search}`.includes('://');
  return hasRealHost && !pastedTwice && !link.username ? link.href : '';
}

/** Other names come as one string, parted by a bar, a comma or a run of blanks; here always by a bar. */
export const otherNames = (raw: string): string =>
  [
    ...new Set(
      raw
        .split(/\s*[|,]\s*|\s{2,}/)
        .map((name) => name.trim())
        .filter((name) => !saysNothing(name)),
    ),
  ].join('|');

/** Nine digits without a hyphen become ZIP+4. */
export const zipCode = (raw: string): string => raw.replace(/^(\d{5})-?(\d{4})$/, '$1-$2');
