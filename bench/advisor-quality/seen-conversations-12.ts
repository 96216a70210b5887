import type { WorkedConversation } from '../../src/modules/counseling-chat/testing/worked-conversation.js';
import { heard } from './known-turn.js';

/** Written after the eleventh set was learned, and measured once. */
export const SEEN_CONVERSATIONS_12: readonly WorkedConversation[] = [
  {
    id: 'unseen-12-01',
    student: 'fullOH',
    turns: [
      heard(
        'is toledo a waste for somebody with my scores',
        'chance_at|verdict|chances_overview|net_price|cheapest|college_facts|aid_basics|compare|snapshot|my_list|list_balance',
        'Toledo',
      ),
      heard('whats the yearly damage tho', 'net_price|cheapest|college_facts|aid_basics|compare', '\\$'),
    ],
  },
  {
    id: 'unseen-12-02',
    student: 'empty',
    turns: [
      heard(
        "My name is Rosa, I finish school in two years. I don't know anything about universities.",
        'capabilities|next_step|pathways|applications|stress|plans|my_profile|tell_fact',
      ),
      heard('I have marks around 3.1 I think', 'tell_fact|chances_overview', '3\\.1'),
    ],
  },
  {
    id: 'unseen-12-03',
    student: 'highCA',
    turns: [
      heard(
        'harvard or yale, be honest, which hurts less',
        'compare|chance_at|verdict|chances_overview',
        'Harvard',
        'Yale',
      ),
      heard('which is pricier', 'compare|net_price|cheapest|college_facts|aid_basics', '\\$'),
    ],
  },
  {
    id: 'unseen-12-04',
    student: 'lowFL',
    turns: [
      heard(
        'any school in fl that wont laugh at a 2.6',
        'safety_schools|recommend|search_colleges|refine|list_balance|chance_at|verdict|chances_overview',
        'FL|Florida',
      ),
      heard(
        'nursing there?',
        'majors|search_colleges|recommend|refine|safety_schools|cheapest|college_facts',
        'nursing',
      ),
    ],
  },
  {
    id: 'unseen-12-05',
    student: 'midNY',
    turns: [
      heard('is buffalo realistic', 'chance_at|verdict|chances_overview', 'Buffalo', '%'),
      heard('ok and albany', 'chance_at|verdict|chances_overview', 'Albany', '%'),
      heard('cheaper of those', 'net_price|cheapest|college_facts|aid_basics|compare', '\\$'),
    ],
  },
  {
    id: 'unseen-12-06',
    student: 'partialTX',
    turns: [
      heard(
        'tell me bout houston (the uni)',
        'college_facts|snapshot|chance_at|verdict|chances_overview',
        'Houston',
      ),
      heard('do u think theyd let me in', 'chance_at|verdict|chances_overview', '%'),
    ],
  },
  {
    id: 'unseen-12-07',
    student: 'scale100NJ',
    turns: [
      heard(
        'seton hall n monmouth, money wise',
        'compare|net_price|cheapest|college_facts|aid_basics',
        'Seton Hall',
      ),
    ],
  },
  {
    id: 'unseen-12-08',
    student: 'testOnlyIL',
    turns: [
      heard(
        'do i stand a chance anywhere decent with only a 30 act',
        'chance_at|verdict|chances_overview|safety_schools|recommend|search_colleges|refine|list_balance|test_policy',
      ),
      heard('ill guess my gpa is 3.5', 'tell_fact', '3\\.5'),
    ],
  },
  {
    id: 'unseen-12-09',
    student: 'listOH',
    turns: [
      heard('whats my most likely yes', 'my_list|list_balance|chances_overview|chance_at|verdict', '%'),
      heard(
        'and whats a total pipe dream on there',
        'my_list|list_balance|chances_overview|chance_at|verdict|compare',
      ),
    ],
  },
  {
    id: 'unseen-12-10',
    student: 'topHeavyGA',
    turns: [
      heard('all ivy list, am i dumb', 'my_list|list_balance|chances_overview|stress|chance_at|verdict'),
      heard(
        'name me 3 that want me',
        'safety_schools|recommend|search_colleges|refine|list_balance|cheapest',
      ),
    ],
  },
  {
    id: 'unseen-12-11',
    student: 'fullOH',
    turns: [
      heard('do they superscore at michigan', 'test_policy|college_facts|snapshot|explain_term'),
      heard('should i sit the sat once more', 'test_policy|what_if'),
    ],
  },
  {
    id: 'unseen-12-12',
    student: 'highCA',
    turns: [
      heard("id like purdue's cs facts pls", 'college_facts|snapshot|majors', 'Purdue'),
      heard('chance?', 'chance_at|verdict|chances_overview', '%'),
    ],
  },
  {
    id: 'unseen-12-13',
    student: 'empty',
    turns: [heard('when do seniors usually send stuff in', 'deadlines|applications')],
  },
  {
    id: 'unseen-12-14',
    student: 'lowFL',
    turns: [
      heard('Does my Publix job impress anyone?', 'activities_advice'),
      heard('what about helping out at my church', 'activities_advice'),
    ],
  },
  {
    id: 'unseen-12-15',
    student: 'midNY',
    turns: [heard('How do we appeal if the money offered is not enough?', 'aid_basics')],
  },
  {
    id: 'unseen-12-16',
    student: 'partialTX',
    turns: [
      heard('so whats this fafsa thing', 'aid_basics|explain_term', 'FAFSA'),
      heard('gotta do it every year?', 'aid_basics|explain_term'),
    ],
  },
  {
    id: 'unseen-12-17',
    student: 'scale100NJ',
    turns: [
      heard(
        "my kid's heart is set on BC. odds?",
        'chance_at|verdict|chances_overview',
        'Boston College',
        '%',
      ),
      heard('any way to boost that', 'improve_chances|what_if'),
    ],
  },
  {
    id: 'unseen-12-18',
    student: 'testOnlyIL',
    turns: [heard('what on earth is a supplemental', 'explain_term|essay_help')],
  },
  {
    id: 'unseen-12-19',
    student: 'listOH',
    turns: [heard('get rid of pitt for me', 'remove_college', 'Pitt')],
  },
  {
    id: 'unseen-12-20',
    student: 'topHeavyGA',
    turns: [heard('duke put me on the waitlist, now what', 'bad_news', 'waitlist')],
  },
  {
    id: 'unseen-12-21',
    student: 'fullOH',
    turns: [
      heard('i wanna be a nurse practitioner, what should i study', 'majors', 'nurs'),
      heard('who has that near columbus', 'search_colleges|recommend|refine|safety_schools|cheapest|majors'),
    ],
  },
  {
    id: 'unseen-12-22',
    student: 'highCA',
    turns: [heard('can i do ED at one and EA at another', 'rounds')],
  },
  {
    id: 'unseen-12-23',
    student: 'lowFL',
    turns: [heard('i cant pay app fees', 'aid_basics|explain_term|applications', 'waiver|fee')],
  },
  {
    id: 'unseen-12-24',
    student: 'midNY',
    turns: [heard('would being a twin hurt either of us', 'fairness|special_situation|aid_basics|rounds')],
  },
  {
    id: 'unseen-12-25',
    student: 'partialTX',
    turns: [
      heard(
        'lubbock sounds boring. something livelier',
        'search_colleges|recommend|refine|safety_schools|cheapest',
      ),
    ],
  },
  {
    id: 'unseen-12-26',
    student: 'scale100NJ',
    turns: [heard("where'd you get that 36 percent", 'data_source|why_chance')],
  },
  {
    id: 'unseen-12-27',
    student: 'testOnlyIL',
    turns: [
      heard('read my essay and fix the grammar', 'ghostwrite|essay_help'),
      heard("then just tell me what's weak about it", 'essay_help|essay_status'),
    ],
  },
  {
    id: 'unseen-12-28',
    student: 'listOH',
    turns: [
      heard(
        'how much is my list gonna cost us',
        'net_price|cheapest|college_facts|aid_basics|compare|my_list|list_balance|chances_overview',
        '\\$',
      ),
    ],
  },
  {
    id: 'unseen-12-29',
    student: 'topHeavyGA',
    turns: [heard('mercer?', 'chance_at|verdict|chances_overview|college_facts|snapshot', 'Mercer')],
  },
  {
    id: 'unseen-12-30',
    student: 'fullOH',
    turns: [
      heard(
        'my friend has a 3.2, could she get into kent',
        'chance_at|verdict|chances_overview|college_facts|snapshot',
        'Kent',
      ),
    ],
  },
  {
    id: 'unseen-12-31',
    student: 'empty',
    turns: [
      heard(
        'do colleges check instagram',
        'special_situation|out_of_scope|privacy|applications|explain_term|courses_advice|activities_advice',
      ),
    ],
  },
  {
    id: 'unseen-12-32',
    student: 'highCA',
    turns: [heard("too many choices. i'm panicking", 'stress')],
  },
  {
    id: 'unseen-12-33',
    student: 'lowFL',
    turns: [heard('army then college or other way round', 'pathways')],
  },
  {
    id: 'unseen-12-34',
    student: 'midNY',
    turns: [heard('the chance you showed seems off', 'why_chance|complaint|data_source')],
  },
  {
    id: 'unseen-12-35',
    student: 'partialTX',
    turns: [
      heard(
        'gimme the cheapest 4yr in tx',
        'search_colleges|recommend|refine|safety_schools|cheapest|net_price|college_facts|aid_basics|compare',
        'TX|Texas',
        '\\$',
      ),
      heard('does it have engineering', 'majors|college_facts', 'engineering'),
    ],
  },
  {
    id: 'unseen-12-36',
    student: 'scale100NJ',
    turns: [heard('save lehigh', 'save_college', 'Lehigh'), heard('yup', 'confirm')],
  },
  {
    id: 'unseen-12-37',
    student: 'testOnlyIL',
    turns: [heard('who even reads the letters my teachers write', 'recommenders')],
  },
  {
    id: 'unseen-12-38',
    student: 'listOH',
    turns: [heard('what do i do this week', 'next_step|deadlines|applications')],
  },
  {
    id: 'unseen-12-39',
    student: 'topHeavyGA',
    turns: [
      heard(
        'how do hbcus compare on price',
        'search_colleges|recommend|refine|safety_schools|cheapest|net_price|college_facts|aid_basics|compare',
        '\\$',
      ),
    ],
  },
  {
    id: 'unseen-12-40',
    student: 'fullOH',
    turns: [
      heard(
        'is a 3.8 in ohio good for out of state flagships',
        'chance_at|verdict|chances_overview|search_colleges|recommend|refine|safety_schools|cheapest',
      ),
    ],
  },
];
