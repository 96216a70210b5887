import { cn } from '@/lib/cn';
import { noteWordsId, otherPhraseId, phraseId } from './comment-ids';
import { type Place } from './marked-text';

type PhrasePinProps = { place: Place; active: boolean; onOpen: (number: number) => void };

/** The number behind a phrase. Pressing it goes to the comment, which a screen reader also reads with it. */
export const PhrasePin = ({ place: { number, start, also }, active, onOpen }: PhrasePinProps) => (
  <button
    type="button"
    id={also ? otherPhraseId(number, start) : phraseId(number)}
    data-pin={also ? undefined : number}
    data-phrase-of={number}
    aria-label={also ? `Comment ${number}, also here` : `Comment ${number}`}
    aria-describedby={noteWordsId(number)}
    onClick={() => onOpen(number)}
    className={cn(
      'relative mx-0.5 inline-grid size-5 place-items-center rounded-full border border-foreground align-[3px] font-sans text-[0.71875rem] leading-none font-bold tabular-nums after:absolute after:-inset-1',
      also ? 'bg-card text-foreground' : 'bg-foreground text-background',
      active && 'ring-2 ring-foreground ring-offset-2 ring-offset-card',
    )}
  >
    {number}
  </button>
);
