import { type ReactNode } from 'react';
import { LanguageSwitch } from '@/components/ui/language/language-switch';
import { useLanguage, useWords } from '@/lib/preferences/language';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { english } from './words';
import { spanish } from './words.es';

type SiteFrameProps = {
  children: ReactNode;
  /** In place of the button, where a page has an address in each language. */
  languages?: ReactNode;
};

export const SiteFrame = ({ children, languages = <LanguageSwitch /> }: SiteFrameProps) => {
  const words = useWords({ en: english, es: spanish });
  const language = useLanguage();

  return (
    <div className="flex min-h-dvh flex-col">
      <div lang={language} className="contents print:hidden">
        <SiteHeader words={words} languages={languages} />
      </div>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-320 flex-1 px-4 pb-16 outline-none md:px-8 md:pb-18"
      >
        {children}
      </main>
      <div lang={language} className="contents print:hidden">
        <SiteFooter words={words} />
      </div>
    </div>
  );
};
