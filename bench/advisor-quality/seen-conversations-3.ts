import type { WorkedConversation } from '../../src/modules/counseling-chat/testing/worked-conversation.js';
import { type Expected, turn } from './known-turn.js';

const chance = (...colleges: number[]): Expected => ({
  tools: [['college_chance', { colleges }]],
  mentions: colleges.map((id) => `names:${String(id)}`),
});
const price = (college: number): Expected => ({
  tools: [['net_price', { colleges: [college] }]],
  mentions: [`names:${String(college)}`, `fact:netPriceForMe@${String(college)}`],
});
const both = (...colleges: number[]): Expected => ({
  mentions: colleges.map((id) => `names:${String(id)}`),
});

/** Written before their writer had seen a word list, an answer or a worked conversation of the advisor. */
export const SEEN_CONVERSATIONS_3: readonly WorkedConversation[] = [
  {
    id: 'unseen-3-01',
    student: 'fullOH',
    turns: [
      turn('be honest can i get into OSU', 'chance_at|verdict', chance(204796)),
      turn('and with a 1450?', 'what_if', {
        tools: [['what_if', { colleges: [204796], changes: { satTotal: 1450 } }]],
      }),
      turn('k what would it cost my family tho', 'net_price', price(204796)),
    ],
  },
  {
    id: 'unseen-3-02',
    student: 'lowFL',
    turns: [
      turn(
        'what colleges would actually take someone with a 2.6',
        'safety_schools|recommend|search_colleges',
      ),
      turn('cheaper?', 'refine|cheapest'),
      turn('ok and only ones in florida pls', 'refine|search_colleges', { mentions: ['Florida|FL'] }),
    ],
  },
  {
    id: 'unseen-3-03',
    student: 'highCA',
    turns: [
      turn('UCLA vs Berkeley for cs??', 'compare|majors', both(110662, 110635)),
      turn('which one do i have a better shot at', 'chance_at|compare', both(110662, 110635)),
      turn('why is berkeley that low i have a 1520', 'why_chance', both(110635)),
    ],
  },
  {
    id: 'unseen-3-04',
    student: 'midNY',
    turns: [
      turn(
        'my parents keep saying we make too much for fafsa and i shouldnt bother, is that true',
        'aid_basics',
        {
          mentions: ['FAFSA'],
        },
      ),
      turn('whats the difference between a grant and a loan', 'aid_basics|explain_term', {
        mentions: ['pa(y|id).{0,20}back|repa(y|id)'],
      }),
    ],
  },
  {
    id: 'unseen-3-05',
    student: 'partialTX',
    turns: [
      turn('got a C in chem junior year am i cooked', 'stress|courses_advice|chances_overview'),
      turn('what can i do to bring my chances up', 'improve_chances', { tools: [['improvements', {}]] }),
    ],
  },
  {
    id: 'unseen-3-06',
    student: 'scale100NJ',
    turns: [
      turn(
        'Hello! Could you please tell me how much Rutgers New Brunswick would cost per year for us?',
        'net_price',
        price(186380),
      ),
      turn('And what about NYU, if you do not mind?', 'net_price', price(193900)),
      turn('Goodness. Thank you very much, that was helpful.', 'thanks'),
    ],
  },
  {
    id: 'unseen-3-07',
    student: 'testOnlyIL',
    turns: [
      turn('what does test optional even mean', 'explain_term|test_policy', { mentions: ['scores?'] }),
      turn('should i send my 30 to UIUC or nah', 'test_policy', both(145637)),
      turn('what if i get it up to a 33', 'what_if', {
        tools: [['what_if', { colleges: [145637], changes: { actComposite: 33 } }]],
      }),
    ],
  },
  {
    id: 'unseen-3-08',
    student: 'listOH',
    turns: [
      turn('show me the schools i saved', 'my_list', { tools: [['my_list', {}]] }),
      turn('is that too many reaches?', 'list_balance', { tools: [['list_balance', {}]] }),
      turn('when are all of those due', 'deadlines', { tools: [['deadlines', {}]] }),
    ],
  },
  {
    id: 'unseen-3-09',
    student: 'topHeavyGA',
    turns: [
      turn('whats my chances at Duke and Vandy', 'chance_at', chance(198419, 221999)),
      turn('ouch. why so low at duke', 'why_chance', both(198419)),
      turn('i need some safeties then i guess', 'safety_schools', { tools: [['safety_schools', {}]] }),
    ],
  },
  {
    id: 'unseen-3-10',
    student: 'empty',
    turns: [
      turn('hey', 'greet'),
      turn('idk anything about college, nobody in my family went. what can u even do', 'capabilities'),
      turn('ok so where do i start', 'next_step'),
    ],
  },
  {
    id: 'unseen-3-11',
    student: 'fullOH',
    turns: [
      turn('good nursing schools in ohio that arent super expensive', 'search_colleges|majors|recommend', {
        mentions: ['Ohio|OH'],
      }),
      turn('what about pennsylvania', 'refine|search_colleges', { mentions: ['Penn|Pitt|Temple|PA'] }),
      turn(
        'does pitt have direct admit nursing and how hard is it to get in',
        'college_facts|chance_at|majors',
        both(215293),
      ),
    ],
  },
  {
    id: 'unseen-3-12',
    student: 'lowFL',
    turns: [
      turn('how much wuld FIU be if my mom only makes like 28k', 'net_price', price(133951)),
      turn('does the pell grant cover that', 'aid_basics|explain_term', { mentions: ['Pell'] }),
    ],
  },
  {
    id: 'unseen-3-13',
    student: 'highCA',
    turns: [
      turn('Early decision vs early action?? explain like im 5', 'explain_term|rounds', {
        mentions: ['binding|commit'],
      }),
      turn('would ED to cornell help me', 'rounds|what_if', both(190415)),
    ],
  },
  {
    id: 'unseen-3-14',
    student: 'midNY',
    turns: [
      turn(
        'can you suggest some small colleges for psych, not in a big city, within driving distance of new york',
        'recommend|search_colleges|majors',
      ),
      turn('any public ones?', 'refine|search_colleges'),
      turn('Compare Binghamton and Stony Brook for me', 'compare', {
        tools: [['compare_colleges', { colleges: [196079, 196097] }]],
        mentions: ['names:196079', 'names:196097'],
      }),
    ],
  },
  {
    id: 'unseen-3-15',
    student: 'partialTX',
    turns: [
      turn('i might just do 2 yrs at community college then transfer to UT. is that dumb', 'pathways', {
        mentions: ['transfer'],
      }),
      turn('would my credits even count', 'pathways|explain_term', { mentions: ['credits?'] }),
    ],
  },
  {
    id: 'unseen-3-16',
    student: 'scale100NJ',
    turns: [
      turn('so i took the SAT again in october and i got a 1480!!! up from 1410', 'tell_fact', {
        mentions: ['1,?480'],
      }),
      turn('yes please update it', 'confirm'),
      turn('so now what are my chances at Villanova', 'chance_at', chance(216597)),
    ],
  },
  {
    id: 'unseen-3-17',
    student: 'testOnlyIL',
    turns: [
      turn(
        'i want to be an electrician my dad is one. is trade school a real option or do i need college',
        'pathways',
      ),
      turn('are there community colleges in illinois for that', 'search_colleges|pathways|majors'),
    ],
  },
  {
    id: 'unseen-3-18',
    student: 'fullOH',
    turns: [
      turn('Is my essay about my grandma too cliche?', 'essay_help'),
      turn('can u just write the intro for me its due tmrw', 'ghostwrite'),
      turn('fine. how do i start it then', 'essay_help'),
    ],
  },
  {
    id: 'unseen-3-19',
    student: 'lowFL',
    turns: [
      turn(
        'I am undocumented, I came when I was 4. can I still go to college and get financial help?',
        'special_situation',
        {
          mentions: ['undocumented|DACA|status|state aid|in-state|FAFSA'],
        },
      ),
      turn('will anyone see what i just told you', 'privacy'),
    ],
  },
  {
    id: 'unseen-3-20',
    student: 'highCA',
    turns: [
      turn('how likely is MIT for me, and also what does it cost', 'chance_at+net_price', both(166683)),
      turn('are those numbers made up or where do they come from', 'data_source'),
      turn('does it matter that im asian', 'fairness'),
    ],
  },
  {
    id: 'unseen-3-21',
    student: 'topHeavyGA',
    turns: [
      turn('whats cheaper for me UGA or Georgia State', 'compare|net_price|cheapest', {
        mentions: ['names:139959', 'names:139940'],
      }),
      turn('save georgia state', 'save_college', {
        tools: [['propose_save', { colleges: [139940] }]],
        mentions: ['names:139940'],
      }),
      turn('yep', 'confirm'),
    ],
  },
  {
    id: 'unseen-3-22',
    student: 'partialTX',
    turns: [
      turn('How hard is it to get into Bama out of state', 'chance_at|college_facts', both(100751)),
      turn('they give a lot of merit money right?', 'scholarships|aid_basics|college_facts|net_price'),
    ],
  },
  {
    id: 'unseen-3-23',
    student: 'listOH',
    turns: [
      turn('take clemson off my list its too far and id get homesick', 'remove_college', both(217882)),
      turn('suggest somthing closer to home to replace it', 'recommend|search_colleges|refine'),
    ],
  },
  {
    id: 'unseen-3-24',
    student: 'midNY',
    turns: [
      turn('what is demonstrated interest', 'explain_term', { mentions: ['visit|email|interest'] }),
      turn('and "need blind"?', 'explain_term', { mentions: ['need|afford|pay'] }),
      turn('does Skidmore care about visits', 'visit|college_facts', both(195526)),
    ],
  },
  {
    id: 'unseen-3-25',
    student: 'scale100NJ',
    turns: [
      turn(
        "My twin brother and me are both applying this year and my parents are really stressed, they say they can't pay for two at once. does having two in college get us more aid?",
        'aid_basics',
        {
          mentions: ['FAFSA|CSS|sibling|aid'],
        },
      ),
      turn('whats the css profile', 'explain_term|aid_basics', { mentions: ['CSS'] }),
    ],
  },
  {
    id: 'unseen-3-26',
    student: 'testOnlyIL',
    turns: [
      turn('make me a college list', 'recommend|next_step'),
      turn('my gpa is a 3.7 unweighted btw', 'tell_fact', { mentions: ['3\\.7'] }),
      turn('yeah thats right', 'confirm'),
    ],
  },
  {
    id: 'unseen-3-27',
    student: 'highCA',
    turns: [
      turn('I got deferred from Stanford :( is it over', 'bad_news'),
      turn('what should i send them now', 'bad_news|recommenders|next_step|explain_term'),
    ],
  },
  {
    id: 'unseen-3-28',
    student: 'fullOH',
    turns: [
      turn(
        'im getting recruited for soccer by a d2 coach, how does that work with admissions',
        'special_situation',
        {
          mentions: ['coach|recruit|NCAA|athlet'],
        },
      ),
      turn('am i eligible if i take a gap year first', 'pathways|special_situation'),
    ],
  },
  {
    id: 'unseen-3-29',
    student: 'lowFL',
    turns: [
      turn('chance at UCF?', 'chance_at', chance(132903)),
      turn('and USF', 'chance_at', chance(137351)),
      turn('if i retook the act and got a 24?', 'what_if', {
        tools: [['what_if', { changes: { actComposite: 24 } }]],
      }),
    ],
  },
  {
    id: 'unseen-3-30',
    student: 'midNY',
    turns: [
      turn("i'm so overwhelmed everyone in my grade already has a list and i have nothing", 'stress'),
      turn('ok what should i do first', 'next_step'),
      turn('can i talk to a real person instead', 'human_help'),
    ],
  },
  {
    id: 'unseen-3-31',
    student: 'partialTX',
    turns: [
      turn('engineering schools in texas with over 50% acceptance', 'search_colleges|majors', {
        mentions: ['Texas|TX'],
      }),
      turn('which of those has the lowest price', 'cheapest|refine|compare|net_price'),
      turn('is texas tech good for engineering?', 'majors|college_facts', both(229115)),
    ],
  },
  {
    id: 'unseen-3-32',
    student: 'topHeavyGA',
    turns: [
      turn(
        'Spelman or Howard? my auntie went to howard and wont stop talking about it lol',
        'compare',
        both(141060, 131520),
      ),
      turn('how many students go to howard', 'college_facts', both(131520)),
      turn('and my odds there', 'chance_at', chance(131520)),
    ],
  },
  {
    id: 'unseen-3-33',
    student: 'scale100NJ',
    turns: [
      turn('i applied to rowan last week, where do my applications stand', 'applications', {
        tools: [['applications', {}]],
      }),
      turn('which essays do i still have left', 'essay_status', { tools: [['essay_status', {}]] }),
    ],
  },
  {
    id: 'unseen-3-34',
    student: 'highCA',
    turns: [
      turn('what are my chances at UW', 'chance_at', { mentions: ['names:236948|Washington|Wisconsin'] }),
      turn('i meant the seattle one', 'chance_at', chance(236948)),
      turn('what would help me most to get in there', 'improve_chances', both(236948)),
    ],
  },
  {
    id: 'unseen-3-35',
    student: 'fullOH',
    turns: [
      turn(
        'How do I ask a teacher for a recomendation letter, I am shy and my english teacher is new',
        'recommenders',
      ),
      turn(
        'my counselor says take ap calc senior year but i kinda want stats. does it matter',
        'courses_advice',
      ),
    ],
  },
  {
    id: 'unseen-3-36',
    student: 'empty',
    turns: [
      turn(
        'hi i am from vietnam, my english not so good. i live in washington state now, 10th grade. what is GPA mean',
        'explain_term|tell_fact',
        {
          mentions: ['GPA|grade'],
        },
      ),
      turn('i dont understand, more simple please', 'repeat'),
      turn('thank you teacher', 'thanks'),
    ],
  },
  {
    id: 'unseen-3-37',
    student: 'midNY',
    turns: [
      turn('is VT a reach for me or what', 'chance_at', chance(233921)),
      turn('why', 'why_chance', both(233921)),
      turn('what about UNC', 'chance_at|why_chance', chance(199120)),
    ],
  },
  {
    id: 'unseen-3-38',
    student: 'listOH',
    turns: [
      turn('when is the michigan deadline', 'deadlines', {
        ...both(170976),
        tools: [['deadlines', { college: 170976 }]],
      }),
      turn('when should i do the fafsa by', 'deadlines|aid_basics', { mentions: ['FAFSA'] }),
      turn(
        'Cincinnati or Ohio State, which one is less money for my family',
        'compare|net_price|cheapest',
        both(201885, 204796),
      ),
    ],
  },
  {
    id: 'unseen-3-39',
    student: 'testOnlyIL',
    turns: [
      turn(
        'my recruiter says the army pays for college if i sign up. should i go rotc or just enlist',
        'special_situation|pathways|aid_basics|scholarships',
      ),
      turn('how do i find scholarships that arent scams', 'scholarships|aid_basics', {
        mentions: ['scholarship'],
      }),
    ],
  },
  {
    id: 'unseen-3-40',
    student: 'lowFL',
    turns: [
      turn('¿cuánto me costaría UF con lo que gana mi familia?', 'net_price|spanish', both(134130)),
      turn('y cuáles son mis posibilidades de entrar', 'chance_at|spanish', both(134130)),
    ],
  },
];
