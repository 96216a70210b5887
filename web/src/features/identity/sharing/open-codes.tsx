import { type Sharing } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { useSendAgain, useWithdraw } from './use-sharing';
import { useSharingWords } from './use-sharing-words';

/** Invitations nobody has used yet. */
export const OpenCodes = ({ invitations }: Pick<Sharing, 'invitations'>) => (
  <ul className="grid divide-y border-y">
    {invitations.map((invitation) => (
      <OpenCode key={invitation.id} {...invitation} />
    ))}
  </ul>
);

const OpenCode = ({ id, relation, expiresAt, sentTo }: Sharing['invitations'][number]) => {
  const words = useSharingWords();
  const withdraw = useWithdraw();
  const sendAgain = useSendAgain(sentTo ?? '');

  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2.5">
      <span className="min-w-0 wrap-anywhere">
        {words.openCode(words.relations[relation], sentTo)}
        <time dateTime={expiresAt}>{words.day(expiresAt)}</time>
      </span>
      <span className="flex flex-wrap gap-2">
        {sentTo !== null && (
          <Button
            variant="outline"
            size="sm"
            busy={sendAgain.isPending}
            aria-label={words.sendAgainTo(sentTo)}
            onClick={() => sendAgain.mutate({ path: { id } })}
          >
            {words.sendAgain}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          busy={withdraw.isPending}
          aria-label={sentTo === null ? undefined : words.withdrawOf(sentTo)}
          onClick={() => withdraw.mutate({ path: { id } })}
        >
          {words.withdraw}
        </Button>
      </span>
    </li>
  );
};
