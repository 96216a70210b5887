import { type KeyboardEvent } from 'react';
import { cn } from '@/lib/cn';
import { noteId, noteWordsId, otherPhraseId } from './comment-ids';
import { type NumberedComment } from './numbered-comments';
import { TalkItThrough } from '../talk-it-through';
import { ToneLabel } from './tone';

type CommentNoteProps = {
  comment: NumberedComment;
  active: boolean;
  onPhrase: (id?: string) => void;
};

/** One comment: what a reader sees, one question, and on demand why it matters. Never a text to paste. */
export const CommentNote = ({ comment, active, onPhrase }: CommentNoteProps) => {
  const { number, tone, quote, message, suggestion } = comment;

  const goOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault(); // or the same key would open the link that gets the focus
    onPhrase();
  };

  return (
    <article
      id={noteId(number)}
      tabIndex={-1}
      aria-label={`Comment ${number} on “${quote}”`}
      aria-describedby={noteWordsId(number)}
      data-active={active || undefined}
      onKeyDown={goOnEnter}
      className={cn(
        'grid gap-1.5 rounded-[12px] border bg-card px-3.5 py-3 text-hint leading-5 transition-[border-color,box-shadow] print:break-inside-avoid',
        active && 'border-foreground shadow-raised',
      )}
    >
      <p className="flex items-center gap-1.5">
        <span className="grid size-5 shrink-0 place-items-center rounded-full bg-foreground text-[0.71875rem] leading-none font-bold text-background tabular-nums">
          <span className="sr-only">Comment </span>
          {number}
        </span>
        <ToneLabel tone={tone} />
      </p>
      <div id={noteWordsId(number)} className="grid gap-1.5 text-pretty wrap-anywhere">
        <p>{message}</p>
        <p className="border-l-3 border-highlight pl-2.5 text-muted-foreground">{suggestion}</p>
      </div>
      <WhyAndWhere comment={comment} onPhrase={onPhrase} />
    </article>
  );
};

type WhyAndWhereProps = { comment: NumberedComment; onPhrase: (id: string) => void };

const WhyAndWhere = ({ comment, comment: { why, alsoAt, number }, onPhrase }: WhyAndWhereProps) => (
  <details className="text-small print:hidden">
    <summary className="min-h-6 w-fit content-center text-muted-foreground underline decoration-dotted underline-offset-3">
      {alsoAt.length === 0 ? 'Why it matters' : `Why it matters, and ${placesInWords(alsoAt.length)}`}
    </summary>
    <div className="mt-1 grid gap-1.5">
      <p>{why}</p>
      {alsoAt.length > 0 && (
        <ul className="grid gap-1" aria-label="Also here">
          {alsoAt.map(({ quote, start }) => (
            <li key={start}>
              <button
                type="button"
                className="link min-h-6 text-left font-normal wrap-anywhere"
                onClick={() => onPhrase(otherPhraseId(number, start))}
              >
                “{quote}”
              </button>
            </li>
          ))}
        </ul>
      )}
      <TalkItThrough comment={comment} small />
    </div>
  </details>
);

const placesInWords = (count: number) => (count === 1 ? '1 more place' : `${count} more places`);
