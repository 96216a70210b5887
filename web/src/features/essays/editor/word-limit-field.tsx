import { useState } from 'react';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { count } from '@/lib/words/figures';
import { MOST_WORDS } from './word-count';

type WordLimitFieldProps = {
  wordLimit: number | null;
  /** The prompt's own. */
  promptLimit: number | null;
  onWordLimit: (wordLimit: number | null) => void;
};

const limitIn = (text: string) => {
  const limit = Number(text);
  return /^\d+$/.test(text) && limit >= 1 && limit <= MOST_WORDS ? limit : null;
};

export const WordLimitField = ({ wordLimit, promptLimit, onWordLimit }: WordLimitFieldProps) => {
  const [text, setText] = useState(wordLimit === null ? '' : String(wordLimit));
  const isWrong = text.trim() !== '' && limitIn(text.trim()) === null;

  return (
    <Field
      label="Word limit"
      optional
      hint={
        promptLimit === null
          ? 'If the question comes with one.'
          : `This prompt allows ${count(promptLimit)}. Enter another if the college asks for one.`
      }
      error={isWrong ? `Enter a number from 1 to ${count(MOST_WORDS)}` : undefined}
    >
      <Input
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onWordLimit(limitIn(target.value.trim()));
        }}
        className="max-w-40"
      />
    </Field>
  );
};
