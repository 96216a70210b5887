import { type Sharing } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { relationWords } from './relation-words';
import { useSendAgain, useWithdraw } from './use-sharing';

const dayOf = (at: string) => new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' });

/** Invitations nobody has used yet. */
export const OpenCodes = ({ invitations }: Pick<Sharing, 'invitations'>) => (
  <ul className="grid divide-y border-y">
    {invitations.map((invitation) => (
      <OpenCode key={invitation.id} {...invitation} />
    ))}
  </ul>
);

const OpenCode = ({ id, relation, expiresAt, sentTo }: Sharing['invitations'][number]) => {
  const withdraw = useWithdraw();
  const sendAgain = useSendAgain(sentTo ?? '');

  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2.5">
      <span className="min-w-0 wrap-anywhere">
        {relationWords[relation]}, {sentTo === null ? 'by a code you pass on' : `sent to ${sentTo}`}, until{' '}
        <time dateTime={expiresAt}>{dayOf(expiresAt)}</time>
      </span>
      <span className="flex flex-wrap gap-2">
        {sentTo !== null && (
          <Button
            variant="outline"
            size="sm"
            busy={sendAgain.isPending}
            aria-label={`Send again to ${sentTo}`}
            onClick={() => sendAgain.mutate({ path: { id } })}
          >
            Send again
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          busy={withdraw.isPending}
          aria-label={sentTo === null ? undefined : `Withdraw the invitation to ${sentTo}`}
          onClick={() => withdraw.mutate({ path: { id } })}
        >
          Withdraw
        </Button>
      </span>
    </li>
  );
};
