import { type ComponentType, useEffect, useState } from 'react';
import { type CollegeCard } from '@/api';
import { Button } from '@/components/ui/basics/button';

type ApplyProps = { college: Pick<CollegeCard, 'id' | 'shortName'> };

/** The button to apply. Its code loads after the first paint; until then its place is kept. */
export const Apply = (props: ApplyProps) => {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<ApplyProps> } | null>(null);
  useEffect(() => {
    import('./apply-button').then(
      ({ default: Part }) => setLoaded({ Part }),
      () => undefined,
    );
  }, []);

  return loaded ? (
    <loaded.Part {...props} />
  ) : (
    <Button variant="soft" className="invisible w-26" aria-hidden>
      Apply
    </Button>
  );
};
