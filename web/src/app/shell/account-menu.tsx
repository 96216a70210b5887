import { Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/overlays/dropdown-menu';
import { useSignOut } from '@/features/identity/sign-in/use-sign-out';
import { type Role } from '@/lib/session/session';
import { chooseTheme, useTheme } from '@/lib/preferences/theme';
import { menuLinks, type NavigationLink } from '../pages/navigation';
import { THEMES } from './theme-choices';
import { useSay } from '@/lib/preferences/say';

const themeIcons = { light: Sun, dark: Moon, system: Monitor };
const iconStyle = 'size-[1.1em] text-muted-foreground';

type AccountMenuProps = {
  trigger: ReactNode;
  name: string;
  role: Role;
  email: string | undefined;
  /** Links without a tab, for screens below 1024 px. */
  links: readonly NavigationLink[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onShortcuts: () => void;
};

const AccountMenu = ({
  trigger,
  name,
  role,
  email,
  links,
  open,
  onOpenChange,
  onShortcuts,
}: AccountMenuProps) => {
  const say = useSay();
  const theme = useTheme();
  const { isPending, signOut } = useSignOut();

  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent inPlace className="max-w-72">
        <div className="px-2.5 pt-1.5 pb-1">
          <p className="font-semibold wrap-anywhere">{name}</p>
          {email !== undefined && <p className="text-small wrap-anywhere text-muted-foreground">{email}</p>}
        </div>
        <DropdownMenuSeparator />
        {links.map((link) => (
          <LinkItem key={link.to} {...link} className="lg:hidden" />
        ))}
        {menuLinks(role).map((link) => (
          <LinkItem key={link.to} {...link} />
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{say('Theme')}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={theme}>
          {THEMES.map(({ value, label }) => {
            const Icon = themeIcons[value];
            return (
              <DropdownMenuRadioItem key={value} value={value} onSelect={() => chooseTheme(value)}>
                <Icon aria-hidden className={iconStyle} />
                {say(label)}
              </DropdownMenuRadioItem>
            );
          })}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem className="max-lg:hidden" onSelect={onShortcuts}>
          <Keyboard aria-hidden className={iconStyle} />
          {say('Keyboard shortcuts')}
        </DropdownMenuItem>
        <DropdownMenuItem
          disabled={isPending}
          onSelect={(event) => {
            event.preventDefault(); // keeps it open, so that "Logging out..." can show
            signOut();
          }}
        >
          <LogOut aria-hidden className={iconStyle} />
          {say(isPending ? 'Logging out...' : 'Logout')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
};

const LinkItem = ({ to, label, icon: Icon, className }: NavigationLink & { className?: string }) => {
  const say = useSay();
  return (
    <DropdownMenuItem asChild {...(className === undefined ? {} : { className })}>
      <Link to={to}>
        <Icon aria-hidden className={iconStyle} />
        {say(label)}
      </Link>
    </DropdownMenuItem>
  );
};

export default AccountMenu;
