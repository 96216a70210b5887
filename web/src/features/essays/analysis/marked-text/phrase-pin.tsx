import { type MouseEvent } from 'react';
import { cn } from '@/lib/cn';
import { noteId, noteWordsId, otherPhraseId, phraseId } from './comment-ids';
import { type Place } from './marked-text';

type PhrasePinProps = { place: Place; active: boolean; onOpen: (number: number) => void };

/**
 * The number behind a phrase. It leads to the comment, which a screen reader also reads with it. A link, because a button could
 * stand alone on the next line.
 */
export const PhrasePin = ({ place: { number, start, also }, active, onOpen }: PhrasePinProps) => {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen(number);
  };

  return (
    <a
      href={`#${noteId(number)}`}
      id={also ? otherPhraseId(number, start) : phraseId(number)}
      data-pin={also ? undefined : number}
      data-phrase-of={number}
      aria-label={also ? `Comment ${number}, also here` : `Comment ${number}`}
      aria-describedby={noteWordsId(number)}
      onClick={open}
      className={cn(
        'relative mx-0.5 rounded-full border border-foreground px-1.5 py-0.5 align-[3px] font-sans text-[0.71875rem] leading-none font-bold tabular-nums after:absolute after:-inset-1',
        also ? 'bg-card text-foreground' : 'bg-foreground text-background',
        active && 'ring-2 ring-foreground ring-offset-2 ring-offset-card',
      )}
    >
      {number}
    </a>
  );
};
