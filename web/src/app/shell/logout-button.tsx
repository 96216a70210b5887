import { Button } from '@/components/ui/basics/button';
import { useSignOut } from '@/features/identity/sign-in/use-sign-out';

export const LogoutButton = ({ className }: { className: string }) => {
  const { isPending, signOut } = useSignOut();

  return (
    <Button variant="ghost" size="sm" className={className} aria-disabled={isPending} onClick={signOut}>
      {isPending ? 'Logging out...' : 'Logout'}
    </Button>
  );
};
