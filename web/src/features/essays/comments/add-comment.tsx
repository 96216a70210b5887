import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { CommentField, commentProblem } from './comment-field';
import { COMMENT_TYPES, PRIVATE_WORDS, PUBLIC_WORDS } from './comment-words';
import { useAddComment } from './use-comments';

const VISIBILITIES = [
  { value: 'private', label: PRIVATE_WORDS },
  { value: 'public', label: PUBLIC_WORDS },
];

/** Private unless chosen otherwise. What is typed stays until it is saved. */
export const AddComment = ({ essayId }: { essayId: string }) => {
  const [text, setText] = useState('');
  const [type, setType] = useState('feedback');
  const [visibility, setVisibility] = useState('private');
  const [problem, setProblem] = useState<string>();
  const adding = useAddComment(essayId);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setProblem(commentProblem(text));
    if (commentProblem(text) !== undefined || adding.isPending) return;
    const commentType = COMMENT_TYPES.find(({ value }) => value === type)?.value ?? 'feedback';
    adding.mutate(
      { path: { id: essayId }, body: { comment: text, commentType, isPrivate: visibility === 'private' } },
      { onSuccess: () => setText('') },
    );
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4 rounded-lg border bg-card px-4 py-4 md:px-6">
      <CommentField
        label="Add a comment"
        value={text}
        onChange={setText}
        error={problem}
        disabled={adding.isPending}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Kind" group>
          <RadioGroup options={COMMENT_TYPES} value={type} onValueChange={setType} />
        </Field>
        <Field label="Who can see it" group>
          <RadioGroup options={VISIBILITIES} value={visibility} onValueChange={setVisibility} />
        </Field>
      </div>
      <div>
        <Button type="submit" busy={adding.isPending}>
          Add comment
        </Button>
      </div>
    </form>
  );
};
