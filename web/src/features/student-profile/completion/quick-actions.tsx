import { ChevronRight, type LucideIcon, PenLine, Search, UserRound } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useCompletion } from './use-completion';

export const QuickActions = () => (
  <nav aria-label="Quick actions" className="divide-y overflow-hidden rounded-lg border bg-card shadow-card">
    <QuickAction to="/profile" title="Complete Profile" icon={UserRound} tint="bg-tint-butter">
      <FieldsRemaining />
    </QuickAction>
    <QuickAction to="/colleges" title="Find Colleges" icon={Search} tint="bg-tint-sky">
      Discover matches
    </QuickAction>
    <QuickAction to="/essays" title="Essays" icon={PenLine} tint="bg-tint-iris">
      Upload files
    </QuickAction>
  </nav>
);

/** Counts single answers in words: the sections, in percent, are the one completeness figure of the page. */
const FieldsRemaining = () => {
  const { data, isPending } = useCompletion();
  if (isPending) return <Skeleton className="my-0.5 h-3.5 w-36" />;
  if (!data) return 'Your answers, step by step';

  const { answered, total } = data.answeredFields;
  if (answered === total) return 'Complete!';
  return `${total - answered} of ${total} optional answers left`;
};

type QuickActionProps = { to: string; title: string; icon: LucideIcon; tint: string; children: ReactNode };

const QuickAction = ({ to, title, icon: Icon, tint, children }: QuickActionProps) => (
  <Link
    to={to}
    className="flex items-center gap-3.5 px-4.5 py-3.5 transition-colors -outline-offset-2 hover:bg-accent"
  >
    <span className={`grid size-10 shrink-0 place-items-center rounded-[11px] ${tint}`}>
      <Icon aria-hidden className="size-4.75" />
    </span>
    <span className="min-w-0">
      <span className="block font-semibold">{title}</span>
      <span className="block text-small text-muted-foreground tabular-nums">{children}</span>
    </span>
    <ChevronRight aria-hidden className="ml-auto size-4 shrink-0 text-muted-foreground" />
  </Link>
);
