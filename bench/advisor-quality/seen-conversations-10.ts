import type { WorkedConversation } from '../../src/modules/counseling-chat/testing/worked-conversation.js';
import { heard } from './known-turn.js';

/** Written before the examples that were to be learned, and measured once after. */
export const SEEN_CONVERSATIONS_10: readonly WorkedConversation[] = [
  {
    id: 'unseen-10-01',
    student: 'highCA',
    turns: [
      heard(
        'whats my best bet out of the ucs',
        'search_colleges|recommend|refine|safety_schools|cheapest|chance_at|verdict|chances_overview|compare',
        'UC|California',
      ),
      heard(
        'and if i wanted something private around la',
        'search_colleges|recommend|refine|safety_schools|cheapest',
      ),
      heard(
        'usc maybe but isnt it like 90k',
        'net_price|cheapest|college_facts|aid_basics|compare',
        'Southern California|USC',
        '\\$',
      ),
    ],
  },
  {
    id: 'unseen-10-02',
    student: 'empty',
    turns: [
      heard(
        'not gonna lie im clueless. 11th grade. help',
        'capabilities|next_step|pathways|applications|stress|plans|tell_fact|my_profile',
      ),
      heard('around a 3.4 i think, no sat yet', 'tell_fact|chances_overview|next_step', '3\\.4'),
      heard('yes save', 'confirm'),
    ],
  },
  {
    id: 'unseen-10-03',
    student: 'fullOH',
    turns: [
      heard(
        'Could you check whether the University of Cincinnati admits students like me?',
        'chance_at|verdict|chances_overview',
        'Cincinnati',
        '%',
      ),
      heard('Does it have direct admit nursing?', 'majors|college_facts', 'nursing'),
      heard(
        'And what is the total bill for a year?',
        'net_price|cheapest|college_facts|aid_basics|compare',
        '\\$',
      ),
    ],
  },
  {
    id: 'unseen-10-04',
    student: 'lowFL',
    turns: [
      heard(
        'my grades r trash can i still go somewhere',
        'safety_schools|recommend|search_colleges|refine|list_balance|chance_at|verdict|chances_overview|pathways|stress',
      ),
      heard(
        'like what',
        'safety_schools|recommend|search_colleges|refine|list_balance|chance_at|verdict|chances_overview|pathways',
      ),
      heard('is miami dade good', 'college_facts|snapshot|chance_at|verdict|chances_overview', 'Miami Dade'),
    ],
  },
  {
    id: 'unseen-10-05',
    student: 'midNY',
    turns: [
      heard(
        'My husband and I earn about 50,000. What would Ithaca charge us?',
        'net_price|cheapest|college_facts|aid_basics|compare',
        'Ithaca',
        '\\$',
      ),
      heard(
        'Is there anything cheaper that is similar?',
        'search_colleges|recommend|refine|safety_schools|cheapest',
      ),
    ],
  },
  {
    id: 'unseen-10-06',
    student: 'partialTX',
    turns: [
      heard('chances at tamu', 'chance_at|verdict|chances_overview', 'A&M', '%'),
      heard('lower than i thought. why', 'why_chance'),
      heard('ok how do i get it up', 'improve_chances|what_if|test_policy|courses_advice'),
    ],
  },
  {
    id: 'unseen-10-07',
    student: 'scale100NJ',
    turns: [
      heard("what's the diff between early action and restrictive early action", 'explain_term|rounds'),
      heard(
        'would applying early to notre dame make a difference for me',
        'rounds|chance_at|verdict|chances_overview|what_if',
        'Notre Dame',
      ),
    ],
  },
  {
    id: 'unseen-10-08',
    student: 'testOnlyIL',
    turns: [
      heard('bradley or illinois state', 'compare', 'Bradley', 'Illinois State'),
      heard('which one do more ppl finish', 'compare|college_facts|snapshot', '%'),
    ],
  },
  {
    id: 'unseen-10-09',
    student: 'listOH',
    turns: [
      heard('can you look over my list', 'my_list|list_balance|chances_overview', 'reach|target|safety'),
      heard(
        'anything missing',
        'my_list|list_balance|chances_overview|safety_schools|recommend|search_colleges|refine|next_step',
      ),
      heard('ok give me two solid backups', 'safety_schools|recommend|search_colleges|refine|list_balance'),
    ],
  },
  {
    id: 'unseen-10-10',
    student: 'topHeavyGA',
    turns: [
      heard(
        'if i only get into georgia state is that the end of the world',
        'stress|chance_at|verdict|chances_overview|college_facts|snapshot|safety_schools|recommend|search_colleges|refine|list_balance|my_list',
      ),
      heard('how do their grads do', 'college_facts|snapshot', 'Georgia State', '\\$|%'),
    ],
  },
  {
    id: 'unseen-10-11',
    student: 'fullOH',
    turns: [
      heard('got my act back: 31', 'tell_fact|what_if|test_policy', '31'),
      heard('better than my sat or nah', 'test_policy|what_if'),
    ],
  },
  {
    id: 'unseen-10-12',
    student: 'empty',
    turns: [
      heard('how does early decision work', 'explain_term|rounds', 'bind'),
      heard('is it only for rich kids', 'rounds|explain_term|fairness|aid_basics'),
    ],
  },
  {
    id: 'unseen-10-13',
    student: 'highCA',
    turns: [
      heard('Please compare Santa Barbara with San Diego for me.', 'compare', 'Santa Barbara', 'San Diego'),
      heard('Which has the stronger computer science?', 'compare|majors'),
      heard('I would like to keep San Diego.', 'save_college', 'San Diego'),
    ],
  },
  {
    id: 'unseen-10-14',
    student: 'lowFL',
    turns: [
      heard('how much can i get from the government for college', 'aid_basics', 'Pell|FAFSA|grant'),
      heard('whats the deadline for that', 'deadlines|aid_basics'),
      heard('do my parents have to sign', 'aid_basics', 'parent'),
    ],
  },
  {
    id: 'unseen-10-15',
    student: 'midNY',
    turns: [
      heard(
        'im shy and hate big crowds, where would i fit in',
        'search_colleges|recommend|refine|safety_schools|cheapest',
      ),
      heard('near a city tho', 'search_colleges|recommend|refine|safety_schools|cheapest'),
    ],
  },
  {
    id: 'unseen-10-16',
    student: 'partialTX',
    turns: [
      heard('should i even bother with vanderbilt', 'chance_at|verdict|chances_overview', 'Vanderbilt', '%'),
      heard('what kinda scores do they want', 'college_facts|snapshot|test_policy', 'SAT|ACT|\\d'),
    ],
  },
  {
    id: 'unseen-10-17',
    student: 'scale100NJ',
    turns: [
      heard(
        'my top choice is bc but we cant pay full price',
        'net_price|cheapest|college_facts|aid_basics|compare',
        'Boston College',
        '\\$',
      ),
      heard('do they give merit money', 'scholarships|net_price|cheapest|college_facts|aid_basics|compare'),
    ],
  },
  {
    id: 'unseen-10-18',
    student: 'testOnlyIL',
    turns: [
      heard(
        "what's a good gpa for uiuc cs",
        'college_facts|snapshot|chance_at|verdict|chances_overview|majors',
        'Illinois',
      ),
      heard('mine is a 3.7', 'tell_fact|chance_at|verdict|chances_overview|what_if', '3\\.7'),
    ],
  },
  {
    id: 'unseen-10-19',
    student: 'listOH',
    turns: [
      heard('when is everything due', 'deadlines'),
      heard('which essays do i have left', 'essay_status|essay_help', 'essay'),
      heard('help me pick a topic', 'essay_help', '\\?'),
    ],
  },
  {
    id: 'unseen-10-20',
    student: 'topHeavyGA',
    turns: [
      heard('rejected ED from emory. feel sick', 'bad_news|stress'),
      heard(
        'do i still have time to apply other places',
        'deadlines|bad_news|safety_schools|recommend|search_colleges|refine|list_balance',
      ),
      heard('which ones', 'search_colleges|recommend|refine|safety_schools|cheapest|bad_news|deadlines'),
    ],
  },
  {
    id: 'unseen-10-21',
    student: 'fullOH',
    turns: [
      heard(
        'im the first in my fam to go to college. extra help for that?',
        'special_situation|scholarships|aid_basics',
        'first',
      ),
    ],
  },
  {
    id: 'unseen-10-22',
    student: 'empty',
    turns: [
      heard(
        'What schools have good vet programs',
        'search_colleges|recommend|refine|safety_schools|cheapest|majors',
      ),
      heard('do i need to be good at chem for that', 'majors|courses_advice'),
    ],
  },
  {
    id: 'unseen-10-23',
    student: 'highCA',
    turns: [
      heard(
        'can u tell me which of stanford princeton and mit is the biggest longshot',
        'compare|chance_at|verdict|chances_overview',
        'Stanford',
        'Princeton',
        'Massachusetts|MIT',
      ),
      heard('and the least bad', 'compare|chance_at|verdict|chances_overview'),
    ],
  },
  {
    id: 'unseen-10-24',
    student: 'lowFL',
    turns: [
      heard(
        'just tell me yes or no will fau take me',
        'chance_at|verdict|chances_overview',
        'Florida Atlantic',
        '%',
      ),
    ],
  },
  {
    id: 'unseen-10-25',
    student: 'midNY',
    turns: [
      heard('where does that number come from', 'data_source|why_chance'),
      heard('so its a guess', 'data_source|why_chance', 'estimate'),
    ],
  },
  {
    id: 'unseen-10-26',
    student: 'partialTX',
    turns: [
      heard('is 3 years of spanish enough', 'courses_advice'),
      heard('what about gym lol', 'courses_advice|out_of_scope'),
    ],
  },
  {
    id: 'unseen-10-27',
    student: 'scale100NJ',
    turns: [
      heard(
        'Lafayette, Lehigh, Bucknell: which gives the most aid to a family like ours?',
        'compare|net_price',
        '\\$',
      ),
    ],
  },
  {
    id: 'unseen-10-28',
    student: 'testOnlyIL',
    turns: [
      heard('do i have to tell colleges i got suspended in 9th', 'special_situation'),
      heard('will it ruin my chances', 'special_situation|fairness|chance_at|verdict|chances_overview'),
    ],
  },
  {
    id: 'unseen-10-29',
    student: 'listOH',
    turns: [heard('swap villanova for dayton', 'save_college|remove_college', 'Dayton')],
  },
  {
    id: 'unseen-10-30',
    student: 'fullOH',
    turns: [
      heard(
        'how many nursing schools in ohio have u got',
        'search_colleges|recommend|refine|safety_schools|cheapest|majors',
        'Ohio|OH',
      ),
      heard(
        'ones with more than 60 percent finishing',
        'search_colleges|recommend|refine|safety_schools|cheapest',
      ),
      heard('what was the first one again', 'college_facts|snapshot|refine|repeat|search_colleges|recommend'),
    ],
  },
  {
    id: 'unseen-10-31',
    student: 'empty',
    turns: [
      heard('can my parents see this', 'privacy'),
      heard(
        'good. they want harvard and i dont',
        'stress|chance_at|verdict|chances_overview|search_colleges|recommend|refine|safety_schools|cheapest|college_facts|snapshot',
      ),
    ],
  },
  {
    id: 'unseen-10-32',
    student: 'topHeavyGA',
    turns: [
      heard('tuskegee?', 'college_facts|snapshot|chance_at|verdict|chances_overview', 'Tuskegee'),
      heard('vs fisk', 'compare', 'Fisk'),
    ],
  },
  {
    id: 'unseen-10-33',
    student: 'highCA',
    turns: [
      heard(
        'im a recruited swimmer does that change the odds u gave',
        'special_situation|fairness|activities_advice',
      ),
    ],
  },
  {
    id: 'unseen-10-34',
    student: 'lowFL',
    turns: [heard('wats the point of gen eds', 'explain_term|courses_advice|out_of_scope|pathways|majors')],
  },
  {
    id: 'unseen-10-35',
    student: 'midNY',
    turns: [
      heard('Kindly tell me the difference between a grant and a loan.', 'explain_term|aid_basics'),
      heard('And work study?', 'explain_term|aid_basics', 'job|work'),
    ],
  },
  {
    id: 'unseen-10-36',
    student: 'partialTX',
    turns: [
      heard('put baylor, smu and rice side by side', 'compare', 'Baylor', 'Rice'),
      heard('which of em could i actually get into', 'compare|chance_at|verdict|chances_overview'),
    ],
  },
  {
    id: 'unseen-10-37',
    student: 'scale100NJ',
    turns: [heard("I'm scared I picked the wrong schools", 'stress|my_list|list_balance|chances_overview')],
  },
  {
    id: 'unseen-10-38',
    student: 'testOnlyIL',
    turns: [
      heard('can i email admissions to ask stuff', 'visit'),
      heard('whats northwesterns address or site', 'visit|college_facts|snapshot'),
    ],
  },
  {
    id: 'unseen-10-39',
    student: 'fullOH',
    turns: [heard('would it help if i dropped soccer for a research thing', 'activities_advice')],
  },
  {
    id: 'unseen-10-40',
    student: 'listOH',
    turns: [heard('how do i beat the odds at michigan', 'improve_chances|what_if|why_chance', 'Michigan')],
  },
];
