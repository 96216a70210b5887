import type { WorkedConversation } from '../../src/modules/counseling-chat/testing/worked-conversation.js';
import { type Expected, turn } from './known-turn.js';

const naming = (...colleges: number[]): Expected => ({
  mentions: colleges.map((id) => `names:${String(id)}`),
});

/** Written before the causes of the fourth set’s wrong turns were all mended, and measured once. */
export const SEEN_CONVERSATIONS_5: readonly WorkedConversation[] = [
  {
    id: 'unseen-5-01',
    student: 'fullOH',
    turns: [
      turn('is bowling green too easy for me', 'chance_at|verdict|college_facts', naming(201441)),
      turn('whats it cost tho', 'net_price', { mentions: ['names:201441', 'fact:netPriceForMe@201441'] }),
      turn('put it on my list', 'save_college', naming(201441)),
      turn('ya do it', 'confirm', { state: { saved: [201441] } }),
    ],
  },
  {
    id: 'unseen-5-02',
    student: 'empty',
    turns: [
      turn('hey do u know anything abt music schools', 'search_colleges|majors|recommend', {
        mentions: ['music|colleges'],
      }),
      turn('i play cello and have like a 3.3', 'tell_fact', { mentions: ['3\\.3'] }),
    ],
  },
  {
    id: 'unseen-5-03',
    student: 'partialTX',
    turns: [
      turn('could i get in to rice or am i dreaming', 'chance_at|verdict', { mentions: ['Rice'] }),
      turn('what abt u of houston', 'chance_at', naming(225511)),
      turn('is it better than UTSA', 'compare|college_facts', naming(225511, 229027)),
    ],
  },
  {
    id: 'unseen-5-04',
    student: 'highCA',
    turns: [
      turn('how many reaches is too many', 'list_balance|recommend|plans', { mentions: ['reach|list'] }),
      turn(
        'can you look at my chances for stanford caltech and mit',
        'chance_at|chances_overview',
        naming(243744, 166683),
      ),
      turn(
        'ok thats depressing. where would i actually get in',
        'chances_overview|safety_schools|recommend',
        { mentions: ['%|safet|likely'] },
      ),
    ],
  },
  {
    id: 'unseen-5-05',
    student: 'lowFL',
    turns: [
      turn('whats the cheapest 4 year in florida for a poor kid', 'cheapest|search_colleges|net_price', {
        mentions: ['\\$'],
      }),
      turn('can i get in there', 'chance_at', {
        mentions: ['%|nearly everyone|open admission|range|likely|reach|target|safety'],
      }),
      turn('do i have to pay it all at once', 'aid_basics|net_price', {
        mentions: ['payment|plan|semester|year|aid|bill'],
      }),
    ],
  },
  {
    id: 'unseen-5-06',
    student: 'midNY',
    turns: [
      turn('explain early decision like im 5', 'explain_term|rounds', {
        mentions: ['binding|promise|commit|go'],
      }),
      turn('should i do it for vassar', 'rounds', { mentions: ['Vassar'] }),
      turn('even if we need money?', 'rounds|aid_basics|net_price', { mentions: ['price|aid|cost|compare'] }),
    ],
  },
  {
    id: 'unseen-5-07',
    student: 'scale100NJ',
    turns: [
      turn(
        'what sat do i need for rutgers business',
        'college_facts|improve_chances|test_policy',
        naming(186380),
      ),
      turn('is 1410 above that', 'test_policy|college_facts|chance_at|what_if|verdict', {
        mentions: ['1410|score|above|middle|range'],
      }),
    ],
  },
  {
    id: 'unseen-5-08',
    student: 'testOnlyIL',
    turns: [
      turn(
        'my gpa sucks but my act is 30 whats more important',
        'improve_chances|courses_advice|test_policy|chances_overview|data_source',
        { mentions: ['grade|GPA|score'] },
      ),
      turn(
        'so should i not even tell you my gpa',
        'privacy|my_profile|tell_fact|chances_overview|data_source|improve_chances|unclear',
        { mentions: ['GPA|grade'] },
      ),
    ],
  },
  {
    id: 'unseen-5-09',
    student: 'listOH',
    turns: [
      turn('which of my schools is the best deal', 'cheapest|net_price|compare|my_list', {
        mentions: ['\\$', 'names:204796'],
      }),
      turn('and where am i most likely to graduate on time', 'compare|college_facts|my_list', {
        mentions: ['%|graduat'],
      }),
      turn('do i even have a safety', 'list_balance|safety_schools|my_list', { mentions: ['safet'] }),
    ],
  },
  {
    id: 'unseen-5-10',
    student: 'topHeavyGA',
    turns: [
      turn(
        'im applying to harvard duke vandy tech emory and yale. good list?',
        'list_balance|chances_overview|chance_at',
        { mentions: ['reach|safet|likely|target'] },
      ),
      turn(
        'ok find me 2 schools ill actually get in to that have bio',
        'safety_schools|recommend|search_colleges',
        { mentions: ['colleges>=1:state=GA|colleges>=1'], tools: [['safety_schools', {}]] },
      ),
      turn('how far is the first one from atlanta', 'college_facts|visit', {
        mentions: ['mile|in |campus|city|GA|Georgia|map|located'],
      }),
    ],
  },
  {
    id: 'unseen-5-11',
    student: 'empty',
    turns: [
      turn('im in foster care who signs the fafsa for me', 'special_situation|aid_basics', {
        mentions: ['without a parent|foster'],
      }),
      turn(
        'are there schools that let u stay over breaks',
        'special_situation|search_colleges|college_facts|unclear',
        {
          mentions: ['break|housing|college'],
          avoids: ['didn.t quite catch|not certain what you meant|not sure I got'],
        },
      ),
    ],
  },
  {
    id: 'unseen-5-12',
    student: 'fullOH',
    turns: [
      turn(
        'My daughter wants to study nursing but worries about the cost. What should we look at first?',
        'aid_basics|net_price|search_colleges|majors|cheapest|next_step',
        { mentions: ['\\$|price|cost|aid'] },
      ),
      turn('Which public universities in Ohio have it for under 20,000?', 'search_colleges|cheapest|majors', {
        mentions: ['Ohio|OH', '\\$'],
      }),
    ],
  },
  {
    id: 'unseen-5-13',
    student: 'midNY',
    turns: [
      turn('do i need to take the sat if all my schools are test optional', 'test_policy', {
        mentions: ['optional|score'],
      }),
      turn('would a 1300 help me at albany', 'what_if', naming(196060)),
      turn('and a 1200?', 'what_if', { mentions: ['1200'] }),
    ],
  },
  {
    id: 'unseen-5-14',
    student: 'partialTX',
    turns: [
      turn('my teacher said i should write abt my job at whataburger for my essay, thoughts?', 'essay_help', {
        avoids: ['I don.t write'],
        mentions: ['moment|you|topic|job'],
      }),
      turn('how do i start it', 'essay_help', { mentions: ['start|first|moment|write|sentence'] }),
      turn('nah just write the first paragraph', 'ghostwrite', { mentions: ['\\?'] }),
    ],
  },
  {
    id: 'unseen-5-15',
    student: 'highCA',
    turns: [
      turn('uc davis or uc irvine for cs', 'compare|majors', naming(110644, 110653)),
      turn('which is easier to get in', 'compare|chance_at', naming(110644, 110653)),
      turn('why', 'why_chance|compare', { mentions: ['names:110644|names:110653'] }),
    ],
  },
  {
    id: 'unseen-5-16',
    student: 'lowFL',
    turns: [
      turn('i failed algebra 2 am i screwed', 'courses_advice|stress|bad_news|verdict', {
        mentions: ['class|grade|retak|counselor'],
      }),
      turn('can i take it over the summer', 'courses_advice', { mentions: ['summer|retak|counselor|class'] }),
    ],
  },
  {
    id: 'unseen-5-17',
    student: 'empty',
    turns: [
      turn('yo', 'greet', { mentions: ['Wren|Hi|Hey'] }),
      turn('what colleges are in boston', 'search_colleges', { mentions: ['MA|Boston'] }),
      turn('any cheap ones', 'refine|cheapest|search_colleges', { mentions: ['\\$'] }),
      turn('ok im out thanks', 'thanks', {}),
    ],
  },
  {
    id: 'unseen-5-18',
    student: 'scale100NJ',
    turns: [
      turn('is it worth it to apply to 15 schools', 'list_balance|recommend|applications|plans|verdict', {
        mentions: ['list|college|eight|fee|essay'],
      }),
      turn('how much are app fees usually', 'aid_basics|explain_term|applications|college_facts|plans', {
        mentions: ['fee'],
      }),
    ],
  },
  {
    id: 'unseen-5-19',
    student: 'fullOH',
    turns: [
      turn('got waitlisted at pitt :(', 'bad_news', { mentions: ['waitlist'] }),
      turn('do people ever get off it', 'bad_news', { mentions: ['few|late spring|changes|know|some'] }),
      turn('ok whats my next safest option', 'safety_schools|my_list|chances_overview|recommend', {
        mentions: ['safety|%'],
      }),
    ],
  },
  {
    id: 'unseen-5-20',
    student: 'partialTX',
    turns: [
      turn('what happens if i take a gap year', 'pathways', { mentions: ['gap|year|defer'] }),
      turn('will i lose my scholarships', 'pathways|scholarships|aid_basics', {
        mentions: ['scholarship|aid|ask|college'],
      }),
    ],
  },
  {
    id: 'unseen-5-21',
    student: 'midNY',
    turns: [
      turn(
        'cual es la diferencia entre SUNY y CUNY',
        'explain_term|spanish|compare|search_colleges|college_facts',
        { mentions: ['SUNY|CUNY'], avoids: ['didn.t quite catch|not certain what you meant|not sure I got'] },
      ),
      turn('cuanto cuesta hunter', 'net_price', { mentions: ['Hunter', '\\$'] }),
    ],
  },
  {
    id: 'unseen-5-22',
    student: 'highCA',
    turns: [
      turn('what r the best cs schools', 'search_colleges|recommend|majors', {
        mentions: ['rank|best fit|colleges'],
      }),
      turn(
        'only ones where i have at least a 20% chance',
        'refine|recommend|search_colleges|chances_overview',
        { mentions: ['%'] },
      ),
    ],
  },
  {
    id: 'unseen-5-23',
    student: 'topHeavyGA',
    turns: [
      turn('does emory meet full need', 'college_facts|aid_basics|net_price|explain_term', {
        mentions: ['Emory|need'],
      }),
      turn('so what would it be for us', 'net_price', { mentions: ['names:139658', '\\$'] }),
      turn('cheaper than uga?', 'compare|net_price|cheapest', naming(139959, 139658)),
    ],
  },
  {
    id: 'unseen-5-24',
    student: 'testOnlyIL',
    turns: [
      turn('do i even need college to be a firefighter', 'pathways|majors', {
        mentions: ['no|not|certificate|academy|community|degree|job'],
      }),
      turn('my mom says i have to get a degree', 'stress|pathways|majors|special_situation', {
        mentions: ['mom|degree|both|they|worr'],
      }),
    ],
  },
  {
    id: 'unseen-5-25',
    student: 'empty',
    turns: [
      turn('whats the difference between a college and a university', 'explain_term|capabilities', {
        mentions: ['college', 'universit'],
      }),
      turn('n what does liberal arts mean', 'explain_term', { mentions: ['liberal arts'] }),
    ],
  },
  {
    id: 'unseen-5-26',
    student: 'fullOH',
    turns: [
      turn('does osu superscore the sat', 'test_policy|college_facts|explain_term', naming(204796)),
      turn('im at a 1380. if i get a 1450 how much better', 'what_if', { mentions: ['1450'] }),
      turn('worth it?', 'test_policy|what_if|improve_chances|verdict', {
        mentions: ['worth|point|retak|score'],
      }),
    ],
  },
  {
    id: 'unseen-5-27',
    student: 'lowFL',
    turns: [
      turn(
        'my parents dont have papers will they get in trouble if i do fafsa',
        'special_situation|aid_basics|privacy',
        { mentions: ['FAFSA', 'counselor|legal|qualified'] },
      ),
      turn('and im a citizen', 'special_situation|aid_basics|tell_fact', { mentions: ['FAFSA|citizen|aid'] }),
    ],
  },
  {
    id: 'unseen-5-28',
    student: 'midNY',
    turns: [
      turn('i hate this everyone keeps asking where im going', 'stress|complaint', {
        mentions: ['hear|hard|lot|heavy|sounds'],
      }),
      turn('idk i just dont want to let my mom down', 'stress', {
        mentions: ['someone|hear|lot|hard|small|sounds'],
      }),
      turn('ok what can i do today thats small', 'next_step|stress', { mentions: ['Next|add|one|list'] }),
    ],
  },
  {
    id: 'unseen-5-29',
    student: 'partialTX',
    turns: [
      turn('is texas state a party school', 'college_facts', naming(228459)),
      turn('how many kids graduate', 'college_facts', { mentions: ['names:228459', '%'] }),
      turn('thats low. is that bad', 'college_facts|compare|explain_term|verdict', {
        mentions: ['graduat|national|average|higher|finish|%'],
      }),
    ],
  },
  {
    id: 'unseen-5-30',
    student: 'scale100NJ',
    turns: [
      turn('can i double major in business and spanish', 'majors', { mentions: ['major|both|double'] }),
      turn('does it take longer', 'majors', { mentions: ['four|year|longer|credit|class|time|major'] }),
    ],
  },
  {
    id: 'unseen-5-31',
    student: 'fullOH',
    turns: [
      turn('who should write my rec letters', 'recommenders', { mentions: ['teacher'] }),
      turn('my bio teacher is on leave', 'recommenders', { mentions: ['teacher'] }),
      turn('when do they need it by', 'recommenders|deadlines', {
        mentions: ['month|date|before|deadline|usual'],
      }),
    ],
  },
  {
    id: 'unseen-5-32',
    student: 'empty',
    turns: [
      turn('are you gonna sell my info', 'privacy', { mentions: ['no|not|never'] }),
      turn('r u chatgpt', 'who_are_you', { mentions: ['AI'] }),
      turn('ok so how do u know what my chances are', 'data_source|chances_overview', {
        mentions: ['grade|estimate|data|GPA'],
      }),
    ],
  },
  {
    id: 'unseen-5-33',
    student: 'highCA',
    turns: [
      turn('is berkely harder than ucla', 'compare|chance_at|college_facts', naming(110635, 110662)),
      turn('what if i did econ instead of cs', 'what_if|majors', { mentions: ['%|econ|major'] }),
    ],
  },
  {
    id: 'unseen-5-34',
    student: 'listOH',
    turns: [
      turn(
        'i think im done with georgetown its too much money',
        'remove_college|net_price|list_balance|cheapest',
        naming(131496),
      ),
      turn('yeah', 'confirm', {}),
      turn('find smth similar but cheaper', 'recommend|search_colleges|cheapest|refine', {
        mentions: ['\\$'],
      }),
    ],
  },
  {
    id: 'unseen-5-35',
    student: 'lowFL',
    turns: [
      turn('can i join the army and they pay for college', 'pathways|aid_basics', {
        mentions: ['ROTC|GI|military|army|enlist|service'],
      }),
      turn('do i need a certain gpa for rotc', 'pathways|scholarships|aid_basics|explain_term', {
        mentions: ['ROTC'],
      }),
    ],
  },
  {
    id: 'unseen-5-36',
    student: 'testOnlyIL',
    turns: [
      turn('loyola chicago vs depaul', 'compare', { mentions: ['Loyola', 'DePaul'] }),
      turn('whats closer to downtown', 'compare|college_facts', { mentions: ['Loyola|DePaul'] }),
      turn('add both to my list', 'save_college', { mentions: ['Loyola', 'DePaul'] }),
    ],
  },
  {
    id: 'unseen-5-37',
    student: 'midNY',
    turns: [
      turn('how do college interviews work im scared', 'recommenders|stress', {
        mentions: ['interview|talk'],
      }),
      turn('what do i wear', 'recommenders|visit', {
        mentions: ['wear|clean|comfortable|school|neat|dress|clothes'],
      }),
    ],
  },
  {
    id: 'unseen-5-38',
    student: 'topHeavyGA',
    turns: [
      turn('i got a 27 on the act is that better than my 1300', 'test_policy|tell_fact|compare|what_if', {
        mentions: ['27|1300|same|close|either|equal|SAT'],
      }),
      turn('send both?', 'test_policy', { mentions: ['send|score|one|both'] }),
    ],
  },
  {
    id: 'unseen-5-39',
    student: 'partialTX',
    turns: [
      turn(
        'top 10 percent rule does that still count',
        'explain_term|chance_at|special_situation|data_source|courses_advice|rounds|test_policy|college_facts|fairness',
        {
          mentions: ['Texas|top|rank|class'],
          avoids: ['didn.t quite catch|not certain what you meant|not sure I got|glossary'],
        },
      ),
      turn('so is UT automatic for me', 'chance_at|verdict', naming(228778)),
    ],
  },
  {
    id: 'unseen-5-40',
    student: 'empty',
    turns: [
      turn(
        '3.8 gpa, 1350, ohio, want to do engineering, dont wanna go broke',
        'tell_fact|search_colleges|recommend|cheapest|majors',
        { mentions: ['3\\.8|engineer', '1350|engineer'] },
      ),
      turn('yes save that', 'confirm', { state: { 'academic.unweightedGpa': '3.8' } }),
      turn('so where should i apply', 'recommend|chances_overview|safety_schools', {
        mentions: ['%|reach|target|safety'],
      }),
    ],
  },
];
