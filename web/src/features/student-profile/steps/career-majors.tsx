import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/basics/button';
import { MAJORS_FOR } from './majors-of-careers';

const MOST = 6;

/** Majors to try for the chosen career goals, while there is no major yet. */
const CareerMajors = () => {
  const { control, setValue } = useFormContext<{ careerGoals: string[]; intendedMajor: string }>();
  const [goals, major] = useWatch({ control, name: ['careerGoals', 'intendedMajor'] });
  const majors = [...new Set(goals.flatMap((goal) => MAJORS_FOR[goal] ?? []))].slice(0, MOST);
  if (majors.length === 0 || !['', 'Undecided'].includes(major)) return null;

  return (
    <div role="group" aria-labelledby="career-majors" className="-mt-3 grid gap-2">
      <p id="career-majors" className="text-hint text-muted-foreground">
        Majors that often lead there. Pick one to try it; you can change it any time.
      </p>
      <div className="flex flex-wrap gap-2">
        {majors.map((name) => (
          <Button
            key={name}
            type="button"
            variant="outline"
            size="sm"
            onClick={() => {
              setValue('intendedMajor', name, { shouldDirty: true });
              document.getElementById('intendedMajor')?.focus();
            }}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
};

export default CareerMajors;
