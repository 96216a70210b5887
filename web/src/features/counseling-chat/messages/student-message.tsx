import { type ChatMessage } from '@/api';
import { MessageTime } from './message-time';

export const StudentMessage = ({ message: { message, createdAt } }: { message: ChatMessage }) => (
  <div className="ml-auto grid max-w-[min(27.5rem,88%)] justify-items-end gap-1">
    <p className="rounded-[16px] rounded-br-[4px] bg-sunken px-3.75 py-2.5 text-reading wrap-anywhere whitespace-pre-wrap">
      <span className="sr-only">You: </span>
      {message}
    </p>
    <MessageTime at={createdAt} />
  </div>
);
