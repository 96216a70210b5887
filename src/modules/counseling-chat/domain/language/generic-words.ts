import { editsBetween } from './edits-between.js';

/** Misspellings of words that many college names and questions share. Other words stay as typed: a name is corrected against names only. */
const MISSPELT: Readonly<Record<string, string>> = {
  university:
    'univercity univeristy univesity universty unversity universtiy univerity univeresity universoty uinversity unviersity univsersity',
  universities: 'univercities univeristies universites universitys',
  college: 'colege collge coledge collegge colledge collegee cullege colllege',
  colleges: 'coleges collges coledges colledges collegs',
  technology: 'tecnology technolgy tehnology techology technoloy',
  institute: 'insitute institue institut instatute instititute',
  polytechnic: 'politechnic polytecnic polytechnical',
  community: 'comunity communty commmunity',
  state: 'sate staet',
  acceptance: 'acceptence acceptnace acceptanse aceptance exceptance',
  accepted: 'acepted accpeted excepted',
  admission: 'admision addmission admisson',
  admissions: 'admisions addmissions admissons',
  tuition: 'tution tuiton tutition tuituon',
  scholarship: 'scolarship scholarhip scholorship schlorship sholarship',
  scholarships: 'scolarships scholarhips scholorships schlorships sholarships',
  deferred: 'defered differed',
  recommend: 'recomend reccomend reccommend',
  recommendation: 'recomendation reccomendation reccommendation recommandation',
  recommendations: 'recomendations reccomendations recommandations',
  financial: 'financal finacial finanical fincancial finantial',
  essay: 'essey esay essay',
  essays: 'esseys esays',
  safety: 'safty saftey saefty',
  safeties: 'safetys safties saftys',
  chances: 'chanses chnaces chancs chances',
  chance: 'chanse chanc',
  deadline: 'dealine deadine dedline',
  deadlines: 'dealines deadines dedlines',
  application: 'aplication applicaton appliction',
  applications: 'aplications applicatons applictions',
  engineering: 'enginering engeneering enginnering engineerng',
  psychology: 'psycology phycology pyschology psychologie',
  business: 'buisness bussiness busness',
  nursing: 'nursng nurseing',
  biology: 'biolgy bioligy',
  computer: 'computor compter',
  graduation: 'gradution graduatoin',
  weighted: 'weigthed wieghted',
  unweighted: 'unweigthed unwieghted unweightd',
  transcript: 'transcrip trancript',
  requirements: 'requirments requirments',
  private: 'privat privte',
  public: 'publc pubic',
  compare: 'compair comapre',
  cheap: 'cheep cheeep',
  cheaper: 'cheeper',
  senior: 'senoir seinor',
  teacher: 'techer teahcer',
  awkward: 'akward awkard',
  cheapest: 'cheepest',
  profile: 'profil proflie',
  fafsa: 'fasfa fafsaa fassa',
};

const CORRECT: ReadonlyMap<string, string> = new Map(
  Object.entries(MISSPELT).flatMap(([word, misspelt]) =>
    misspelt
      .split(' ')
      .filter((typed) => typed !== word)
      .map((typed) => [typed, word] as const),
  ),
);

const ALL_CORRECT: ReadonlySet<string> = new Set(Object.keys(MISSPELT));
const SHORTEST = 6;

/** A collage is also a picture. */
const AFTER_COLLEGE: ReadonlySet<string> = new Set(
  'of list lists apps app application applications essay essays in for with near that is'.split(' '),
);

/** Long words are recognized with any one or two letters wrong. */
const RECOGNIZED: readonly (readonly [word: string, edits: number])[] = [
  ['university', 2],
  ['universities', 2],
  ['college', 1],
  ['community', 1],
  ['institute', 1],
  ['technology', 1],
  ['technical', 1],
];
const REAL_WORDS: ReadonlySet<string> = new Set(['colleges', 'universal', 'universe']);

function recognized(word: string): string | undefined {
  return RECOGNIZED.find(
    ([generic, edits]) =>
      generic !== word && generic.charAt(0) === word.charAt(0) && editsBetween(word, generic, edits) !== null,
  )?.[0];
}

/** The word that was meant; undefined when it is fine or not ours to correct. */
export function correctedWord(word: string, next: string): string | undefined {
  if (word === 'collage' || word === 'collages')
    return AFTER_COLLEGE.has(next) ? word.replace('collage', 'college') : undefined;
  const listed = CORRECT.get(word);
  if (listed !== undefined || ALL_CORRECT.has(word) || REAL_WORDS.has(word) || word.length < SHORTEST)
    return listed;
  return recognized(word);
}
