import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { FirstColleges } from '../../recommendations/first-colleges';

/** The best college of each kind, to open and read. */
export const BestFits = () => {
  const [open, setOpen] = useState(false);

  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
      <summary className="-mx-2.5 flex min-h-11 list-none items-center gap-2 rounded-md px-2.5 font-semibold hover:bg-accent [&::-webkit-details-marker]:hidden">
        Your best Reach, Target and Safety
        <ChevronDown aria-hidden className="size-4 text-muted-foreground group-open:rotate-180" />
      </summary>
      {open && (
        <div className="pt-2">
          <FirstColleges heading={null} addressOf={(collegeId) => `/?college=${collegeId}`} />
        </div>
      )}
    </details>
  );
};
