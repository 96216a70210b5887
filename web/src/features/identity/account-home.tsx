import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { type Role, type SignedInUser } from '@/lib/session';
import { useAccount } from './use-account';

const roleName: Record<Role, string> = {
  student: 'Student',
  parent: 'Parent',
  counselor: 'School Counselor',
  admin: 'Admin',
};

const whatComes: Record<Role, string> = {
  student: '',
  parent:
    'Your student decides what you can see. Once they link you to their account, the colleges they are looking at will be here.',
  counselor:
    'Each student decides what you can see. Once a student links you to their account, the colleges they are looking at will be here.',
  admin: 'You are signed in as an admin. Nothing needs your attention here.',
};

/** For those who have no list of their own: who they are here, and what will appear. */
export const AccountHome = ({ user }: { user: SignedInUser }) => {
  const account = useAccount();

  return (
    <div className="grid max-w-170 gap-6">
      <h1 className="text-page-phone md:text-page">Welcome back, {user.firstName}!</h1>
      <section aria-labelledby="account" className="rounded-lg border bg-card p-6 shadow-card">
        <h2 id="account" className="text-section">
          Your account
        </h2>
        <dl className="mt-3 grid divide-y">
          <Row term="Name">
            {account.data ? `${account.data.firstName} ${account.data.lastName}` : user.firstName}
          </Row>
          <Row term="Email">
            {account.data?.email ??
              (account.isPending ? <Skeleton className="h-4 w-44" /> : 'We couldn’t load it')}
          </Row>
          <Row term="Role">
            <Badge tone="ink">{roleName[user.role]}</Badge>
          </Row>
        </dl>
      </section>
      <p className="max-w-[38em] text-reading text-pretty text-muted-foreground">{whatComes[user.role]}</p>
    </div>
  );
};

const Row = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
    <dt className="text-muted-foreground">{term}</dt>
    <dd className="font-[550]">{children}</dd>
  </div>
);
