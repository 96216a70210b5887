import './browser-stubs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { SkipLink } from '@/components/ui/navigation/skip-link';
import { LanguageLink } from '@/features/landing/language-link';
import { FixedLanguage, type Language } from '@/lib/preferences/language';
import Landing from '@/routes/landing';

/** The landing page as HTML, complete before any script has loaded. */
export const landingMarkup = (language: Language) =>
  renderToStaticMarkup(
    <FixedLanguage value={language}>
      <MemoryRouter>
        <SkipLink language={language} />
        <Landing languages={<LanguageLink />} />
      </MemoryRouter>
    </FixedLanguage>,
  );
