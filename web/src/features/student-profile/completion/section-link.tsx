import { Link } from 'react-router-dom';
import { type ProfileCompletion } from '@/api';
import { type SectionStatus, StatusMark } from './status-mark';

const words: Record<SectionStatus, string> = {
  complete: 'Complete',
  partial: 'Partial',
  incomplete: 'Missing',
};

type SectionLinkProps = { progress: ProfileCompletion['sections'][number] };

/** Links to where the section is answered. Complete sections show only their mark; screen readers also hear it. */
export const SectionLink = ({ progress: { section, step, title, status } }: SectionLinkProps) => (
  <Link
    to={`/profile?section=${section}&step=${step}`}
    className="-mx-1.5 flex min-h-8 items-center gap-2.5 rounded-[8px] px-1.5 transition-colors hover:bg-accent pointer-coarse:min-h-11"
  >
    <StatusMark status={status} />
    {title}
    <span className={status === 'complete' ? 'sr-only' : 'ml-auto text-small text-muted-foreground'}>
      {words[status]}
    </span>
  </Link>
);
