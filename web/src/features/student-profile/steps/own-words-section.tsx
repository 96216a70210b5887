import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/basics/button';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { type Fit } from './fit';

const FIELDS = [
  'academicInterests',
  'personalValues',
  'collegeGoals',
  'postGradPlans',
  'specialInterests',
] as const;

/** Long texts, shown once one of them is written or the student asks for them. */
export const OwnWordsSection = () => {
  const { control } = useFormContext<Fit>();
  const written = useWatch({ control, name: FIELDS }).some((text) => text !== '');
  const { Part: OwnWords, open, setOpen, prepare } = useOnDemand(() => import('./own-words'));
  const pressed = useRef(false);

  useEffect(() => {
    if (written) setOpen(true);
  }, [written, setOpen]);

  useEffect(() => {
    if (OwnWords && pressed.current) document.getElementById(FIELDS[0])?.focus();
  }, [OwnWords]);

  return (
    <div role="group" aria-labelledby="own-words" className="grid gap-5 md:gap-6">
      <div className="grid gap-1">
        <h2 id="own-words" className="text-title">
          In your own words
        </h2>
        <p className="text-hint text-muted-foreground">
          Optional, for your applications and your counselor. Your matches don’t weigh these.
        </p>
      </div>
      {OwnWords ? (
        <OwnWords />
      ) : (
        <Button
          variant="outline"
          className="justify-self-start"
          busy={open}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => {
            pressed.current = true;
            setOpen(true);
          }}
        >
          Write about your goals
        </Button>
      )}
    </div>
  );
};
