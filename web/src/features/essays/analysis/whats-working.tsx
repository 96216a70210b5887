import { ArrowRight, Check } from 'lucide-react';
import { type LatestReview } from '@/api';
import { SideCard } from '../detail/side-card';
import { TalkItThrough } from './talk-it-through';

type WhatsWorkingProps = { review: Pick<LatestReview, 'strengths' | 'improvements' | 'lineComments'> };

export const WhatsWorking = ({ review: { strengths, improvements, lineComments } }: WhatsWorkingProps) => {
  // The weightiest comes first.
  const [first] = lineComments;
  if (strengths.length + improvements.length === 0) return null;

  return (
    <SideCard title={strengths.length > 0 ? 'What’s working' : 'Work on next'}>
      <div className="grid gap-4">
        {strengths.length > 0 && (
          <ul className="grid gap-2">
            {strengths.map((strength) => (
              <Line key={strength} icon={<Check aria-hidden className="text-safety" />}>
                {strength}
              </Line>
            ))}
          </ul>
        )}
        {strengths.length > 0 && improvements.length > 0 && <h3 className="text-title">Work on next</h3>}
        {improvements.length > 0 && (
          <ul className="grid gap-2">
            {improvements.map((improvement) => (
              <Line key={improvement} icon={<ArrowRight aria-hidden className="text-primary" />}>
                {improvement}
              </Line>
            ))}
          </ul>
        )}
        {first && <TalkItThrough comment={first} />}
      </div>
    </SideCard>
  );
};

const Line = ({ icon, children }: { icon: React.ReactNode; children: string }) => (
  <li className="flex gap-2.5 text-hint leading-5 text-pretty wrap-anywhere [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
    {icon}
    <span>{children}</span>
  </li>
);
