import { Field } from '@/components/ui/forms/field';
import { Textarea } from '@/components/ui/forms/textarea';
import { count } from '@/lib/words/figures';
import { MOST_CHARACTERS } from './edits';
import { type Question, QUESTIONS } from './questions';

type AnswerFieldProps = {
  question: Question;
  text: string;
  onText: (text: string) => void;
  onLeave: () => void;
};

export const AnswerField = ({ question, text, onText, onLeave }: AnswerFieldProps) => {
  const { asked, hint } = QUESTIONS[question];
  const over = text.length - MOST_CHARACTERS;

  return (
    <Field
      label={asked}
      hint={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>{hint}</span>
          <span className="tabular-nums">
            {count(text.length)} of {count(MOST_CHARACTERS)} characters
          </span>
        </span>
      }
      error={
        over > 0
          ? `Take out ${count(over)} ${over === 1 ? 'character' : 'characters'} to save this answer.`
          : undefined
      }
    >
      <Textarea rows={5} value={text} onChange={(event) => onText(event.target.value)} onBlur={onLeave} />
    </Field>
  );
};
