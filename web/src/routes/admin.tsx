import { AdminHeader } from '@/features/administration/admin-header';
import { CatalogueTotals } from '@/features/administration/catalogue-totals';
import { ServiceState } from '@/features/administration/service-state';
import { AccountCard } from '@/features/identity/account-card';
import { useAccount } from '@/features/identity/use-account';
import { useSignOut } from '@/features/identity/sign-in/use-sign-out';
import { useSession } from '@/lib/session/session';

const Admin = () => {
  const session = useSession();
  const account = useAccount().data;
  const signOut = useSignOut(() => location.assign('/api/logout'));
  if (session.status === 'signed-out') return null;
  const { role, firstName } = session.user;

  return (
    <>
      <AdminHeader
        name={firstName || (account?.email ?? '')}
        leaving={signOut.isPending}
        onLogout={() => signOut.mutate({})}
      />
      <main id="main" tabIndex={-1} className="px-4 pt-4.5 pb-16 outline-none md:px-8 md:pt-7">
        <div className="mx-auto grid max-w-304 gap-5">
          <h1 className="text-page-phone md:text-page">Admin dashboard</h1>
          <CatalogueTotals />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <ServiceState />
            <AccountCard role={role} firstName={firstName} />
          </div>
        </div>
      </main>
    </>
  );
};

export default Admin;
