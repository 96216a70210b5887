import { CatalogRelease } from './catalog-release';
import { Fact, Facts, Guide, Part } from './guide';

const years: readonly (readonly [string, string])[] = [
  ['Admit rate, applicants, test scores', 'Fall 2023'],
  ['Undergraduates, and who they are', 'Fall 2023'],
  ['Tuition, books, room and board', '2023–24'],
  ['Cost of attendance and net price', '2022–23'],
  ['Students who return after the first year', 'Entered in fall 2022'],
  ['Graduation rate', 'Entered in fall 2017 at four-year colleges, fall 2020 at shorter ones'],
  ['Programs', 'Degrees and certificates awarded in 2022–23'],
  ['Median debt', 'Fiscal years 2020 and 2021, together'],
  ['Earnings ten years after entry', 'Entered in 2009–11, measured in 2020–21, in 2022 dollars'],
  ['First in the family at college, family income', 'Students with federal aid, 2015–16 and 2016–17'],
];

export const DataSourcesGuide = () => (
  <Guide
    title="Data sources"
    lead="Figures about a college come from the US Department of Education, and some from the college itself. We don’t fill in what a college left out."
  >
    <Part title="Colleges">
      <Facts>
        <Fact term="Source">
          College Scorecard, institution file and field-of-study file, and the IPEDS admissions survey of fall
          2023.{' '}
          <a className="link" href="https://collegescorecard.ed.gov/data" rel="noreferrer">
            collegescorecard.ed.gov/data
          </a>
        </Fact>
        <Fact term="Terms">
          Works of the United States government, in the public domain in the United States. The Department
          does not endorse Flyleaf.
        </Fact>
        <CatalogRelease />
      </Facts>
      <p>
        Names, addresses, links, whether a college is open and whether the Department watches its money come
        from a later federal file, published by March 2026. You can still find a college by its former name.
      </p>
      <p>
        For six of the colleges that come with Flyleaf, the admit rates in two releases are too far apart for
        both to be right. Until those colleges are imported, we show the newer rate, from the release of June
        10, 2026: The Citadel, Crown College, Eastern New Mexico University, UC Merced, University of Hawaii
        at Hilo and University of Virginia’s College at Wise.
      </p>
    </Part>

    <Part title="What colleges publish themselves">
      <p>
        High-school grades, class rank, admit rates by residence, Early Decision, waiting lists and what a
        college looks at come from the college’s own Common Data Set, where we have it: 476 colleges. We read
        them from public transcriptions, not from the colleges’ own files. Learn More names the year of each
        and, where we know it, the college’s page. Check there before you count on a figure.
      </p>
    </Part>

    <Part title="Deadlines, fees and what colleges ask for">
      <Facts>
        <Fact term="Dates for 2026–27">
          Collected for 189 colleges by an open project that says it read each college’s admission page. We
          did not check them again.
        </Fact>
        <Fact term="Dates, fees, tests, recommendations for 2025–26">
          The Common App’s requirements grid of October 24, 2025: 1,033 colleges. We never move a date of one
          cycle to another.
        </Fact>
        <Fact term="Usual dates">
          For the other colleges: the dates most common among the 189. They are always marked as usual.
        </Fact>
        <Fact term="Aid forms and state aid">
          What federal and state pages publish for one school year, each with its address and the day it was
          read.
        </Fact>
      </Facts>
      <p>
        Only you can mark a deadline as checked, with where you saw it. Check every date before you count on
        it.
      </p>
    </Part>

    <Part title="Which year a figure describes">
      <p>
        One college’s figures come from different years. We show the year beside a figure where it matters.
        These are the years of the release of May 19, 2025.
      </p>
      <Facts>
        {years.map(([figures, year]) => (
          <Fact key={figures} term={figures}>
            {year}
          </Fact>
        ))}
      </Facts>
    </Part>

    <Part title="When a figure is missing">
      <Facts>
        <Fact term="Not reported">The college didn’t provide it.</Fact>
        <Fact term="Hidden for privacy">It covers too few students, so the Department withholds it.</Fact>
        <Fact term="Does not apply">
          It has no meaning for this college, such as an admit rate where everyone can enroll.
        </Fact>
      </Facts>
      <p>
        A missing figure is never shown as zero. Average GPA isn’t in the federal data, so we say “Not
        published”. Debt and earnings are reported once for all campuses of a group. Prices after aid at
        public colleges are for students who pay in-state tuition.
      </p>
    </Part>

    <Part title="Majors">
      <p>
        The 395 majors use the codes of the Classification of Instructional Programs 2020 from the National
        Center for Education Statistics, which is in the public domain in the United States. The everyday
        names are ours.
      </p>
    </Part>

    <Part title="Please check before you decide">
      <p>
        Costs, dates and rules change each year. Before you apply, read the college’s own site. If it says
        something different, trust the college’s site.
      </p>
    </Part>
  </Guide>
);
