import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { Logo } from '@/components/ui/basics/logo';
import { type Words } from './words';

const link =
  'inline-flex min-h-9 items-center rounded-[8px] px-3 font-[550] whitespace-nowrap text-muted-foreground transition-colors hover:bg-accent hover:text-foreground pointer-coarse:min-h-11';

type SiteHeaderProps = {
  words: Words;
  /** Leads to the other language. */
  languages: ReactNode;
};

export const SiteHeader = ({ words, languages }: SiteHeaderProps) => (
  <header className="sticky top-(--notice-bar) z-20 border-b bg-[color-mix(in_oklab,var(--background)_92%,transparent)] backdrop-blur-[10px] [@media(height<24rem)]:relative">
    <div className="mx-auto flex h-14 max-w-320 items-center gap-0.5 pr-2 pl-4 md:h-16 md:gap-2 md:px-8">
      <Link to="/" className="mr-auto flex items-center rounded-sm md:mr-5 pointer-coarse:min-h-11">
        <Logo />
      </Link>
      <nav aria-label={words.main} className="flex gap-0.5 md:mr-auto">
        {/* Plain links: these sections are on the landing page. */}
        <a href="/#how" className={`${link} max-lg:hidden`}>
          {words.how}
        </a>
        <a href="/#families" className={`${link} max-lg:hidden`}>
          {words.families}
        </a>
        <Link to="/pricing" className={`${link} max-[24rem]:hidden max-md:px-2`}>
          {words.pricing}
        </Link>
      </nav>
      {languages}
      <Button asChild variant="ghost" className="max-md:px-2.5">
        <Link to="/login">{words.logIn}</Link>
      </Button>
      <Button asChild className="max-md:hidden">
        <Link to="/register">{words.start}</Link>
      </Button>
    </div>
  </header>
);
