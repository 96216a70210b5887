import { ArrowLeft } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type AidLetter, type AidOfApplication, type AidOffer } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { lazyPart } from '@/lib/hooks/lazy-part';
import { withOffer, type WithOffer } from '../aid';
import { OfferFigures } from '../offers/offer-figures';
import { Findings } from './findings';
import { Practices } from './practices';
import { useSaveOffer } from './use-save-offer';

/** With its fields and their rules; who reads an offer does not need them. */
const form = lazyPart(async () => (await import('./own-letter-form')).default);

/** One offer: what it means, and the letter behind it. */
export const OfferPage = ({ application }: { application: AidOfApplication }) => {
  const [isEditing, setEditing] = useState(!withOffer(application));
  const heading = useRef<HTMLHeadingElement>(null);
  const finish = () => {
    setEditing(false);
    heading.current?.focus();
  };

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid justify-items-start gap-1.5">
        <Link to="/applications/aid" className="link inline-flex items-center gap-1.5">
          <ArrowLeft aria-hidden className="size-[1em]" />
          All offers
        </Link>
        <h2 ref={heading} tabIndex={-1} className="text-section">
          Offer of {application.college.shortName}
        </h2>
      </div>
      {isEditing || !withOffer(application) ? (
        <>
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
            <form.Part applicationId={application.id} stored={application.offer} onSaved={finish} />
          </Suspense>
          {withOffer(application) && (
            <Button variant="ghost" className="justify-self-start" onClick={finish}>
              Cancel
            </Button>
          )}
        </>
      ) : (
        <ReadLetter application={application} onEdit={() => setEditing(true)} />
      )}
    </div>
  );
};

const ReadLetter = ({ application, onEdit }: { application: WithOffer; onEdit: () => void }) => {
  const { offer, college } = application;
  const navigate = useNavigate();
  const { save, saving, remove, removing } = useSaveOffer(application.id, offer);

  const answer = (answers: AidLetter['answers']) => {
    save({ ...letterIn(offer), answers }).catch((error: unknown) => notSaved(error));
  };
  const deleteOffer = async () => {
    try {
      await remove();
    } catch (error) {
      notSaved(error);
      return;
    }
    toast({ title: 'Offer deleted' });
    void navigate('/applications/aid');
  };

  return (
    <>
      <section aria-label="What it costs" className="grid gap-4 rounded-lg border bg-card p-4.5 shadow-card">
        <OfferFigures offer={offer} />
        {offer.changedBy !== null && (
          <p className="text-hint text-pretty text-muted-foreground">
            Last changed by {offer.changedBy} on {dayOf(offer.updatedAt)}. Check that it says what your letter
            says.
          </p>
        )}
        <div className="flex flex-wrap gap-2.5">
          <Button variant="outline" onClick={onEdit}>
            Change the letter
          </Button>
          <AlertDialog
            title={`Delete the offer of ${college.shortName}?`}
            description="The letter’s lines and your answers are deleted. The application stays."
            keepLabel="Keep offer"
            confirmLabel="Delete offer"
            onConfirm={() => void deleteOffer()}
            trigger={
              <Button variant="ghost" busy={removing}>
                Delete offer
              </Button>
            }
          />
        </div>
      </section>
      <Findings offer={offer} />
      <Practices
        offer={offer}
        disabled={saving}
        onAnswer={(practice, said) => answer({ ...offer.answers, [practice]: said })}
      />
    </>
  );
};

const dayOf = (at: string) => new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' });

const letterIn = ({ costs, inside, totalCost, statedNetPrice, aid, answers }: AidOffer): AidLetter => ({
  costs,
  inside,
  totalCost,
  statedNetPrice,
  aid,
  answers,
});

const notSaved = (error: unknown) =>
  toast({
    tone: 'error',
    title: 'Not saved',
    description: userMessageOf(error) ?? 'We couldn’t save that. Try again in a moment.',
  });
