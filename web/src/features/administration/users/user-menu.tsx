import { Ellipsis } from 'lucide-react';
import { type AdminUser } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { sessionOwner } from '@/lib/session/session';
import { labelOf } from './user-words';

/** What an admin can change about someone. Nobody changes themselves. The menu's code loads on first use. */
export const UserMenu = ({ user }: { user: AdminUser }) => {
  const menu = useOnDemand(() => import('./user-actions'));
  if (user.id === sessionOwner()) return null;

  const trigger = (
    <Button
      variant="ghost"
      size="sm"
      square
      aria-label={`Change ${labelOf(user)}`}
      icon={<Ellipsis aria-hidden className="size-[1em]" />}
      onPointerEnter={menu.prepare}
      onFocus={menu.prepare}
      // Opens the menu until its code has loaded; then the menu's own trigger does.
      {...(menu.Part
        ? {}
        : { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => menu.setOpen(true) })}
    />
  );

  return menu.Part ? (
    <menu.Part user={user} trigger={trigger} open={menu.open} onOpenChange={menu.setOpen} />
  ) : (
    trigger
  );
};
