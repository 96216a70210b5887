import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { type AdminUser } from '@/api';
import { Button } from '@/components/ui/basics/button';
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
import { sessionOwner } from '@/lib/session/session';
import { ConfirmChange } from './confirm-change';
import { useChangeUser, type UserChange } from './use-change-user';
import { labelOf, ROLE_NAMES } from './user-words';

const ROLES = ['student', 'parent', 'counselor', 'admin'] as const;

/** What an admin can change about someone. Nobody changes themselves. */
export const UserMenu = ({ user }: { user: AdminUser }) => {
  const [asked, setAsked] = useState<UserChange | null>(null);
  const change = useChangeUser(user);
  if (user.id === sessionOwner()) return null;

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="sm"
            square
            aria-label={`Change ${labelOf(user)}`}
            aria-busy={change.isPending}
            icon={<Ellipsis aria-hidden className="size-[1em]" />}
          />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>Role</DropdownMenuLabel>
          <DropdownMenuRadioGroup value={user.role}>
            {ROLES.map((role) => (
              <DropdownMenuRadioItem
                key={role}
                value={role}
                onSelect={() => role !== user.role && setAsked({ role })}
              >
                {ROLE_NAMES[role]}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
          <DropdownMenuSeparator />
          {user.isActive ? (
            <DropdownMenuItem onSelect={() => setAsked({ isActive: false })}>Deactivate</DropdownMenuItem>
          ) : (
            <DropdownMenuItem onSelect={() => change.mutate({ isActive: true })}>Activate</DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {asked && (
        <ConfirmChange
          user={user}
          change={asked}
          onClose={() => setAsked(null)}
          onConfirm={() => change.mutate(asked)}
        />
      )}
    </>
  );
};
