import { type Advice } from './advice.js';
import { type Situation } from './situation.js';

/**
 * Named by its own words, so it is answered whatever else the message sounds like. These texts were compared with no source, so they
 * name none.
 */
export interface Topic extends Advice {
  readonly about: RegExp;
  /** Only after the student told this. */
  readonly after?: Situation;
}

const AID_CHIPS = ['FAFSA step by step', 'Cheapest colleges for me', 'How do I find scholarships?'];
const NEXT_CHIPS = ['What should I do next?', 'Show my list', 'Can I talk to a real counselor?'];

export const TOPICS: readonly Topic[] = [
  // After what the student told.
  {
    after: 'undocumented',
    about: /\b(?:safe|share|private|secret)\b.*\b(?:info|information|data|forms?|names?)\b/,
    says: [
      'Give only what a form asks, and never guess an answer. State aid forms go to the state, not to the FAFSA, and each says how it keeps your data.',
      'For your own risk, ask a qualified legal adviser or a college’s center for undocumented students before you sign. None of it goes into your profile here.',
    ],
    then: 'Shall I show colleges with a low full price?',
    chips: ['Cheapest colleges for me', 'How do I find scholarships?', 'Who can see this chat?'],
  },
  {
    after: 'undocumented',
    about: /\bfafsa\b|\bcss\b|\bfinancial aid\b|\baid form\b|\bget (?:any )?(?:aid|grants|money)\b/,
    says: [
      'No: the FAFSA is for citizens and eligible noncitizens, so it isn’t the form for you. Some states have an aid form of their own instead, and some colleges use theirs or the CSS Profile for their own money.',
      'Ask each college’s aid office which form it wants from undocumented students, and a counselor you trust before you send anything.',
    ],
    then: 'Shall I show colleges with a low full price?',
    chips: ['Cheapest colleges for me', 'How do I find scholarships?', 'Who can see this chat?'],
  },
  {
    after: 'international',
    about: /\b(?:financial aid|fafsa|grants?|loans?|scholarships?|aid)\b/,
    says: [
      'On a visa you can’t get federal aid, so the FAFSA doesn’t fit. Look for colleges that give merit money or their own grants to students from abroad; each one’s international page says so.',
      'If you are a permanent resident instead, you can file the FAFSA like a citizen.',
    ],
    then: 'Are you here on a visa, or a permanent resident?',
    chips: ['What is merit aid?', 'What does need-aware mean?', 'Recommend colleges'],
  },
  {
    after: 'international',
    about: /\bwork(?:ing)?\b.*\bcampus\b|\bcampus job\b|\bwork[- ]study\b/,
    says: [
      'On a student visa you may usually work part time on campus while classes run. Federal work-study isn’t open to you, but campus jobs often are.',
      'Ask the college’s international office first: it knows the limits and signs the papers.',
    ],
    then: 'Which college are you thinking of?',
    chips: ['What is merit aid?', 'Recommend colleges', 'What should I do next?'],
  },
  {
    about:
      /\b(?:live|lives|living|stay|staying|sleep|sleeping) (?:in|at) an? (?:\w+ )?(?:shelter|motel)\b|\b(?:i am|im|we are|we re) homeless\b/,
    says: [
      'Yes, there is help, and you can go to college from here. If you are on your own without a stable home, the FAFSA needs no parent: your school’s homeless liaison, the shelter’s director or a college’s aid office can confirm it in writing. If you are there with a parent, the parent fills in their part.',
      'Ask your counselor for fee waivers for applications and tests too, and ask colleges about rooms that stay open in breaks.',
    ],
    then: 'Shall I go through the FAFSA with you?',
    chips: AID_CHIPS,
  },
  {
    after: 'foster',
    about: /\bbreaks?\b|\bholidays?\b|\bsummer\b.*\blive\b|\blive\b.*\bsummer\b/,
    says: [
      'That’s a good thing to ask early. Some colleges keep a dorm open all year, and some have a program for students from foster care that holds a room in breaks.',
      'Ask each college’s housing office and its foster-youth contact before you accept a place, and get the answer in writing.',
    ],
    then: 'Which college shall we start with?',
    chips: ['Financial aid options', 'Show my list', 'Can I talk to a real counselor?'],
  },
  {
    after: 'foster',
    about: /\bhow much\b|\bparents?\b|\bfafsa\b|\bfinancial aid\b/,
    says: [
      'If you were in foster care or a ward of the court at any time since you turned thirteen, the FAFSA counts you as independent: no parent’s information is needed. That often means the largest Pell Grant.',
      'On top come state programs and the federal voucher for foster youth. The total differs by college, so ask its aid office what all of it adds up to.',
    ],
    then: 'Shall I go through the FAFSA with you?',
    chips: AID_CHIPS,
  },
  {
    after: 'homeschooled',
    about: /\b(?:rec|recs|recommendations?|letters?|counselor)\b/,
    says: [
      'A parent who taught you can fill in the counselor’s part, with your transcript. The letters come from people outside the family: a co-op or college teacher, a coach, a boss or a pastor.',
      'Choose whoever saw you learn something hard.',
    ],
    then: 'Who outside your family has taught you?',
    chips: ['When do I ask for letters?', 'What is a brag sheet?', 'How many letters do I need?'],
  },
  // Families and forms.
  {
    about:
      /\b(?:mom|mother|dad|father|parents?)\b.*\b(?:divorc\w*|separated|remarried|or (?:my )?(?:dad|mom))\b.*\b(?:fafsa|form|income|aid)?|\bfafsa\b.*\b(?:divorc\w*|separated|mom or|dad or)\b|\bwhose income\b|\bwhich parent\b/,
    says: [
      'When parents live apart, the FAFSA asks for the one who gave you more financial support over the last year. If that parent has remarried, the new spouse counts too; where you live doesn’t decide.',
      'That parent makes an account at studentaid.gov and agrees that tax data may be fetched. Colleges with the CSS Profile may ask both.',
    ],
    then: 'Who gave you more support over the last year?',
    chips: ['FAFSA step by step', 'What is the CSS Profile?', 'Can I talk to a real counselor?'],
  },
  {
    about: /\b(?:earn|make|too rich|too much)\b.*\b(?:bother|fafsa)\b|\bbother with (?:the )?fafsa\b/,
    says: [
      'Yes, file it anyway: it’s free, and without it there is no federal student loan at any income. Some colleges want it before they give merit money too.',
      'Grants by need may come to nothing at a high income, so compare merit money and full prices.',
    ],
    then: 'Shall I price the colleges on the list?',
    chips: AID_CHIPS,
  },
  {
    about:
      /\b(?:farm|ranch|family business|small business|rental property|rich on paper|home equity)\b.*\b(?:aid|fafsa|paper|assets?|css|screwed|count\w*)\b|\b(?:aid|fafsa|css|assets?)\b.*\b(?:farm|ranch|family business|small business|home equity)\b/,
    says: [
      'No, you aren’t shut out. The FAFSA’s rules for family farms and small businesses have changed more than once, so go by this year’s form. CSS Profile colleges look at land and value in their own way.',
      'If the wealth can’t be sold, write that to the aid office with papers. Merit money doesn’t look at assets at all.',
    ],
    then: 'Shall I look at what colleges cost you?',
    chips: AID_CHIPS,
  },
  {
    about:
      /\btransfers?\b.*\b(?:aid|scholarships?|grants?|fafsa|money)\b|\b(?:aid|scholarships?|grants?|fafsa)\b.*\btransfers?\b/,
    says: [
      'Yes. Transfer students file the FAFSA with the new college’s name on it, and federal and state aid can follow you. A college’s own grants are often smaller for transfers, and some set money aside for them.',
      'Ask the new college’s aid office before you say yes, and whether your credits all count.',
    ],
    then: 'Which college would you move to?',
    chips: ['How does transferring work?', 'FAFSA step by step', 'What would it cost me?'],
  },
  {
    about: /\bwue\b|\bwestern undergraduate exchange\b/,
    says: [
      'The Western Undergraduate Exchange lets students of western states pay a reduced price at public colleges in the other western states. Each college decides whether it takes part, for which majors, and for how many.',
      'So check the college’s own page, and apply by its date for the exchange; it may be earlier.',
    ],
    then: 'Shall I show public colleges in the West?',
    chips: ['Public colleges in Montana', 'Cheapest colleges for me', 'Recommend colleges'],
  },
  {
    about: /\bauto(?:matic(?:ally)?)? ?-?admi\w*\b|\btop ten percent (?:rule|law)\b/,
    says: [
      'Texas public universities admit by class rank: divide your rank by the size of your class to see your share. UT Austin sets a smaller share than the others and changes it, so check this year’s on its page.',
      'It’s a place at the university, not in a crowded major such as computer science or engineering. Without it you are still read in full, so apply.',
    ],
    then: 'Want your chance at UT Austin, or the other Texas ones?',
    chips: ['My chances at UT Austin?', 'Public colleges in Texas', 'Find safety schools'],
  },
  {
    about:
      /\b(?:get|qualify|eligible|enough|keep|lose)\b.*\b(?:zell|hope scholarship|tops|bright futures|cal grant|tennessee promise|opportunity scholarship|palmetto|excelsior)\b/,
    says: [
      'That’s a state program with its own rules: often a GPA the state works out itself, from core classes only, and sometimes a test score.',
      'Your state’s aid agency shows what counts and where you stand, and your counselor can look it up with you. I won’t guess a yes.',
    ],
    then: 'Shall I show what your colleges cost?',
    chips: AID_CHIPS,
  },
  {
    about: /\bnational merit\b|\bnmsf\b|\bsemifinalist\b/,
    says: [
      'Congratulations. A semifinalist still has to finish the application to become a finalist, and most do. Finalists name a first-choice college, and some colleges give large awards for that.',
      'Ask your counselor for the form, and read the merit page of each college on your list.',
    ],
    then: 'Which college would you name first?',
    chips: ['Which colleges give merit aid?', 'Show my list', 'What should I do next?'],
  },
  {
    about: /\bnegotiat\w*\b|\bhaggl\w*\b/,
    says: [
      'Yes, you can ask; colleges call it an appeal. Wait for the offer, then write to the aid office: what changed, or a better offer from a similar college, with papers.',
      'Be kind and specific, and ask before the date by which you must reply. Nobody can promise the answer.',
    ],
    then: 'Do you have an offer already?',
    chips: ['What is an award letter?', 'How do I find scholarships?', 'Cheapest colleges for me'],
  },
  // Sport.
  {
    about:
      /\b(?:d3|division (?:iii|three))\b.*\b(?:money|scholarships?|pay|aid)\b|\b(?:money|scholarships?|aid)\b.*\bd3\b/,
    says: [
      'No, Division III colleges give no athletic scholarships. Many give merit and need-based money, though, and for a good student that can come to as much.',
      'Ask the coach how aid usually works there, and the aid office for the real answer.',
    ],
    then: 'Which sport, and which year are you in?',
    chips: ['Which colleges give merit aid?', 'Recommend colleges', 'What should I do next?'],
  },
  {
    about: /\bncaa\b|\beligib\w*\b.*\b(?:sport|play|athlet\w*|division)\b/,
    says: [
      'For Divisions I and II you register with the NCAA Eligibility Center. It checks that you took enough core courses, your grades in just those, and that you’re an amateur; test scores no longer count for it.',
      'Division III leaves it to each college. Ask your counselor this month whether your classes are on the NCAA’s list.',
    ],
    then: 'Which sport, and which year are you in?',
    chips: ['Which courses should I take?', 'Recommend colleges', 'What should I do next?'],
  },
  {
    about:
      /\b(?:hurt|injur\w*|tore|torn|broke|acl|concussion)\b.*\b(?:season|team|recruit\w*|coach\w*|over|offer|play)\b/,
    says: [
      'I’m sorry, that’s hard in the middle of a season. It’s rarely over: write to each coach yourself, say what happened and when you should be back, and send older video.',
      'Keep colleges on your list that you’d love without the sport.',
    ],
    then: 'Which coaches have you been in touch with?',
    chips: ['Recommend colleges', 'Find safety schools', 'What should I do next?'],
  },
  // The application.
  {
    about: /\bwho (?:reads|will read|looks at|is reading)\b.*\b(?:application|app|essays?|it)\b/,
    says: [
      'An admissions officer, often the one for your part of the country, reads it first, beside a page about your school. At many colleges a second reader follows, or a committee talks it over.',
      'They read fast, so the first lines of your essay and what you put first in your activities matter.',
    ],
    then: 'Want to work on your essay or your activities?',
    chips: ['Essay help', 'Do my activities count?', 'What should I do next?'],
  },
  {
    about:
      /\b(?:mental health|depress\w*|anxiety|therapy|hospitali[sz]\w*|divorce|eating disorder|self harm)\b.*\b(?:essay|write|tell|mention|explain|additional|app|application|colleges)\b|\b(?:essay|write|tell|mention|explain)\b.*\b(?:mental health|depress\w*|anxiety|therapy|divorce|hospitali[sz]\w*|eating disorder|self harm)\b/,
    says: [
      'It’s your choice, and you never owe anyone details. If it explains your grades, a few plain lines in “additional information” are enough: what happened, when, and what is different now.',
      'An essay can touch it when most of it is about you today. Let your counselor or someone you trust read it first.',
    ],
    then: 'Does it explain grades, or is it a story you want to tell?',
    chips: ['Essay help', 'Can I talk to a real counselor?', 'What should I do next?'],
  },
  {
    about:
      /\b(?:see|know|find out|show\w*|notice)\b.*\b(?:my |an? |the )(?:f|d|c|fs|ds)\b|\bfailed (?:a |one )?(?:class|course)\b/,
    says: [
      'Yes, your transcript shows every final grade, also a low one; many schools show the retake beside it. Readers look at the whole line, and one bad class with better ones after it is a common story.',
      'If there was a reason, say it in a few plain lines, or ask your counselor to. Then let your grades now do the talking.',
    ],
    then: 'Which year was it, and how did it go on from there?',
    chips: ['What are my chances?', 'Find safety schools', 'Can I talk to a real counselor?'],
  },
  {
    about: /\b(?:d|c) average\b|\bmostly (?:ds|cs|d s|c s)\b/,
    says: [
      'There’s a way from there. Community colleges take nearly everyone, and good grades in college count more than old ones when you transfer. Some four-year colleges are open to all as well.',
      'Every better grade from now on helps, because readers look for the turn.',
    ],
    then: 'Shall I show colleges that take nearly everyone?',
    chips: ['Colleges with open admission', 'How does transferring work?', 'Community colleges near me'],
  },
  {
    about:
      /^(?!.*\b(?:what(?:s| is| does)|define|mean)\b).*\bdemonstrated interest\b|\bdo (?:they|colleges) (?:track|care if i)\b.*\b(?:visit|email|emails|interest)\b/,
    says: [
      'Some colleges note whether you’ve shown interest: a visit, an online event, an answered email, an interview. Large public ones and the most selective mostly don’t.',
      'Do what helps you anyway: one event for each college you’d truly choose, with your name on it.',
    ],
    then: 'Which college would you start with?',
    chips: ['Should I visit before applying?', 'Do interviews matter?', 'Show my list'],
  },
  {
    about:
      /\b(?:double )?deposit\w*\b.*\b(?:two|both|somewhere|another|else|mess|waitlist)\b|\bdouble deposit\w*\b/,
    says: [
      'One deposit, at one college, by its reply date; it doesn’t hurt you on a waitlist elsewhere. If a waitlist college then takes you, you may switch, and you usually lose the first deposit.',
      'Holding a paid place at two colleges at once isn’t allowed, apart from that.',
    ],
    then: 'Which college would you be glad to hold a place at?',
    chips: ['How do waitlists work?', 'Compare my colleges', 'Show my list'],
  },
  {
    about:
      /\b(?:defer|put off|hold)\b.*\b(?:admission|enrollment|a year|place|spot)\b|\bcan (?:i|you|u) defer\b|\bmission\b.*\b(?:apply|years?|defer)\b|\b(?:apply|defer)\b.*\bmission\b/,
    says: [
      'Many colleges let you apply now and start later, after a gap year, service or a mission. You accept the place, then ask in writing by the college’s date, with your plan.',
      'Ask two things before you do: whether your scholarship waits too, and whether you may take classes elsewhere meanwhile.',
    ],
    then: 'Which college would you ask?',
    chips: ['Is a gap year bad?', 'How do I contact admissions?', 'Financial aid options'],
  },
  {
    about:
      /\bap (?:credits?|scores?)\b.*\b(?:count|credit|transfer|college|take|send)\b|\bcredit for (?:my )?aps?\b/,
    says: [
      'Each college decides which AP scores earn credit and for what; its own page lists it exam by exam. Credit can save you a class or a term, or only put you in a harder one.',
      'You send scores after you’re admitted, through the College Board. Ask your major’s department before you skip anything.',
    ],
    then: 'Which college shall we think of?',
    chips: ['Which courses should I take?', 'What is dual enrollment?', 'What should I do next?'],
  },
  {
    about:
      /\bdual (?:enroll\w*|credit)\b.*\b(?:count|transfer|credits)\b|\b(?:count|transfer)\b.*\bdual (?:enroll\w*|credit)\b/,
    says: [
      'College classes in high school count as hard courses, and the grade stays on a college transcript for good. Public colleges in your state usually take the credit; others decide case by case.',
      'Ask the college you want before you sign up, and have the transcript sent when you apply.',
    ],
    then: 'Which class are you thinking of?',
    chips: ['AP or dual enrollment?', 'Which courses should I take?', 'What should I do next?'],
  },
  {
    about: /\btoefl\b|\bielts\b|\bduolingo\b/,
    says: [
      'Each college sets its own lowest English score and lists it on its international page, so check yours there before you count on it. Above it, a higher score adds little.',
      'Many drop the test after some years at a school that teaches in English; ask, with your transcript.',
    ],
    then: 'How long have you been at a school that teaches in English?',
    chips: ['Recommend colleges', 'Financial aid options', 'What should I do next?'],
  },
  {
    about:
      /\bwaec\b|\bwassce\b|\bigcse\b|\ba[- ]levels?\b|\bcbse\b|\bgaokao\b|\bbaccalaur[eé]at\b|\babitur\b|\bneco\b/,
    says: [
      'American colleges know national exams like yours and read them beside your school grades. Send the results as they were issued, with a certified translation if they aren’t in English.',
      'Don’t turn them into a GPA yourself. Some colleges ask for a credential evaluation; their international page says which.',
    ],
    then: 'Which country’s exams are yours?',
    chips: ['Recommend colleges', 'Do I need the TOEFL?', 'Financial aid options'],
  },
  {
    about: /\bextra time\b|\bextended time\b|\baccommodations?\b.*\b(?:sat|act|test)\b/,
    says: [
      'Yes. Ask your school’s coordinator to send the request to the College Board or ACT, weeks before the date. A plan that already gives you extra time at school helps a lot.',
      'Once approved, it usually holds for later tests too.',
    ],
    then: 'Do you have a plan at school already?',
    chips: ['SAT or ACT?', 'Should I retake it?', 'What should I do next?'],
  },
  {
    about:
      /\bdyslexi\w*\b|\blearning disabilit\w*\b|\b(?:tell|disclose)\b.*\b(?:adhd|disabilit\w*|autis\w*|iep)\b/,
    says: [
      'No, you never have to tell, and colleges may not hold it against you. If it explains a part of your story, you may mention it; many students do well either way.',
      'Support comes after you’re admitted, from the college’s disability office. Ask there what it offers free and what costs extra before you choose.',
    ],
    then: 'What support helps you most now?',
    chips: ['Can I get extra time on the SAT?', 'Should I visit before applying?', 'Recommend colleges'],
  },
  {
    about: /\baudition\w*\b|\bprescreen\w*\b/,
    says: [
      'Usually yes for music, theater and dance majors, and many music teachers’ programs: live or by recording, often with a date before the college’s own. It can bring talent money too.',
      'Each department’s page has the pieces and dates, so look there first.',
    ],
    then: 'Which instrument or role, and which college?',
    chips: ['What is due next?', 'Which colleges give merit aid?', 'Show my list'],
  },
  // A parent writes, or a student has to talk to one.
  {
    about:
      /\b(?:get|make|help|push) (?:her|him|them|my (?:son|daughter|kid|child)|our (?:son|daughter|kid))\b.*\b(?:essays?|finish|apply|start|applications?|write)\b/,
    says: [
      'Let it be theirs, and agree on a short weekly check-in; between those, don’t ask. A teacher outside the family is the easier reader to listen to.',
      'Don’t write or mend the text: colleges want the student’s own voice, and they notice. A snack and a quiet hour help more.',
    ],
    then: 'What is due first on the list?',
    chips: ['What is due next?', 'Essay help', 'Can I talk to a real counselor?'],
  },
  {
    about:
      /\b(?:we|i) (?:really )?(?:want|hope for|wish) (?:her|him|our (?:son|daughter)|my (?:son|daughter)) to (?:be|become|study|do)\b/,
    says: [
      'That’s a loving hope. It works best when it is the student’s own wish too, so ask what they enjoy learning before you narrow the list.',
      'For medicine there is no premed major to find: students of any subject take the sciences that medical schools ask for, and good grades with a mentor matter most.',
    ],
    then: 'What does your child like to learn about?',
    chips: ['Which major fits?', 'Recommend colleges', 'Can I talk to a real counselor?'],
  },
  {
    about:
      /\bhow (?:do|should|can|would) i (?:tell|talk to|explain (?:it )?to|convince) (?:my |them|him|her)(?:mom|dad|parents?|family|father|mother)?\b/,
    says: [
      'Pick a calm moment, and bring facts: what it costs, what people earn after it, and who hires them. Say first what you want, then ask what worries them.',
      'Offer to visit a place together, and keep a door open, such as credits that count later.',
    ],
    then: 'What do you think will worry them most?',
    chips: ['What would it cost me?', 'Trade school or college?', 'Can I talk to a real counselor?'],
  },
  {
    about:
      /\bhow much (?:do|does|would|can) (?:an? )?(?!people|ppl|they|you|graduates|grads|students)\w+(?: \w+)? (?:make|earn|get paid)\b|\bmake (?:ok|good|decent|any) money\b|\bwhat jobs\b.*\bmajors?\b|\bwhich (?:one |major )?pays (?:the )?most\b/,
    says: [
      'I don’t have pay by job. The Department of Labor’s Occupational Outlook Handbook lists it for every job, free, with the training it takes, and your state’s figures beside it.',
      'What I do have is what graduates of one program at one college earn.',
    ],
    then: 'Name a college and a major, and I’ll look that up.',
    chips: ['Which major fits me?', 'Trade school or college?', 'Recommend colleges'],
  },
  // Said in anger.
  {
    about:
      /^(?:ugh|fine|omg|wtf|damn|ok|well|,|\.|\s)*(?:f+u+c+k+|shit|damn|wtf|ugh+|fml)(?: (?:this|it|that))?[\s.!]*$/,
    says: ['Fair enough. This part is frustrating, and you’re allowed to say so.'],
    then: 'Shall we take one small thing next, or leave it for today?',
    chips: NEXT_CHIPS,
  },
];

/** The topic a message names, with what the student told before in mind. */
export const topicIn = (plain: string, situation: Situation | null): Topic | null =>
  TOPICS.find(({ about, after }) => (after === undefined || after === situation) && about.test(plain)) ??
  null;
