import { CatalogueTotals } from './catalogue-totals';
import { CollegeList } from './colleges/college-list';
import { ImportPanel } from './imports/import-panel';
import { ServiceState } from './service-state';

/** The federal data: how complete they are, how they are imported, and what is there. */
const ScorecardTab = () => (
  <>
    <CatalogueTotals />
    <ImportPanel />
    <CollegeList />
    <ServiceState />
  </>
);

export default ScorecardTab;
