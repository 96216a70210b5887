import { CHANGED_INCOME } from '../intents/cues/changed-income.js';
import { type AidTopic } from './aid.js';

/** The words of each topic, the most particular first. */
const TOPICS: readonly (readonly [AidTopic, RegExp])[] = [
  ['changed', CHANGED_INCOME],
  ['css', /\bcss\b/u],
  ['appeal', /\bappeal\w*\b|\bnegotiat\w*\b|\b(?:ask|get) (?:for )?more (?:aid|money)\b|\bnot enough aid\b/u],
  ['sai', /\bstudent aid index\b|\bsai\b|\befc\b/u],
  [
    'siblings',
    /\btwins?\b|\b(?:two|both|three) (?:of us )?(?:kids |children )?in college\b|\b(?:brother|sister|sibling)s?\b.*\bcollege\b/u,
  ],
  ['special', /\b(?:foster|homeless|divorc\w*|independent|undocumented)\b|\bparents? (?:will not|refuse)/u],
  ['work-study', /\bwork[- ]study\b/u],
  [
    'grants',
    /\bgrants? (?:vs|versus|or|and) loans?\b|\bloans? (?:vs|versus|or) grants?\b|\bpell\b|\bgrants?\b/u,
  ],
  ['loans', /\bloans?\b|\bborrow\w*\b|\binterest\b|\bprestamos?\b|\bdebt\b/u],
  ['scholarships', /\bscholarships?\b|\bbecas?\b|\bmerit\b/u],
  ['fafsa', /\bfafsa\b|\bwhen (?:is|are|do|does|should)\b|\bdue\b|\bdeadline\b/u],
];

export const aidTopicOf = (plain: string): AidTopic =>
  TOPICS.find(([, words]) => words.test(plain))?.[0] ?? 'overview';

/** Asks how paying works altogether. Any other question about money is not answered by it. */
const IN_GENERAL =
  /\b(?:financial )?aid\b(?! offer)|\bayuda\b|\bpagar\b|\b(?:pay|paying|afford|money|help)\b.*\b(?:college|school|tuition|university)\b|\b(?:college|school|university)\b.*\b(?:afford|pay|expensive|money)\b|^(?:[\w’]+ ){0,4}(?:afford|pay for) (?:it|this|that|college)\b/u;
export const asksHowPayingWorks = (plain: string): boolean => IN_GENERAL.test(plain);
