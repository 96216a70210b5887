import { Suspense, useState } from 'react';
import { type SharedAid, type SharedAidApplication, type SharedOffer } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { cn } from '@/lib/cn';
import { lazyPart } from '@/lib/hooks/lazy-part';
import { type AidWords } from './aid-words';
import { SharedFigures } from './shared-figures';
import { SharedFindings } from './shared-findings';

/** With its fields and their rules in two languages; who only reads does not need them. */
const form = lazyPart(async () => (await import('./shared-letter-form')).default);

type OffersProps = {
  studentId: string;
  firstName: string;
  aid: SharedAid;
  /** A parent may fill in; a counselor reads. */
  canFillIn: boolean;
  words: AidWords;
};

export const SharedOffers = ({ aid, ...props }: OffersProps) => {
  const { firstName, words } = props;
  const shown = aid.applications.filter((application) => application.offer !== null || mayOffer(application));

  return (
    <section aria-labelledby="offers" className="grid gap-3">
      <h2 id="offers" className="text-section">
        {words.offersTitle}
      </h2>
      <p className="max-w-[44em] text-pretty text-muted-foreground">{words.offersWhy}</p>
      {shown.length === 0 ? (
        <p className="text-muted-foreground">{words.noApplications(firstName)}</p>
      ) : (
        <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          {shown.map((application) => (
            <OfferCard key={application.id} application={application} {...props} />
          ))}
        </ul>
      )}
    </section>
  );
};

/** Colleges whose answer could bring an offer. */
const mayOffer = ({ decisionResult }: SharedAidApplication) =>
  decisionResult !== 'Rejected' && decisionResult !== 'Withdrawn';

type OfferCardProps = Omit<OffersProps, 'aid'> & { application: SharedAidApplication };

const OfferCard = ({ application, studentId, firstName, canFillIn, words }: OfferCardProps) => {
  const [isEditing, setEditing] = useState(false);
  const { id, college, offer } = application;

  return (
    <li
      className={cn(
        'grid grid-cols-1 gap-4 rounded-lg border bg-card p-4.5 shadow-card',
        (isEditing || offer !== null) && 'lg:col-span-2',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <h3 className="text-title wrap-anywhere">{college.shortName}</h3>
          <p className="text-hint text-muted-foreground">
            {offer === null ? words.noOffer : lastChanged(offer, firstName, words)}
          </p>
        </div>
        {canFillIn && !isEditing && (
          <Button
            variant="outline"
            aria-label={
              offer === null ? words.enterOf(college.shortName) : words.correctOf(college.shortName)
            }
            onPointerEnter={() => void form.prepare()}
            onClick={() => setEditing(true)}
          >
            {offer === null ? words.enter : words.correct}
          </Button>
        )}
      </div>
      {isEditing && (
        <>
          <p className="text-pretty text-muted-foreground">{words.tellsStudent(firstName)}</p>
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
            <form.Part
              studentId={studentId}
              applicationId={id}
              stored={offer}
              changedMeanwhile={words.changedMeanwhile}
              onSaved={() => setEditing(false)}
            />
          </Suspense>
          <Button variant="ghost" className="justify-self-start" onClick={() => setEditing(false)}>
            {words.cancel}
          </Button>
        </>
      )}
      {!isEditing && offer !== null && (
        <>
          <SharedFigures offer={offer} firstName={firstName} words={words} />
          <SharedFindings offer={offer} words={words} />
        </>
      )}
    </li>
  );
};

const lastChanged = ({ changedBy, updatedAt }: SharedOffer, firstName: string, words: AidWords) =>
  words.lastChanged(changedBy ?? firstName, updatedAt);
