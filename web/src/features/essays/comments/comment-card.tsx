import { Lock, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { type EssayComment } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { timeAgo } from '@/lib/words/time-ago';
import { PRIVATE_WORDS, PUBLIC_WORDS, TYPE_WORDS } from './comment-words';
import { EditComment } from './edit-comment';
import { useRemoveComment } from './use-comments';

type CommentCardProps = { essayId: string; comment: EssayComment; canChange: boolean };

export const CommentCard = ({ essayId, comment, canChange }: CommentCardProps) => {
  const [editing, setEditing] = useState(false);

  return (
    <article
      aria-label={`${TYPE_WORDS[comment.commentType]} from ${comment.author}`}
      className="grid gap-2.5 rounded-lg border bg-card px-4 py-4 shadow-card md:px-6"
    >
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <b className="font-semibold">{comment.author}</b>
        <Badge tone="ink">{TYPE_WORDS[comment.commentType]}</Badge>
        <span className="text-hint text-muted-foreground">{whenInWords(comment)}</span>
        <span className="inline-flex items-center gap-1 text-hint text-muted-foreground">
          {comment.isPrivate ? (
            <Lock aria-hidden className="size-3.5" />
          ) : (
            <Users aria-hidden className="size-3.5" />
          )}
          {comment.isPrivate ? PRIVATE_WORDS : PUBLIC_WORDS}
        </span>
        {canChange && !editing && (
          <span className="ml-auto flex gap-1">
            <Button
              variant="ghost"
              size="sm"
              square
              aria-label="Edit comment"
              icon={<Pencil className="size-[1em]" />}
              onClick={() => setEditing(true)}
            />
            <DeleteComment essayId={essayId} commentId={comment.id} />
          </span>
        )}
      </header>
      {editing ? (
        <EditComment essayId={essayId} comment={comment} onClose={() => setEditing(false)} />
      ) : (
        <p dir="auto" className="max-w-[66ch] text-reading text-pretty whitespace-pre-wrap wrap-anywhere">
          {comment.comment}
        </p>
      )}
    </article>
  );
};

const DeleteComment = ({ essayId, commentId }: { essayId: string; commentId: string }) => {
  const removing = useRemoveComment(essayId);
  return (
    <AlertDialog
      title="Delete comment?"
      description="Are you sure you want to delete this comment?"
      keepLabel="Keep comment"
      confirmLabel="Delete comment"
      onConfirm={() => removing.mutate({ path: { id: essayId, commentId } })}
      trigger={
        <Button
          variant="ghost"
          size="sm"
          square
          aria-label="Delete comment"
          busy={removing.isPending}
          icon={<Trash2 className="size-[1em]" />}
        />
      }
    />
  );
};

const whenInWords = ({ createdAt, updatedAt }: EssayComment) => {
  const when = timeAgo(new Date(createdAt), new Date());
  return updatedAt === createdAt ? when : `${when}, edited`;
};
