import { Button } from '@/components/ui/basics/button';
import { toast } from '@/components/ui/toasts/toast-store';

/** Above the limit nothing is sent, and the essay can still be saved. */
export const refuseTooLong = () =>
  toast({
    tone: 'error',
    title: 'Word Count Too High',
    description: 'Please keep your essay under 1000 words for optimal analysis.',
  });

type SaveButtonsProps = {
  saveLabel: string;
  /** Something is missing; the bar says what. */
  blocked: boolean;
  busy: 'save' | 'submit' | null;
  onSave: () => void;
  onSubmit: () => void;
};

export const SaveButtons = ({ saveLabel, blocked, busy, onSave, onSubmit }: SaveButtonsProps) => {
  const why = blocked ? { 'aria-describedby': 'why-not-yet' } : {};
  return (
    <>
      <Button variant="outline" disabled={blocked} busy={busy === 'save'} onClick={onSave} {...why}>
        {saveLabel}
      </Button>
      <Button disabled={blocked} busy={busy === 'submit'} onClick={onSubmit} {...why}>
        Submit for Review
      </Button>
    </>
  );
};
