import { type ReactNode } from 'react';
import { type ChatMessage } from '@/api';
import { Chips } from '../composer/chips';
import { WrenPicture } from '../wren-picture';
import { MessageText } from './message-text';
import { MessageTime } from './message-time';
import { ReplyActions, type SaveableCollege } from './reply-actions';
import { ReportAnswer } from './report-answer';
import { SourceList } from './source-list';
import { SupportCard } from './support-card';

/** What a message can do, given by the page around the panel. */
export type MessageTools = {
  onChip: (words: string) => void;
  onSend: (text: string) => void;
  saveButton: (college: SaveableCollege) => ReactNode;
  /** Where a college's details open. */
  linkTo: (collegeId: number) => string;
};

type WrenMessageProps = { message: ChatMessage; isLast: boolean; isNew: boolean; tools: MessageTools };

export const WrenMessage = ({ message, isLast, isNew, tools }: WrenMessageProps) => {
  const { kind, blocks = [], citations = [], chips = [], actions = [] } = message;

  if (kind === 'support')
    return (
      <Beside>
        <SupportCard message={message} isNew={isNew} />
        <MessageTime at={message.createdAt} />
      </Beside>
    );

  return (
    <Beside>
      <MessageText message={message.message} blocks={blocks} citations={citations} linkTo={tools.linkTo} />
      <ReplyActions actions={actions} isLast={isLast} onSend={tools.onSend} saveButton={tools.saveButton} />
      <SourceList citations={citations} />
      <div className="flex items-center gap-2">
        <MessageTime at={message.createdAt} />
        <ReportAnswer messageId={message.id} />
      </div>
      {isLast && <Chips chips={chips} onChoose={tools.onChip} label="What to ask next" />}
    </Beside>
  );
};

/** Text beside the bird. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <div className="flex max-w-150 gap-3 max-md:gap-2.5">
    <WrenPicture className="mt-0.5 size-7" />
    <div className="grid min-w-0 flex-1 gap-2.5 text-reading">
      <span className="sr-only">Wren:</span>
      {children}
    </div>
  </div>
);
