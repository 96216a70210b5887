import { ExternalLink } from 'lucide-react';
import { type CollegeDetail } from '@/api';
import { CollegeSource } from '../college/college-source';
import { webAddress } from '../college/web-address';
import { PageSection } from './page-section';

/** The Department's own pages name a college by its unit id. */
const officialPages = ({ id, website, priceCalculatorUrl }: CollegeDetail) => [
  { words: 'The college’s website', address: webAddress(website) },
  { words: 'Its net price calculator', address: webAddress(priceCalculatorUrl) },
  { words: 'College Scorecard', address: `https://collegescorecard.ed.gov/school/?${id}` },
  { words: 'College Navigator', address: `https://nces.ed.gov/collegenavigator/?id=${id}` },
];

export const OfficialLinks = ({ college }: { college: CollegeDetail }) => (
  <PageSection id="sources" title="Sources and links">
    <ul className="grid gap-1.5">
      {officialPages(college).map(
        ({ words, address }) =>
          address !== null && (
            <li key={words}>
              <a
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                className="link inline-flex min-h-8 items-center gap-1.5"
              >
                {words}
                <ExternalLink aria-hidden className="size-[1em]" />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            </li>
          ),
      )}
    </ul>
    <CollegeSource college={college} />
  </PageSection>
);
