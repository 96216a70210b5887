import { type ReactNode } from 'react';
import { ChatPanel } from '@/features/counseling-chat/chat-panel';
import { SaveByIdButton } from '@/features/matching/saved-colleges/save-by-id-button';

type WrenPanelProps = {
  title?: ReactNode;
  actions?: ReactNode;
  /** Where a college's details open. */
  linkTo: (collegeId: number) => string;
};

/** The advisor, who can save colleges to the list. */
const WrenPanel = (props: WrenPanelProps) => (
  <ChatPanel {...props} saveButton={(college) => <SaveByIdButton {...college} />} />
);

export default WrenPanel;
