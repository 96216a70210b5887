import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { getSharingOptions } from '@/api/queries/family.gen';
import { getBragSheetOptions } from '@/api/queries/student-profile.gen';
import { type PageReads } from '@/app/pages/page';
import { BragSheetScreen } from '@/features/student-profile/brag-sheet/brag-sheet-screen';

const BragSheet = () => (
  <div className="mx-auto grid max-w-220 grid-cols-1 gap-5">
    <div className="grid justify-items-start gap-1.5">
      <Link
        to="/profile?section=readiness&step=activities"
        className="link inline-flex min-h-6 items-center gap-1.5"
      >
        <ArrowLeft aria-hidden className="size-[1em]" />
        Back to your activities
      </Link>
      <h1 className="text-page-phone md:text-page">Brag sheet</h1>
      <p className="max-w-[44em] text-pretty text-muted-foreground">
        Counselors and teachers often ask these questions before they write a recommendation. Answer the ones
        you like, in your own words. Every answer is optional and saves itself.
      </p>
    </div>
    <BragSheetScreen />
  </div>
);

export const reads: PageReads = (client) => [
  client.query(getBragSheetOptions()),
  client.query(getSharingOptions()),
];

export default BragSheet;
