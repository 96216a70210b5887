import { ArrowDown } from 'lucide-react';
import { type ChatMessage } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { useTurn } from '../sending/turn-store';
import { dayWords } from './day-words';
import { keyOf } from './drawn-keys';
import { EarlierButton } from './earlier-button';
import { StudentMessage } from './student-message';
import { TypingPicture, useTypingWords } from './typing-indicator';
import { useEarlier } from './use-earlier';
import { useNewestInView } from './use-newest-in-view';
import { Beside, type MessageTools, WrenMessage } from './wren-message';

type MessageListProps = { messages: readonly ChatMessage[]; tools: MessageTools };

export const MessageList = ({ messages: newestOnes, tools }: MessageListProps) => {
  const { earlier, hasMore, ...loading } = useEarlier(newestOnes);
  const messages = [...earlier, ...newestOnes];
  const { pending, newest } = useTurn();
  const typing = useTypingWords();
  const last = messages.at(-1);
  const question = messages.findLast(({ isBot }) => !isBot);
  const growing = pending === null ? 0 : pending.text.length + 1;
  const { box, onScroll, unseen, showNewest } = useNewestInView(
    last && keyOf(last),
    growing,
    last?.isBot === false,
  );
  const now = new Date();

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <div
        ref={box}
        onScroll={onScroll}
        tabIndex={0}
        role="log"
        aria-label="Conversation"
        className="relative flex min-h-0 flex-1 flex-col overflow-x-hidden overflow-y-auto overscroll-contain px-3.5 pt-4 pb-2.5 -outline-offset-2 md:px-5.5 md:pt-5.5"
      >
        <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-4.5">
          {messages.length === 0 && <Welcome />}
          {hasMore && (
            <EarlierButton isLoading={loading.isLoading} failed={loading.failed} onClick={loading.loadMore} />
          )}
          {messages.map((message, at) => (
            <div
              key={keyOf(message)}
              data-slot={message === question ? 'newest-question' : undefined}
              className="grid grid-cols-[minmax(0,1fr)] gap-4.5"
            >
              <Day at={message.createdAt} before={messages[at - 1]?.createdAt} now={now} />
              {message.isBot ? (
                <WrenMessage
                  message={message}
                  isLast={message === last && pending === null}
                  isNew={message.id === newest}
                  tools={tools}
                />
              ) : (
                <StudentMessage message={message} />
              )}
            </div>
          ))}
          {typing !== null && <TypingPicture words={typing} />}
        </div>
      </div>
      <p role="status" className="sr-only">
        {typing}
      </p>
      {unseen && (
        <Button
          variant="outline"
          size="sm"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-card"
          icon={<ArrowDown aria-hidden className="size-[1em]" />}
          onClick={showNewest}
        >
          New message
        </Button>
      )}
    </div>
  );
};

const Welcome = () => (
  <Beside>
    <p>Hi, I’m Wren. I’m an AI advisor. Ask me anything about college, even if it feels basic.</p>
  </Beside>
);

const Day = ({ at, before, now }: { at: string; before: string | undefined; now: Date }) => {
  const words = dayWords(at, now);
  if (before !== undefined && dayWords(before, now) === words) return null;
  return <p className="text-center text-small text-muted-foreground">{words}</p>;
};
