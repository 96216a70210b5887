import { useSearchParams } from 'react-router-dom';
import { showCollegeOptions } from '@/api/queries/college-catalogue.gen';
import { type PageReads } from '@/app/pages/page';
import { useOwnFacts } from '@/features/college-catalogue/college/own-facts';
import { CompareScreen } from '@/features/matching/compare/compare-screen';
import { comparedIds, MOST_COMPARED } from '@/features/matching/compare/compared-ids';

/** Two to six colleges side by side. The address names them, so it can be shared. */
const Compare = () => {
  const [address] = useSearchParams();
  const { major } = useOwnFacts();

  return (
    <div data-slot="landscape-sheet" className="grid gap-5 print:gap-3 print:[zoom:0.75]">
      <h1 className="text-page-phone md:text-page">Compare colleges</h1>
      <CompareScreen ids={address.get('ids')} isPicking={address.has('pick')} major={major} />
    </div>
  );
};

export const reads: PageReads = (client, query) =>
  comparedIds(query.get('ids'))
    .slice(0, MOST_COMPARED)
    .map((id) => client.query(showCollegeOptions({ path: { id } })));

export default Compare;
