import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ExportCard } from '@/features/matching/spreadsheet/export-card';
import { ImportCard } from '@/features/matching/spreadsheet/import-card';

const ListSpreadsheet = () => (
  <div className="grid grid-cols-1 gap-5">
    <div className="grid justify-items-start gap-1.5">
      <Link to="/my-list" className="link inline-flex items-center gap-1.5">
        <ArrowLeft aria-hidden className="size-[1em]" />
        Back to My List
      </Link>
      <h1 className="text-page-phone md:text-page">Your list as a spreadsheet</h1>
      <p className="max-w-[44em] text-pretty text-muted-foreground">
        Many families keep a spreadsheet of colleges. Bring yours in, or take what you have here with you.
      </p>
    </div>
    <ImportCard />
    <ExportCard />
  </div>
);

export default ListSpreadsheet;
