import { useState } from 'react';
import { type Sharing } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { timeAgoInSentence } from '@/lib/words/time-ago';
import { Parts, PARTS_AT_FIRST } from './parts';
import { useDecline, useGrant } from './use-sharing';
import { useLanguage } from '@/lib/preferences/language';
import { useSharingWords } from './use-sharing-words';

/** Adults who ask the student to share with them. */
export const Requests = ({ requests }: Pick<Sharing, 'requests'>) => (
  <ul className="grid divide-y border-y">
    {requests.map((request) => (
      <Request key={request.id} {...request} />
    ))}
  </ul>
);

const Request = ({ id, name, email, isEmailVerified, relation, askedAt }: Sharing['requests'][number]) => {
  const [parts, setParts] = useState(PARTS_AT_FIRST[relation]);
  const words = useSharingWords();
  const language = useLanguage();
  const grant = useGrant(name);
  const decline = useDecline();

  return (
    <li className="grid gap-3 py-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="min-w-0 font-semibold wrap-anywhere">{name}</h3>
          <Badge tone="ink">{words.relations[relation]}</Badge>
          <span className="text-hint text-muted-foreground">
            {words.asked(timeAgoInSentence(new Date(askedAt), new Date(), language))}
          </span>
        </div>
        <p className="wrap-anywhere text-muted-foreground">
          {email}
          {!isEmailVerified && words.notTheirs}
        </p>
      </div>
      <Field label={words.whatWill(name)} group>
        <Parts parts={parts} disabled={grant.isPending} onChange={setParts} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={grant.isPending}
          disabled={parts.length === 0}
          aria-label={words.shareWith(name)}
          onClick={() => grant.mutate({ path: { id }, body: { parts: [...parts] } })}
        >
          {words.share}
        </Button>
        <AlertDialog
          title={words.declineQuestion(name)}
          description={words.declineWhat}
          keepLabel={words.notNow}
          confirmLabel={words.decline}
          onConfirm={() => decline.mutate({ path: { id } })}
          trigger={
            <Button variant="outline" busy={decline.isPending} aria-label={words.declineOf(name)}>
              {words.decline}
            </Button>
          }
        />
      </div>
    </li>
  );
};
