import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { ChatFrame } from './chat-frame';
import { ChatMenu } from './chat-menu';
import { Composer } from './composer/composer';
import { MessageList } from './messages/message-list';
import { type SaveableCollege } from './messages/reply-actions';
import { useMessages } from './messages-query';
import { sendMessage } from './sending/send-message';
import { useTurn } from './sending/turn-store';
import { keepTypedText } from './sending/typed-text';

type ChatPanelProps = {
  /** Replaces the heading, where a dialog has its own. */
  title?: ReactNode;
  /** Beside the menu. */
  actions?: ReactNode;
  saveButton: (college: SaveableCollege) => ReactNode;
  /** Where a college's details open. */
  linkTo: (collegeId: number) => string;
};

/** The conversation with Wren. Fills its box and scrolls in itself. */
export const ChatPanel = ({ title, actions, saveButton, linkTo }: ChatPanelProps) => {
  const client = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const { data, isPending, isFetching, refetch } = useMessages();
  const waiting = useSkeletonVisible(isPending);
  useReturnToField(field);

  const fill = (words: string) => {
    keepTypedText(words);
    field.current?.focus();
  };

  return (
    <ChatFrame
      title={title}
      actions={
        <div className="flex items-center gap-1">
          <ChatMenu />
          {actions}
        </div>
      }
    >
      {waiting ? (
        <ChatSkeleton />
      ) : data ? (
        <MessageList
          messages={data}
          tools={{ onChip: fill, onSend: (text) => void sendMessage(client, text), saveButton, linkTo }}
        />
      ) : (
        <div className="flex-1 overflow-y-auto px-4.5">
          <ErrorState title="We couldn’t load your chat" onRetry={() => void refetch()} retrying={isFetching}>
            Your messages are safe. Try again in a moment.
          </ErrorState>
        </div>
      )}
      <Composer field={field} onChip={fill} suggests={data?.at(-1)?.kind !== 'support'} />
    </ChatFrame>
  );
};

/** The input is disabled while Wren answers, which takes its focus; it gets it back unless the student went elsewhere. */
const useReturnToField = (field: React.RefObject<HTMLTextAreaElement | null>) => {
  const sending = useTurn().pending !== null;
  const wasSending = useRef(false);

  useEffect(() => {
    if (wasSending.current && !sending && document.activeElement === document.body) field.current?.focus();
    wasSending.current = sending;
  }, [sending, field]);
};

const ChatSkeleton = () => (
  <div aria-hidden className="flex flex-1 flex-col justify-end gap-4.5 px-5.5 py-4">
    <Skeleton className="h-16 w-3/4 rounded-[12px]" />
    <Skeleton className="ml-auto h-11 w-1/2 rounded-[12px]" />
    <Skeleton className="h-24 w-3/4 rounded-[12px]" />
  </div>
);
