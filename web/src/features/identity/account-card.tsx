import { type ReactNode } from 'react';
import { Badge } from '@/components/ui/basics/badge';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { type HomeWords } from './home-words';
import { useAccount } from './use-account';

type AccountCardProps = { firstName: string; words: HomeWords };

/** The first name comes from the session, the rest from the server. */
export const AccountCard = ({ firstName, words }: AccountCardProps) => {
  const account = useAccount();

  return (
    <section aria-labelledby="account" className="rounded-lg border bg-card p-6 shadow-card">
      <h2 id="account" className="text-section">
        {words.account}
      </h2>
      <dl className="mt-3 grid grid-cols-1 divide-y">
        <Row term={words.name}>
          {account.data ? `${account.data.firstName} ${account.data.lastName}` : firstName}
        </Row>
        <Row term={words.email}>
          {account.data?.email ??
            (account.isPending ? <Skeleton className="h-4 w-44" /> : words.emailNotLoaded)}
        </Row>
        <Row term={words.role}>
          <Badge tone="ink">{words.roleName}</Badge>
        </Row>
      </dl>
    </section>
  );
};

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5">
    <dt className="text-muted-foreground">{term}</dt>
    <dd className="min-w-0 font-[550] wrap-anywhere">{children}</dd>
  </div>
);
