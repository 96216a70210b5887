import { Link } from 'react-router-dom';
import { type Sharing } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { timeAgoInSentence } from '@/lib/words/time-ago';
import { Parts } from './parts';
import { relationWords } from './relation-words';
import { useChangeParts, useEndSharing } from './use-sharing';

const lookedWords = (lastLookedAt: string | null) =>
  lastLookedAt === null
    ? 'Hasn’t looked yet'
    : `Last looked ${timeAgoInSentence(new Date(lastLookedAt), new Date())}`;

/** An adult the student let in, what they see, and the end of it. */
export const LinkedAdult = ({
  adult: { adultId, name, relation, parts, lastLookedAt },
}: {
  adult: Sharing['adults'][number];
}) => {
  const change = useChangeParts();
  const end = useEndSharing(name);

  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="min-w-0 font-semibold wrap-anywhere">{name}</h3>
        <Badge tone="ink">{relationWords[relation]}</Badge>
        <span className="text-hint text-muted-foreground">{lookedWords(lastLookedAt)}</span>
      </div>
      <Parts
        parts={parts}
        disabled={change.isPending}
        onChange={(chosen) => change.mutate({ path: { adultId }, body: { parts: chosen } })}
      />
      {relation === 'counselor' && (
        <Link
          to="/profile/brag-sheet"
          className="link inline-flex min-h-6 items-center justify-self-start pointer-coarse:min-h-11"
        >
          Choose whether they may read your brag sheet
        </Link>
      )}
      <AlertDialog
        title={`Stop sharing with ${name}?`}
        description="They can’t see anything of yours anymore. You can let them in again with a new code."
        keepLabel="Keep sharing"
        confirmLabel="Stop sharing"
        onConfirm={() => end.mutate({ path: { adultId } })}
        trigger={
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start"
            busy={end.isPending}
            aria-label={`Stop sharing with ${name}`}
          >
            Stop sharing
          </Button>
        }
      />
    </li>
  );
};
