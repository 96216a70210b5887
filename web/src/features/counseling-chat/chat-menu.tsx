import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearChat, startChatOver } from '@/api/calls/counseling-chat.gen';
import { Button } from '@/components/ui/basics/button';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/overlays/dropdown-menu';
import { toast } from '@/components/ui/toasts/toast-store';
import { messagesOptions } from './messages-query';

type Question = 'start-over' | 'clear';

/** Start over, clear the chat, and who can read it. */
export const ChatMenu = () => {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question | null>(null);
  const { run } = useChange();
  const close = () => setQuestion(null);

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            square
            aria-label="Chat options"
            icon={<Ellipsis aria-hidden className="size-[1em]" />}
          />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setQuestion('start-over')}>Start over</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setQuestion('clear')}>Clear this chat</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void navigate('/privacy')}>
            Wren and your privacy
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <AlertDialog
        open={question === 'start-over'}
        onOpenChange={close}
        title="Start over?"
        description="Wren will stop following the current topic. Your messages stay here."
        keepLabel="Keep talking"
        confirmLabel="Start over"
        losesNothing
        onConfirm={() => run(() => startChatOver({ throwOnError: true }), 'You Can Start Over')}
      />
      <AlertDialog
        open={question === 'clear'}
        onOpenChange={close}
        title="Clear this chat?"
        description="This deletes every message between you and Wren. You can’t get them back."
        keepLabel="Keep chat"
        confirmLabel="Clear chat"
        onConfirm={() => run(() => clearChat({ throwOnError: true }), 'Chat Cleared')}
      />
    </>
  );
};

const useChange = () => {
  const client = useQueryClient();
  const run = (change: () => Promise<unknown>, title: string) =>
    void change().then(
      async () => {
        await client.invalidateQueries({ queryKey: messagesOptions().queryKey });
        toast({ title });
      },
      () => toast({ tone: 'error', title: 'Error', description: 'That didn’t work. Please try again.' }),
    );
  return { run };
};
