import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/basics/button';

/** Common majors for each career goal, all on our list of majors. */
export const MAJORS_FOR: Readonly<Record<string, readonly string[]>> = {
  'Doctor/Medicine': ['Biology', 'Neuroscience', 'Pre-Medicine'],
  'Lawyer/Legal': ['Political Science', 'Philosophy', 'Pre-Law'],
  Engineer: ['Mechanical Engineering', 'Electrical Engineering', 'Civil Engineering'],
  'Teacher/Education': ['Elementary Education', 'Secondary Education', 'English'],
  'Entrepreneur/Business Owner': ['Business Administration', 'Entrepreneurship', 'Marketing'],
  'Artist/Performer': ['Studio Art', 'Theatre', 'Music'],
  'Software Developer': ['Computer Science', 'Software Engineering', 'Data Science'],
  'Research Scientist': ['Biology', 'Chemistry', 'Physics'],
  'Public Service/Government': ['Public Policy', 'Social Work', 'Criminal Justice'],
};

const MOST = 6;

/** Majors to try for the chosen career goals, while there is no major yet. */
export const CareerMajors = () => {
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
