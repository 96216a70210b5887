import { type ReactNode } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { count } from '@/lib/words/figures';
import { wordsIn } from '../editor/word-count';

type TwoTextsDialogProps = {
  mine: string;
  other: string;
  busy: boolean;
  /** Taking the other failed. */
  failed: boolean;
  onKeepMine: () => void;
  onTakeOther: () => void;
  onClose: () => void;
};

/** Both texts side by side. Either choice keeps both in the history. */
const TwoTextsDialog = ({
  mine,
  other,
  busy,
  failed,
  onKeepMine,
  onTakeOther,
  onClose,
}: TwoTextsDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => {
      if (!open && !busy) onClose();
    }}
    title="You changed this in two places"
    description="It was also saved in another tab or on another device. Choose which text to go on with. Both stay in the essay’s history."
    className="md:max-w-240"
  >
    <div className="grid gap-4 md:grid-cols-2">
      <Side heading="You typed here" text={mine}>
        <Button busy={busy} onClick={onKeepMine}>
          Keep mine
        </Button>
      </Side>
      <Side heading="Saved somewhere else" text={other}>
        <Button variant="outline" busy={busy} onClick={onTakeOther}>
          Take the other
        </Button>
      </Side>
    </div>
    <p role="status" className="text-hint font-semibold text-destructive">
      {failed && 'We couldn’t save this. Both texts are still here. Try again in a moment.'}
    </p>
  </Dialog>
);

type SideProps = { heading: string; text: string; children: ReactNode };

const Side = ({ heading, text, children }: SideProps) => (
  <section className="grid min-w-0 grid-rows-[auto_1fr_auto] gap-2 rounded-[12px] border border-outline p-4">
    <h3 className="text-title">
      {heading}{' '}
      <span className="text-hint font-normal text-muted-foreground">{`${count(wordsIn(text))} words`}</span>
    </h3>
    <div
      role="region"
      aria-label={heading}
      tabIndex={0}
      dir="auto"
      className="max-h-[38dvh] overflow-y-auto font-essay text-essay whitespace-pre-wrap wrap-anywhere"
    >
      {text}
    </div>
    {children}
  </section>
);

export default TwoTextsDialog;
