import { type ReactNode, useState } from 'react';
import { type AdminUser } from '@/api';
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
import { ConfirmChange } from './confirm-change';
import { useChangeUser, type UserChange } from './use-change-user';
import { ROLE_NAMES } from './user-words';

const ROLES = ['student', 'parent', 'counselor', 'admin'] as const;

type UserActionsProps = {
  user: AdminUser;
  /** The button that opens the menu. */
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Another role, or no access for a while. */
const UserActions = ({ user, trigger, open, onOpenChange }: UserActionsProps) => {
  const [asked, setAsked] = useState<UserChange | null>(null);
  const change = useChangeUser(user);

  return (
    <>
      <DropdownMenu open={open} onOpenChange={onOpenChange}>
        <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
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

export default UserActions;
