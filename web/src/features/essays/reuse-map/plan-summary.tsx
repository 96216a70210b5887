import { type EssayPlan } from '@/api';
import { count } from '@/lib/words/figures';
import { essaysInWords } from './plan-words';

type PlanSummaryProps = { plan: EssayPlan };

/** How much less there is to write. */
export const PlanSummary = ({
  plan: { essays, answers, words, wordsOneByOne, isSmallest },
}: PlanSummaryProps) => (
  <div role="status" className="grid gap-1">
    <p className="text-section">
      {essays.length < answers
        ? `${essaysInWords(essays.length)} instead of ${count(answers)}`
        : essaysInWords(essays.length)}
    </p>
    <p className="text-pretty text-muted-foreground tabular-nums">
      {words === 0
        ? 'Your drafts cover every prompt. What’s left is fitting them.'
        : `About ${count(words)} words still to write, instead of ${count(wordsOneByOne)} one by one.`}
      {!isSmallest && ' This is a good plan; there may be one with fewer essays.'}
    </p>
  </div>
);
