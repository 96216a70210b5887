import { Bookmark, Check } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { useSaveById } from './use-save-by-id';
import { useIsSaved } from './use-saved-colleges';

type SaveByIdButtonProps = { collegeId: number; name: string };

/** Saves a college that is only mentioned, such as in an answer. */
export const SaveByIdButton = ({ collegeId, name }: SaveByIdButtonProps) => {
  const saved = useIsSaved(collegeId);
  const { save, isPending } = useSaveById(collegeId);

  return (
    <Button
      variant="outline"
      size="sm"
      className="h-auto text-left whitespace-normal"
      // Not disabled: a disabled button would lose the keyboard focus.
      aria-disabled={saved}
      busy={isPending}
      icon={saved ? <Check className="size-[1em]" /> : <Bookmark className="size-[1em]" />}
      onClick={() => {
        if (!saved) save();
      }}
    >
      {saved ? `${name} is on your list` : `Save ${name}`}
    </Button>
  );
};
