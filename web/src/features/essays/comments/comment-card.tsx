import { Lock, Users } from 'lucide-react';
import { type ReactNode } from 'react';
import { type EssayComment } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { type CommentWords } from './words';

type CommentCardProps = {
  comment: EssayComment;
  words: CommentWords;
  /** What its reader may do to it. */
  actions?: ReactNode;
  /** Instead of its words, while they are being changed. */
  children?: ReactNode;
};

export const CommentCard = ({ comment, words, actions, children }: CommentCardProps) => {
  const type = words.types[comment.commentType];
  const Visibility = comment.isPrivate ? Lock : Users;

  return (
    <article
      aria-label={words.from(type, words.author(comment))}
      className="grid gap-2.5 rounded-lg border bg-card px-4 py-4 shadow-card md:px-6"
    >
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <b className="font-semibold">{words.author(comment)}</b>
        <Badge tone="ink">{type}</Badge>
        <span className="text-hint text-muted-foreground">{words.when(comment)}</span>
        <span className="inline-flex items-center gap-1 text-hint text-muted-foreground">
          <Visibility aria-hidden className="size-3.5" />
          {words.visibilities[comment.isPrivate ? 'private' : 'public']}
        </span>
        {actions && <span className="ml-auto flex gap-1">{actions}</span>}
      </header>
      {children ?? (
        <p dir="auto" className="max-w-[66ch] text-reading text-pretty whitespace-pre-wrap wrap-anywhere">
          {comment.comment}
        </p>
      )}
    </article>
  );
};
