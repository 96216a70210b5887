import { type SubmitEvent, useState } from 'react';
import { type EssayComment } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { CommentField } from './comment-field';
import { type Commenting } from './commenting';
import { useReviseComment } from './use-commenting';

type EditCommentProps = Commenting & { comment: EssayComment; onClose: () => void };

export const EditComment = ({ comment, calls, words, onClose }: EditCommentProps) => {
  const [text, setText] = useState(comment.comment);
  const [problem, setProblem] = useState<string>();
  const revising = useReviseComment({ calls, words });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isBlank = text.trim() === '';
    setProblem(isBlank ? words.blank : undefined);
    if (isBlank || revising.isPending) return;
    revising.mutate({ commentId: comment.id, comment: text }, { onSuccess: onClose });
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <CommentField
        label={words.editField}
        value={text}
        onChange={setText}
        error={problem}
        disabled={revising.isPending}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={revising.isPending}>
          {words.save}
        </Button>
        <Button variant="outline" size="sm" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
};
