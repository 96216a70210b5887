import { groupsByWord } from '#shared-kernel/domain/word-groups.js';

/** Words that name the same thing in what students bring up, so that one way to ask finds another. */
const TOPIC_WORDS: Readonly<Record<string, string>> = {
  faith:
    'faith religion religious church mosque temple synagogue jewish muslim catholic christian hindu sikh mormon lds pray prayer god halal kosher mission',
  queer:
    'queer gay lesbian bi bisexual trans transgender lgbt lgbtq nonbinary closet closeted pronouns pride',
  race: 'race racial black white asian latino latina hispanic latinx native minority poc hbcu color',
  death: 'died dead death passed funeral grief widow widowed',
  illness:
    'sick ill illness cancer hospital medical diabetic diabetes chemo surgery disease chronic allergy allergies celiac health',
  injury: 'hurt injured injury acl broke torn tore concussion surgery rehab',
  split: 'divorced divorce divorcing separated split custody noncustodial ex',
  step: 'stepdad stepmom stepfather stepmother stepparent remarried spouse',
  parent: 'mom mother dad father parent parents mama papa folks padres papas mum',
  relative:
    'grandma grandpa grandmother grandfather grandparents aunt uncle guardian guardianship relatives cousin raised',
  sibling: 'brother sister sibling siblings twin twins',
  child: 'son daughter kid child kids',
  married:
    'married husband wife spouse marriage engaged wedding baby pregnant pregnancy toddler childcare daycare',
  partner: 'boyfriend girlfriend bf gf partner dating relationship bestie',
  friends: 'friend friends classmate classmates peers everyone everybody people',
  refuse: 'refuse refuses refusing wont won decline against hide hides hiding secret',
  missing:
    'absent gone missing contact estranged picture jail prison incarcerated unknown met deadbeat abusive unsafe',
  homeless:
    'homeless shelter motel couch couches surfing car kicked evicted eviction unhoused street address stable',
  foster: 'foster ward orphan adopted emancipated caseworker',
  papers:
    'undocumented daca dreamer papers immigration immigrant immigrants citizen citizens citizenship green visa status deport deported ssn ice asylum refugee noncitizen born permit',
  abroad: 'international abroad overseas foreign country countries exchange visa embassy',
  english: 'english esl ell toefl ielts duolingo language bilingual accent',
  military:
    'military army navy marine marines air force enlist enlisting rotc gi veteran veterans guard academy deployed recruiter service',
  crime:
    'crime criminal arrest arrested record charge conviction felony misdemeanor probation suspended suspension expelled discipline cheating plagiarism',
  danger: 'safe safety dangerous danger crime assault robbed police scary',
  party: 'party parties partying drunk drinking drink alcohol wasted weed drugs sober frat frats fun',
  greek: 'greek frat fraternity sorority rush pledge hazing',
  room: 'roommate roommates room rooming single double bunk',
  dorm: 'dorm dorms housing residence hall apartment campus live living rent',
  commute: 'commute commuting commuter drive bus car parking home',
  food: 'food meal meals dining eat eating hungry groceries cook vegan vegetarian swipes',
  move: 'move moving travel flight flights plane train drive miles hours far distance away states',
  city: 'city urban downtown town rural suburb suburban village',
  size: 'big small size large huge tiny lecture classes crowd',
  lonely: 'lonely alone homesick miss missing friends belong fit nobody shy introvert awkward',
  stress:
    'stress stressed anxious anxiety overwhelmed panic worried worry scared afraid nervous fear pressure exhausted burned burnout tired crying cry breakdown sleep',
  compare: 'compare comparing jealous smarter better ahead behind worse peers flexing',
  ashamed:
    'ashamed embarrassed embarrassing shame guilty guilt disappointed disappoint failure dumb stupid imposter',
  motivation:
    'motivation lazy procrastinate procrastinating stuck start starting unmotivated point senioritis bored',
  therapy:
    'therapy therapist counseling mental depression depressed psychiatrist hospitalized adhd ocd bipolar disorder',
  disability:
    'disability disabled disabilities wheelchair accessible accessibility deaf blind autistic autism adhd dyslexia dyslexic iep accommodations accommodation 504 ada',
  writing: 'essay essays write writing statement draft prompt topic paragraph word words story personal',
  ai: 'ai chatgpt gpt chat bot robot grammarly generated',
  letter: 'letter letters rec recs recommendation recommendations recommender teacher teachers reference',
  counselor: 'counselor counselors guidance advisor',
  interview: 'interview interviews interviewer alumni zoom',
  resume:
    'resume activities activity extracurricular extracurriculars club clubs leadership volunteer volunteering hours hobby award awards honors',
  portfolio:
    'portfolio art artist film photography design audition prescreen dance theater theatre music acting',
  sport:
    'sport sports athlete athletic athletics team coach coaches recruit recruited recruiting recruitment ncaa d1 d2 d3 division varsity walkon roster',
  job: 'job jobs work working worker shift shifts career careers employer hire hired hiring internship internships coop unemployed',
  pay: 'pay paid pays earn earns salary wage wages money income make',
  afford: 'afford affordable cost costs price expensive cheap cheaper broke poor budget bill tuition money',
  debt: 'debt loan loans borrow borrowing owe owing cosign cosigner interest repay payback lender private plus',
  scholarship: 'scholarship scholarships merit award awards grant grants ride stipend beca becas',
  appeal: 'appeal appealing negotiate negotiating bargain haggle reconsider reconsiders match more request',
  offer: 'offer offers package letter award lowballed',
  form: 'form forms fafsa css profile application file filing fill filled submit',
  tax: 'tax taxes irs w2 return returns filer 1040 refund credit',
  income: 'income earn earns salary make makes rich wealthy middle class upper donut six figures',
  assets:
    'assets asset house home equity savings 401k 529 retirement stocks farm ranch land property business trust inheritance account',
  lostjob: 'lost laid layoff fired unemployed job hours cut business closed',
  verify: 'verification verify verified proof documents selected picked chosen audit control',
  mistake: 'mistake error wrong typo fix correct correction accidentally oops forgot edit change resubmit',
  late: 'late missed miss deadline passed due behind overdue rolling still open april may',
  waiver: 'waiver waivers waived fee fees free',
  deposit: 'deposit deposits commit committing commitment enroll enrollment',
  waitlist: 'waitlist waitlisted waitlists wait list',
  deferred: 'deferred deferral defer postponed loci continued',
  rejected: 'rejected rejection rejections denied denial no said nowhere anywhere',
  rescind: 'rescind rescinded revoke revoked taken back withdraw withdrawn senioritis final',
  decide: 'decide deciding decision choose choosing choice pick between torn equally pros cons',
  rank: 'rank ranked ranking rankings prestige prestigious name famous elite ivy ivies top brand',
  public: 'public state instate residency resident outofstate neighbor exchange wue reciprocity',
  community: 'community cc juco two-year associate associates transfer transferring',
  trade:
    'trade vocational apprentice apprenticeship plumber electrician welder welding mechanic certificate bootcamp hvac cosmetology',
  gap: 'gap year off break defer travel',
  major:
    'major majors majoring minor study studying degree subject undecided undeclared switch switching double',
  doctor: 'doctor medicine medical premed med nurse nursing physician dentist vet pa mcat',
  law: 'law lawyer prelaw attorney legal',
  tech: 'engineering engineer cs computer coding programming software tech',
  grade:
    'grade grades gpa average weighted unweighted transcript fail failed failing f d c b as bs cs ds flunked bad low dropped upward',
  course:
    'class classes course courses ap aps ib honors dual enrollment schedule rigor hard easy calc calculus precalc algebra language spanish',
  test: 'test tests sat act psat score scores retake superscore optional exam exams prep tutor studying',
  anxietytest: 'nerves freeze blank anxiety',
  senior: 'senior junior sophomore freshman year grade spring fall summer',
  plan: 'plan timeline checklist calendar organize organized steps month when schedule',
  read: 'read reads reading reader review look looks see notice check',
  visit: 'visit visiting visits tour tours see online virtual',
  interest: 'interest demonstrated track tracks email emails open',
  early: 'early ed ea decision action binding regular rolling round',
  first: 'first gen generation firstgen nobody graduated college family',
  rural: 'rural farm country small town school offers',
  homeschool: 'homeschool homeschooled homeschooling online cyber virtual ged',
  scam: 'scam scams legit fake real trust spam invite invited honor society conference pay sketchy fraud',
  summer: 'summer program programs camp precollege intern pre-college',
  tax2: 'deduct deduction credit aotc 1098',
  book: 'book books textbook textbooks laptop computer supplies',
  insurance: 'insurance health clinic doctor',
  break: 'break breaks holiday holidays thanksgiving winter christmas summer',
  refund: 'refund left leftover overage disbursed disbursement',
  renew: 'renew renewable keep keeping lose losing every year gpa sophomore',
  stack: 'stack outside private combine reduce displacement',
  strings: 'strings control controls condition conditions only if pays threatens cut off',
  support: 'support supportive approve understand believe back',
  convince: 'tell convince explain talk argue arguing fight yell yells admit confess',
  older: 'older adult age returning mature independent',
  accredited: 'accredited accreditation profit for-profit degree mill legit real online',
};

export const topicGroupsOf = groupsByWord(TOPIC_WORDS);
