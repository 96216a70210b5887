/** What a talk is about: told by its words, or the key of a topic that was answered. A short question after it means that. */
export type Subject = string;

const SAID: readonly (readonly [Subject, RegExp])[] = [
  ['uc', /\bucs?\b(?! and)|\buniversity of california\b|\bucla\b|\bucsd\b|\bpiqs?\b|\bpersonal insight\b/],
  ['early-plans', /\bed ?[12]?\b(?! psych)|\bea\b|\brea\b|\bearly (?:decision|action)\b|\brolling\b/],
  ['deferral', /\bdeferr?\w*\b/],
  ['waitlist', /\bwait ?-?list\w*\b/],
  [
    'automatic-admission',
    /\bauto(?:matic(?:ally)?)? ?-?admi\w*\b|\btop (?:ten|six|five|NUM|\d+) ?(?:%|percent)/,
  ],
  ['letters', /\brec(?:s|ommend\w*)?\b|\bletters? of rec\w*|\brec(?:ommendation)? letters?\b|\bbrag sheet\b/],
  ['testing', /\bp?sat\b|\bact\b(?! like)|\btest ?-?optional\b|\btest scores?\b/],
  ['loans', /\bloans?\b|\b(?:un)?subsidized\b|\bborrow\w*\b|\bdebt\b/],
  ['fafsa', /\bfafsa\b|\bfasfa\b|\bfsa id\b|\bfinancial aid\b|\bpell\b/],
  ['scholarships', /\bscholarships?\b|\bmerit (?:aid|money)\b/],
  ['advanced-classes', /\baps?\b|\bdual (?:credit|enroll\w*)\b|\bhonors (?:class|course)\w*\b|\bib\b/],
  [
    'low-grade',
    /\b(?:got|get|have|having|had|with|made|one|a|an) (?:a |an )?(?:c|d|f)(?: ?[-+]| minus| plus)?\b(?! ?&)|\b[cdf] ?[-+]? in (?:my |the )?(?:ap |honors )?[a-z]{3,}|\bfail\w*\b|\bgrades? (?:dropped|fell|slipped|tanked)\b|\bbombed\b/,
  ],
  ['rescinded', /\brescind\w*\b|\btake (?:it|my (?:offer|admission)) back\b/],
  [
    'community-college',
    /\bcommunity colleges?\b|\bjuco\b|\btransfer\w*\b|\btwo ?-?year (?:college|school)\b/,
  ],
  ['nursing', /\bnurs\w*\b|\bbsn\b|\badn\b|\bnclex\b/],
  ['essay', /\bessays?\b|\bpersonal statement\b|\bsupplement\w*\b|\bprompts?\b/],
  ['activities', /\bactivit\w*\b|\bextracurriculars?\b|\bvolunteer\w*\b|\bclubs?\b/],
  ['job', /\bi work\b|\bmy job\b|\bpart ?-?time\b|\bbabysit\w*\b|\bwatch(?:ing)? my\b|\btake care of my\b/],
  ['undeclared', /\bunde(?:clared|cided)\b|\bno idea what\b|\bnot know what\b/],
  ['visits', /\bvisit\w*\b|\bcampus tours?\b|\btours?\b/],
  ['gap-year', /\bgap year\b|\byear off\b/],
];

/** In the order they are listed here. */
export const subjectsIn = (plain: string): readonly Subject[] =>
  SAID.filter(([, words]) => words.test(plain)).map(([subject]) => subject);
