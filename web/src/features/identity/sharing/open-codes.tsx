import { type Sharing } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { relationWords } from './relation-words';
import { useWithdraw } from './use-sharing';

const dayOf = (at: string) => new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' });

/** Codes nobody has used yet. */
export const OpenCodes = ({ invitations }: Pick<Sharing, 'invitations'>) => {
  const withdraw = useWithdraw();

  return (
    <ul className="grid divide-y border-y">
      {invitations.map(({ id, relation, expiresAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2.5">
          <span>
            {relationWords[relation]}, until <time dateTime={expiresAt}>{dayOf(expiresAt)}</time>
          </span>
          <Button
            variant="outline"
            size="sm"
            busy={withdraw.isPending && withdraw.variables.path.id === id}
            onClick={() => withdraw.mutate({ path: { id } })}
          >
            Withdraw
          </Button>
        </li>
      ))}
    </ul>
  );
};
