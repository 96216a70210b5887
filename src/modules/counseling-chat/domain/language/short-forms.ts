/** What students type for longer words, by what it stands for. Without apostrophes, as most are typed. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  you: 'u ya',
  your: 'ur yr',
  are: 'r',
  'i am': 'im',
  'i have': 'ive',
  'you are': 'youre',
  'they are': 'theyre',
  'do not': 'dont',
  'does not': 'doesnt',
  'did not': 'didnt',
  'can not': 'cant cannot',
  'will not': 'wont',
  'is not': 'isnt aint',
  'are not': 'arent',
  'was not': 'wasnt',
  'have not': 'havent',
  'has not': 'hasnt',
  'should not': 'shouldnt',
  'could not': 'couldnt',
  'would not': 'wouldnt',
  'what is': 'whats wuts wats',
  'where is': 'wheres',
  'who is': 'whos',
  'how is': 'hows',
  'when is': 'whens',
  'that is': 'thats',
  'there is': 'theres',
  'let us': 'lets',
  'want to': 'wanna',
  'going to': 'gonna gunna',
  'have to': 'gotta hafta',
  'give me': 'gimme',
  'let me': 'lemme',
  'kind of': 'kinda',
  'sort of': 'sorta',
  'do not know': 'dunno',
  'i do not know': 'idk',
  'i do not care': 'idc',
  'to be honest': 'tbh',
  'not going to lie': 'ngl',
  'right now': 'rn',
  'never mind': 'nvm nevermind',
  'let me know': 'lmk',
  'what do you mean': 'wdym wym',
  'in my opinion': 'imo',
  'by the way': 'btw',
  'as soon as possible': 'asap',
  about: 'abt',
  because: 'bc cuz coz becuz bcuz',
  before: 'b4',
  people: 'ppl',
  something: 'smth sth',
  someone: 'sm1',
  please: 'pls plz plss',
  thanks: 'thx ty tysm tnx thnx',
  really: 'rlly rly',
  probably: 'prob probs prolly',
  definitely: 'def defo',
  tomorrow: 'tmr tmrw',
  though: 'tho',
  through: 'thru',
  what: 'wat wut',
  with: 'w/',
  without: 'w/o',
  and: 'n &',
  vs: 'versus',
  ok: 'k kk okay okey',
  yes: 'ya mhm yea yeah yep yup yess ye yee yeh yuh yah yas',
  no: 'nah nope',
  year: 'yr',
  years: 'yrs',
  university: 'uni',
  universities: 'unis',
  college: 'clg',
  colleges: 'clgs',
  application: 'app',
  applications: 'apps',
  extracurriculars: 'ecs ec',
  'recommendation letters': 'recs lors',
  'recommendation letter': 'lor',
  scholarship: 'scholly',
  scholarships: 'schollys',
  'financial aid': 'finaid',
  financial: 'fin',
  'high school': 'hs',
  'community college': 'cc',
  'out of state': 'oos',
  requirements: 'reqs',
  information: 'info',
};

const WRITTEN_OUT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(STANDS_FOR).flatMap(([words, forms]) =>
    forms.split(' ').map((form) => [form, words.split(' ')] as const),
  ),
);

/** In capitals these are other words: a nurse's license, a state, a common set of data. */
const NOT_IN_CAPITALS: ReadonlySet<string> = new Set(['rn', 'ec', 'cc', 'ty', 'hs']);
/** "Common App" is a name. */
const APPS = new Set(['common', 'coalition', 'scoir']);
const VERBS = new Set(
  'get go apply be know see ask do take pay study send retake start find live compare save add make'.split(
    ' ',
  ),
);

interface Around {
  readonly before: string;
  readonly isAfterNumber: boolean;
  readonly next: string;
  readonly isAllCaps: boolean;
}

/** The words a short form stands for; undefined when it stands for itself. */
export function writtenOut(word: string, around: Around): readonly string[] | undefined {
  if (word === '2') return VERBS.has(around.next) ? ['to'] : undefined;
  if (around.isAfterNumber && word === 'uw') return ['unweighted'];
  if (around.isAfterNumber && word === 'w') return ['weighted'];
  if ((word === 'app' || word === 'apps') && APPS.has(around.before)) return undefined;
  if (word === 'fin' && around.next !== 'aid') return undefined;
  if (word === 'u' && around.next === 'of') return ['university'];
  if (around.isAllCaps && NOT_IN_CAPITALS.has(word)) return undefined;
  return WRITTEN_OUT.get(word);
}
