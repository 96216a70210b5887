import { Button } from '@/components/ui/basics/button';
import { useSignOut } from '@/features/identity/sign-in/use-sign-out';
import { useSay } from '@/lib/preferences/say';

export const LogoutButton = ({ className }: { className: string }) => {
  const { isPending, signOut } = useSignOut();
  const say = useSay();

  return (
    <Button variant="ghost" size="sm" className={className} aria-disabled={isPending} onClick={signOut}>
      {say(isPending ? 'Logging out...' : 'Logout')}
    </Button>
  );
};
