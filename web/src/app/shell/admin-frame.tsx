import { type ReactNode } from 'react';
import { useSignOut } from '@/features/identity/sign-in/use-sign-out';
import { useAccount } from '@/features/identity/use-account';
import { useSession } from '@/lib/session/session';
import { AdminHeader } from '@/features/administration/admin-header';
import { ImportAnnouncer } from '@/features/administration/scorecard/imports/import-announcer';

/** The header and the place of every admin page. */
export const AdminFrame = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const account = useAccount().data;
  const { isPending, signOut } = useSignOut(() => location.assign('/api/logout'));
  if (session.status === 'signed-out') return null;

  return (
    <>
      <AdminHeader
        name={session.user.firstName || (account?.email ?? '')}
        leaving={isPending}
        onLogout={signOut}
      />
      <ImportAnnouncer />
      <main id="main" tabIndex={-1} className="px-4 pt-4.5 pb-16 outline-none md:px-8 md:pt-7">
        <div className="mx-auto max-w-304">{children}</div>
      </main>
    </>
  );
};
