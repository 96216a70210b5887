import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { choicesFrom, chosenOf } from '@/lib/words/choices';
import { CommentField } from './comment-field';
import { type Commenting } from './commenting';
import { useAddComment } from './use-commenting';

/** Private unless chosen otherwise. What is typed stays until it is saved. */
export const AddComment = ({ calls, words }: Commenting) => {
  const [text, setText] = useState('');
  const [type, setType] = useState<string>('feedback');
  const [visibility, setVisibility] = useState('private');
  const [problem, setProblem] = useState<string>();
  const adding = useAddComment({ calls, words });
  const types = choicesFrom(words.types);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isBlank = text.trim() === '';
    setProblem(isBlank ? words.blank : undefined);
    if (isBlank || adding.isPending) return;
    const commentType = chosenOf(types, type) ?? 'feedback';
    adding.mutate(
      { comment: text, commentType, isPrivate: visibility === 'private' },
      { onSuccess: () => setText('') },
    );
  };

  return (
    <form
      onSubmit={submit}
      noValidate
      className="@container grid gap-4 rounded-lg border bg-card px-4 py-4 md:px-6"
    >
      <CommentField
        label={words.add}
        value={text}
        onChange={setText}
        error={problem}
        disabled={adding.isPending}
      />
      <div className="grid gap-4 @md:grid-cols-2">
        <Field label={words.kind} group>
          <RadioGroup options={types} value={type} onValueChange={setType} />
        </Field>
        <Field label={words.whoSees} hint={words.whoSeesHint} group>
          <RadioGroup
            options={choicesFrom(words.visibilities)}
            value={visibility}
            onValueChange={setVisibility}
          />
        </Field>
      </div>
      <div>
        <Button type="submit" busy={adding.isPending}>
          {words.addButton}
        </Button>
      </div>
    </form>
  );
};
