import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ChatAction } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { isOurPage } from '../our-page';

export type SaveableCollege = { collegeId: number; name: string };

/** The answer to Wren's proposal. */
const YES = 'Yes, save it.';

type ReplyActionsProps = {
  actions: readonly ChatAction[];
  /** A proposal can be confirmed only while it is the last thing said. */
  isLast: boolean;
  onSend: (text: string) => void;
  saveButton: (college: SaveableCollege) => ReactNode;
};

export const ReplyActions = ({ actions, isLast, onSend, saveButton }: ReplyActionsProps) => {
  const shown = actions.filter(
    (action) => (action.type !== 'confirm' || isLast) && (action.type !== 'open' || isOurPage(action.href)),
  );
  if (shown.length === 0) return null;

  return (
    <div className="flex flex-wrap gap-2">
      {shown.map((action) => {
        switch (action.type) {
          case 'confirm':
            return (
              <Button key="confirm" size="sm" onClick={() => onSend(YES)}>
                {action.label}
              </Button>
            );
          case 'save-college':
            return <span key={`save ${action.collegeId}`}>{saveButton(action)}</span>;
          case 'open':
            return (
              <Button key={action.href} variant="outline" size="sm" asChild>
                <Link to={action.href}>{action.label}</Link>
              </Button>
            );
        }
      })}
    </div>
  );
};
