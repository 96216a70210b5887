import { useState } from 'react';
import { type ApplicationInFull, type NewChecklistItem } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { toast } from '@/components/ui/toasts/toast-store';
import { toastFailure } from '@/features/matching/saved-colleges/toast-failure';
import { useItems } from '@/features/matching/applications/detail/checklist/use-items';

/** What most colleges like to get after a deferral. */
const STEPS = [
  { kind: 'transcript', label: 'Mid-year grades' },
  { kind: 'other', label: 'Letter: still interested, and what is new' },
] as const satisfies readonly NewChecklistItem[];

/** The mid-year report that the college asks everyone for is the same. */
const isListed = ({ checklist }: ApplicationInFull, { label }: NewChecklistItem) =>
  checklist.some(
    (item) => item.label === label || (label === 'Mid-year grades' && /mid-?year/i.test(item.label)),
  );

/** Adds what a deferral asks for to the checklist, until it is there. */
export const DeferredSteps = ({ application }: { application: ApplicationInFull }) => {
  const { add } = useItems(application.id);
  const [adding, setAdding] = useState(false);
  const missing = STEPS.filter((step) => !isListed(application, step));
  if (missing.length === 0) return null;

  const addAll = async () => {
    setAdding(true);
    try {
      for (const step of missing) await add(step);
      toast({ title: 'Application Updated', description: missing.map(({ label }) => label).join('; ') });
    } catch (error) {
      toastFailure(error, 'Failed to save application. Please try again.');
    }
    setAdding(false);
  };

  return (
    <Button variant="soft" busy={adding} onClick={() => void addAll()} className="justify-self-start">
      Add these steps to my checklist
    </Button>
  );
};
