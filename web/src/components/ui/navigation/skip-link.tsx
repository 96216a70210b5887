import { type Language } from '@/lib/preferences/language';

const WORDS: Record<Language, string> = { en: 'Skip to main content', es: 'Ir al contenido principal' };

/** The first Tab stop of every page. */
export const SkipLink = ({ language = 'en' }: { language?: Language }) => (
  <a
    lang={language}
    href="#main"
    className="sr-only z-60 rounded-md bg-primary font-semibold text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-3"
  >
    {WORDS[language]}
  </a>
);
