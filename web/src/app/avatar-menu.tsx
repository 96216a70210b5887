import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { useAccount } from '@/features/identity/use-account';
import { useSignOut } from '@/features/identity/use-sign-out';
import { type SignedInUser } from '@/lib/session';
import { chooseTheme, type Theme, useTheme } from '@/lib/theme';

const themes = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
] as const satisfies readonly { value: Theme; label: string; icon: typeof Sun }[];

export const AvatarMenu = ({ user }: { user: SignedInUser }) => {
  const account = useAccount().data;
  const theme = useTheme();
  const signOut = useSignOut();
  const name = account ? `${account.firstName} ${account.lastName}` : user.firstName;

  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label="Your account"
        className="grid size-11 place-items-center rounded-full md:size-10"
      >
        <Avatar name={name} />
      </DropdownMenuTrigger>
      <DropdownMenuContent inPlace>
        <div className="px-2.5 pt-1.5 pb-1">
          <p className="font-semibold">{name}</p>
          {account && <p className="text-small text-muted-foreground">{account.email}</p>}
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Theme</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={theme}>
          {themes.map(({ value, label, icon: Icon }) => (
            <DropdownMenuRadioItem key={value} value={value} onSelect={() => chooseTheme(value)}>
              <Icon aria-hidden className="size-[1.1em] text-muted-foreground" />
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          disabled={signOut.isPending}
          onSelect={(event) => {
            event.preventDefault(); // stays open, so that the words below can change
            signOut.mutate({});
          }}
        >
          <LogOut aria-hidden className="size-[1.1em] text-muted-foreground" />
          {signOut.isPending ? 'Logging out...' : 'Logout'}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
};
