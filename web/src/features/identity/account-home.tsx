import { PlannedBadge } from '@/components/ui/basics/planned-badge';
import { type Role } from '@/lib/session/session';
import { AccountCard } from './account-card';

type AdultRole = Extract<Role, 'parent' | 'counselor'>;

const comingSoon: Record<AdultRole, string> = {
  parent:
    'Your student will be able to link you to their account and choose what you can see. The colleges they’re looking at will appear here.',
  counselor:
    'Students will be able to link you to their accounts and choose what you can see. The colleges they’re looking at will appear here.',
};

export const AccountHome = ({ role, firstName }: { role: AdultRole; firstName: string }) => (
  <div className="grid max-w-170 grid-cols-1 gap-6">
    <h1 className="text-page-phone wrap-anywhere md:text-page">Welcome back, {firstName}!</h1>
    <AccountCard role={role} firstName={firstName} />
    <div className="grid max-w-[38em] justify-items-start gap-2">
      <PlannedBadge />
      <p className="text-reading text-pretty text-muted-foreground">{comingSoon[role]}</p>
    </div>
  </div>
);
