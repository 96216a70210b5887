import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { Logo } from '@/components/ui/basics/logo';

const link =
  'inline-flex min-h-9 items-center rounded-[8px] px-3 font-[550] whitespace-nowrap text-muted-foreground transition-colors hover:bg-accent hover:text-foreground pointer-coarse:min-h-11';

export const SiteHeader = () => (
  <header className="sticky top-(--notice-bar) z-20 border-b bg-[color-mix(in_oklab,var(--background)_92%,transparent)] backdrop-blur-[10px] [@media(height<24rem)]:relative">
    <div className="mx-auto flex h-14 max-w-320 items-center gap-1 pr-2 pl-4 md:h-16 md:gap-2 md:px-8">
      <Link to="/" className="mr-auto flex items-center rounded-sm md:mr-5 pointer-coarse:min-h-11">
        <Logo />
      </Link>
      <nav aria-label="Main" className="flex gap-0.5 md:mr-auto">
        {/* Plain links: these sections are on the landing page. */}
        <a href="/#how" className={`${link} max-md:hidden`}>
          How it works
        </a>
        <a href="/#families" className={`${link} max-md:hidden`}>
          For families
        </a>
        <Link to="/pricing" className={link}>
          Pricing
        </Link>
      </nav>
      <Button asChild variant="ghost" className="max-md:px-3">
        <Link to="/login">Log in</Link>
      </Button>
      <Button asChild className="max-md:hidden">
        <Link to="/register">Start your profile</Link>
      </Button>
    </div>
  </header>
);
