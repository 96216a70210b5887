import { Link } from 'react-router-dom';
import { type AdminUser } from '@/api';
import { Avatar } from '@/components/ui/basics/avatar';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { UserMenu } from './user-menu';
import { UserStatus } from './user-status';
import { dayOf, nameOf } from './user-words';

const heading = 'px-4 py-2.5 text-left text-hint font-semibold text-muted-foreground md:px-5';
const cell = 'px-4 py-3 md:px-5 max-md:py-0.5';

/** On a phone each row stacks. */
export const UserTable = ({ users }: { users: readonly AdminUser[] }) => (
  <table className="w-full max-md:block">
    <thead className="max-md:sr-only">
      <tr className="border-b">
        {['User', 'Role', 'Registration date', 'Status'].map((name) => (
          <th key={name} scope="col" className={heading}>
            {name}
          </th>
        ))}
        <th scope="col" className={heading}>
          <span className="sr-only">Details</span>
        </th>
      </tr>
    </thead>
    <tbody className="max-md:block">
      {users.map((user) => (
        <UserRow key={user.id} user={user} />
      ))}
    </tbody>
  </table>
);

const UserRow = ({ user }: { user: AdminUser }) => (
  <tr className="border-b last:border-0 max-md:flex max-md:flex-wrap max-md:items-center max-md:py-3">
    <td className={`${cell} max-md:w-full`}>
      <div className="flex items-center gap-3">
        <Avatar name={nameOf(user)} />
        <div className="min-w-0">
          <p className="truncate font-semibold">{nameOf(user)}</p>
          <p className="truncate text-hint text-muted-foreground">{user.email}</p>
        </div>
      </div>
    </td>
    <td className={cell}>
      <Badge tone={user.role === 'student' ? 'plain' : 'ink'}>{user.role}</Badge>
    </td>
    <td className={`${cell} text-muted-foreground tabular-nums`}>{dayOf(user.createdAt)}</td>
    <td className={cell}>
      <UserStatus isActive={user.isActive} />
    </td>
    <td className={`${cell} text-right max-md:ml-auto`}>
      <div className="flex items-center justify-end gap-1.5">
        <Button asChild variant="outline" size="sm">
          <Link to={`/admin/user/${user.id}`} aria-label={`View Details of ${nameOf(user)}`}>
            View Details
          </Link>
        </Button>
        <span className="w-8 pointer-coarse:w-11">
          <UserMenu user={user} />
        </span>
      </div>
    </td>
  </tr>
);
