import { Link } from 'react-router-dom';
import { CrisisLine } from '@/components/ui/basics/crisis-line';
import { CrisisLineInSpanish } from '@/components/ui/basics/spanish-crisis-line';
import { Logo } from '@/components/ui/basics/logo';
import { useLanguage } from '@/lib/preferences/language';
import { PRODUCT_NAME } from '@/lib/words/product';
import { type Words } from './words';

const PAGES = [
  { to: '/pricing', label: 'pricing' },
  { to: '/how-chances-work', label: 'chances' },
  { to: '/data-sources', label: 'data' },
  { to: '/privacy', label: 'privacy' },
  { to: '/accessibility', label: 'accessibility' },
  { to: '/build-on-flyleaf', label: 'build' },
] as const satisfies readonly { to: string; label: keyof Words }[];

export const SiteFooter = ({ words }: { words: Words }) => {
  const Crisis = useLanguage() === 'es' ? CrisisLineInSpanish : CrisisLine;

  return (
    <footer className="mx-auto w-full max-w-320 px-4 md:px-8">
      <div className="flex flex-wrap items-center gap-x-7 gap-y-3 border-t pt-7 pb-9 text-hint text-muted-foreground">
        <div className="mr-auto max-md:w-full">
          <Link to="/" className="flex w-fit items-center rounded-sm text-foreground pointer-coarse:min-h-11">
            <Logo className="text-[1.125rem] md:text-[1.125rem]" />
          </Link>
        </div>
        <nav aria-label={words.about} className="flex flex-wrap gap-x-7 gap-y-1">
          {PAGES.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-6 items-center rounded-sm hover:text-foreground hover:underline pointer-coarse:min-h-11"
            >
              {words[label]}
            </Link>
          ))}
        </nav>
        <span>© 2026 {PRODUCT_NAME}</span>
        <Crisis className="w-full" />
      </div>
    </footer>
  );
};
