import { type ShareLink } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { timeAgoInSentence } from '@/lib/words/time-ago';
import { useEndShareLink } from './use-share-links';

const dayOf = (at: string) => new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' });

export const openedWords = ({ openings, lastOpenedAt }: ShareLink, now = new Date()) => {
  if (lastOpenedAt === null) return 'Not opened yet';
  const last = timeAgoInSentence(new Date(lastOpenedAt), now);
  return openings === 1 ? `Opened once, ${last}` : `Opened ${openings} times, last ${last}`;
};

type ShareLinkRowProps = { link: ShareLink; onEnded: () => void };

export const ShareLinkRow = ({ link, onEnded }: ShareLinkRowProps) => {
  const { id, name, showsFamilyPrice, expiresAt } = link;
  const end = useEndShareLink(name);

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="min-w-0 font-semibold wrap-anywhere">{name}</h3>
          {showsFamilyPrice && <Badge tone="ink">Shows your price</Badge>}
        </div>
        <p className="text-hint text-muted-foreground">
          Works until <time dateTime={expiresAt}>{dayOf(expiresAt)}</time>. {openedWords(link)}.
        </p>
      </div>
      <AlertDialog
        title={`Turn off the link for ${name}?`}
        description="It stops working at once, for everyone who has it. You can make a new one."
        keepLabel="Keep it"
        confirmLabel="Turn off"
        onConfirm={() => end.mutate({ path: { id } }, { onSuccess: onEnded })}
        trigger={
          <Button
            variant="outline"
            size="sm"
            busy={end.isPending}
            aria-label={`Turn off the link for ${name}`}
          >
            Turn off
          </Button>
        }
      />
    </li>
  );
};
