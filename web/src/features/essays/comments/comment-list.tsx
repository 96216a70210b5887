import { type ReactNode } from 'react';
import { type EssayComment } from '@/api';
import { CommentCard } from './comment-card';
import { type CommentWords } from './words';

type CommentListProps = {
  comments: readonly EssayComment[];
  words: CommentWords;
  /** For those who write: a comment with what they may do to it. */
  card?: ((comment: EssayComment) => ReactNode) | undefined;
};

export const CommentList = ({ comments, words, card }: CommentListProps) => (
  <ul aria-label={words.list} className="grid grid-cols-1 gap-4">
    {comments.map((comment) => (
      <li key={comment.id}>{card ? card(comment) : <CommentCard comment={comment} words={words} />}</li>
    ))}
  </ul>
);
