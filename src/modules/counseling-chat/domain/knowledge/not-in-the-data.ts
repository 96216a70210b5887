/** What students look for in a college and no federal figure tells. */
interface NotInTheData {
  readonly words: string;
  readonly pattern: RegExp;
  /** Said of a list of colleges too: "with dorms", "d3 schools". */
  readonly isWishedOfLists: boolean;
}

const wished = (words: string, pattern: RegExp): NotInTheData => ({ words, pattern, isWishedOfLists: true });
const asked = (words: string, pattern: RegExp): NotInTheData => ({ words, pattern, isWishedOfLists: false });

const NOT_IN_THE_DATA: readonly NotInTheData[] = [
  wished('marching bands', /\bmarching band\b|\bdrumline\b|\bcolor guard\b/),
  wished(
    'sports teams or divisions',
    /\b(?:sports?|football|basketball|soccer|baseball|softball|volleyball|lacrosse|hockey|wrestling|athletics?|tailgat\w+|naia|juco)\b|\b(?:d|division) ?(?:1|2|3|i{1,3}|one|two|three)\b/,
  ),
  wished('school spirit', /\bschool spirit\b/),
  wished(
    'parties or Greek life',
    /\bpart(?:y|ies|ying)\b(?! time)|\bgreek life\b|\bfrats?\b|\bfraternit\w+\b|\bsororit\w+\b|\bnightlife\b/,
  ),
  wished('dorms', /\bdorms?\b|\bdormitor\w+\b|\bresidence halls?\b|\bon campus housing\b|\bhousing like\b/),
  wished('food', /\bfood\b|\bdining\b|\bcafeteria\b/),
  wished('clubs', /\bclubs?\b|\bmock trial\b|\bdebate team\b/),
  wished('study abroad', /\bstudy abroad\b|\bstudying abroad\b/),
  wished('internships or co-ops', /\bco ?- ?op\b|\binternships?\b/),
  wished('honors colleges', /\bhonors (?:college|program)s?\b/),
  wished('ROTC', /\brotc\b/),
  wished('how a campus looks', /\b(?:pretty|beautiful|nice looking|gorgeous) campus\b/),
  wished('child care', /\b(?:daycare|day care|child care|childcare)\b/),
  wished(
    'support for disabilities',
    /\b(?:accommodations|disability (?:services|support)|adhd|dyslexi\w+|autis\w+)\b/,
  ),
  wished('how welcome LGBTQ students are', /\b(?:lgbtq?\w*|queer|gay friendly)\b/),
  asked(
    'safety on campus',
    /\bcrime\b|\bsafe campus\b|\bcampus safety\b|\b(?:is|are) (?:\w+ ){1,4}safe\b(?! (?:for|bet|school|choice|college|one))|\bsafe (?:area|neighborhood|at night)\b/,
  ),
  asked('its honors college', /\bhonors\b/),
  asked(
    'which credits it takes',
    /\b(?:ap|ib|dual enrollment|college) credits?\b|\bcredits? (?:for|from) (?:ap|ib|dual)\b|\b(?:take|accept) (?:my )?(?:ap|ib|credits?)\b|\bcredits? transfer\b/,
  ),
  asked('the weather', /\bweather\b|\bhow cold\b|\bdoes it snow\b/),
  asked('life on campus', /\bsocial life\b|\bcampus life\b|\bvibes?\b|\bcommuter school\b|\bthings to do\b/),
  asked('its professors', /\bprofessors?\b|\bteachers?\b|\bfaculty\b/),
  asked('housing', /\bhousing\b|\broommates?\b|\blive off campus\b/),
  asked('cars and parking', /\bparking\b|\b(?:bring|have|keep) (?:a|my) car\b/),
  asked('how it treats late or changed applications', /\bwait ?list\w*\b/),
  asked(
    'how well it supports its students',
    /\b(?:good |any |enough )support\b|\bsupport (?:for|services)\b|\btutoring\b/,
  ),
  asked('visits', /\btours?\b|\bopen house\b/),
];

/** What a question about one college asks that we cannot know, in words. */
export const notInTheDataAsked = (plain: string): readonly string[] =>
  NOT_IN_THE_DATA.filter(({ pattern }) => pattern.test(plain)).map(({ words }) => words);

/** What a wish for colleges names that no figure can narrow a list by. */
export const notInTheDataWished = (plain: string): readonly string[] =>
  NOT_IN_THE_DATA.filter(({ isWishedOfLists, pattern }) => isWishedOfLists && pattern.test(plain)).map(
    ({ words }) => words,
  );
