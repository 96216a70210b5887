import { Bookmark, Check } from 'lucide-react';
import { type CollegeCard, type CollegeMatch } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { cn } from '@/lib/cn';
import { useSaveCollege } from './use-save-college';
import { useIsSaved } from './use-saved-colleges';

const AT_REST = 'cursor-default border-border bg-sunken text-muted-foreground hover:bg-sunken';

type SaveButtonProps = {
  college: CollegeCard;
  match: CollegeMatch | null;
  /** Shows only the icon; its name stays for screen readers. */
  compact?: boolean;
  /** Less weight, below a more important button. */
  quiet?: boolean;
  /** The id of the college's name, for screen readers. */
  describedBy?: string;
  className?: string;
};

export const SaveButton = ({
  college,
  match,
  compact = false,
  quiet = false,
  describedBy,
  className,
}: SaveButtonProps) => {
  const saved = useIsSaved(college.id);
  const { save, problem } = useSaveCollege(college, match);
  const words = saved ? 'Saved to List' : 'Save to List';

  return (
    <div className={className}>
      <Button
        variant={saved || compact ? 'outline' : quiet ? 'soft' : 'primary'}
        className={cn(!compact && 'w-full', saved && AT_REST)}
        // Not disabled: a disabled button would lose the keyboard focus.
        aria-disabled={saved}
        square={compact}
        icon={saved ? <Check className="size-[1em]" /> : <Bookmark className="size-[1em]" />}
        onClick={() => {
          if (!saved) save();
        }}
        {...(compact ? { 'aria-label': `${words}: ${college.shortName}` } : {})}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      >
        {!compact && words}
      </Button>
      {problem !== null && !saved && (
        <p className="mt-1 text-small font-semibold text-destructive">{problem}</p>
      )}
    </div>
  );
};
