import { Search } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { Logo } from '@/components/ui/basics/logo';
import { NotificationBell } from '@/features/administration/notification-bell';
import { useLanguage } from '@/lib/preferences/language';
import { useSay } from '@/lib/preferences/say';
import { type SignedInUser } from '@/lib/session/session';
import { AccountButton } from './account-button';
import { type NavigationLink } from '../pages/navigation';
import { KeyCap, PALETTE_KEYS } from '../shortcuts/key-cap';
import { LogoutButton } from './logout-button';

type Wren = { ask: () => void; prepare: () => void };

type Palette = { open: () => void; prepare: () => void };

type TopBarProps = {
  user: SignedInUser;
  links: readonly NavigationLink[];
  /** For the account menu below 1024 px. */
  linksWithoutTab: readonly NavigationLink[];
  palette: Palette;
  /** Null for everyone but students. */
  wren: Wren | null;
  onShortcuts: () => void;
};

export const TopBar = ({ user, links, linksWithoutTab, palette, wren, onShortcuts }: TopBarProps) => {
  const say = useSay();
  const language = useLanguage();

  return (
    // Always in sight: without the margin, focus on a link here would scroll the page out from under the bar.
    <header
      lang={language}
      className="print:hidden sticky top-(--notice-bar) **:-scroll-mt-22 z-35 border-b bg-[color-mix(in_oklab,var(--background)_92%,transparent)] backdrop-blur-[10px] [@media(height<24rem)]:relative max-[20rem]:relative"
    >
      <div className="mx-auto flex h-14 max-w-320 items-center gap-2 pr-2 pl-4 max-[20rem]:h-auto max-[20rem]:flex-wrap max-[20rem]:justify-end max-[20rem]:gap-0 max-[20rem]:py-1 md:h-16 md:px-8">
        <Link to="/" className="mr-auto flex items-center rounded-sm lg:mr-5 pointer-coarse:min-h-11">
          <Logo />
        </Link>
        <nav aria-label={say('Main')} className="mr-auto hidden gap-0.5 lg:flex">
          {links.map(({ to, label, preload }) => (
            <NavLink
              key={to}
              to={to}
              end={to === '/'}
              onPointerEnter={() => void preload()}
              onFocus={() => void preload()}
              className="inline-flex min-h-9 items-center rounded-[8px] px-3 font-[550] text-muted-foreground transition-colors hover:bg-accent hover:text-foreground aria-[current=page]:bg-[linear-gradient(var(--highlight),var(--highlight))] aria-[current=page]:bg-size-[calc(100%-22px)_6px] aria-[current=page]:bg-position-[center_27px] aria-[current=page]:bg-no-repeat aria-[current=page]:font-[650] aria-[current=page]:text-foreground aria-[current=page]:hover:bg-transparent"
            >
              {say(label)}
            </NavLink>
          ))}
        </nav>
        <SearchButton {...palette} />
        <div className="flex items-center md:gap-1.5">
          {wren && <WrenButton {...wren} />}
          <NotificationBell userId={user.id} />
          <AccountButton user={user} links={linksWithoutTab} onShortcuts={onShortcuts} />
          <LogoutButton className="hidden lg:inline-flex" />
        </div>
      </div>
    </header>
  );
};

/** Looks like a field on wide screens; opens the palette. */
const SearchButton = ({ open, prepare }: Palette) => {
  const say = useSay();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K"
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
      className="inline-flex size-11 shrink-0 items-center justify-center gap-2 rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground md:size-10 xl:h-9 xl:w-auto xl:justify-start xl:border xl:bg-card xl:pr-2 xl:pl-3 xl:text-hint pointer-coarse:xl:h-11"
    >
      <Search aria-hidden className="size-5 xl:size-4" />
      <span className="max-xl:sr-only">{say('Search or jump to')}</span>
      <span aria-hidden className="ml-1 max-xl:hidden">
        <KeyCap>{PALETTE_KEYS}</KeyCap>
      </span>
    </button>
  );
};

const WrenButton = ({ ask, prepare }: Wren) => (
  <Button
    variant="ghost"
    square
    aria-label="Ask Wren"
    aria-keyshortcuts="W"
    onClick={ask}
    onPointerEnter={prepare}
    onFocus={prepare}
    icon={<img src="/wren.svg" alt="" className="size-7" />}
  />
);
