import { Link, NavLink } from 'react-router-dom';
import { Logo } from '@/components/ui/logo';
import { type SignedInUser } from '@/lib/session';
import { AvatarMenu } from './avatar-menu';
import { type Destination } from './destinations';
import { LogoutButton } from './logout-button';

type TopBarProps = { user: SignedInUser; destinations: readonly Destination[] };

export const TopBar = ({ user, destinations }: TopBarProps) => (
  <header className="sticky top-0 z-20 border-b bg-[color-mix(in_oklab,var(--background)_92%,transparent)] backdrop-blur-[10px]">
    <div className="mx-auto flex h-14 max-w-320 items-center gap-2 pr-2 pl-4 md:h-16 md:px-8">
      <Link to="/" className="mr-5 rounded-sm">
        <Logo />
      </Link>
      {destinations.length > 0 && (
        <nav aria-label="Main" className="hidden gap-0.5 lg:flex">
          {destinations.map(({ to, label, preload }) => (
            <NavLink
              key={to}
              to={to}
              onPointerEnter={() => void preload()}
              onFocus={() => void preload()}
              className="inline-flex min-h-9 items-center rounded-[8px] px-3 font-[550] text-muted-foreground transition-colors hover:bg-accent hover:text-foreground aria-[current=page]:bg-[linear-gradient(var(--highlight),var(--highlight))] aria-[current=page]:bg-size-[calc(100%-22px)_6px] aria-[current=page]:bg-position-[center_27px] aria-[current=page]:bg-no-repeat aria-[current=page]:font-[650] aria-[current=page]:text-foreground aria-[current=page]:hover:bg-transparent"
            >
              {label}
            </NavLink>
          ))}
        </nav>
      )}
      <div className="ml-auto flex items-center gap-1.5">
        <AvatarMenu user={user} />
        <LogoutButton className="hidden lg:inline-flex" />
      </div>
    </div>
  </header>
);
