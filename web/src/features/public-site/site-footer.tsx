import { Link } from 'react-router-dom';
import { CrisisLine } from '@/components/ui/basics/crisis-line';
import { Logo } from '@/components/ui/basics/logo';
import { PRODUCT_NAME } from '@/lib/words/product';

const pages = [
  { to: '/pricing', label: 'Pricing' },
  { to: '/how-chances-work', label: 'How chances work' },
  { to: '/data-sources', label: 'Data sources' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/accessibility', label: 'Accessibility' },
  { to: '/build-on-flyleaf', label: 'Build on Flyleaf' },
];

export const SiteFooter = () => (
  <footer className="mx-auto w-full max-w-320 px-4 md:px-8">
    <div className="flex flex-wrap items-center gap-x-7 gap-y-3 border-t pt-7 pb-9 text-hint text-muted-foreground">
      <div className="mr-auto max-md:w-full">
        <Link to="/" className="flex w-fit items-center rounded-sm text-foreground pointer-coarse:min-h-11">
          <Logo className="text-[1.125rem] md:text-[1.125rem]" />
        </Link>
      </div>
      <nav aria-label="About" className="flex flex-wrap gap-x-7 gap-y-1">
        {pages.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-6 items-center rounded-sm hover:text-foreground hover:underline pointer-coarse:min-h-11"
          >
            {label}
          </Link>
        ))}
      </nav>
      <span>© 2026 {PRODUCT_NAME}</span>
      <CrisisLine className="w-full" />
    </div>
  </footer>
);
