const OPENINGS = [
  'opening-quotation',
  'opening-dictionary',
  'opening-name',
  'opening-since-young',
  'opening-sweeping',
  'opening-meta',
  'opening-prompt-echo',
  'opening-question',
  'opening-worn',
];
/** A phrase that many students write, whatever the reader calls it. */
const WORN = [
  'anyones-sentence',
  'cliche',
  'platitude',
  'formula-ending',
  'hopeful-ending',
  'vague-impact',
  'interchangeable',
  'generic-passage',
  'sweeping',
  'opening-since-young',
];
const TOLD = [
  ...WORN,
  'vague',
  'abstract-run',
  'telling',
  'trait-claim',
  'no-scene',
  'intensifiers',
  'announced',
  'filler',
  'savior',
];
const SLIPS = ['grammar', 'spelling', 'punctuation', 'comma-splice', 'tense-shift'];

/** What a counselor calls a flaw, and the remarks that would show it to a student. */
export const PLAIN_KINDS: Readonly<Record<string, readonly string[]>> = {
  'weak opening': [...OPENINGS, ...TOLD, 'borrowed-quote'],
  cliche: [...WORN, 'vague', 'telling', 'filler', 'savior'],
  telling: TOLD,
  vague: [...TOLD, 'no-particulars'],
  'vague why us': [...TOLD, 'no-particulars', 'long-sentence'],
  'no reflection': ['no-reflection', 'thin-reflection'],
  resume: ['resume-list'],
  wandering: ['wandering', 'off-prompt', 'sweeping', 'lecture'],
  'off the prompt': ['wandering', 'announced', 'off-prompt'],
  thesaurus: ['inflated', 'generic-passage'],
  abstract: [...WORN, 'vague', 'said-twice', 'inflated', 'abstract-run'],
  bragging: ['putdown', 'trait-claim', 'bragging', 'resume-list'],
  excuse: ['blame', 'putdown', 'excuse'],
  slang: ['slang'],
  'about somebody else': ['other-focus'],
  'wrong college': ['wrong-college', 'two-colleges'],
  passive: ['passive'],
  repetition: ['repeated-phrase', 'repeated-word', 'same-start', 'said-twice'],
  'overlong sentence': ['long-sentence'],
  moral: [...WORN, 'vague', 'abstract-run', 'said-twice', 'telling', 'trait-claim'],
  'generic ending': [...WORN, 'vague', 'telling', 'trait-claim', 'exclamations'],
  grammar: SLIPS,
  spelling: SLIPS,
};
