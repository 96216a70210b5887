import { ExternalLink } from 'lucide-react';
import { type ReactNode } from 'react';
import { type CollegeDetail } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { CollegeNotes } from '../college/college-notes';
import { levelWords } from '../college/kind-of-college';
import { OtherNames } from '../college/other-names';
import { webAddress } from '../college/web-address';
import { CollegePicture } from '../results/college-picture';

type PageHeadProps = { college: CollegeDetail; standing: ReactNode; save: ReactNode };

/** The picture, the name, where and what it is, and what to do with it. */
export const PageHead = ({ college, standing, save }: PageHeadProps) => {
  const website = webAddress(college.website);

  return (
    <header className="overflow-hidden rounded-lg border bg-card shadow-card print:border-0 print:shadow-none">
      <div className="h-32 border-b md:h-46 print:hidden">
        <CollegePicture college={college} />
      </div>
      <div className="grid gap-3.5 p-4.5 md:p-6 print:p-0">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h1 className="text-page-phone break-words md:text-page">{college.shortName}</h1>
            {standing}
          </div>
          <p className="text-muted-foreground">
            {[college.location, college.ownership, levelWords(college)].join(' · ')}
          </p>
          <OtherNames college={college} />
        </div>
        <CollegeNotes college={college} />
        <div className="flex flex-wrap gap-2.5 print:hidden">
          {save}
          {website !== null && (
            <Button variant="outline" asChild>
              <a href={website} target="_blank" rel="noopener noreferrer">
                Visit website
                <ExternalLink aria-hidden className="size-[1em]" />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            </Button>
          )}
          <Button variant="ghost" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
    </header>
  );
};
