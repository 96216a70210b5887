import type { WorkedConversation } from '../../src/modules/counseling-chat/testing/worked-conversation.js';
import { turn } from './known-turn.js';

/** Written before their writer had seen a word list, an answer or a worked conversation of the advisor. */
export const SEEN_CONVERSATIONS_2: readonly WorkedConversation[] = [
  {
    id: 'unseen-01',
    student: 'partialTX',
    turns: [
      turn('hiii so my counselor keeps pushing UT but like do i have any shot w a 3.4??', 'chance_at', {
        tools: [['college_chance', { colleges: [228778] }]],
        mentions: ['names:228778'],
      }),
      turn('and with a 1450?', 'what_if', {
        tools: [['what_if', { colleges: [228778], changes: { satTotal: 1450 } }]],
      }),
      turn('ok what about a&m with that same score', 'what_if|chance_at', {
        mentions: ['names:228723'],
      }),
    ],
  },
  {
    id: 'unseen-02',
    student: 'lowFL',
    turns: [
      turn('my mom cleans houses and we make maybe 25k a year, how much would UF be for us', 'net_price', {
        tools: [['net_price', { colleges: [134130] }]],
        mentions: ['names:134130', 'fact:netPriceForMe@134130'],
      }),
      turn('and FSU?', 'net_price', {
        tools: [['net_price', { colleges: [134097] }]],
        mentions: ['fact:netPriceForMe@134097'],
      }),
      turn('so which is cheaper', 'compare|net_price|cheapest', {
        mentions: ['names:134130', 'names:134097'],
      }),
    ],
  },
  {
    id: 'unseen-03',
    student: 'highCA',
    turns: [
      turn('Cal Poly SLO or San Jose State for CS, cant decide', 'compare|majors', {
        mentions: ['names:110422', 'names:122755'],
      }),
      turn('why is my chance at cal poly not higher w my grades??', 'why_chance', {
        mentions: ['names:110422'],
      }),
    ],
  },
  {
    id: 'unseen-04',
    student: 'fullOH',
    turns: [
      turn('can i get into OSU', 'chance_at|verdict', {
        tools: [['college_chance', { colleges: [204796] }]],
        mentions: ['names:204796', 'fact:chance@204796'],
      }),
      turn('is it better than cincinnati for nursing or nah', 'compare|majors', {
        mentions: ['names:204796', 'names:201885'],
      }),
    ],
  },
  {
    id: 'unseen-05',
    student: 'midNY',
    turns: [
      turn('Hello, I am wanting to know what is FAFSA and who have to make it', 'aid_basics|explain_term', {
        mentions: ['FAFSA'],
      }),
      turn('my father he is not citizen, it is a problem for this?', 'special_situation|aid_basics', {
        mentions: ['citizen|social security|status|immigra'],
      }),
      turn('other people can see what I write here?', 'privacy'),
    ],
  },
  {
    id: 'unseen-06',
    student: 'topHeavyGA',
    turns: [
      turn('be honest is my list too hard', 'list_balance', { tools: [['list_balance', {}]] }),
      turn('ok so give me like 3 safeties then', 'safety_schools', { tools: [['safety_schools', {}]] }),
      turn('cheaper?', 'refine|cheapest|safety_schools'),
    ],
  },
  {
    id: 'unseen-07',
    student: 'listOH',
    turns: [
      turn('when is everything due??', 'deadlines', { tools: [['deadlines', {}]] }),
      turn('which one comes first', 'deadlines'),
      turn('who should i ask for rec letters, my bio teacher barely knows my name', 'recommenders', {
        mentions: ['teacher|counselor'],
      }),
    ],
  },
  {
    id: 'unseen-08',
    student: 'empty',
    turns: [
      turn('idk where to even start with all this', 'next_step|capabilities|stress'),
      turn('what do u need from me to tell me my chances', 'next_step|capabilities|chances_overview', {
        mentions: ['GPA|grades'],
      }),
    ],
  },
  {
    id: 'unseen-09',
    student: 'scale100NJ',
    turns: [
      turn(
        'rutgers new brunswick vs TCNJ vs rowan for business, which one would cost my family the least',
        'compare|net_price|cheapest',
        { mentions: ['names:186380', 'names:187134', 'names:184782'] },
      ),
      turn('what does net price mean tho, is that with the aid already', 'explain_term|aid_basics', {
        mentions: ['grant|scholarship|aid'],
      }),
    ],
  },
  {
    id: 'unseen-10',
    student: 'testOnlyIL',
    turns: [
      turn('i have a 30 ACT should i even bother w the SAT', 'test_policy'),
      turn('does UIUC make you send scores', 'test_policy|college_facts', { mentions: ['names:145637'] }),
      turn('what if i get my act to a 33, for uiuc', 'what_if', {
        tools: [['what_if', { colleges: [145637] }]],
      }),
    ],
  },
  {
    id: 'unseen-11',
    student: 'highCA',
    turns: [
      turn('Chance me: MIT, carnegie mellon, georgia tech', 'chance_at', {
        tools: [['college_chance', { colleges: [166683, 211440, 139755] }]],
        mentions: ['names:166683', 'names:211440', 'names:139755'],
      }),
      turn('why so low at MIT?? i have a 1520', 'why_chance', { mentions: ['names:166683'] }),
      turn('what would help the most', 'improve_chances', { tools: [['improvements', {}]] }),
    ],
  },
  {
    id: 'unseen-12',
    student: 'lowFL',
    turns: [
      turn('what colleges in florida take a 2.6 gpa', 'search_colleges|safety_schools|recommend', {
        mentions: ['Florida|FL\\b|Miami'],
      }),
      turn('thats not helpful, i wanna stay by orlando', 'refine|search_colleges|complaint'),
    ],
  },
  {
    id: 'unseen-13',
    student: 'fullOH',
    turns: [
      turn('can u make me a college list i have no clue', 'recommend', { tools: [['recommendations', {}]] }),
      turn('more south, less cold lol', 'refine|search_colleges|recommend'),
      turn('save the first one', 'save_college', { tools: [['propose_save', {}]] }),
    ],
  },
  {
    id: 'unseen-14',
    student: 'midNY',
    turns: [
      turn('how much is cornell REALLY for a family making like 50k', 'net_price', {
        tools: [['net_price', { colleges: [190415] }]],
        mentions: ['fact:netPriceForMe@190415'],
      }),
      turn('and binghamton?', 'net_price', {
        tools: [['net_price', { colleges: [196079] }]],
        mentions: ['fact:netPriceForMe@196079'],
      }),
    ],
  },
  {
    id: 'unseen-15',
    student: 'partialTX',
    turns: [
      turn('my dad says private college is always a ripoff, is that true', 'aid_basics|net_price'),
      turn('like baylor, what would we actually pay', 'net_price', {
        tools: [['net_price', { colleges: [223232] }]],
        mentions: ['names:223232'],
      }),
      turn('does bama give scholarships for grades', 'scholarships|college_facts', {
        mentions: ['names:100751'],
      }),
    ],
  },
  {
    id: 'unseen-16',
    student: 'topHeavyGA',
    turns: [
      turn('take harvard off my list pls', 'remove_college', { mentions: ['Harvard'] }),
      turn('n add georgia state instead', 'save_college', {
        tools: [['propose_save', { colleges: [139940] }]],
      }),
      turn('yep', 'confirm'),
    ],
  },
  {
    id: 'unseen-17',
    student: 'empty',
    turns: [
      turn('whats the difference between ED and EA', 'rounds|explain_term', { mentions: ['binding'] }),
      turn('does ED mess up your financial aid tho', 'rounds|aid_basics|explain_term', {
        mentions: ['aid|offer|compare'],
      }),
    ],
  },
  {
    id: 'unseen-18',
    student: 'fullOH',
    turns: [
      turn('i got a C in ap chem junior year am i cooked', 'courses_advice|stress|chances_overview'),
      turn('would a 1450 SAT make up for it at pitt', 'what_if|test_policy', {
        mentions: ['names:215293'],
      }),
      turn('can i just talk to an actual human about this', 'human_help', {
        mentions: ['counselor|person|human|adult|teacher'],
      }),
    ],
  },
  {
    id: 'unseen-19',
    student: 'listOH',
    turns: [
      turn('what do i have saved', 'my_list', { tools: [['my_list', {}]], mentions: ['names:170976'] }),
      turn('chances at all of those?', 'chances_overview|chance_at', {
        mentions: ['names:170976', 'names:131496'],
      }),
    ],
  },
  {
    id: 'unseen-20',
    student: 'highCA',
    turns: [
      turn('bruh what would USC cost us', 'net_price', {
        tools: [['net_price', { colleges: [123961] }]],
        mentions: ['names:123961'],
      }),
      turn(
        'my parents make too much for need based but they said no way theyre paying 90k. where do ppl like me find merit money',
        'scholarships|aid_basics',
        { mentions: ['merit'] },
      ),
    ],
  },
  {
    id: 'unseen-21',
    student: 'lowFL',
    turns: [
      turn("i'm undocumented, can i still go to college", 'special_situation', {
        mentions: ['undocumented|status|DACA|citizen'],
      }),
      turn('do i fill out the fafsa or no', 'aid_basics|special_situation', { mentions: ['FAFSA'] }),
    ],
  },
  {
    id: 'unseen-22',
    student: 'partialTX',
    turns: [
      turn('coach from texas state dmd me about running track there, what happens now', 'special_situation', {
        mentions: ['NCAA|recruit|coach'],
      }),
      turn('ok but what r my chances there without the sports stuff', 'chance_at', {
        tools: [['college_chance', { colleges: [228459] }]],
        mentions: ['names:228459'],
      }),
    ],
  },
  {
    id: 'unseen-23',
    student: 'testOnlyIL',
    turns: [
      turn(
        'smallish colleges in indiana or wisconsin with mechanical engineering',
        'search_colleges|majors',
        {
          tools: [['search_colleges', {}]],
        },
      ),
      turn('under 25k', 'refine|search_colleges|cheapest'),
    ],
  },
  {
    id: 'unseen-24',
    student: 'midNY',
    turns: [
      turn('psych major, what can u even do with that', 'majors', { mentions: ['psych'] }),
      turn('good schools for it in pennsylvania? not too huge', 'majors|search_colleges|recommend'),
      turn('is it worth visiting before i apply', 'visit'),
    ],
  },
  {
    id: 'unseen-25',
    student: 'scale100NJ',
    turns: [
      turn('VT or UNC, where do i have the better shot', 'chance_at|compare', {
        mentions: ['names:233921', 'names:199120'],
      }),
      turn('whats VT gonna run us from jersey, all in', 'net_price|college_facts', {
        mentions: ['names:233921'],
      }),
    ],
  },
  {
    id: 'unseen-26',
    student: 'topHeavyGA',
    turns: [
      turn('Good evening. Could you please explain why my chance at Emory is what it is?', 'why_chance', {
        tools: [['college_chance', { colleges: [139658] }]],
        mentions: ['names:139658'],
      }),
      turn('Thank you. And where do these numbers come from?', 'data_source', {
        mentions: ['Scorecard|Department of Education|Common Data Set|IPEDS|college'],
      }),
    ],
  },
  {
    id: 'unseen-27',
    student: 'empty',
    turns: [
      turn('is community college a bad idea', 'pathways', { mentions: ['transfer|two.year|community'] }),
      turn('i live in california btw', 'tell_fact', { tools: [['propose_profile_change', {}]] }),
      turn('how does transfering to a UC work after', 'pathways|explain_term', { mentions: ['transfer'] }),
    ],
  },
  {
    id: 'unseen-28',
    student: 'fullOH',
    turns: [
      turn('what would i need to change to have a better shot at michigan', 'improve_chances', {
        tools: [['improvements', {}]],
      }),
      turn('if i got a 1500?', 'what_if', {
        tools: [['what_if', { colleges: [170976], changes: { satTotal: 1500 } }]],
        mentions: ['names:170976'],
      }),
    ],
  },
  {
    id: 'unseen-29',
    student: 'lowFL',
    turns: [
      turn('what can i do this semester to get my chances up', 'improve_chances', {
        tools: [['improvements', {}]],
      }),
      turn(
        "i dont do any clubs, i just work at publix and watch my little brothers after school so idk what i'd put",
        'activities_advice|tell_fact',
        { mentions: ['work|job|brother|sibling|famil'] },
      ),
    ],
  },
  {
    id: 'unseen-30',
    student: 'highCA',
    turns: [
      turn('compare UW seattle, michigan and georgia tech for me, cost + grad rate', 'compare', {
        tools: [['compare_colleges', { colleges: [236948, 170976, 139755] }]],
        mentions: ['names:236948', 'names:170976', 'names:139755'],
      }),
      turn('ok and which am i most likely to get into', 'chance_at|compare|chances_overview'),
    ],
  },
  {
    id: 'unseen-31',
    student: 'midNY',
    turns: [
      turn('i dont know what to write my common app essay about', 'essay_help'),
      turn('is my grandma dying overdone as a topic', 'essay_help', { mentions: ['topic|about you|essay'] }),
      turn('fine can you just write the first paragraph for me', 'ghostwrite'),
    ],
  },
  {
    id: 'unseen-32',
    student: 'partialTX',
    turns: [
      turn('i kinda wanna take a gap year and work, is that bad', 'pathways', {
        mentions: ['gap year|year off|defer'],
      }),
      turn(
        'what about joining the military first to pay for it',
        'pathways|aid_basics|special_situation|scholarships',
        {
          mentions: ['GI Bill|ROTC|military|service'],
        },
      ),
    ],
  },
  {
    id: 'unseen-33',
    student: 'listOH',
    turns: [
      turn(
        'me and my twin sister start college the same year, does having two in college get us more aid',
        'aid_basics',
        {
          mentions: ['aid|FAFSA'],
        },
      ),
      turn('what would pitt be for one of us', 'net_price', {
        tools: [['net_price', { colleges: [215293] }]],
        mentions: ['fact:netPriceForMe@215293'],
      }),
    ],
  },
  {
    id: 'unseen-34',
    student: 'empty',
    turns: [
      turn('honestly i just wanna be an electrician not do 4 more years of school', 'pathways', {
        mentions: ['apprentice|trade|certificate|technical|vocational|community college'],
      }),
      turn('do u still do fafsa for trade school', 'aid_basics|pathways', { mentions: ['FAFSA|aid'] }),
    ],
  },
  {
    id: 'unseen-35',
    student: 'topHeavyGA',
    turns: [
      turn('will i get in to UGA yes or no', 'verdict|chance_at', { mentions: ['names:139959'] }),
      turn('why', 'why_chance'),
      turn('what if i dont send my sat', 'what_if|test_policy'),
    ],
  },
  {
    id: 'unseen-36',
    student: 'scale100NJ',
    turns: [
      turn('safeties for business pls, in nj or pa', 'safety_schools', { tools: [['safety_schools', {}]] }),
      turn('what would i pay at the first one', 'net_price', { tools: [['net_price', {}]] }),
    ],
  },
  {
    id: 'unseen-37',
    student: 'testOnlyIL',
    turns: [
      turn(
        'im gonna be so homesick i already know it lol so what colleges are in or near chicago',
        'search_colleges|recommend|stress',
        { mentions: ['Chicago|Illinois'] },
      ),
      turn('loyola chicago, how much is it and would i get in', 'net_price+chance_at', {
        mentions: ['names:146719'],
      }),
    ],
  },
  {
    id: 'unseen-38',
    student: 'lowFL',
    turns: [
      turn('whats a pell grant n would i get one', 'aid_basics|explain_term', { mentions: ['Pell'] }),
      turn('so what would UCF cost me after that', 'net_price', {
        tools: [['net_price', { colleges: [132903] }]],
        mentions: ['fact:netPriceForMe@132903'],
      }),
      turn('bet. put it on my list', 'save_college', {
        tools: [['propose_save', { colleges: [132903] }]],
      }),
    ],
  },
  {
    id: 'unseen-39',
    student: 'fullOH',
    turns: [
      turn('¿cuánto me costaría Miami University en Ohio?', 'net_price|spanish', {
        mentions: ['names:204024'],
      }),
      turn('y qué posibilidad tengo de entrar ahí?', 'chance_at|spanish', { mentions: ['names:204024'] }),
    ],
  },
  {
    id: 'unseen-40',
    student: 'highCA',
    turns: [
      turn('got deferred from yale today.. what now', 'bad_news', { mentions: ['defer'] }),
      turn('any school kinda like it thats less insane to get into', 'recommend|search_colleges|refine'),
      turn('ok thx ur actually helpful', 'thanks'),
    ],
  },
];
