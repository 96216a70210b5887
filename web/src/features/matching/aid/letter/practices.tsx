import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { type AidLetter, type AidOffer, type AidPractice } from '@/api';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { SourceLink } from '../forms/date-lines';

const REPORT = { name: 'GAO-23-104708, 2022', url: 'https://www.gao.gov/products/gao-23-104708' };

const MARKS = {
  yes: { Icon: CircleCheck, words: 'Yes', tone: 'text-safety-text' },
  no: { Icon: CircleX, words: 'No', tone: 'text-reach-text' },
  'not-sure': { Icon: CircleHelp, words: 'Not checked', tone: 'text-muted-foreground' },
};

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'not-sure', label: 'Not sure' },
];

type Answer = AidPractice['answer'];
type Asked = keyof AidLetter['answers'];

type PracticesProps = {
  offer: AidOffer;
  disabled: boolean;
  onAnswer: (practice: Asked, answer: Answer) => void;
};

/** The ten things a clear letter does. Some follow from the lines, the student answers the others. */
export const Practices = ({ offer: { practices }, disabled, onAnswer }: PracticesProps) => (
  <section aria-labelledby="practices" className="grid gap-3">
    <h3 id="practices" className="text-title">
      Ten things a clear letter does
    </h3>
    <p className="max-w-[44em] text-pretty text-muted-foreground">
      This one does {practices.filter(({ answer }) => answer === 'yes').length} of 10 that we know of. The
      federal audit office checked the letters of 176 colleges by this list, and none did all ten (
      <SourceLink {...REPORT} />
      ).
    </p>
    <ol className="divide-y rounded-lg border bg-card shadow-card">
      {practices.map((practice) => (
        <Practice key={practice.id} practice={practice} disabled={disabled} onAnswer={onAnswer} />
      ))}
    </ol>
  </section>
);

type PracticeProps = { practice: AidPractice } & Pick<PracticesProps, 'disabled' | 'onAnswer'>;

const Practice = ({ practice: { title, answer, finding, asks }, disabled, onAnswer }: PracticeProps) => {
  const { Icon, words, tone } = MARKS[answer];

  return (
    <li className="flex items-start gap-3 px-4.5 py-3.5">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="font-semibold text-pretty">
          <span className="sr-only">{words}: </span>
          {title}
        </p>
        {finding !== null && <p className="text-hint text-pretty text-muted-foreground">{finding}</p>}
        {asks !== null && (
          <Field group label={<span className="text-hint font-normal">Does your letter do this?</span>}>
            <RadioGroup
              className="flex flex-wrap gap-x-5 gap-y-0"
              options={ANSWERS}
              value={answer}
              disabled={disabled}
              onValueChange={(value) => isAnswer(value) && onAnswer(asks, value)}
            />
          </Field>
        )}
      </div>
    </li>
  );
};

const isAnswer = (value: string): value is Answer => value in MARKS;
