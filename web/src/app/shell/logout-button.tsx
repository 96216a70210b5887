import { Button } from '@/components/ui/basics/button';
import { useSignOut } from '@/features/identity/sign-in/use-sign-out';

export const LogoutButton = ({ className }: { className: string }) => {
  const signOut = useSignOut();

  return (
    <Button
      variant="ghost"
      size="sm"
      className={className}
      aria-disabled={signOut.isPending}
      onClick={() => {
        if (!signOut.isPending) signOut.mutate({});
      }}
    >
      {signOut.isPending ? 'Logging out...' : 'Logout'}
    </Button>
  );
};
