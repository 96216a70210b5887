import { type CollegeDetail } from '@/api';
import { dollars } from '@/lib/words/figures';
import { releaseDay } from '@/lib/words/release-day';
import { webAddress } from '../college/web-address';
import { PageSection } from './page-section';

type Kept = CollegeDetail['kept'];
type Source = { sourceUrl: string; checkedOn: string };

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');
const listed = (tags: readonly string[]) => tags.join(', ');

/** Each fact that an admin keeps, in words. */
const factsIn = (kept: Kept) => [
  fact('Average GPA', kept.averageGPA, (gpa) => gpa.toFixed(2)),
  fact('Honors program', kept.hasHonorsProgram, yesOrNo),
  fact('Research as an undergraduate', kept.hasResearchOpportunities, yesOrNo),
  fact('Study abroad', kept.hasStudyAbroad, yesOrNo),
  fact('Co-op program (paid work that counts)', kept.hasCoopProgram, yesOrNo),
  fact('Athletics', kept.divisionAthletics, (division) => division),
  fact('Campus life', kept.campusCultureTags, listed),
  fact('Special programs', kept.specialPrograms, listed),
  fact('Average financial aid in a year', kept.financialAidAverage, dollars),
  fact('Average grant in a year', kept.averageGrant, dollars),
  fact('Picture', kept.imageUrl, () => 'At the top of this page'),
];

function fact<Value>(
  label: string,
  kept: (Source & { value: Value }) | undefined,
  words: (value: Value) => string,
) {
  return kept && { label, words: words(kept.value), source: kept };
}

/** What the college itself publishes, each with the page it was read on and the day. */
export const KeptFacts = ({ college: { kept } }: { college: CollegeDetail }) => {
  const facts = factsIn(kept).filter((each) => each !== undefined);
  if (facts.length === 0 && kept.description === undefined) return null;

  return (
    <PageSection id="college-pages" title="From the college’s own pages">
      {kept.description && (
        <div className="grid gap-1">
          <p>{kept.description.value}</p>
          <CheckedOn {...kept.description} />
        </div>
      )}
      <dl className="grid gap-x-10 md:grid-cols-2 [&>div]:border-t">
        {facts.map(({ label, words, source }) => (
          <div key={label} className="grid break-inside-avoid gap-0.5 py-2">
            <dt className="text-hint text-muted-foreground">{label}</dt>
            <dd className="font-semibold">{words}</dd>
            <dd>
              <CheckedOn {...source} />
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
};

const CheckedOn = ({ sourceUrl, checkedOn }: Source) => {
  const address = webAddress(sourceUrl);

  return (
    <p className="text-small text-muted-foreground">
      {address === null ? (
        'The college’s page'
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer" className="link">
          {new URL(address).hostname}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      , checked on {releaseDay(checkedOn)}
    </p>
  );
};
