import { type ReactNode } from 'react';
import { type Fields } from './change';
import { answerInWords, labelOfField } from './field-words';

/** One answer alone, or each with its name. */
export const AnswerList = ({ fields }: { fields: Fields }) => {
  const answers = Object.entries(fields).map(([name, answer]) => ({
    name,
    words: answerInWords(name, answer),
  }));
  const only = answers.length === 1 ? answers[0] : undefined;
  if (only) return <AnswerText>{only.words ?? 'No answer'}</AnswerText>;

  return (
    <span className="grid gap-1">
      {answers
        .filter(({ words }) => words !== null)
        .map(({ name, words }) => (
          <AnswerText key={name}>
            <span className="text-muted-foreground">{labelOfField(name)}:</span> {words}
          </AnswerText>
        ))}
    </span>
  );
};

const AnswerText = ({ children }: { children: ReactNode }) => (
  <span dir="auto" className="wrap-anywhere whitespace-pre-line">
    {children}
  </span>
);
