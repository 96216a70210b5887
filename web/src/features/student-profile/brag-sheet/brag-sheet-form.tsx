import { useState } from 'react';
import { type BragSheet } from '@/api';
import { AutosaveStatus } from '@/components/ui/forms/autosave-status';
import { toast } from '@/components/ui/toasts/toast-store';
import { useUnsentCount } from '@/lib/forms/unsent-count';
import { LeaveQuestion } from '../flow/leave-question';
import { FooterBar } from '../flow/step-footer';
import { useLeaveGuard } from '../flow/use-leave-guard';
import { AnswerField } from './answer-field';
import { answerOf } from './edits';
import { questions } from './questions';
import { useEdits } from './use-edits';
import { WhoMayRead } from './who-may-read';

const TROUBLE = {
  failed: 'We couldn’t save this.',
  undecided: 'Not saved yet: you changed this in two places. Try again to choose what to keep.',
};

/** It has no Save button: each answer is saved after a pause, and when the student goes on to the next. */
export const BragSheetForm = ({ stored }: { stored: BragSheet | null }) => {
  const edits = useEdits(stored);
  const unsent = useUnsentCount();
  /** Ticked, and not yet so. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { typed, dirty, saving, savedAt, trouble, refusal, question } = edits;
  const guard = useLeaveGuard(dirty && !saving, edits.save);
  const state = saving
    ? 'saving'
    : trouble !== null
      ? 'failed'
      : edits.hasDraft
        ? 'draft'
        : unsent > 0
          ? 'kept'
          : 'idle';

  const open = async (counselorMayRead: boolean) => {
    setChosen(counselorMayRead);
    const stands = await edits.open(counselorMayRead);
    setChosen(null);
    if (stands) return;
    const description = 'We couldn’t change who may read this. Please try again.';
    toast({ tone: 'error', title: 'Error', description });
  };

  return (
    <form
      aria-label="Brag sheet"
      className="-mx-4 border-y bg-card md:mx-0 md:rounded-lg md:border md:shadow-card"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grid gap-7 px-4 pt-4 pb-7 md:px-9 md:pt-7">
        {/* Not the focus, which is in the answer the student writes. */}
        <p role="alert" className="font-semibold text-destructive empty:hidden">
          {trouble !== null && `${refusal ?? TROUBLE[trouble]} Your answers are still here.`}
        </p>
        <WhoMayRead
          open={stored?.counselorMayRead ?? false}
          chosen={chosen}
          onChange={(next) => void open(next)}
        />
        {questions.map((asked) => (
          <AnswerField
            key={asked}
            question={asked}
            text={typed[asked] ?? answerOf(stored, asked)}
            onText={(text) => edits.write(asked, text)}
            onLeave={() => void edits.save()}
          />
        ))}
      </div>
      <FooterBar back={undefined} className="min-h-13 py-2.5 md:py-2.5">
        {state === 'idle' && (dirty || savedAt === null) ? (
          <p className="text-hint text-muted-foreground">It saves itself as you write.</p>
        ) : (
          <AutosaveStatus state={state} savedAt={savedAt} onRetry={() => void edits.save()} />
        )}
      </FooterBar>
      {question}
      <LeaveQuestion guard={guard} dirty={dirty} />
    </form>
  );
};
