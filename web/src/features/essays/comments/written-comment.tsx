import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type EssayComment } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { CommentCard } from './comment-card';
import { type Commenting } from './commenting';
import { EditComment } from './edit-comment';
import { useRemoveComment } from './use-commenting';

type WrittenCommentProps = Commenting & { comment: EssayComment };

/** A comment with what someone who comments may do to it. */
export const WrittenComment = ({ comment, ...by }: WrittenCommentProps) => {
  const [editing, setEditing] = useState(false);
  const { words } = by;

  if (editing)
    return (
      <CommentCard comment={comment} words={words}>
        <EditComment comment={comment} {...by} onClose={() => setEditing(false)} />
      </CommentCard>
    );
  return (
    <CommentCard
      comment={comment}
      words={words}
      actions={
        <>
          {comment.canEdit && (
            <Button
              variant="ghost"
              size="sm"
              square
              aria-label={words.edit}
              icon={<Pencil className="size-[1em]" />}
              onClick={() => setEditing(true)}
            />
          )}
          {comment.canDelete && <DeleteComment commentId={comment.id} {...by} />}
        </>
      }
    />
  );
};

const DeleteComment = ({ commentId, ...by }: Commenting & { commentId: string }) => {
  const removing = useRemoveComment(by);
  const { words } = by;
  return (
    <AlertDialog
      title={words.removeQuestion}
      description={words.removeWhat}
      keepLabel={words.keep}
      confirmLabel={words.remove}
      onConfirm={() => removing.mutate(commentId)}
      trigger={
        <Button
          variant="ghost"
          size="sm"
          square
          aria-label={words.remove}
          busy={removing.isPending}
          icon={<Trash2 className="size-[1em]" />}
        />
      }
    />
  );
};
