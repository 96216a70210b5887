import { ChevronDown } from 'lucide-react';
import { type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { AccountPicture } from '@/features/identity/account-picture';
import { useAccount } from '@/features/identity/use-account';
import { type SignedInUser } from '@/lib/session/session';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { canOpen } from '../access/access';
import { type NavigationLink } from '../pages/navigation';
import { useSay } from '@/lib/preferences/say';

type AccountButtonProps = { user: SignedInUser; links: readonly NavigationLink[]; onShortcuts: () => void };

/** Opens the account menu, whose code loads on first use. */
export const AccountButton = ({ user, links, onShortcuts }: AccountButtonProps) => {
  const account = useAccount().data;
  const say = useSay();
  const menu = useOnDemand(() => import('./account-menu'));
  const name = account ? `${account.firstName} ${account.lastName}` : user.firstName;
  const imageUrl = account?.profileImageUrl ?? null;
  const isLink = imageUrl !== null && canOpen('/profile', user.role);

  const trigger = (
    <AvatarTrigger
      aria-label={say('Your account')}
      onPointerEnter={menu.prepare}
      onFocus={menu.prepare}
      // Opens the menu until its code has loaded; then the menu's own trigger does.
      {...(menu.Part
        ? {}
        : { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => menu.setOpen(true) })}
    >
      {isLink ? (
        <ChevronDown aria-hidden className="size-4.5" />
      ) : (
        <AccountPicture name={name} url={imageUrl} />
      )}
    </AvatarTrigger>
  );

  return (
    <>
      {isLink && (
        <Link to="/profile" aria-label="Your profile" className="rounded-full">
          <AccountPicture name={name} url={imageUrl} />
        </Link>
      )}
      {menu.Part ? (
        <menu.Part
          trigger={trigger}
          name={name}
          role={user.role}
          email={account?.email}
          open={menu.open}
          onOpenChange={menu.setOpen}
          onShortcuts={onShortcuts}
          links={links}
        />
      ) : (
        trigger
      )}
    </>
  );
};

const AvatarTrigger = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    className="grid size-11 shrink-0 place-items-center rounded-full text-muted-foreground md:size-10"
    {...props}
  />
);
