/** Most characters of each field on the Common App's activities and honors pages. */
export const FORM_LIMITS = { position: 50, organization: 100, description: 150, title: 100 } as const;

/**
 * Counts as web forms do: in UTF-16 units, as the `maxlength` of an HTML field and JavaScript's `length` are defined. An accented letter
 * or a curly quote is one; an emoji is two or more. Spaces at the ends don't count, because they are not copied. A line break counts as
 * one space: the fields are one paragraph, and the sheet is stored that way.
 */
export const charactersIn = (text: string) => asOneLine(text).length;

/** As it is stored and copied. */
export const asOneLine = (text: string) => text.replaceAll(/\r\n|\r|\n/g, ' ').trim();

/** How many characters are too many; 0 when the text fits. */
export const charactersOver = (text: string, limit: number) => Math.max(0, charactersIn(text) - limit);

export const charactersPhrase = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;
