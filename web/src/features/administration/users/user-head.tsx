import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type AdminUser } from '@/api';
import { getUserOptions } from '@/api/queries/admin.gen';
import { Avatar } from '@/components/ui/basics/avatar';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { ApiError } from '@/lib/api/api-error';
import { UserMenu } from './user-menu';
import { UserStatus } from './user-status';
import { dayOf, nameOf } from './user-words';

const backToUsers = (
  <Button asChild variant="outline" size="sm" icon={<ArrowLeft className="size-[1em]" />}>
    <Link to="/admin">Back to users</Link>
  </Button>
);

/** An address that was never an id is as unknown as an id nobody has. */
const isUnknown = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

const titleOf = ({ firstName, lastName, email }: AdminUser) => `${firstName} ${lastName}`.trim() || email;

type UserHeadProps = {
  userId: string;
  /** The rest of the page, once it is known who it is about. */
  children: (user: AdminUser) => ReactNode;
};

/** Who this page is about. */
export const UserHead = ({ userId, children }: UserHeadProps) => {
  const user = useQuery(getUserOptions({ path: { id: userId } }));

  if (isUnknown(user.error))
    return (
      <EmptyState title="User Not Found" action={backToUsers}>
        The account may have been deleted.
      </EmptyState>
    );
  if (user.isError)
    return (
      <ErrorState
        title="We couldn’t load this user"
        onRetry={() => void user.refetch()}
        retrying={user.isFetching}
      >
        Nothing is lost. Check the connection and try again.
      </ErrorState>
    );

  return (
    <>
      <header className="grid gap-4">
        <div>{backToUsers}</div>
        {user.data ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Avatar name={nameOf(user.data)} className="size-12" />
            <div className="min-w-0">
              <h1 className="text-section">{titleOf(user.data)}</h1>
              <p className="break-all text-muted-foreground">{user.data.email}</p>
            </div>
            <Badge tone="ink">{user.data.role}</Badge>
            <UserStatus isActive={user.data.isActive} />
            <p className="text-hint text-muted-foreground">Registered {dayOf(user.data.createdAt)}</p>
            <UserMenu user={user.data} />
          </div>
        ) : (
          <Skeleton className="h-12 w-80 max-w-full" />
        )}
      </header>
      {user.data && children(user.data)}
    </>
  );
};
