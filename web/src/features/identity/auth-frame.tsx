import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CrisisLine } from '@/components/ui/basics/crisis-line';
import { CrisisLineInSpanish } from '@/components/ui/basics/spanish-crisis-line';
import { Logo } from '@/components/ui/basics/logo';
import { LanguageSwitch } from '@/components/ui/language/language-switch';
import { useLanguage } from '@/lib/preferences/language';
import { BlankPage } from './blank-page';
import { useEntryWords } from './entry/use-entry-words';
import { english } from './entry/words';

type AuthFrameProps = {
  title: string;
  lead: ReactNode;
  /** Moves focus to the heading, for a page that replaced another in place. */
  announced?: boolean;
  /** For a page that is not in Spanish. */
  onlyEnglish?: boolean;
  children?: ReactNode;
};

export const AuthFrame = ({
  title,
  lead,
  announced = false,
  onlyEnglish = false,
  children,
}: AuthFrameProps) => {
  const chosen = useLanguage();
  const language = onlyEnglish ? 'en' : chosen;
  const words = useEntryWords();
  const Crisis = language === 'es' ? CrisisLineInSpanish : CrisisLine;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced, title]);

  return (
    <div
      lang={language}
      className="mx-auto grid min-h-dvh max-w-320 gap-14 px-4 py-5 md:px-8 md:py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]"
    >
      <div className="flex min-w-0 flex-col gap-8 lg:gap-12">
        <header className="flex items-center justify-between gap-3">
          <Link to="/" className="flex w-fit items-center rounded-sm pointer-coarse:min-h-11">
            <Logo />
          </Link>
          {!onlyEnglish && <LanguageSwitch />}
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto grid w-full max-w-115 gap-6 outline-none md:my-auto lg:pb-12"
        >
          <div className="grid gap-1.5">
            <h1 ref={heading} tabIndex={-1} className="text-page-phone md:text-page">
              {title}
            </h1>
            <p className="text-reading text-pretty break-words text-muted-foreground">{lead}</p>
          </div>
          {children}
        </main>
        <footer className="mx-auto w-full max-w-115 pb-4">
          <Crisis />
        </footer>
      </div>
      <BlankPage words={onlyEnglish ? english.blankPage : words.blankPage} />
    </div>
  );
};
