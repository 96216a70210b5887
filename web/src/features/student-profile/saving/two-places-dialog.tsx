import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { FormError } from '@/components/ui/forms/form-error';
import { Dialog } from '@/components/ui/overlays/dialog';
import { DialogFooter } from '@/components/ui/overlays/dialog-parts';
import { AnswerList } from './answer-list';
import { type Change, type Fields } from './change';
import { asNewEntry, type Choice, decided } from './decide';
import { labelsOfFields } from './field-words';
import { type Difference } from './merge';
import { type Question } from './outcome';

type TwoPlacesDialogProps = {
  change: Change;
  question: Question;
  /** null: closed without a choice. */
  onAnswer: (next: Change | null) => void;
};

const TwoPlacesDialog = ({ change, question, onAnswer }: TwoPlacesDialogProps) =>
  question.kind === 'gone' ? (
    <Dialog
      open
      onOpenChange={() => onAnswer(null)}
      title="This was deleted somewhere else"
      description="You deleted this entry in another tab or on another device. What you typed here is still here."
    >
      <AnswerList fields={change.fields} />
      <DialogFooter>
        <Button variant="outline" onClick={() => onAnswer(null)}>
          Back to the form
        </Button>
        <Button onClick={() => onAnswer(asNewEntry(change))}>Keep mine as a new entry</Button>
      </DialogFooter>
    </Dialog>
  ) : (
    <Dialog
      open
      onOpenChange={() => onAnswer(null)}
      title="You changed this in two places"
      description="It was also saved in another tab or on another device. Choose what to keep."
      className="md:max-w-176"
    >
      <Choices
        differences={question.differences}
        onChosen={(choices) => onAnswer(decided(change, question, choices))}
      />
    </Dialog>
  );

type ChoicesProps = {
  differences: readonly Difference[];
  onChosen: (choices: readonly (Choice | undefined)[]) => void;
};

const Choices = ({ differences, onChosen }: ChoicesProps) => {
  const [choices, setChoices] = useState<readonly (Choice | undefined)[]>([]);
  const [attempt, setAttempt] = useState(0);
  const open = differences.filter((_difference, at) => choices[at] === undefined);

  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // a step’s form may be around this one
        setAttempt(attempt + 1);
        if (open.length === 0) onChosen(choices);
      }}
    >
      {differences.map((difference, at) => {
        const choose = (choice: Choice) =>
          setChoices(differences.map((_each, index) => (index === at ? choice : choices[index])));
        const name = `two-places-${difference.fields.join('-')}`;
        return (
          <fieldset key={name} className="grid min-w-0 gap-2">
            <legend className="mb-2 font-semibold">{labelsOfFields(difference.fields)}</legend>
            <div className="grid gap-3 md:grid-cols-2">
              <Side
                name={name}
                heading="You typed here"
                keep="Keep this one"
                fields={difference.mine}
                checked={choices[at] === 'mine'}
                onChoose={() => choose('mine')}
              />
              <Side
                name={name}
                heading="Saved somewhere else"
                keep="Keep the other"
                fields={difference.other}
                checked={choices[at] === 'other'}
                onChoose={() => choose('other')}
              />
            </div>
          </fieldset>
        );
      })}
      {attempt > 0 && open.length > 0 && (
        <FormError attempt={attempt}>
          {`Choose what to keep for ${labelsOfFields(open.flatMap(({ fields }) => fields))}.`}
        </FormError>
      )}
      <DialogFooter>
        <Button type="submit">Save</Button>
      </DialogFooter>
    </form>
  );
};

type SideProps = {
  name: string;
  heading: string;
  keep: string;
  fields: Fields;
  checked: boolean;
  onChoose: () => void;
};

const Side = ({ name, heading, keep, fields, checked, onChoose }: SideProps) => (
  <label className="grid min-w-0 cursor-pointer grid-rows-[auto_1fr_auto] gap-2 rounded-[12px] border border-outline p-4 has-checked:border-primary has-checked:ring-1 has-checked:ring-primary">
    <span className="text-small font-semibold text-muted-foreground">{heading}</span>
    <AnswerList fields={fields} />
    <span className="flex min-h-6 items-center gap-2 font-semibold">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-4 accent-primary"
      />
      {keep}
    </span>
  </label>
);

export default TwoPlacesDialog;
