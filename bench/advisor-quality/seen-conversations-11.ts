import type { WorkedConversation } from '../../src/modules/counseling-chat/testing/worked-conversation.js';
import { heard } from './known-turn.js';

/** Written before the examples that were to be learned, and measured once after. */
export const SEEN_CONVERSATIONS_11: readonly WorkedConversation[] = [
  {
    id: 'unseen-11-01',
    student: 'partialTX',
    turns: [
      heard('sup wren', 'greet'),
      heard(
        'so uh. texas state. thoughts',
        'college_facts|snapshot|chance_at|verdict|chances_overview',
        'Texas State',
      ),
      heard('easy to get in?', 'chance_at|verdict|chances_overview|college_facts|snapshot', '%'),
    ],
  },
  {
    id: 'unseen-11-02',
    student: 'fullOH',
    turns: [
      heard(
        "If I don't get a merit scholarship, can we afford Xavier?",
        'net_price|cheapest|college_facts|aid_basics|compare|scholarships',
        'Xavier',
        '\\$',
      ),
      heard(
        'We only have about 15k a year.',
        'net_price|cheapest|college_facts|aid_basics|compare|search_colleges|recommend|refine|safety_schools|tell_fact',
        '15,000|\\$',
      ),
    ],
  },
  {
    id: 'unseen-11-03',
    student: 'empty',
    turns: [
      heard(
        'college for dummies pls',
        'capabilities|next_step|pathways|applications|stress|plans|explain_term',
      ),
      heard(
        'what do they even look at',
        'courses_advice|data_source|improve_chances|applications|activities_advice|pathways|explain_term|next_step|capabilities|fairness',
      ),
    ],
  },
  {
    id: 'unseen-11-04',
    student: 'lowFL',
    turns: [
      heard('is 19 on the act horrible', 'test_policy|chance_at|verdict|chances_overview|what_if', '19'),
      heard(
        'where does a 19 get me',
        'safety_schools|recommend|search_colleges|refine|list_balance|chance_at|verdict|chances_overview|cheapest',
      ),
    ],
  },
  {
    id: 'unseen-11-05',
    student: 'midNY',
    turns: [
      heard(
        'Fordham or Hofstra, which is the better deal?',
        'compare|net_price',
        'Fordham',
        'Hofstra',
        '\\$',
      ),
      heard('How about Marist too', 'compare', 'Marist'),
    ],
  },
  {
    id: 'unseen-11-06',
    student: 'highCA',
    turns: [
      heard('rate my odds at georgia tech 1 to 10', 'chance_at|verdict|chances_overview', 'Georgia', '%'),
      heard(
        'out of state is harder right',
        'chance_at|verdict|chances_overview|why_chance|explain_term|college_facts|snapshot',
      ),
    ],
  },
  {
    id: 'unseen-11-07',
    student: 'scale100NJ',
    turns: [
      heard(
        'do schools see my 100 scale grades different',
        'courses_advice|special_situation|data_source|explain_term|my_profile',
      ),
    ],
  },
  {
    id: 'unseen-11-08',
    student: 'testOnlyIL',
    turns: [
      heard('add iowa and purdue to my schools', 'save_college', 'Iowa', 'Purdue'),
      heard('yeah do it', 'confirm'),
      heard('show me what i got now', 'my_list', 'Iowa', 'Purdue'),
    ],
  },
  {
    id: 'unseen-11-09',
    student: 'listOH',
    turns: [
      heard('if you were me which would you cut', 'remove_college|my_list|list_balance|chances_overview'),
      heard(
        'nah keep em all. cheapest of the six?',
        'net_price|cheapest|college_facts|aid_basics|compare|my_list|list_balance|chances_overview',
        '\\$',
      ),
    ],
  },
  {
    id: 'unseen-11-10',
    student: 'topHeavyGA',
    turns: [
      heard(
        'anything good that takes 3.6 kids and has bio',
        'search_colleges|recommend|refine|safety_schools|cheapest|majors|list_balance',
      ),
      heard('in the south', 'search_colleges|recommend|refine|safety_schools|cheapest'),
      heard(
        'no hbcus tho, ive got enough',
        'search_colleges|recommend|refine|safety_schools|cheapest|my_list|list_balance|chances_overview',
      ),
    ],
  },
  {
    id: 'unseen-11-11',
    student: 'fullOH',
    turns: [
      heard(
        'When will I hear back from Ohio State?',
        'deadlines|explain_term|college_facts|snapshot|applications',
      ),
    ],
  },
  {
    id: 'unseen-11-12',
    student: 'empty',
    turns: [
      heard(
        'is harvard really free for poor ppl',
        'net_price|cheapest|college_facts|aid_basics|compare|scholarships',
        'Harvard',
        '\\$',
      ),
      heard('hm ok. how poor', 'net_price|cheapest|college_facts|aid_basics|compare'),
    ],
  },
  {
    id: 'unseen-11-13',
    student: 'lowFL',
    turns: [
      heard('what jobs can i get w a 2 yr degree', 'pathways|majors'),
      heard(
        'and which cc is near orlando',
        'pathways|search_colleges|recommend|refine|safety_schools|cheapest',
      ),
    ],
  },
  {
    id: 'unseen-11-14',
    student: 'midNY',
    turns: [
      heard(
        'what are my odds at every suny',
        'chance_at|verdict|chances_overview|search_colleges|recommend|refine|safety_schools|cheapest',
        '%',
      ),
      heard(
        'which is most chill',
        'search_colleges|recommend|refine|safety_schools|cheapest|compare|chance_at|verdict|chances_overview|college_facts|snapshot',
      ),
    ],
  },
  {
    id: 'unseen-11-15',
    student: 'partialTX',
    turns: [
      heard(
        'prepay, payment plans, how do ppl pay for this',
        'aid_basics|net_price|cheapest|college_facts|compare',
        'aid|FAFSA|loan',
      ),
    ],
  },
  {
    id: 'unseen-11-16',
    student: 'highCA',
    turns: [
      heard(
        'I want to double major in CS and music, which places are good for it?',
        'majors|search_colleges|recommend|refine|safety_schools|cheapest',
      ),
    ],
  },
  {
    id: 'unseen-11-17',
    student: 'scale100NJ',
    turns: [
      heard('the villanova supplement is kicking my butt', 'essay_help|stress'),
      heard('can u give me an example answer', 'ghostwrite'),
      heard('ok what do they want to hear', 'essay_help', '\\?'),
    ],
  },
  {
    id: 'unseen-11-18',
    student: 'testOnlyIL',
    turns: [
      heard('is it bad if my letter comes from a coach', 'recommenders', 'coach'),
      heard('when do i ask him', 'recommenders|deadlines'),
    ],
  },
  {
    id: 'unseen-11-19',
    student: 'listOH',
    turns: [
      heard(
        'why is osu only a target im from ohio',
        'why_chance|chance_at|verdict|chances_overview',
        'Ohio State',
      ),
    ],
  },
  {
    id: 'unseen-11-20',
    student: 'topHeavyGA',
    turns: [
      heard('what if i took the sat again and hit 1400', 'what_if|test_policy', '1400'),
      heard('for howard i mean', 'what_if|chance_at|verdict|chances_overview', 'Howard'),
    ],
  },
  {
    id: 'unseen-11-21',
    student: 'fullOH',
    turns: [
      heard('boston college?', 'chance_at|verdict|chances_overview|college_facts|snapshot', 'Boston College'),
      heard('northeastern?', 'chance_at|verdict|chances_overview|college_facts|snapshot', 'Northeastern'),
      heard('price of both', 'net_price|cheapest|college_facts|aid_basics|compare', '\\$'),
    ],
  },
  {
    id: 'unseen-11-22',
    student: 'empty',
    turns: [
      heard("what does 'holistic' mean", 'explain_term'),
      heard('lol ok so nobody knows', 'explain_term|data_source|repeat'),
    ],
  },
  {
    id: 'unseen-11-23',
    student: 'highCA',
    turns: [
      heard('am i allowed to apply early to two places', 'rounds'),
      heard(
        'one is stanford',
        'rounds|chance_at|verdict|chances_overview|college_facts|snapshot',
        'Stanford',
      ),
    ],
  },
  {
    id: 'unseen-11-24',
    student: 'lowFL',
    turns: [
      heard(
        'do i get in state price anywhere else',
        'aid_basics|explain_term|net_price|cheapest|college_facts|compare|search_colleges|recommend|refine|safety_schools',
      ),
    ],
  },
  {
    id: 'unseen-11-25',
    student: 'midNY',
    turns: [
      heard(
        'My son has ADHD. Do the colleges offer help with that?',
        'special_situation',
        'accommodat|support|disab',
      ),
      heard('Must he tell them?', 'special_situation'),
    ],
  },
  {
    id: 'unseen-11-26',
    student: 'partialTX',
    turns: [
      heard('u didnt answer my question', 'complaint'),
      heard(
        'i asked what UNT costs',
        'net_price|cheapest|college_facts|aid_basics|compare',
        'North Texas',
        '\\$',
      ),
    ],
  },
  {
    id: 'unseen-11-27',
    student: 'scale100NJ',
    turns: [
      heard(
        'pls find something like villanova without the price',
        'search_colleges|recommend|refine|safety_schools|cheapest',
      ),
    ],
  },
  {
    id: 'unseen-11-28',
    student: 'testOnlyIL',
    turns: [
      heard('explain net price like im five', 'explain_term|repeat', 'price'),
      heard('vs sticker', 'explain_term|compare'),
    ],
  },
  {
    id: 'unseen-11-29',
    student: 'listOH',
    turns: [
      heard(
        'do i have enough safeties',
        'my_list|list_balance|chances_overview|safety_schools|recommend|search_colleges|refine',
        'safet',
      ),
    ],
  },
  {
    id: 'unseen-11-30',
    student: 'topHeavyGA',
    turns: [
      heard('Is Mercer test optional for next fall?', 'test_policy|college_facts|snapshot', 'Mercer'),
      heard('so dont send the 1300?', 'test_policy|what_if'),
    ],
  },
  {
    id: 'unseen-11-31',
    student: 'fullOH',
    turns: [
      heard('what majors make the most money', 'majors|search_colleges'),
      heard('hmm not math tho', 'majors|search_colleges|recommend|refine|safety_schools|cheapest'),
    ],
  },
  {
    id: 'unseen-11-32',
    student: 'empty',
    turns: [
      heard(
        'which is better public or private',
        'explain_term|compare|search_colleges|recommend|refine|safety_schools|cheapest|pathways',
      ),
    ],
  },
  {
    id: 'unseen-11-33',
    student: 'highCA',
    turns: [
      heard('how many aps do ucla kids take', 'courses_advice|college_facts|snapshot'),
      heard('i have 10', 'tell_fact|courses_advice', '10'),
    ],
  },
  {
    id: 'unseen-11-34',
    student: 'lowFL',
    turns: [
      heard(
        'lol my gpa is lower than my screen time',
        'stress|chance_at|verdict|chances_overview|improve_chances|safety_schools|recommend|search_colleges|refine|list_balance|courses_advice|out_of_scope|my_profile',
      ),
      heard('can i fix it senior year', 'courses_advice|improve_chances'),
    ],
  },
  {
    id: 'unseen-11-35',
    student: 'midNY',
    turns: [heard('we missed the financial aid deadline is it over', 'aid_basics|deadlines')],
  },
  {
    id: 'unseen-11-36',
    student: 'scale100NJ',
    turns: [
      heard(
        'Ok so list me: chance, price and grad rate for Drexel',
        'chance_at|verdict|chances_overview|college_facts|snapshot|net_price|cheapest|aid_basics|compare',
        'Drexel',
        '%',
        '\\$',
      ),
    ],
  },
  {
    id: 'unseen-11-37',
    student: 'partialTX',
    turns: [
      heard(
        'forget all that. start me a list from zero',
        'recommend|safety_schools|search_colleges|refine|list_balance',
      ),
      heard('something balanced, 6 schools', 'recommend|safety_schools|search_colleges|refine|list_balance'),
    ],
  },
  {
    id: 'unseen-11-38',
    student: 'fullOH',
    turns: [heard('when do i get my decision if i do EA at miami of ohio', 'deadlines|rounds', 'Miami')],
  },
  {
    id: 'unseen-11-39',
    student: 'listOH',
    turns: [
      heard(
        'pitt honors college worth it',
        'explain_term|college_facts|snapshot|chance_at|verdict|chances_overview',
        'honors|Pitt',
      ),
    ],
  },
];
