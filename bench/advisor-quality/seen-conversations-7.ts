import type { WorkedConversation } from '../../src/modules/counseling-chat/testing/worked-conversation.js';
import { heard } from './known-turn.js';

/** Written before the lists of words were read, by whoever then learned from them: kinder than a stranger’s. */
export const SEEN_CONVERSATIONS_7: readonly WorkedConversation[] = [
  {
    id: 'unseen-7-01',
    student: 'fullOH',
    turns: [
      heard(
        'hey so realistically do i have a shot at northwestern or am i kidding myself',
        'chance_at|verdict|chances_overview',
        'Northwestern',
        '%',
      ),
      heard(
        'and what would my parents actually have to pay there',
        'net_price|cheapest|college_facts|aid_basics|compare',
        '\\$',
      ),
      heard('is their nursing program any good', 'majors|college_facts', 'nursing'),
    ],
  },
  {
    id: 'unseen-7-02',
    student: 'empty',
    turns: [
      heard(
        'i dont even know where to start with all this college stuff',
        'capabilities|next_step|pathways|applications|stress|plans',
      ),
      heard(
        'im a junior, mostly Bs, one C in chem',
        'tell_fact|next_step|chances_overview|capabilities',
        'GPA|grade|11th|junior',
      ),
    ],
  },
  {
    id: 'unseen-7-03',
    student: 'highCA',
    turns: [
      heard(
        'Would you call UCLA a reach for me?',
        'chance_at|verdict|chances_overview|why_chance',
        'Los Angeles|UCLA',
      ),
      heard('why', 'why_chance'),
      heard(
        'ok what about davis and irvine then',
        'chance_at|verdict|chances_overview|compare',
        'Davis',
        'Irvine',
      ),
    ],
  },
  {
    id: 'unseen-7-04',
    student: 'lowFL',
    turns: [
      heard(
        'who would take somebody with a 2.6',
        'safety_schools|recommend|search_colleges|refine|list_balance',
      ),
      heard('closer to tampa if possible', 'search_colleges|recommend|refine|safety_schools|cheapest'),
      heard('how much is the cheapest one', 'net_price|cheapest|college_facts|aid_basics|compare', '\\$'),
    ],
  },
  {
    id: 'unseen-7-05',
    student: 'midNY',
    turns: [
      heard(
        'Hello, my daughter is interested in psychology. Which colleges in New England would you suggest?',
        'search_colleges|recommend|refine|safety_schools|cheapest|majors',
      ),
      heard(
        'We cannot pay more than 20,000 a year.',
        'search_colleges|recommend|refine|safety_schools|cheapest|tell_fact|net_price|college_facts|aid_basics|compare',
        '20,000|\\$',
      ),
    ],
  },
  {
    id: 'unseen-7-06',
    student: 'partialTX',
    turns: [
      heard('is UT austin out of my league', 'chance_at|verdict|chances_overview', 'Austin'),
      heard('what would i need to change to get in', 'improve_chances|what_if|why_chance'),
      heard('would a 1400 do it', 'what_if|chance_at|verdict|chances_overview', '1400'),
    ],
  },
  {
    id: 'unseen-7-07',
    student: 'scale100NJ',
    turns: [
      heard('Rutgers or Penn State for business?', 'compare|majors', 'Rutgers', 'Penn'),
      heard('Which one leaves me with less debt', 'compare|college_facts|net_price'),
    ],
  },
  {
    id: 'unseen-7-08',
    student: 'testOnlyIL',
    turns: [
      heard(
        'whats a good act score for u of i',
        'college_facts|test_policy|chance_at|verdict|chances_overview',
        'Illinois',
      ),
      heard('i got a 30', 'tell_fact|chance_at|verdict|chances_overview|what_if', '30'),
    ],
  },
  {
    id: 'unseen-7-09',
    student: 'listOH',
    turns: [
      heard(
        'did i pick too many hard schools',
        'my_list|list_balance|chances_overview',
        'reach|safety|target',
      ),
      heard('which ones should i drop', 'remove_college|my_list|list_balance|chances_overview'),
      heard('add bowling green instead', 'save_college', 'Bowling Green'),
    ],
  },
  {
    id: 'unseen-7-10',
    student: 'topHeavyGA',
    turns: [
      heard(
        'be straight with me, am i getting into any of these',
        'my_list|list_balance|chances_overview|chance_at|verdict',
        '%',
      ),
      heard(
        'so what should i add so im not left with nothing',
        'safety_schools|recommend|search_colleges|refine|list_balance',
      ),
    ],
  },
  {
    id: 'unseen-7-11',
    student: 'fullOH',
    turns: [
      heard(
        'do i gotta write an essay for ohio state',
        'essay_help|applications|deadlines|college_facts|essay_status',
      ),
      heard('can u just write it for me', 'ghostwrite'),
      heard('fine. how do i start it', 'essay_help', '\\?'),
    ],
  },
  {
    id: 'unseen-7-12',
    student: 'empty',
    turns: [
      heard('what does need blind mean', 'explain_term', 'need'),
      heard('and is NYU need blind', 'explain_term|college_facts|aid_basics'),
    ],
  },
  {
    id: 'unseen-7-13',
    student: 'highCA',
    turns: [
      heard('EA vs ED whats the difference', 'explain_term|rounds', 'binding'),
      heard('does ED at cornell bump me up', 'rounds|what_if|chance_at|verdict|chances_overview', 'Cornell'),
      heard('and if i get in do i have to go', 'rounds|explain_term', 'bind|commit|withdraw'),
    ],
  },
  {
    id: 'unseen-7-14',
    student: 'lowFL',
    turns: [
      heard(
        'My family makes less than 30k, is college even possible',
        'aid_basics|net_price|cheapest|scholarships|pathways',
        'aid|Pell|FAFSA|\\$',
      ),
      heard('what is a pell grant exactly', 'explain_term|aid_basics', 'Pell'),
    ],
  },
  {
    id: 'unseen-7-15',
    student: 'midNY',
    turns: [
      heard(
        'are there any smaller schools upstate that arent crazy expensive',
        'search_colleges|recommend|refine|safety_schools|cheapest',
      ),
      heard('whats vassar like', 'college_facts|snapshot', 'Vassar'),
      heard('how many kids go there', 'college_facts|snapshot', '[0-9]'),
    ],
  },
  {
    id: 'unseen-7-16',
    student: 'partialTX',
    turns: [
      heard('my counselor said take more APs, does it really matter', 'courses_advice|improve_chances'),
      heard('i cant, my school only has 3', 'courses_advice|improve_chances|tell_fact|stress'),
    ],
  },
  {
    id: 'unseen-7-17',
    student: 'scale100NJ',
    turns: [
      heard(
        'Should I bother sending my 1410 to Boston College',
        'test_policy|what_if|chance_at|verdict|chances_overview',
        'Boston College',
      ),
      heard("when's it due", 'deadlines'),
    ],
  },
  {
    id: 'unseen-7-18',
    student: 'fullOH',
    turns: [
      heard('compare osu, miami of ohio and cincinnati', 'compare', 'Ohio State', 'Miami', 'Cincinnati'),
      heard('which has better grad rates', 'compare|college_facts', '%'),
      heard('where would i be happiest lol', 'compare|recommend|out_of_scope|visit|college_facts'),
    ],
  },
  {
    id: 'unseen-7-19',
    student: 'testOnlyIL',
    turns: [
      heard('idk what i wanna major in is that bad', 'majors', 'undecided|decide'),
      heard('i like drawing and computers', 'majors|recommend|search_colleges|tell_fact'),
    ],
  },
  {
    id: 'unseen-7-20',
    student: 'listOH',
    turns: [
      heard('what do i still gotta do before november', 'deadlines|applications|next_step'),
      heard('have i finished my essays', 'essay_status', 'essay'),
    ],
  },
  {
    id: 'unseen-7-21',
    student: 'highCA',
    turns: [
      heard('stanford gpa average', 'college_facts|snapshot', 'Stanford'),
      heard('percent that gets in', 'college_facts|snapshot|chance_at|verdict|chances_overview', '%'),
      heard('women vs men there?', 'college_facts|snapshot'),
    ],
  },
  {
    id: 'unseen-7-22',
    student: 'empty',
    turns: [
      heard('Is this thing free or do you charge', 'plans', 'free|\\$'),
      heard('who can read what i type here', 'privacy'),
    ],
  },
  {
    id: 'unseen-7-23',
    student: 'topHeavyGA',
    turns: [
      heard('I just found out Emory deferred me.', 'bad_news', 'defer'),
      heard('what can i still do to help my case', 'bad_news|improve_chances'),
    ],
  },
  {
    id: 'unseen-7-24',
    student: 'lowFL',
    turns: [
      heard('thinking about just doing 2 yrs at a CC then moving to UF', 'pathways', 'transfer|community'),
      heard('is that cheaper', 'pathways|net_price|cheapest|college_facts|aid_basics|compare'),
    ],
  },
  {
    id: 'unseen-7-25',
    student: 'fullOH',
    turns: [
      heard('i retook the sat n got 1450!!', 'tell_fact|what_if', '1450'),
      heard('yes', 'confirm'),
      heard(
        'so did my odds at michigan go up',
        'chance_at|verdict|chances_overview|what_if',
        'Michigan',
        '%',
      ),
    ],
  },
  {
    id: 'unseen-7-26',
    student: 'midNY',
    turns: [
      heard('does being muslim or brown hurt my application', 'fairness', 'never|not'),
      heard('what about being poor', 'fairness|aid_basics'),
    ],
  },
  {
    id: 'unseen-7-27',
    student: 'partialTX',
    turns: [
      heard(
        'whats the difference between subsidised and unsubsidised loans',
        'explain_term|aid_basics',
        'interest',
      ),
      heard('how do i get one', 'aid_basics|open_page|explain_term', 'FAFSA'),
    ],
  },
  {
    id: 'unseen-7-28',
    student: 'scale100NJ',
    turns: [
      heard(
        'I would love a place with a strong business school, mid sized, not too far from New York',
        'search_colleges|recommend|refine|safety_schools|cheapest|majors',
      ),
      heard('but not in the city itself', 'search_colleges|recommend|refine|safety_schools|cheapest'),
      heard('save the first one please', 'save_college'),
    ],
  },
  {
    id: 'unseen-7-29',
    student: 'empty',
    turns: [
      heard(
        'my english not so good. can you tell me which university is easy for enter in california',
        'safety_schools|recommend|search_colleges|refine|list_balance',
        'CA|California',
      ),
      heard('how much cost for one year', 'net_price|cheapest|college_facts|aid_basics|compare', '\\$'),
    ],
  },
  {
    id: 'unseen-7-30',
    student: 'highCA',
    turns: [
      heard('mit or caltech for cs', 'compare|majors', 'Massachusetts|MIT', 'California Institute|Caltech'),
      heard('i meant berkeley not caltech', 'compare|complaint', 'Berkeley'),
    ],
  },
  {
    id: 'unseen-7-31',
    student: 'testOnlyIL',
    turns: [
      heard('what colleges give full rides', 'scholarships', 'scholarship|merit|aid'),
      heard('how do people even find those', 'scholarships'),
    ],
  },
  {
    id: 'unseen-7-32',
    student: 'listOH',
    turns: [heard('take georgetown off my list', 'remove_college', 'Georgetown')],
  },
  {
    id: 'unseen-7-33',
    student: 'fullOH',
    turns: [
      heard('who should I ask for rec letters', 'recommenders', 'teacher'),
      heard('my bio teacher hates me tho', 'recommenders|stress'),
      heard('how many do i need', 'recommenders'),
    ],
  },
  {
    id: 'unseen-7-34',
    student: 'lowFL',
    turns: [
      heard('i feel so dumb compared to everyone at school', 'stress'),
      heard(
        "theyre all going to UF and i'll be stuck at home",
        'stress|safety_schools|recommend|search_colleges|refine|list_balance|chance_at|verdict|chances_overview|pathways',
      ),
    ],
  },
  {
    id: 'unseen-7-35',
    student: 'midNY',
    turns: [
      heard(
        'Could you tell me the average salary of graduates of Binghamton?',
        'college_facts|snapshot',
        'Binghamton',
        '\\$',
      ),
      heard('How about Stony Brook', 'college_facts|snapshot', 'Stony Brook', '\\$'),
    ],
  },
  {
    id: 'unseen-7-36',
    student: 'partialTX',
    turns: [
      heard(
        'best engineering in texas thats not too hard to get into',
        'search_colleges|recommend|refine|safety_schools|cheapest|majors',
        'TX|Texas',
      ),
    ],
  },
  {
    id: 'unseen-7-37',
    student: 'empty',
    turns: [
      heard('what is the common app', 'explain_term', 'appl'),
      heard('when does it open', 'deadlines|explain_term', 'August|1'),
    ],
  },
  {
    id: 'unseen-7-38',
    student: 'topHeavyGA',
    turns: [
      heard('howard vs spelman, money wise', 'compare|net_price', 'Howard', 'Spelman', '\\$'),
      heard('is spelman only for girls', 'college_facts|snapshot', 'women'),
    ],
  },
  {
    id: 'unseen-7-39',
    student: 'scale100NJ',
    turns: [
      heard(
        'is my 93 the same as a 4.0',
        'my_profile|explain_term|tell_fact|courses_advice',
        '93|4\\.0|scale',
      ),
    ],
  },
  {
    id: 'unseen-7-40',
    student: 'highCA',
    turns: [
      heard('how did you come up with that', 'data_source|why_chance'),
      heard('what do you actually know about me', 'my_profile', '3\\.95|1520'),
      heard('thats wrong, i have 11 APs', 'tell_fact|complaint', '11'),
    ],
  },
  {
    id: 'unseen-7-41',
    student: 'testOnlyIL',
    turns: [
      heard(
        'can i play soccer in college and still study premed',
        'special_situation|majors|activities_advice',
      ),
    ],
  },
  {
    id: 'unseen-7-42',
    student: 'fullOH',
    turns: [
      heard(
        'show me cheaper options than case western',
        'search_colleges|recommend|refine|safety_schools|cheapest',
      ),
      heard('none in cleveland please', 'search_colleges|recommend|refine|safety_schools|cheapest'),
    ],
  },
  {
    id: 'unseen-7-43',
    student: 'listOH',
    turns: [
      heard(
        'how likely is it that at least one of them says yes',
        'my_list|list_balance|chances_overview',
        '%',
      ),
    ],
  },
  {
    id: 'unseen-7-44',
    student: 'lowFL',
    turns: [
      heard('is FAMU test optional', 'test_policy|college_facts'),
      heard('ok lets do it, save it', 'save_college', 'Florida A|FAMU'),
    ],
  },
];
