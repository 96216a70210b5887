import { Link } from 'react-router-dom';
import { Progress } from '@/components/ui/feedback/progress';
import { useSession } from '@/lib/session/session';
import { type Profile } from '../profile';
import { formSteps, isDone, nothingAnswered, progressOf, type Step } from './steps';

export const QuickStartTop = ({ profile, step }: { profile: Profile; step: Step }) => {
  const done = formSteps.filter((each) => isDone(progressOf(each, profile))).length;

  return (
    <div className="mb-5 grid gap-4 md:mb-6">
      {step === 'about' && nothingAnswered(profile) && <Welcome />}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <Progress
          value={(done / formSteps.length) * 100}
          label="Quick start"
          valueText={`${done} of ${formSteps.length} done`}
          className="w-full max-w-80 flex-1"
        />
        {step !== 'finish' && (
          <Link to="/colleges" className="link min-h-6">
            See my colleges
          </Link>
        )}
      </div>
    </div>
  );
};

const Welcome = () => {
  const session = useSession();
  const name = session.status === 'signed-out' ? '' : `, ${session.user.firstName}`;

  return (
    <p className="rounded-xl bg-tint-sky px-5 py-4 text-reading max-lg:[@media(height<31.25rem)]:hidden">
      Hi{name}. Five short steps, about two minutes, and you can skip any of them.
    </p>
  );
};
