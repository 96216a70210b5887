/** What families read is in both. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** "November 1", "1 de noviembre", of an ISO date. */
export const dayIn = (language: Language, day: string): string =>
  new Date(day).toLocaleDateString(LOCALES[language], { month: 'long', day: 'numeric', timeZone: 'UTC' });
