const GOES_TO =
  /\b(?:open|go to|take me to|bring me to|show me|where is|where are|where do i (?:add|find|enter|change|see|put|upload|edit|go)|where can i|how do i (?:change|add|edit|enter|update)|link to|navigate|see)\b/;

/** Addresses of Flyleaf, the most particular first. */
const PAGES: readonly (readonly [page: string, words: RegExp])[] = [
  [
    'tests',
    /\b(?:my )?(?:test scores?|add my sat|add my act|my sat|my act|scores page|enter my (?:sat|act)|sat score|act score)\b/,
  ],
  ['my-list', /\b(?:my list|my college list|saved colleges|my colleges|the list|list page|saved list)\b/],
  ['season-plan', /\b(?:season plan|weekly plan)\b/],
  ['aid-offers', /\b(?:aid offers?|aid letters?|award letters?)\b/],
  ['reminders', /\b(?:reminders?|calendar feed)\b/],
  ['applications', /\b(?:my applications|applications page|my checklists?)\b/],
  ['essays', /\b(?:essays?|my drafts?|upload my essay)\b/],
  [
    'profile',
    /\b(?:profile|my state|my gpa|my grades|my major|my activities|my information|account details)\b/,
  ],
  ['colleges', /\b(?:colleges page|college search|search page|browse colleges|all colleges)\b/],
  ['pricing', /\b(?:pricing|plans page|subscription)\b/],
  ['privacy', /\b(?:privacy)\b/],
];

/** The page of Flyleaf a message wants to go to; null when it names none. */
export function readPage(plain: string): string | null {
  if (!GOES_TO.test(plain)) return null;
  return PAGES.find(([, words]) => words.test(plain))?.[0] ?? null;
}
