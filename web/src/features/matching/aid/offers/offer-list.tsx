import { PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type AidOfApplication } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { offerAddress, withOffer } from '../aid';
import { atLeast } from '../money-words';

/** Colleges whose answer could bring an offer. */
const mayOffer = ({ decisionResult }: AidOfApplication) =>
  decisionResult !== 'Rejected' && decisionResult !== 'Withdrawn';

/** Each college with its offer, or a way to enter it. */
export const OfferList = ({ applications }: { applications: readonly AidOfApplication[] }) => {
  const shown = applications.filter((application) => withOffer(application) || mayOffer(application));
  if (shown.length === 0) return <NoApplications />;

  return (
    <ul className="divide-y rounded-lg border bg-card shadow-card">
      {shown.map((application) => (
        <OfferRow key={application.id} application={application} />
      ))}
    </ul>
  );
};

const OfferRow = ({ application }: { application: AidOfApplication }) => {
  const { id, college, offer } = application;

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4.5 py-3.5">
      <div className="grid min-w-0 gap-0.5">
        <span className="font-semibold">{college.shortName}</span>
        <span className="text-hint text-pretty text-muted-foreground">{offerWords(application)}</span>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        {offer !== null && offer.unclear.length > 0 && (
          <Badge tone="target">{offer.unclear.length} unclear</Badge>
        )}
        <Button variant="outline" asChild icon={<PenLine className="size-[1em]" />}>
          <Link
            to={offerAddress(id)}
            aria-label={`${offer === null ? 'Enter' : 'Open'} the offer of ${college.shortName}`}
          >
            {offer === null ? 'Enter offer' : 'Open offer'}
          </Link>
        </Button>
      </div>
    </li>
  );
};

const offerWords = (application: AidOfApplication) => {
  if (!withOffer(application)) return 'No offer entered yet';
  const { year } = application.offer;
  return year.netPrice === null
    ? 'The letter gives no cost, so the price can’t be told'
    : `You pay ${atLeast(year.netPrice, year)} for one year, after gifts`;
};

const NoApplications = () => (
  <EmptyState
    title="No offers yet"
    action={
      <Button asChild>
        <Link to="/applications">Open Applications</Link>
      </Button>
    }
  >
    An aid offer belongs to an application. Begin one, and enter the letter here when it comes.
  </EmptyState>
);
