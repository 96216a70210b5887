import { BookOpen, Search, Tag } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { PlannedBadge } from '@/components/ui/basics/planned-badge';
import { Notice } from '@/components/ui/feedback/notice';
import { type Role } from '@/lib/session/session';
import { AccountCard } from './account-card';

type AdultRole = Extract<Role, 'parent' | 'counselor'>;

const WORDS: Record<AdultRole, { intro: string; ask: string; planned: string }> = {
  parent: {
    intro: 'Look up any college and see what a year there costs, for any family income.',
    ask: 'Ask your student to show you their list. Their chances and saved colleges stay in their own account, and they decide what to share.',
    planned: 'Your student will be able to link you to their account and choose what you can see.',
  },
  counselor: {
    intro: 'Look up any college for your students and see what a year there costs, for any family income.',
    ask: 'Ask your students to show you their lists. Their chances and saved colleges stay in their own accounts, and they decide what to share.',
    planned: 'Students will be able to link you to their accounts and choose what you can see.',
  },
};

const GUIDES = [
  { to: '/how-chances-work', label: 'How chances work' },
  { to: '/data-sources', label: 'Where the figures come from' },
  { to: '/privacy', label: 'What we store about students' },
];

/** Where parents and counselors start: the catalogue, the guides and the prices. */
export const AccountHome = ({ role, firstName }: { role: AdultRole; firstName: string }) => {
  const { intro, ask, planned } = WORDS[role];

  return (
    <div className="grid max-w-190 grid-cols-1 gap-6">
      <h1 className="text-page-phone wrap-anywhere md:text-page">Welcome back, {firstName}!</h1>
      <section
        aria-labelledby="look-around"
        className="grid justify-items-start gap-3 rounded-lg border bg-card p-6 shadow-card"
      >
        <h2 id="look-around" className="text-section">
          Look around
        </h2>
        <p className="text-reading text-pretty text-muted-foreground">{intro}</p>
        <Button asChild size="lg">
          <Link to="/colleges">
            <Search aria-hidden className="size-[1em]" />
            Explore colleges
          </Link>
        </Button>
        <ul className="mt-1 grid gap-1">
          {GUIDES.map((guide) => (
            <Way key={guide.to} {...guide} icon={<BookOpen aria-hidden className="size-4 shrink-0" />} />
          ))}
          <Way
            to="/pricing"
            label="Plans and prices"
            icon={<Tag aria-hidden className="size-4 shrink-0" />}
          />
        </ul>
      </section>
      <Notice>{ask}</Notice>
      <AccountCard role={role} firstName={firstName} />
      <div className="grid max-w-[38em] justify-items-start gap-2">
        <PlannedBadge />
        <p className="text-reading text-pretty text-muted-foreground">{planned}</p>
      </div>
    </div>
  );
};

const Way = ({ to, label, icon }: { to: string; label: string; icon: ReactNode }) => (
  <li>
    <Link to={to} className="link inline-flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
      {icon}
      {label}
    </Link>
  </li>
);
