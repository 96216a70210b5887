import type { WorkedConversation } from '../../src/modules/counseling-chat/testing/worked-conversation.js';
import { type Expected, turn } from './known-turn.js';

const naming = (...colleges: number[]): Expected => ({
  mentions: colleges.map((id) => `names:${String(id)}`),
});

/** Written before their writer had seen a cue, a pattern or an answer of the advisor. */
export const SEEN_CONVERSATIONS_4: readonly WorkedConversation[] = [
  {
    id: 'unseen-4-01',
    student: 'empty',
    turns: [
      turn(
        'hii so im a freshman and literally know nothing where do i even start',
        'next_step|capabilities|plans|courses_advice|greet',
        {
          mentions: ['grade|GPA|class|profile|freshman|9th'],
        },
      ),
      turn('ok my gpa is like a 3.6 i think', 'tell_fact', { mentions: ['3\\.6'] }),
      turn('yea', 'confirm', { state: { 'academic.unweightedGpa': '3.6' } }),
    ],
  },
  {
    id: 'unseen-4-02',
    student: 'fullOH',
    turns: [
      turn('do i have any shot at case western or nah', 'chance_at|verdict', naming(201645)),
      turn('dang. what about cincy', 'chance_at', naming(201885)),
      turn(
        'and which one is gonna be less expensive for us',
        'net_price|cheapest|compare',
        naming(201645, 201885),
      ),
    ],
  },
  {
    id: 'unseen-4-03',
    student: 'highCA',
    turns: [
      turn(
        'what if i dont get into any of the ucs',
        'safety_schools|recommend|stress|verdict|plans|list_balance|chances_overview',
        {
          mentions: ['safet|likely|transfer|list'],
        },
      ),
      turn('ok gimme like 3 backups in cali for cs', 'safety_schools|recommend|search_colleges', {
        mentions: ['colleges>=1:state=CA'],
      }),
      turn('save the first one', 'save_college', { mentions: ['saved|your list|My List'] }),
    ],
  },
  {
    id: 'unseen-4-04',
    student: 'lowFL',
    turns: [
      turn(
        'my gpa is trash can i still go to college',
        'recommend|safety_schools|verdict|stress|pathways|chances_overview',
        {
          mentions: ['yes|colleges|community'],
          avoids: ['\\btrash\\b'],
        },
      ),
      turn('wat about community college first then UCF', 'pathways', { mentions: ['transfer'] }),
      turn('how much is ucf for us we dont make alot', 'net_price', {
        mentions: ['names:132903', 'fact:netPriceForMe@132903'],
      }),
    ],
  },
  {
    id: 'unseen-4-05',
    student: 'midNY',
    turns: [
      turn('is it bad im not submitting an SAT', 'test_policy', {
        mentions: ['test.optional|without|optional'],
      }),
      turn('does binghamton even want it', 'test_policy|college_facts', naming(196079)),
      turn('whats the acceptance rate there', 'college_facts', {
        mentions: ['names:196079', '%'],
        cited: true,
      }),
    ],
  },
  {
    id: 'unseen-4-06',
    student: 'scale100NJ',
    turns: [
      turn('rutgers or penn state for buisness', 'compare|majors', naming(186380, 214777)),
      turn('wich has better grad rates', 'compare|college_facts', {
        mentions: ['names:186380', 'names:214777', '%'],
        cited: true,
      }),
      turn('k and whats more expensive for my family', 'net_price|compare|cheapest', naming(186380, 214777)),
    ],
  },
  {
    id: 'unseen-4-07',
    student: 'testOnlyIL',
    turns: [
      turn(
        'is a 30 act good enough for u of i',
        'chance_at|college_facts|verdict|test_policy',
        naming(145637),
      ),
      turn('should i take it again', 'test_policy|improve_chances|what_if|verdict', {
        mentions: ['retak|again|score|test'],
      }),
      turn('what would a 33 do', 'what_if', { mentions: ['33'] }),
    ],
  },
  {
    id: 'unseen-4-08',
    student: 'listOH',
    turns: [
      turn('is my list too hard', 'list_balance|my_list|chances_overview|verdict', {
        mentions: ['reach|safet|target'],
      }),
      turn(
        'ok add one thats a sure thing and not far from dayton',
        'safety_schools|recommend|save_college|search_colleges',
        {
          mentions: ['colleges>=1:state=OH'],
          avoids: ['guarantee you'],
        },
      ),
    ],
  },
  {
    id: 'unseen-4-09',
    student: 'topHeavyGA',
    turns: [
      turn('my counselor said im being unrealistic. am i?', 'list_balance|chances_overview|verdict|my_list', {
        mentions: ['reach', 'safet|target|likely'],
      }),
      turn('what should i cut', 'remove_college|list_balance|my_list|recommend', {
        mentions: ['reach|list|keep'],
      }),
      turn(
        'i dont wanna drop duke tho its my dream',
        'list_balance|verdict|stress|decline|chance_at|my_list|tell_fact',
        naming(198419),
      ),
    ],
  },
  {
    id: 'unseen-4-10',
    student: 'partialTX',
    turns: [
      turn('can i get in to A&M w a 3.4', 'chance_at|verdict', naming(228723)),
      turn('whats my chance if i get a 1350', 'what_if', { mentions: ['1350', 'names:228723'] }),
      turn('and texas tech', 'what_if|chance_at', naming(229115)),
      turn('ok which is cheaper', 'cheapest|net_price|compare', naming(228723, 229115)),
    ],
  },
  {
    id: 'unseen-4-11',
    student: 'empty',
    turns: [
      turn(
        'my parents are undocumented but i was born here can i get financial aid',
        'aid_basics|special_situation',
        {
          mentions: ['FAFSA'],
          avoids: ['you cannot', 'not eligible'],
        },
      ),
      turn('do they have to put a social security number', 'aid_basics|special_situation|privacy', {
        mentions: ['SSN|Social Security|without|StudentAid|no number'],
      }),
    ],
  },
  {
    id: 'unseen-4-12',
    student: 'fullOH',
    turns: [
      turn(
        'hi this is chloes mom. how do we pay for all of this?',
        'aid_basics|net_price|scholarships|cheapest',
        {
          mentions: ['FAFSA|net price|aid|grant'],
        },
      ),
      turn('We make about 85,000. What would Ohio State actually cost us?', 'net_price', {
        mentions: ['names:204796', 'fact:netPriceForMe@204796'],
      }),
      turn('Is that per year or for all four?', 'net_price|explain_term', { mentions: ['year'] }),
    ],
  },
  {
    id: 'unseen-4-13',
    student: 'lowFL',
    turns: [
      turn('scholarships for ppl with bad grades??', 'scholarships', { mentions: ['scholarship'] }),
      turn('do i qualify for pell', 'aid_basics', { mentions: ['Pell', 'FAFSA'] }),
      turn('when is it due', 'aid_basics|deadlines', { mentions: ['FAFSA|June|deadline|date'] }),
    ],
  },
  {
    id: 'unseen-4-14',
    student: 'highCA',
    turns: [
      turn('stanford rea vs mit ea, can i do both', 'rounds', {
        mentions: ['restrictive|single.choice|REA'],
      }),
      turn('wait isnt it too late anyway', 'deadlines|rounds', {
        mentions: ['November|regular|January|passed|over'],
      }),
      turn('so when are the regular ones due', 'deadlines', { mentions: ['January|date|deadline'] }),
    ],
  },
  {
    id: 'unseen-4-15',
    student: 'midNY',
    turns: [
      turn('small colleges in the northeast w a good psych program', 'search_colleges|recommend|majors', {
        mentions: ['colleges>=2'],
      }),
      turn('less preppy ones', 'refine|search_colleges|complaint|unclear|recommend', {
        mentions: ['college|know|tell|figure'],
      }),
      turn('any with like under 20k a year', 'refine|search_colleges|cheapest|recommend', {
        mentions: ['\\$|20,000'],
      }),
    ],
  },
  {
    id: 'unseen-4-16',
    student: 'empty',
    turns: [
      turn('im so behind everyone in my class already has their list done', 'stress|next_step', {
        mentions: ['one step|start|not too late|still time|not behind|begin|first'],
      }),
      turn('i have a 3.2 and 1180 and live in michigan', 'tell_fact', { mentions: ['3\\.2', '1180'] }),
    ],
  },
  {
    id: 'unseen-4-17',
    student: 'testOnlyIL',
    turns: [
      turn('can u write my common app essay about moving from poland', 'ghostwrite', {
        avoids: ['Here is your essay', 'Growing up in Poland'],
        mentions: ['\\?'],
      }),
      turn('fine can you at least tell me if its a good topic', 'essay_help', {
        mentions: ['you|moment|topic'],
      }),
      turn('how long does it need to be', 'essay_help', { mentions: ['650'] }),
    ],
  },
  {
    id: 'unseen-4-18',
    student: 'partialTX',
    turns: [
      turn('what does demonstrated interest mean', 'explain_term', { mentions: ['interest'] }),
      turn('and superscore', 'explain_term', { mentions: ['section|highest|best'] }),
      turn('does ut austin do that', 'test_policy|college_facts|explain_term', naming(228778)),
    ],
  },
  {
    id: 'unseen-4-19',
    student: 'fullOH',
    turns: [
      turn('got deferred from michigan what now', 'bad_news', { mentions: ['defer|letter|update|interest'] }),
      turn('should i email them every week lol', 'bad_news|verdict', { mentions: ['once|one|not every'] }),
    ],
  },
  {
    id: 'unseen-4-20',
    student: 'scale100NJ',
    turns: [
      turn('is tcnj hard to get into with a 93 avg', 'chance_at|college_facts|verdict', naming(187134)),
      turn('what abt montclair state', 'chance_at|college_facts', naming(185590)),
      turn('how much do ppl make after going there', 'college_facts', {
        mentions: ['names:185590', '\\$'],
        cited: true,
      }),
    ],
  },
  {
    id: 'unseen-4-21',
    student: 'topHeavyGA',
    turns: [
      turn(
        'if i get the hope scholarship how much would uga be',
        'net_price|scholarships|aid_basics',
        naming(139959),
      ),
      turn('what are my odds there', 'chance_at', naming(139959)),
      turn('better than georgia tech?', 'chance_at|compare', naming(139755)),
    ],
  },
  {
    id: 'unseen-4-22',
    student: 'empty',
    turns: [
      turn('hola no hablo mucho ingles, puedo ir a la universidad?', 'spanish', {
        mentions: ['[áéíóúñ¿]|universidad|puedes'],
      }),
      turn('mi promedio es 3.5', 'spanish|tell_fact', { mentions: ['3[.,]5'] }),
    ],
  },
  {
    id: 'unseen-4-23',
    student: 'highCA',
    turns: [
      turn(
        'colleges w good robotics thats not in the middle of nowhere',
        'search_colleges|recommend|majors',
        {
          mentions: ['colleges>=1'],
        },
      ),
      turn('nothing in the south', 'refine|search_colleges', { mentions: ['colleges>=1'] }),
      turn('which of these am i most likely to get in to', 'chance_at|chances_overview|compare|verdict', {
        mentions: ['%|likely|target|reach|safet'],
      }),
    ],
  },
  {
    id: 'unseen-4-24',
    student: 'listOH',
    turns: [
      turn('whats due next', 'deadlines|applications', { mentions: ['date|deadline|due'] }),
      turn('take georgetown off my list', 'remove_college', { mentions: ['names:131496'] }),
      turn('actually nvm keep it', 'decline|save_college', {
        state: { saved: [170976, 131496, 204796, 215293, 201885, 217882] },
      }),
    ],
  },
  {
    id: 'unseen-4-25',
    student: 'midNY',
    turns: [
      turn('i want to be a therapist what do i major in', 'majors', { mentions: ['psych'] }),
      turn('do you need grad school for that', 'majors|explain_term|pathways', {
        mentions: ['master|graduate|grad'],
      }),
    ],
  },
  {
    id: 'unseen-4-26',
    student: 'partialTX',
    turns: [
      turn(
        'im in 11th what should i be doing rn',
        'next_step|plans|courses_advice|improve_chances|deadlines',
        { mentions: ['SAT|ACT|test|class|list|visit|score|course'] },
      ),
      turn('how many aps is enough', 'courses_advice', { mentions: ['AP'] }),
      turn('is ap lang or dual credit english better', 'courses_advice', { mentions: ['AP', 'dual'] }),
    ],
  },
  {
    id: 'unseen-4-27',
    student: 'empty',
    turns: [
      turn('how hard is it to get in to harvard', 'college_facts|chance_at', {
        mentions: ['names:166027', '%'],
        cited: true,
      }),
      turn('lol ok no. how bout arizona state', 'college_facts|chance_at', { mentions: ['Arizona State'] }),
      turn('do they have engineering', 'majors|college_facts', { mentions: ['Arizona State', 'engineer'] }),
    ],
  },
  {
    id: 'unseen-4-28',
    student: 'fullOH',
    turns: [
      turn(
        'ur numbers are wrong my friend got in to osu with a 3.3',
        'complaint|data_source|fairness|why_chance',
        {
          mentions: ['estimate|range|not|one'],
        },
      ),
      turn('so where do you get them from', 'data_source', {
        mentions: ['Department of Education|Scorecard'],
      }),
    ],
  },
  {
    id: 'unseen-4-29',
    student: 'lowFL',
    turns: [
      turn(
        'I work 25 hrs a week to help my mom so no clubs. does that ruin my chances',
        'activities_advice|special_situation',
        {
          mentions: ['job|work'],
          avoids: ['should join'],
        },
      ),
      turn('where do i put it', 'activities_advice|open_page', { mentions: ['activit'] }),
    ],
  },
  {
    id: 'unseen-4-30',
    student: 'testOnlyIL',
    turns: [
      turn('how do i ask my chem teacher for a rec letter shes scary', 'recommenders', {
        mentions: ['ask|teacher'],
      }),
      turn('how many do i need', 'recommenders', { mentions: ['one|two|1|2'] }),
      turn('can my coach do it', 'recommenders', { mentions: ['teacher|coach'] }),
    ],
  },
  {
    id: 'unseen-4-31',
    student: 'scale100NJ',
    turns: [
      turn(
        'nyu or boston u, money isnt an issue, which would take me',
        'chance_at|compare',
        naming(193900, 164988),
      ),
      turn('what if i apply ED', 'rounds|what_if', { mentions: ['Early Decision|ED|binding'] }),
      turn('can i back out if its too expensive', 'rounds|aid_basics', {
        mentions: ['aid|release|cost|afford'],
      }),
    ],
  },
  {
    id: 'unseen-4-32',
    student: 'empty',
    turns: [
      turn('wats a good gpa', 'explain_term|courses_advice|college_facts|chances_overview', {
        mentions: ['GPA'],
      }),
      turn('mine is a 91 out of 100', 'tell_fact', { mentions: ['91'] }),
      turn('no wait 94', 'tell_fact|decline', { mentions: ['94'] }),
    ],
  },
  {
    id: 'unseen-4-33',
    student: 'topHeavyGA',
    turns: [
      turn('hbcus that would take me?? w/ bio', 'search_colleges|recommend|safety_schools|chances_overview', {
        mentions: ['colleges>=1'],
      }),
      turn('how much is spelman', 'net_price|college_facts', naming(141060)),
      turn('omg thats so much', 'cheapest|stress|net_price|aid_basics|scholarships', {
        mentions: ['cheaper|cost|aid|price|less|scholarship'],
      }),
    ],
  },
  {
    id: 'unseen-4-34',
    student: 'highCA',
    turns: [
      turn(
        'my dad wants me to be a doctor but i like cs. idk what to do',
        'majors|stress|verdict|special_situation',
        {
          mentions: ['major|both|talk|you'],
          avoids: ['your dad is wrong'],
        },
      ),
      turn('is usc cs harder than regular usc', 'majors|chance_at|college_facts', naming(123961)),
    ],
  },
  {
    id: 'unseen-4-35',
    student: 'midNY',
    turns: [
      turn('does it matter that im muslim or brown for getting in', 'fairness', {
        mentions: ['no|not|never'],
      }),
      turn('do you use my race in the chances', 'fairness|privacy', { mentions: ['no|not|never'] }),
      turn('ok good who sees what i type', 'privacy', { mentions: ['you|see|only'] }),
    ],
  },
  {
    id: 'unseen-4-36',
    student: 'partialTX',
    turns: [
      turn('i play varsity tennis can i get recruited', 'activities_advice|special_situation|scholarships', {
        mentions: ['coach|NCAA|recruit'],
      }),
      turn(
        'what schools in tx are d1',
        'search_colleges|special_situation|college_facts|refine|activities_advice',
        { mentions: ['D1|Division|athletic|TX|Texas'] },
      ),
    ],
  },
  {
    id: 'unseen-4-37',
    student: 'listOH',
    turns: [
      turn('can you rank my schools by how much theyd cost', 'my_list|cheapest|net_price|compare', {
        mentions: ['\\$', 'names:204796'],
      }),
      turn('now by how likely i am', 'my_list|chances_overview|chance_at|refine', {
        mentions: ['%', 'names:204796'],
      }),
      turn('why is pitt higher', 'why_chance|chance_at', naming(215293)),
    ],
  },
  {
    id: 'unseen-4-38',
    student: 'empty',
    turns: [
      turn('this is dumb just tell me where to go', 'complaint|recommend|verdict|unclear|capabilities', {
        mentions: ['\\?|GPA|grade|profile'],
      }),
      turn('florida. warm. party school. cheap', 'search_colleges|recommend', { mentions: ['FL|Florida'] }),
      turn('wow ok thx ur actually helpful', 'thanks', { avoids: ['didn.t understand|not sure what'] }),
    ],
  },
  {
    id: 'unseen-4-39',
    student: 'fullOH',
    turns: [
      turn(
        'do i have to take nursing prereqs or do i get in to the nursing program right away',
        'majors|explain_term|college_facts',
        { mentions: ['nursing', 'direct|program|separate'] },
      ),
      turn('what ohio schools have it', 'majors|search_colleges|recommend', {
        mentions: ['colleges>=2:state=OH'],
      }),
      turn('compare the first two', 'compare', {
        mentions: ['vs|and|than|both|compare'],
        tools: [['compare_colleges', {}]],
      }),
    ],
  },
  {
    id: 'unseen-4-40',
    student: 'lowFL',
    turns: [
      turn('fee waivers how do i get one', 'aid_basics|applications|explain_term', { mentions: ['waiver'] }),
      turn('also is miami dade free', 'net_price|college_facts|cheapest', { mentions: ['Miami Dade'] }),
      turn(
        'ok and i got a D in algebra 2 sophomore yr is that a big deal',
        'courses_advice|bad_news|special_situation|improve_chances|stress|verdict',
        { mentions: ['grade|one|trend|senior|improve|explain'] },
      ),
    ],
  },
];
