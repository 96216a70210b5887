import { BookOpen, Search, Tag } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { LanguageSwitch } from '@/components/ui/language/language-switch';
import { useLanguage, useWords } from '@/lib/preferences/language';
import { type Role } from '@/lib/session/session';
import { AccountCard } from './account-card';
import { english, type HomeWords } from './home-words';
import { spanish } from './home-words.es';

type AdultRole = Extract<Role, 'parent' | 'counselor'>;

const GUIDES = [
  { to: '/how-chances-work', label: 'chances' },
  { to: '/data-sources', label: 'figures' },
  { to: '/privacy', label: 'stored' },
] as const satisfies readonly { to: string; label: keyof HomeWords }[];

type AccountHomeProps = {
  role: AdultRole;
  firstName: string;
  /** What needs the whole width. */
  table?: ReactNode;
  /** Their students. */
  children: ReactNode;
};

/** Where parents and counselors start: their students, the catalogue, the guides and the prices. */
export const AccountHome = ({ role, firstName, table, children }: AccountHomeProps) => {
  const words = useWords({ en: english, es: spanish })[role];

  return (
    <div lang={useLanguage()} className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-page-phone wrap-anywhere md:text-page">{words.welcome(firstName)}</h1>
        <LanguageSwitch />
      </div>
      {table}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid grid-cols-1 gap-6">{children}</div>
        <div className="grid grid-cols-1 gap-6">
          <section
            aria-labelledby="look-around"
            className="grid grid-cols-1 justify-items-start gap-3 rounded-lg border bg-card p-6 shadow-card"
          >
            <h2 id="look-around" className="text-section">
              {words.look}
            </h2>
            <p className="text-reading text-pretty text-muted-foreground">{words.intro}</p>
            <Button asChild size="lg">
              <Link to="/colleges">
                <Search aria-hidden className="size-[1em]" />
                {words.explore}
              </Link>
            </Button>
            <ul className="mt-1 grid gap-1">
              {GUIDES.map(({ to, label }) => (
                <Way
                  key={to}
                  to={to}
                  label={words[label]}
                  icon={<BookOpen aria-hidden className="size-4 shrink-0" />}
                />
              ))}
              <Way
                to="/pricing"
                label={words.prices}
                icon={<Tag aria-hidden className="size-4 shrink-0" />}
              />
            </ul>
          </section>
          <AccountCard firstName={firstName} words={words} />
        </div>
      </div>
    </div>
  );
};

const Way = ({ to, label, icon }: { to: string; label: string; icon: ReactNode }) => (
  <li>
    <Link to={to} className="link inline-flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
      {icon}
      {label}
    </Link>
  </li>
);
