import { groupsByWord } from '#shared-kernel/domain/word-groups.js';

/** Words that ask for much the same, so that what was learned of one holds for the others. */
const WORD_GROUPS: Readonly<Record<string, string>> = {
  me: 'i me my mine myself we us our ours',
  they: 'they them their he she him her his hers it its that this these those one ones',
  kin: 'mom mother mama mum dad father daddy parents parent folks family families grandma grandpa wife husband uncle aunt',
  child: 'daughter son kid kids child children brother sister sibling siblings cousin niece nephew',
  peer: 'friend friends classmate classmates everyone everybody someone people others students applicants',
  not: 'not no never none nothing without nor neither cannot hardly',
  what: 'what whats which',
  how: 'how',
  why: 'why reason reasons explain because',
  when: 'when date dates day',
  where: 'where',
  who: 'who whom whose',
  can: 'can could able possible possibly allowed permitted may might',
  should: 'should ought shall supposed must',
  will: 'will would going gonna likely',
  want: 'want wanted wants wish like love prefer hoping hope looking interested aiming need needs needed',
  think: 'think believe guess feel suppose consider considering thinking debating wondering wonder',
  chance: 'chance chances odds shot likelihood probability prospects percent percentage likely',
  getin:
    'admit admitted admits admission admissions accept accepted accepts acceptance in enter entry entrance entering let',
  apply: 'apply applying applied application applications submit submitting submitted',
  hard: 'hard harder hardest difficult tough competitive selective brutal picky strict challenging stretch reachy rough tricky crazy',
  easy: 'easy easier easiest simple lenient generous likely safe safer safest surest',
  reach: 'reach reaches dream stretch league ambitious unrealistic delusional kidding farfetched lofty',
  safety:
    'safety safeties backup backups fallback guaranteed sure certain definite certainly definitely guarantee promise',
  realistic:
    'realistic realistically honest honestly straight truth truthful sugarcoat blunt frank serious actually really legit legitimately',
  list: 'list lists lineup shortlist saved picks choices choice selection pile portfolio',
  balance: 'balanced balance topheavy heavy spread mix lopsided even many few enough too',
  recommend:
    'recommend recommended recommendation suggest suggestion suggestions suggested ideas idea advise pick options option match matches matching fit fits suited consider',
  find: 'find search show list give name look looking browse discover tell get see',
  more: 'more another other others additional else extra next different similar like alternative alternatives',
  cheap:
    'cheap cheaper cheapest affordable inexpensive budget low lower lowest least thrifty economical bargain value',
  pricey: 'expensive pricey pricier costly overpriced steep',
  cost: 'cost costs price prices priced pay pays paying paid tuition bill bills afford charge charges fee fees expense expenses total sticker owe spend spending wallet burden money monies dollars bucks',
  aid: 'aid financial fafsa css grants grant pell workstudy assistance package award awards need funding',
  loan: 'loan loans debt debts borrow borrowing owe repay subsidized unsubsidized interest cosign',
  scholar: 'scholarship scholarships merit ride rides free stipend discount',
  earn: 'earn earns earning earnings salary salaries income job jobs career careers make makes paycheck employed employment wage wages',
  grad: 'graduate graduates graduating graduation finish completion dropout drop retention retain freshmen return stay',
  size: 'size sized big bigger biggest large larger largest small smaller smallest tiny huge medium students undergrads undergraduates enrollment population',
  place:
    'near close closer closest nearby far away distance miles drive home city town urban rural suburban coast coastal beach warm cold weather snow mountains south north east west midwest northeast southeast southwest region area local instate outofstate state states',
  vibe: 'campus life party social greek fraternity sorority dorm dorms housing food safe crime diverse diversity vibe vibes culture like fun nice pretty happy weather gym sports football spirit clubs',
  major:
    'major majors majoring minor degree degrees program programs study studying field department concentration',
  undecided: 'undecided undeclared unsure decide decided choose choosing switch switching change changing',
  compare:
    'compare compared comparison versus vs than better worse difference differences between side pros cons stack against or rather',
  best: 'best top good great strong strongest excellent highest decent solid famous known',
  rank: 'rank ranked ranking rankings order sort sorted',
  test: 'sat act psat test tests testing score scores scored superscore optional blind retake retaking sitting exam',
  send: 'send sending sent submit report reporting withhold include leave',
  gpa: 'gpa grade grades average unweighted weighted transcript rank marks',
  letter: 'bs cs ds b c d f',
  course:
    'ap aps ib honors class classes course courses calc calculus schedule rigor dual enrollment stats physics chem semester senior',
  activity:
    'activity activities extracurricular extracurriculars club clubs sport sports volunteer volunteering leadership captain team band robotics job work hobby hobbies internship babysit resume',
  rec: 'recommender recommenders letter letters recommendation teacher teachers counselor counselors interview interviews reference references',
  essay:
    'essay essays statement supplement supplements supplemental prompt prompts topic topics draft drafts writing write wrote paragraph story words',
  brainstorm:
    'brainstorm start begin opening open ideas stuck outline structure hook ending feedback review proofread',
  ghost: 'compose generate rewrite reword paraphrase fix edit polish translate finish',
  deadline:
    'deadline deadlines due date dates calendar late november october january february may august december cutoff open opens opening timeline by',
  round:
    'early decision action ed ea rea scea regular rd rolling binding bind bound commit committed withdraw restrictive',
  next: 'next step steps todo do first now start starting begin behind missing left remaining',
  improve:
    'improve raise boost increase help better bump higher push change strengthen matter matters weigh impact difference effect affect hurt hurts count counts',
  whatif: 'if suppose instead were was had',
  why2: 'because come reason factors factor matters',
  explain: 'mean means meaning define definition explain stand stands term word',
  source:
    'source sources data calculate calculated calculation accurate accuracy trust true official number numbers estimate estimated formula method range come from where sure',
  privacy:
    'privacy private see sees read reads share sharing sell sells data delete erase clear remove store stored anonymous secret spy track',
  fair: 'race racial gender asian black white hispanic latino muslim jewish religion religious poor rich income legacy name zip ethnicity minority gay lgbt bias biased fair unfair discriminate disadvantage skin brown',
  special:
    'international undocumented daca visa foster homeless adopted disability disabilities disabled dyslexia dyslexic adhd iep autism autistic accommodations veteran military athlete athletes athletics d1 d2 d3 recruited homeschool homeschooled ged suspended suspension arrested expelled divorce divorced appeal laid',
  stress:
    'stress stressed stressful worried worry anxious anxiety scared afraid nervous panic panicking overwhelmed overwhelming pressure cry crying tired burned burnt exhausted dumb stupid failure behind lonely sad depressed upset hopeless embarrassed freaking',
  bad: 'rejected rejection denied deny defer deferred deferral waitlist waitlisted declined turned',
  human: 'human person counselor advisor someone real call phone talk speak email contact',
  plan: 'free premium plan plans pricing subscription subscribe trial pay charge professional consulting cancel upgrade',
  page: 'page pages open profile settings tab button screen link edit enter add where',
  path: 'community college transfer transferring transferred gap year trade vocational online associate certificate technical military two juco bootcamp',
  visit:
    'visit visiting visits tour tours touring website contact interest admissions office phone email virtual',
  hello: 'hi hello hey yo sup greetings morning evening afternoon howdy hola',
  thanks:
    'thanks thank thx appreciate awesome great cool perfect bye goodnight goodbye helpful lifesaver nice',
  bot: 'bot robot ai human machine computer name made real wren',
  ability: 'help do able features capable assist work',
  complain:
    'wrong incorrect useless unhelpful listening misunderstood mistake nonsense dumb stupid trash again already ridiculous',
  repeat: 'repeat again huh simpler simply plain confused confusing understand english clarify short normal',
  scope: 'weather joke recipe movie game code python president homework song news',
  save: 'save add put keep include bookmark toss throw stick pin',
  drop: 'drop remove delete cut take off ditch scratch cross lose kick',
  fact: 'got have has scored took taken received earned live lives junior senior sophomore freshman grade',
  worth: 'worth worthwhile waste wasting point pointless bother',
  prefer: 'happiest happy comfortable feeling feel felt',
  time: 'now today tomorrow week month year soon later already yet still',
};

const BY_WORD = groupsByWord(WORD_GROUPS);

/** The groups of a word of the slotted text; a name or a number is a group of its own. */
export const groupsOf = (word: string): readonly string[] => (/^[A-Z]+$/.test(word) ? [word] : BY_WORD(word));
