import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type EssayLine } from '@/api';
import { count } from '@/lib/words/figures';
import { timeAgo } from '@/lib/words/time-ago';
import { EssayStatus } from '../essay-status';
import { gradeOf } from '../grade';

const wordsOf = ({ wordCount, wordLimit }: EssayLine) => {
  if (wordLimit !== null) return `${count(wordCount)} of ${count(wordLimit)} words`;
  return `${count(wordCount)} ${wordCount === 1 ? 'word' : 'words'}`;
};

const commentsOf = ({ commentCount }: EssayLine) =>
  commentCount === 0 ? null : `${count(commentCount)} ${commentCount === 1 ? 'comment' : 'comments'}`;

type EssayCardProps = {
  essay: EssayLine;
  /** Less of it, for a short list. */
  compact?: boolean;
  children?: ReactNode;
};

/** The whole card opens the essay. */
export const EssayCard = ({ essay, compact = false, children }: EssayCardProps) => {
  const facts = [wordsOf(essay), commentsOf(essay)].filter((fact) => fact !== null).join(' · ');

  return (
    <article className="relative grid h-full content-start gap-2 rounded-lg border bg-card px-4 py-3.5 shadow-card has-[a:hover]:bg-accent md:px-5 md:py-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-essay text-title tracking-normal wrap-anywhere">
          <Link to={`/essays/${essay.id}`} className="after:absolute after:inset-0 after:rounded-lg">
            {essay.title}
          </Link>
        </h2>
        <EssayStatus status={essay.status} />
      </div>
      <p className="text-hint text-muted-foreground">{essay.essayType}</p>
      {!compact && <p className="line-clamp-2 text-hint text-muted-foreground">{essay.prompt}</p>}
      <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-hint text-muted-foreground tabular-nums">
        <span>{facts}</span>
        {essay.overallScore !== null && (
          <span>
            <b className="text-title text-foreground">{essay.overallScore}</b>
            {`, ${gradeOf(essay.overallScore).letter}`}
            {essay.overallScore < 60 && ' (early draft)'}
          </span>
        )}
      </div>
      <p className="text-small text-muted-foreground">
        {`Updated ${timeAgo(new Date(essay.updatedAt), new Date()).replace(/^Just/, 'just')}`}
      </p>
      {children}
    </article>
  );
};
