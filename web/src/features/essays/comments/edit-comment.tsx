import { type SubmitEvent, useState } from 'react';
import { type EssayComment } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { CommentField, commentProblem } from './comment-field';
import { useReviseComment } from './use-comments';

type EditCommentProps = { essayId: string; comment: EssayComment; onClose: () => void };

export const EditComment = ({ essayId, comment, onClose }: EditCommentProps) => {
  const [text, setText] = useState(comment.comment);
  const [problem, setProblem] = useState<string>();
  const revising = useReviseComment(essayId);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setProblem(commentProblem(text));
    if (commentProblem(text) !== undefined || revising.isPending) return;
    revising.mutate(
      { path: { id: essayId, commentId: comment.id }, body: { comment: text } },
      { onSuccess: onClose },
    );
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <CommentField
        label="Comment"
        value={text}
        onChange={setText}
        error={problem}
        disabled={revising.isPending}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={revising.isPending}>
          Save
        </Button>
        <Button variant="outline" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
