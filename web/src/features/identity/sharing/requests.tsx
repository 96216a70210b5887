import { useState } from 'react';
import { type Sharing } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { timeAgoInSentence } from '@/lib/words/time-ago';
import { Parts, PARTS_AT_FIRST } from './parts';
import { relationWords } from './relation-words';
import { useDecline, useGrant } from './use-sharing';

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
  const grant = useGrant(name);
  const decline = useDecline();

  return (
    <li className="grid gap-3 py-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="min-w-0 font-semibold wrap-anywhere">{name}</h3>
          <Badge tone="ink">{relationWords[relation]}</Badge>
          <span className="text-hint text-muted-foreground">
            Asked {timeAgoInSentence(new Date(askedAt), new Date())}
          </span>
        </div>
        <p className="wrap-anywhere text-muted-foreground">
          {email}
          {!isEmailVerified && ', which they haven’t confirmed as theirs yet'}
        </p>
      </div>
      <Field label={`What will ${name} see?`} group>
        <Parts parts={parts} disabled={grant.isPending} onChange={setParts} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={grant.isPending}
          disabled={parts.length === 0}
          aria-label={`Share with ${name}`}
          onClick={() => grant.mutate({ path: { id }, body: { parts: [...parts] } })}
        >
          Share
        </Button>
        <AlertDialog
          title={`Decline the request of ${name}?`}
          description="They see nothing of yours and aren’t told. They can’t ask you again for 30 days."
          keepLabel="Not now"
          confirmLabel="Decline"
          onConfirm={() => decline.mutate({ path: { id } })}
          trigger={
            <Button variant="outline" busy={decline.isPending} aria-label={`Decline the request of ${name}`}>
              Decline
            </Button>
          }
        />
      </div>
    </li>
  );
};
