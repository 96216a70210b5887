import { useState } from 'react';
import { type Application } from '@/api';
import DecisionDialog from '@/features/matching/applications/detail/decision/decision-dialog';
import { AnswerDialog } from './answer-dialog';
import { type Asked } from './move-context';
import { SubmittedDialog } from './submitted-dialog';

type MoveQuestionsProps = { application: Application; asked: Asked; onClose: () => void };

/** What a move needs to know first, and what an answer means. */
const MoveQuestions = ({ application, asked, onClose }: MoveQuestionsProps) => {
  const [before] = useState(application.decisionResult);
  const [isAsked, setAsked] = useState(true);
  const { decisionResult } = application;

  if (asked === 'Submitted') return <SubmittedDialog application={application} onClose={onClose} />;
  if (isAsked) return <DecisionDialog application={application} onClose={() => setAsked(false)} />;
  // Closed without an answer.
  if (decisionResult === null || decisionResult === before) return null;
  return <AnswerDialog application={application} result={decisionResult} onClose={onClose} />;
};

export default MoveQuestions;
