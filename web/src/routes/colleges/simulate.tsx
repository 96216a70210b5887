import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { listSavedCollegesOptions } from '@/api/queries/matching.gen';
import { type PageReads } from '@/app/pages/page';
import { listFactsOptions } from '@/features/matching/list-facts/list-facts';
import { SimulatorScreen } from '@/features/matching/simulator/simulator-screen';

/** `?college=` simulates that college alone, on the list or not. */
const collegeIn = (address: URLSearchParams) => {
  const id = Number(address.get('college') ?? NaN);
  return Number.isInteger(id) && id > 0 ? id : null;
};

const Simulate = () => {
  const [address] = useSearchParams();
  const collegeId = collegeIn(address);

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid justify-items-start gap-1.5">
        <Link
          to={collegeId === null ? '/my-list' : `/colleges?college=${collegeId}`}
          className="link inline-flex items-center gap-1.5"
        >
          <ArrowLeft aria-hidden className="size-[1em]" />
          {collegeId === null ? 'Back to My List' : 'Back to the college'}
        </Link>
        <h1 className="text-page-phone md:text-page">Simulate Chances</h1>
        <p className="max-w-[44em] text-pretty text-muted-foreground">
          See what a change would do, before you make it. Nothing here is saved or sent to anyone.
        </p>
      </div>
      <SimulatorScreen key={collegeId} collegeId={collegeId} />
    </div>
  );
};

export const reads: PageReads = (client, query) => [
  client
    .query(listSavedCollegesOptions())
    .then((list) => client.query(listFactsOptions(list, collegeIn(query)))),
];

export default Simulate;
