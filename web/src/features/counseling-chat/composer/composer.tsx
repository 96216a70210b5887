import { useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type RefObject } from 'react';
import { Button } from '@/components/ui/basics/button';
import { useConnection } from '@/lib/api/connection';
import { count } from '@/lib/words/figures';
import { sendMessage } from '../sending/send-message';
import { changeTurn, useTurn } from '../sending/turn-store';
import { keepTypedText, useTypedText } from '../sending/typed-text';
import { Chips } from './chips';

const SUGGESTIONS = [
  'Calculate admission chances',
  'Find safety schools',
  'Essay help',
  'Financial aid options',
];
const LONGEST = 2_000;
const COUNTED_FROM = 1_800;

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  onChip: (words: string) => void;
  /** Beside a support card nothing is suggested. */
  suggests: boolean;
};

export const Composer = ({ field, onChip, suggests }: ComposerProps) => {
  const client = useQueryClient();
  const text = useTypedText();
  const { pending, problem } = useTurn();
  const length = text.trim().length;
  const isSending = pending !== null;
  const tooLong = length > LONGEST;
  const canSend = length > 0 && !tooLong && !isSending;

  const type = (next: string) => {
    keepTypedText(next);
    if (problem !== null) changeTurn({ problem: null });
  };
  const send = () => {
    if (canSend) void sendMessage(client, text);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 border-t bg-card px-3 pt-2.5 pb-3 md:px-4.5 md:pt-3">
      {suggests && (
        <Chips
          chips={SUGGESTIONS}
          label="Suggestions"
          disabled={isSending}
          onChoose={onChip}
          className="-mx-3 -my-1 overflow-x-auto px-3 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
        />
      )}
      <div className="flex items-end gap-2 rounded-lg border border-input bg-card py-1.25 pr-1.25 pl-3.5 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-ring">
        <textarea
          ref={field}
          id="wren-message"
          dir="auto"
          rows={1}
          value={text}
          disabled={isSending}
          aria-label="Message to Wren"
          aria-describedby="wren-message-help"
          aria-invalid={tooLong}
          placeholder="Ask me about colleges, applications, or deadlines..."
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          className="field-sizing-content max-h-40 min-h-10 min-w-0 flex-1 resize-none bg-transparent py-2 text-reading leading-6 outline-none placeholder-shown:overflow-hidden placeholder-shown:text-ellipsis placeholder-shown:whitespace-nowrap disabled:text-muted-foreground"
        />
        <Button
          square
          aria-label="Send message"
          disabled={!canSend}
          icon={<ArrowUp aria-hidden className="size-[1em]" />}
          onClick={send}
        />
      </div>
      <ComposerNote problem={problem} length={length} />
      <p id="wren-message-help" className="text-small text-muted-foreground">
        Wren can be wrong. Check dates and costs on the college’s own site.
      </p>
    </div>
  );
};

/** What stands in the way of sending, if anything does. */
const ComposerNote = ({ problem, length }: { problem: string | null; length: number }) => {
  const connection = useConnection();
  if (length > LONGEST)
    return (
      <p className="text-small font-semibold text-destructive">
        Please keep your message under 2,000 characters. It has {count(length)}.
      </p>
    );
  if (connection !== 'online')
    return (
      <p className="text-small font-semibold">
        You’re offline. We keep what you type here until you’re back.
      </p>
    );
  if (problem !== null)
    return <p className="text-small font-semibold text-destructive">Not sent. {problem}</p>;
  if (length >= COUNTED_FROM)
    return (
      <p className="text-small text-muted-foreground tabular-nums">
        {count(length)} of {count(LONGEST)} characters
      </p>
    );
  return null;
};
