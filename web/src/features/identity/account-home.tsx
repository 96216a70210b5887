import { type Role } from '@/lib/session';
import { AccountCard } from './account-card';

type AdultRole = Extract<Role, 'parent' | 'counselor'>;

const whatComes: Record<AdultRole, string> = {
  parent:
    'Your student decides what you can see. Once they link you to their account, the colleges they are looking at will be here.',
  counselor:
    'Each student decides what you can see. Once a student links you to their account, the colleges they are looking at will be here.',
};

/** For those who have no list of their own: who they are here, and what will appear. */
export const AccountHome = ({ role, firstName }: { role: AdultRole; firstName: string }) => (
  <div className="grid max-w-170 gap-6">
    <h1 className="text-page-phone md:text-page">Welcome back, {firstName}!</h1>
    <AccountCard role={role} firstName={firstName} />
    <p className="max-w-[38em] text-reading text-pretty text-muted-foreground">{whatComes[role]}</p>
  </div>
);
