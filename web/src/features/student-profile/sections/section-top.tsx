import { Link } from 'react-router-dom';
import { type ProfileCompletion } from '@/api';
import { Progress } from '@/components/ui/feedback/progress';
import { addressOf } from '../quick-start/steps';
import { type Section } from './places';
import { SectionPills } from './section-pills';

type SectionTopProps = { section: Section; checks: ProfileCompletion['checks'] | undefined };

export const SectionTop = ({ section, checks }: SectionTopProps) => (
  <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-4 md:mb-6 max-lg:[@media(height<31.25rem)]:mb-0">
    <SectionPills section={section} />
    {checks && (
      <Progress
        value={checks.percent}
        label="Personal and academic steps"
        valueText={`${checks.completed} of ${checks.total} · ${checks.percent}%`}
        className="min-w-60 flex-1 max-md:hidden"
      />
    )}
    <Link to={addressOf('finish')} className="link min-h-6 max-md:hidden">
      What would help most
    </Link>
  </div>
);
