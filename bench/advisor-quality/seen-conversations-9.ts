import type { WorkedConversation } from '../../src/modules/counseling-chat/testing/worked-conversation.js';
import { heard } from './known-turn.js';

/** Written before the lists of words were read, by whoever then learned from them: kinder than a stranger’s. */
export const SEEN_CONVERSATIONS_9: readonly WorkedConversation[] = [
  {
    id: 'unseen-9-01',
    student: 'fullOH',
    turns: [
      heard('tell me about notre dame', 'college_facts|snapshot', 'Notre Dame'),
      heard('hard to get in?', 'chance_at|verdict|chances_overview|college_facts|snapshot', '%'),
      heard('even for me?', 'chance_at|verdict|chances_overview', '%'),
    ],
  },
  {
    id: 'unseen-9-02',
    student: 'empty',
    turns: [
      heard(
        'Good evening. I am a father and my daughter is in ninth grade. What ought we be doing now?',
        'next_step|pathways|capabilities|tell_fact|courses_advice',
        '9th|grade|course',
      ),
    ],
  },
  {
    id: 'unseen-9-03',
    student: 'highCA',
    turns: [
      heard(
        'which ivies would i have the best chances at',
        'chance_at|verdict|chances_overview|search_colleges|recommend|refine|safety_schools|cheapest|compare',
        '%',
      ),
      heard(
        'and the cheapest of those for me',
        'net_price|cheapest|college_facts|aid_basics|compare|search_colleges|recommend|refine|safety_schools',
        '\\$',
      ),
    ],
  },
  {
    id: 'unseen-9-04',
    student: 'lowFL',
    turns: [
      heard(
        'dont want to leave florida, dont want debt, want to do nursing',
        'search_colleges|recommend|refine|safety_schools|cheapest|majors',
        'FL|Florida',
      ),
      heard(
        'can i get in to any of those',
        'chance_at|verdict|chances_overview|safety_schools|recommend|search_colleges|refine|list_balance',
        '%',
      ),
    ],
  },
  {
    id: 'unseen-9-05',
    student: 'midNY',
    turns: [
      heard('suny schools good for psych', 'search_colleges|recommend|refine|safety_schools|cheapest|majors'),
      heard('oneonta?', 'chance_at|verdict|chances_overview|college_facts|snapshot', 'Oneonta'),
    ],
  },
  {
    id: 'unseen-9-06',
    student: 'partialTX',
    turns: [
      heard(
        'i have no clue if i can afford baylor',
        'net_price|cheapest|college_facts|aid_basics|compare',
        'Baylor',
        '\\$',
      ),
      heard('my parents make about 80 thousand', 'tell_fact|net_price|open_page'),
    ],
  },
  {
    id: 'unseen-9-07',
    student: 'scale100NJ',
    turns: [
      heard(
        'Is TCNJ harder than Rutgers to get into',
        'compare|chance_at|verdict|chances_overview|college_facts',
        'New Jersey|TCNJ',
        'Rutgers',
      ),
    ],
  },
  {
    id: 'unseen-9-08',
    student: 'testOnlyIL',
    turns: [
      heard(
        'Loyola Chicago, thoughts?',
        'college_facts|snapshot|chance_at|verdict|chances_overview',
        'Loyola',
      ),
      heard('price?', 'net_price|cheapest|college_facts|aid_basics|compare', '\\$'),
      heard(
        'what about marquette',
        'net_price|cheapest|college_facts|aid_basics|compare',
        'Marquette',
        '\\$',
      ),
    ],
  },
  {
    id: 'unseen-9-09',
    student: 'listOH',
    turns: [
      heard(
        'are u sure about the ohio state number',
        'why_chance|data_source|chance_at|verdict|chances_overview',
      ),
      heard('so what would push it higher', 'improve_chances|why_chance|what_if'),
    ],
  },
  {
    id: 'unseen-9-10',
    student: 'topHeavyGA',
    turns: [
      heard('got waitlisted at duke ugh', 'bad_news', 'waitlist'),
      heard('do people actually get off those', 'bad_news|explain_term'),
    ],
  },
  {
    id: 'unseen-9-11',
    student: 'fullOH',
    turns: [
      heard(
        'need a college w good nursing under 20k close to home',
        'search_colleges|recommend|refine|safety_schools|cheapest|majors',
      ),
      heard(
        'whats the acceptance rate of the 2nd one',
        'college_facts|snapshot|chance_at|verdict|chances_overview',
        '%',
      ),
      heard('keep it', 'save_college'),
    ],
  },
  {
    id: 'unseen-9-12',
    student: 'empty',
    turns: [
      heard('wats a gpa', 'explain_term', 'grade'),
      heard('is 3.0 bad', 'chances_overview|explain_term|tell_fact|courses_advice|what_if', '3\\.0'),
    ],
  },
  {
    id: 'unseen-9-13',
    student: 'highCA',
    turns: [
      heard(
        'if i dont get into any UCs im gonna cry',
        'stress|chance_at|verdict|chances_overview|safety_schools|recommend|search_colleges|refine|list_balance',
      ),
      heard(
        'which uc is the easiest',
        'compare|chance_at|verdict|chances_overview|search_colleges|recommend|refine|safety_schools|cheapest',
      ),
    ],
  },
  {
    id: 'unseen-9-14',
    student: 'lowFL',
    turns: [
      heard(
        'anything for kids with learning disabilities',
        'special_situation|search_colleges',
        'disab|accommodat|IEP|support',
      ),
    ],
  },
  {
    id: 'unseen-9-15',
    student: 'midNY',
    turns: [
      heard(
        'Can you explain how financial aid works please, nobody in my family went to college',
        'aid_basics',
        'FAFSA|aid',
      ),
      heard('thanks! what is the first step', 'aid_basics|next_step', 'FAFSA|'),
    ],
  },
  {
    id: 'unseen-9-16',
    student: 'partialTX',
    turns: [
      heard('texas tech vs texas state', 'compare', 'Tech', 'State'),
      heard('ok what about utsa too', 'compare', 'San Antonio'),
    ],
  },
  {
    id: 'unseen-9-17',
    student: 'scale100NJ',
    turns: [
      heard('how many reaches is too many', 'my_list|list_balance|chances_overview|explain_term', 'reach'),
      heard('and how many apps total', 'my_list|list_balance|chances_overview|applications|explain_term'),
    ],
  },
  {
    id: 'unseen-9-18',
    student: 'testOnlyIL',
    turns: [
      heard(
        'My son has a 30 ACT. Is the University of Iowa realistic?',
        'chance_at|verdict|chances_overview',
        'Iowa',
        '%',
      ),
      heard(
        'Would he get merit money there?',
        'scholarships|aid_basics|net_price|cheapest|college_facts|compare',
      ),
    ],
  },
  {
    id: 'unseen-9-19',
    student: 'listOH',
    turns: [
      heard(
        'what would villanova cost us vs ohio state',
        'compare|net_price',
        'Villanova',
        'Ohio State',
        '\\$',
      ),
      heard('why is it so expensive', 'net_price|cheapest|college_facts|aid_basics|compare|explain_term'),
    ],
  },
  {
    id: 'unseen-9-20',
    student: 'fullOH',
    turns: [
      heard('do colleges care about sports', 'activities_advice'),
      heard('im captain of varsity soccer', 'activities_advice|tell_fact'),
    ],
  },
  {
    id: 'unseen-9-21',
    student: 'highCA',
    turns: [
      heard('write me a why stanford essay', 'ghostwrite'),
      heard('ok then brainstorm with me', 'essay_help', '\\?'),
    ],
  },
  {
    id: 'unseen-9-22',
    student: 'empty',
    turns: [
      heard('do u sell my data', 'privacy'),
      heard('delete everything i said', 'privacy|open_page', 'clear|delete'),
    ],
  },
  {
    id: 'unseen-9-23',
    student: 'topHeavyGA',
    turns: [
      heard('hbcus in georgia or alabama', 'search_colleges|recommend|refine|safety_schools|cheapest'),
      heard(
        'which of these is best for biology',
        'majors|compare|search_colleges|recommend|refine|safety_schools|cheapest',
      ),
    ],
  },
  {
    id: 'unseen-9-24',
    student: 'lowFL',
    turns: [
      heard('i was thinking trade school maybe', 'pathways'),
      heard('what do welders make', 'pathways|out_of_scope|majors'),
    ],
  },
  {
    id: 'unseen-9-25',
    student: 'midNY',
    turns: [
      heard("What's the retention rate at SUNY New Paltz?", 'college_facts|snapshot', 'New Paltz', '%'),
      heard('translate that for a normal human', 'repeat|explain_term|college_facts|snapshot'),
    ],
  },
  {
    id: 'unseen-9-26',
    student: 'partialTX',
    turns: [
      heard('when should i start applying', 'deadlines|applications|next_step'),
      heard('am i behind??', 'stress|next_step|deadlines'),
    ],
  },
  {
    id: 'unseen-9-27',
    student: 'scale100NJ',
    turns: [
      heard(
        '93 avg, 1410, chances at lehigh lafayette and bucknell',
        'chance_at|verdict|chances_overview',
        'Lehigh',
        'Lafayette',
        'Bucknell',
      ),
      heard('pick one for me', 'chance_at|verdict|chances_overview|compare|recommend|my_list|list_balance'),
    ],
  },
  {
    id: 'unseen-9-28',
    student: 'testOnlyIL',
    turns: [
      heard(
        'whats the cheapest decent school in illinois',
        'search_colleges|recommend|refine|safety_schools|cheapest',
        'IL|Illinois',
        '\\$',
      ),
      heard('is it actually decent', 'college_facts|snapshot|chance_at|verdict|chances_overview'),
    ],
  },
  {
    id: 'unseen-9-29',
    student: 'fullOH',
    turns: [
      heard(
        "I don't get the percent range thing, why not just one number",
        'data_source|explain_term|why_chance|repeat',
        'range|estimate',
      ),
    ],
  },
  {
    id: 'unseen-9-30',
    student: 'listOH',
    turns: [
      heard(
        'am i wasting money applying to georgetown',
        'chance_at|verdict|chances_overview|my_list|list_balance',
        'Georgetown',
      ),
      heard('ok ill drop it', 'remove_college', 'Georgetown'),
    ],
  },
  {
    id: 'unseen-9-31',
    student: 'highCA',
    turns: [
      heard(
        'do you think duke would like my robotics stuff',
        'activities_advice|chance_at|verdict|chances_overview',
      ),
    ],
  },
  {
    id: 'unseen-9-32',
    student: 'empty',
    turns: [
      heard(
        'hi im dyslexic and my grades suck freshman yr but got better, does that count against me',
        'special_situation|courses_advice|chances_overview|fairness',
      ),
    ],
  },
  {
    id: 'unseen-9-33',
    student: 'lowFL',
    turns: [
      heard('ucf or usf', 'compare', 'Central Florida|UCF', 'South Florida|USF'),
      heard('pros and cons', 'compare'),
      heard('which one gets me a better job', 'compare|college_facts|snapshot', '\\$'),
    ],
  },
  {
    id: 'unseen-9-34',
    student: 'midNY',
    turns: [
      heard(
        'is there a college where i dont need math',
        'majors|courses_advice|search_colleges|recommend|refine|safety_schools|cheapest',
      ),
    ],
  },
  {
    id: 'unseen-9-35',
    student: 'topHeavyGA',
    turns: [
      heard(
        'My dad wants me at Georgia Tech but I want to do art',
        'majors|stress|chance_at|verdict|chances_overview|search_colleges|recommend|refine|safety_schools|cheapest',
      ),
      heard(
        'what art schools r in atlanta',
        'search_colleges|recommend|refine|safety_schools|cheapest|majors',
      ),
    ],
  },
  {
    id: 'unseen-9-36',
    student: 'partialTX',
    turns: [
      heard(
        'would going test optional hurt me at tcu',
        'test_policy|what_if|chance_at|verdict|chances_overview',
        'TCU|Texas Christian',
      ),
    ],
  },
  {
    id: 'unseen-9-37',
    student: 'scale100NJ',
    turns: [
      heard("what's demonstrated interest and does Lehigh track it", 'explain_term', 'interest'),
      heard('how do i show it then', 'explain_term|visit', 'visit'),
    ],
  },
  {
    id: 'unseen-9-38',
    student: 'fullOH',
    turns: [
      heard(
        'can i still get into a decent place if i get a c this semester',
        'courses_advice|what_if|chances_overview',
      ),
    ],
  },
  {
    id: 'unseen-9-39',
    student: 'empty',
    turns: [
      heard('how many colleges are there in here', 'data_source|search_colleges|capabilities', '[0-9]'),
      heard('pick some random good ones for me', 'search_colleges|recommend|refine|safety_schools|cheapest'),
    ],
  },
  {
    id: 'unseen-9-40',
    student: 'listOH',
    turns: [
      heard('which of my schools needs the css profile', 'aid_basics|applications|explain_term', 'CSS'),
    ],
  },
  {
    id: 'unseen-9-41',
    student: 'highCA',
    turns: [
      heard(
        'i wanna go abroad for college, like uk',
        'out_of_scope|pathways|special_situation|search_colleges',
      ),
      heard(
        'ok fine, US then. boston maybe',
        'search_colleges|recommend|refine|safety_schools|cheapest|college_facts|snapshot',
        'Boston|MA',
      ),
    ],
  },
  {
    id: 'unseen-9-42',
    student: 'testOnlyIL',
    turns: [heard('what is greek life like at u of iowa', 'college_facts|snapshot|out_of_scope', 'Iowa')],
  },
  {
    id: 'unseen-9-43',
    student: 'lowFL',
    turns: [heard('ur not listening, i said CLOSE to miami', 'complaint|refine|search_colleges')],
  },
];
