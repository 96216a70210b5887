import { More } from './form-card';
import { SourceLink } from './date-lines';

const REPORT_ON_THREE_STATES = new Date(2023, 2, 1);
const MONTHS = 12;

/** ", more than three years ago"; nothing in the first year. */
const yearsSince = (month: Date, now = new Date()) => {
  const months = (now.getFullYear() - month.getFullYear()) * MONTHS + now.getMonth() - month.getMonth();
  const years = Math.floor(months / MONTHS);
  return years < 1 ? '' : `, more than ${years === 1 ? 'a year' : `${years.toString()} years`} ago`;
};

/** For families in which someone is not a citizen. */
export const WithoutStatus = () => (
  <More title="If you or your parents aren’t citizens">
    <p>
      Your parents’ citizenship doesn’t decide your federal aid. If you are a citizen or an eligible
      noncitizen, you can file the FAFSA, and a parent without a Social Security number can take part.
    </p>
    <p>
      Without such a status of your own, federal aid isn’t open to you, but college is. Many colleges give aid
      of their own, and some states do too, some with a form that takes the place of the FAFSA.
    </p>
    <p>
      States have rules of their own. Many give you the in-state price; some charge the price of another
      state. In 2025 four states stopped giving it or agreed to: Florida, Texas and Kentucky, as of{' '}
      <SourceLink
        name="September 2025"
        url="https://www.steptoe-johnson.com/news/kentucky-institutions-should-prepare-to-update-guidelines-for-undocumented-students-following-doj-settlement"
      />
      , and Oklahoma, as of{' '}
      <SourceLink name="August 2025" url="https://www.notus.org/oklahoma/doj-suit-immigration-tuition" />.
    </p>
    <p>
      In a few states some or all public colleges may not admit you. For Alabama, Georgia and South Carolina
      we know this from a report of{' '}
      <SourceLink
        name="March 2023"
        url="https://pulitzercenter.org/projects/how-three-states-american-south-made-college-illegal-undocumented-students"
      />
      {yearsSince(REPORT_ON_THREE_STATES)}. It is by journalists, not the states’ own words, and we have not
      checked it since, so the rule there may be another by now. In Florida’s 28 state colleges it was decided
      on <SourceLink name="June 30, 2026" url="https://a2znews.uk/article/b2/119232" />, by a news report. Ask
      the college before you pay for an application. Private colleges choose for themselves.
    </p>
    <p>
      Our prices after aid count federal and state grants, which may not be open to you. To have your list go
      by full prices, say in your profile that your family needs no financial aid, and name the most it can
      pay for a year. We don’t ask why.
    </p>
    <p>
      What a form asks goes to whoever runs it. If that worries your family, talk first with a counselor you
      trust or a qualified legal adviser. Flyleaf never asks about citizenship or immigration, and nothing on
      this page needs it.
    </p>
    <p className="text-small text-muted-foreground">
      <SourceLink
        name="studentaid.gov"
        url="https://studentaid.gov/understand-aid/eligibility/requirements/non-us-citizens"
      />{' '}
      says who is an eligible noncitizen.{' '}
      <SourceLink
        name="Higher Ed Immigration Portal"
        url="https://www.higheredimmigrationportal.org/states/"
      />{' '}
      has the rule of each state. Rules change: check this year’s.
    </p>
  </More>
);
