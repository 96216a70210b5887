import { X } from 'lucide-react';
import { useState } from 'react';
import { type AskedPrompt } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { count } from '@/lib/words/figures';
import { dueInWords } from './plan-words';
import { useChangeAskedPrompt, useRemoveAskedPrompt } from './use-plan';

const MOST_WORDS = 4000;
const LIMIT_PROBLEM = `Type a number from 1 to ${MOST_WORDS}`;

/** "250 words, due Nov 1, 2026". */
const factsOf = ({ wordLimit, usualLimit, dueOn }: AskedPrompt): string => {
  const limit = wordLimit ?? usualLimit;
  return [
    limit === null ? 'No word limit' : `${count(limit)} words`,
    dueOn === null ? 'no due date' : `due ${dueInWords(dueOn)}`,
  ].join(', ');
};

/** One prompt of the plan. Its limit and date are saved when the field is left. */
export const AskedRow = ({ asked }: { asked: AskedPrompt }) => {
  const { id, prompt, wordLimit, usualLimit, dueOn } = asked;
  const [limit, setLimit] = useState(wordLimit === null ? '' : String(wordLimit));
  const [due, setDue] = useState(dueOn ?? '');
  const [problem, setProblem] = useState<string>();
  const changing = useChangeAskedPrompt();
  const removing = useRemoveAskedPrompt();

  const save = () => {
    const words = limit.trim() === '' ? null : Number(limit);
    const isSound = words === null || (Number.isInteger(words) && words >= 1 && words <= MOST_WORDS);
    setProblem(isSound ? undefined : LIMIT_PROBLEM);
    const day = due === '' ? null : due;
    if (!isSound || (words === wordLimit && day === dueOn)) return;
    changing.mutate({ path: { id }, body: { wordLimit: words, dueOn: day } });
  };

  return (
    <li className="grid gap-2 border-t py-3 first:border-t-0">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-pretty">{prompt}</p>
        <Button
          variant="ghost"
          size="sm"
          square
          aria-label={`Remove “${prompt}” of ${asked.askedBy}`}
          busy={removing.isPending}
          icon={<X />}
          onClick={() => removing.mutate({ path: { id } })}
        />
      </div>
      <details>
        <summary className="w-fit cursor-pointer rounded-sm text-hint text-muted-foreground">
          {factsOf(asked)}
        </summary>
        <div className="mt-2 grid grid-cols-2 gap-3">
          <Field label="Word limit" optional error={problem}>
            <Input
              inputMode="numeric"
              value={limit}
              placeholder={usualLimit === null ? '' : String(usualLimit)}
              onChange={(event) => setLimit(event.target.value)}
              onBlur={save}
            />
          </Field>
          <Field label="Due" optional>
            <Input type="date" value={due} onChange={(event) => setDue(event.target.value)} onBlur={save} />
          </Field>
        </div>
      </details>
    </li>
  );
};
