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
  'why is': 'whys',
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
  enough: 'enuf enuff',
  'in trouble': 'cooked',
  them: 'em',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  should: 'shld shud',
  would: 'wld wud',
  could: 'cld cud',
  which: 'wich wch',
  have: 'hav',
  tonight: '2nite tonite 2night',
  today: '2day',
  'out of': 'outta',
  something: 'smth sth sumthin sumthing somethin smthn',
  nothing: 'nothin nuthin',
  school: 'skool skul',
  schools: 'skools',
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
  (
    'get go apply be b know see ask do take pay study send retake start find live compare save add make become use pick choose write ' +
    'work help try move transfer look finish graduate afford stay keep drop tell talk say visit submit'
  ).split(' '),
);
/** "too", where another word would be "two". */
const TOO_MUCH = new Set(
  'big small far late early hard much many expensive cold hot low high long easy pricey close old young short risky safe'.split(
    ' ',
  ),
);
const FOR_WHOM = new Set(
  'me us my her him them it this that the u you a ur someone somebody sure real fun now college'.split(' '),
);
const BEFORE_FOR = new Set(
  'enough enuf enuff ready cheaper better good apply applying look looking late early soon chances odds needed pay price cost costs worse easier harder'.split(
    ' ',
  ),
);
/** "which 1", "the first 1" */
const BEFORE_ONE = new Set(
  'which wich that this first second third last other cheaper cheapest best better biggest smallest each any every no'.split(
    ' ',
  ),
);
const AFTER_WHY = new Set(
  'is are those these do does not so would did that it should cant dont arent isnt am was them this'.split(
    ' ',
  ),
);
const BEFORE_WHY = new Set([
  '',
  ...'dang damn wow ok okay so but and n like lol omg bruh bro dude wait hm hmm huh yo ugh , . ! ?'.split(
    ' ',
  ),
]);
const AFTER_AND = new Set('vs or and chances odds'.split(' '));

interface Around {
  readonly before: string;
  readonly isAfterNumber: boolean;
  readonly next: string;
  readonly isAllCaps: boolean;
}

/** The words a short form stands for; undefined when it stands for itself. */
export function writtenOut(word: string, around: Around): readonly string[] | undefined {
  const digit = digitInWords(word, around);
  if (digit !== undefined) return digit;
  if (word === 'y' && BEFORE_WHY.has(around.before) && AFTER_WHY.has(around.next)) return ['why'];
  if (word === 'nd' && around.before === '' && around.next !== '' && !AFTER_AND.has(around.next))
    return ['and'];
  if (word === 'b' && (around.before === '2' || around.before === 'to' || around.before === 'wanna'))
    return ['be'];
  if (around.isAfterNumber && word === 'uw') return ['unweighted'];
  if (word === 'w') return around.isAfterNumber ? ['weighted'] : around.next === '' ? undefined : ['with'];
  if (word === 'jersey')
    return around.before === 'new' || NAMED_JERSEY.has(around.next) ? undefined : ['new', 'jersey'];
  if ((word === 'app' || word === 'apps') && APPS.has(around.before)) return undefined;
  if (/^\d(?:st|nd|rd|th)$/.test(word) && IN_A_CLASS.has(around.next)) return undefined;
  if (word === 'fin' && around.next !== 'aid') return undefined;
  if (word === 'u' && around.next === 'of') return ['university'];
  if (around.isAllCaps && NOT_IN_CAPITALS.has(word)) return undefined;
  return WRITTEN_OUT.get(word);
}

const NAMED_JERSEY = new Set(['city', 'college', 'shore', 'shores', 'number']);

/** "1st of 200" is a rank. */
const IN_A_CLASS = new Set(['of', 'out', 'in', 'grade', 'grader']);

/** A digit that is written for its sound, or for "one". */
function digitInWords(word: string, { before, next, isAfterNumber }: Around): readonly string[] | undefined {
  if (isAfterNumber) return undefined;
  if (word === '2') {
    if (TOO_MUCH.has(next)) return ['too'];
    return VERBS.has(next) ? ['to'] : undefined;
  }
  if (word === '4') return FOR_WHOM.has(next) || BEFORE_FOR.has(before) ? ['for'] : undefined;
  return word === '1' && BEFORE_ONE.has(before) ? ['one'] : undefined;
}
