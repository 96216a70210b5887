import { Link } from 'react-router-dom';
import { type Sharing } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { timeAgoInSentence } from '@/lib/words/time-ago';
import { Parts } from './parts';
import { useChangeParts, useEndSharing } from './use-sharing';
import { useLanguage } from '@/lib/preferences/language';
import { useSharingWords } from './use-sharing-words';

/** An adult the student let in, what they see, and the end of it. */
export const LinkedAdult = ({
  adult: { adultId, name, relation, parts, lastLookedAt },
}: {
  adult: Sharing['adults'][number];
}) => {
  const words = useSharingWords();
  const language = useLanguage();
  const change = useChangeParts();
  const end = useEndSharing(name);

  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="min-w-0 font-semibold wrap-anywhere">{name}</h3>
        <Badge tone="ink">{words.relations[relation]}</Badge>
        <span className="text-hint text-muted-foreground">
          {lastLookedAt === null
            ? words.notLooked
            : words.looked(timeAgoInSentence(new Date(lastLookedAt), new Date(), language))}
        </span>
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
          {words.bragSheet}
        </Link>
      )}
      <AlertDialog
        title={words.stopQuestion(name)}
        description={words.stopWhat}
        keepLabel={words.keep}
        confirmLabel={words.stop}
        onConfirm={() => end.mutate({ path: { adultId } })}
        trigger={
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start"
            busy={end.isPending}
            aria-label={words.stopWith(name)}
          >
            {words.stop}
          </Button>
        }
      />
    </li>
  );
};
