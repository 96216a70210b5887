import { Flag } from 'lucide-react';
import { type ReportMessageRequest } from '@/api';
import { reportChatMessage } from '@/api/calls/counseling-chat.gen';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/overlays/dropdown-menu';
import { toast } from '@/components/ui/toasts/toast-store';

type Reason = ReportMessageRequest['reason'];

const REASONS: readonly [reason: Reason, words: string][] = [
  ['wrong', 'It’s wrong'],
  ['unkind', 'It’s unkind'],
  ['other', 'Something else'],
];

export const ReportAnswer = ({ messageId }: { messageId: string }) => (
  <DropdownMenu>
    <DropdownMenuTrigger
      aria-label="Report this answer"
      className="inline-flex size-6 items-center justify-center rounded-sm text-muted-foreground transition-colors hover:bg-accent hover:text-foreground pointer-coarse:size-11"
    >
      <Flag aria-hidden className="size-3.5" />
    </DropdownMenuTrigger>
    <DropdownMenuContent align="start">
      <DropdownMenuLabel>What’s the problem with this answer?</DropdownMenuLabel>
      {REASONS.map(([reason, words]) => (
        <DropdownMenuItem key={reason} onSelect={() => void report(messageId, reason)}>
          {words}
        </DropdownMenuItem>
      ))}
    </DropdownMenuContent>
  </DropdownMenu>
);

const report = (messageId: string, reason: Reason) =>
  reportChatMessage({ path: { id: messageId }, body: { reason }, throwOnError: true }).then(
    () => toast({ title: 'Answer Reported', description: 'Thank you. It helps us make Wren better.' }),
    () =>
      toast({
        tone: 'error',
        title: 'Error',
        description: 'We couldn’t send your report. Please try again.',
      }),
  );
