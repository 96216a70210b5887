import { type ReactNode, useMemo, useState } from 'react';
import { type Application } from '@/api';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { type Asked, focusMoved, MoveContext } from './move-context';

type MoveHostProps = { applications: readonly Application[]; children: ReactNode };

/** Holds the question that a move asks, so that it stays when the card moves. */
export const MoveHost = ({ applications, children }: MoveHostProps) => {
  const [question, setQuestion] = useState<{ id: string; asked: Asked; times: number } | null>(null);
  const { Part, open, setOpen, prepare } = useOnDemand(() => import('./move-questions'));
  const value = useMemo(
    () => ({
      ask: (id: string, asked: Asked) => {
        setQuestion((last) => ({ id, asked, times: (last?.times ?? 0) + 1 }));
        setOpen(true);
      },
      prepare,
    }),
    [prepare, setOpen],
  );
  const application = applications.find(({ id }) => id === question?.id);

  return (
    <MoveContext value={value}>
      {children}
      {Part && open && question !== null && application && (
        <Part
          key={question.times}
          application={application}
          asked={question.asked}
          onClose={() => {
            setOpen(false);
            focusMoved(application.id);
          }}
        />
      )}
    </MoveContext>
  );
};
