import type { WorkedConversation } from '../../src/modules/counseling-chat/testing/worked-conversation.js';
import { type Expected, turn } from './known-turn.js';

const naming = (...colleges: number[]): Expected => ({
  mentions: colleges.map((id) => `names:${String(id)}`),
});

/** Written after the causes of the fifth set’s wrong turns were mended, and measured once. */
export const SEEN_CONVERSATIONS_6: readonly WorkedConversation[] = [
  {
    id: 'unseen-6-01',
    student: 'fullOH',
    turns: [
      turn('what are the odds kent state says yes to me', 'chance_at|verdict', naming(203517)),
      turn('n how much would i owe a yr', 'net_price', { mentions: ['names:203517', '\\$'] }),
      turn('could i do nursing there', 'majors', { mentions: ['names:203517', 'nursing'] }),
    ],
  },
  {
    id: 'unseen-6-02',
    student: 'empty',
    turns: [
      turn(
        'how does this whole college thing even work',
        'capabilities|next_step|plans|pathways|applications|explain_term',
        {
          mentions: ['college|GPA|grade'],
          avoids: ['didn.t quite catch|not certain what you meant|not sure I got'],
        },
      ),
      turn('im in 10th', 'tell_fact|next_step', { mentions: ['10th|sophomore'] }),
    ],
  },
  {
    id: 'unseen-6-03',
    student: 'highCA',
    turns: [
      turn('am i gonna get in to ucsd', 'chance_at|verdict', naming(110680)),
      turn('ok and ucsb', 'chance_at', { mentions: ['Santa Barbara'] }),
      turn('which would be nicer on my parents wallet', 'net_price|compare|cheapest', { mentions: ['\\$'] }),
    ],
  },
  {
    id: 'unseen-6-04',
    student: 'lowFL',
    turns: [
      turn(
        'is there any uni in florida that would have me',
        'safety_schools|recommend|search_colleges|chances_overview',
        { mentions: ['Florida|FL|open|safety'] },
      ),
      turn('which 1 is cheapest', 'refine|cheapest|compare|net_price', { mentions: ['\\$'] }),
      turn('ok put that one on my list', 'save_college', { mentions: ['list|saved'] }),
    ],
  },
  {
    id: 'unseen-6-05',
    student: 'midNY',
    turns: [
      turn(
        'my mom thinks suny is beneath me lol is it',
        'college_facts|search_colleges|compare|special_situation|stress|fairness',
        { avoids: ['didn.t quite catch|not certain what you meant|not sure I got'] },
      ),
      turn('whats stony brook like', 'college_facts|snapshot', naming(196097)),
      turn('could i get in', 'chance_at', { mentions: ['names:196097', '%'] }),
    ],
  },
  {
    id: 'unseen-6-06',
    student: 'partialTX',
    turns: [
      turn('sat or act for a bad test taker', 'test_policy', { mentions: ['practice|either|both'] }),
      turn('when should i take it', 'test_policy|next_step|deadlines|explain_term', {
        mentions: ['spring|junior|fall|once|date'],
      }),
    ],
  },
  {
    id: 'unseen-6-07',
    student: 'scale100NJ',
    turns: [
      turn('villanova chances', 'chance_at', { mentions: ['Villanova', '%'] }),
      turn('yikes. something like it but easier', 'recommend|refine|search_colleges', {
        mentions: ['college'],
      }),
    ],
  },
  {
    id: 'unseen-6-08',
    student: 'testOnlyIL',
    turns: [
      turn('do i lose anything by applying undecided', 'majors', { mentions: ['decide|undecided|change'] }),
      turn('can i switch later', 'majors', { mentions: ['change|switch|later'] }),
    ],
  },
  {
    id: 'unseen-6-09',
    student: 'listOH',
    turns: [
      turn('show me my list', 'my_list', { mentions: ['names:204796'] }),
      turn('whats the hardest one to get in', 'my_list|chances_overview|chance_at|compare|refine', {
        mentions: ['names:131496|names:170976'],
      }),
      turn(
        'is it worth the app fee',
        'chance_at|verdict|college_facts|aid_basics|list_balance|net_price|snapshot',
        { avoids: ['didn.t quite catch|not certain what you meant|not sure I got'] },
      ),
    ],
  },
  {
    id: 'unseen-6-10',
    student: 'topHeavyGA',
    turns: [
      turn('what r my realistic options', 'chances_overview|recommend|safety_schools|list_balance', {
        mentions: ['%|safety|target|reach'],
      }),
      turn('any closer to atlanta', 'refine|search_colleges', { mentions: ['GA|Georgia|Atlanta|near'] }),
    ],
  },
  {
    id: 'unseen-6-11',
    student: 'empty',
    turns: [
      turn(
        'im a parent and my son has no idea what he wants',
        'majors|next_step|recommend|capabilities|stress',
        { avoids: ['didn.t quite catch|not certain what you meant|not sure I got'] },
      ),
      turn('How much do we need to save?', 'net_price|aid_basics|cheapest', {
        mentions: ['price|cost|aid|\\$'],
      }),
    ],
  },
  {
    id: 'unseen-6-12',
    student: 'fullOH',
    turns: [
      turn('is my essay on my grandmas funeral too sad', 'essay_help', {
        mentions: ['you|moment'],
        avoids: ['988'],
      }),
      turn('how personal can it be', 'essay_help', { mentions: ['you'] }),
    ],
  },
  {
    id: 'unseen-6-13',
    student: 'midNY',
    turns: [
      turn('i missed the early deadline for everything am i toast', 'deadlines|rounds|stress', {
        mentions: ['Regular|January|still|open'],
      }),
      turn('what else is still open', 'deadlines|search_colleges|rounds|applications', {
        mentions: ['Regular|rolling|date|open|January|college'],
      }),
    ],
  },
  {
    id: 'unseen-6-14',
    student: 'highCA',
    turns: [
      turn('northeastern or bu for cs', 'compare|majors', naming(167358, 164988)),
      turn('coops?', 'explain_term|college_facts|majors', {
        mentions: ['co-?op|work|job|data|site'],
        avoids: ['didn.t quite catch|not certain what you meant|not sure I got'],
      }),
    ],
  },
  {
    id: 'unseen-6-15',
    student: 'partialTX',
    turns: [
      turn('do weighted gpas matter or is it unweighted they look at', 'explain_term|courses_advice', {
        mentions: ['weighted'],
      }),
      turn('my weighted is a 4.1', 'tell_fact', { mentions: ['4\\.1'] }),
    ],
  },
  {
    id: 'unseen-6-16',
    student: 'lowFL',
    turns: [
      turn('can u help me find money for school', 'scholarships|aid_basics', {
        mentions: ['scholarship|grant|FAFSA'],
      }),
      turn('i dont wanna take out loans', 'aid_basics|cheapest|scholarships|net_price', {
        mentions: ['loan|grant|cheaper|debt|cost'],
      }),
    ],
  },
  {
    id: 'unseen-6-17',
    student: 'testOnlyIL',
    turns: [
      turn('gpas 3.2 btw', 'tell_fact', { mentions: ['3\\.2'] }),
      turn('mhm', 'confirm', { state: { 'academic.unweightedGpa': '3.2' } }),
      turn('so uic?', 'chance_at|snapshot', naming(145600)),
    ],
  },
  {
    id: 'unseen-6-18',
    student: 'empty',
    turns: [
      turn('whats fafsa and do i need it', 'explain_term|aid_basics', { mentions: ['FAFSA'] }),
      turn('my stepdad makes the money does his count', 'aid_basics|special_situation', {
        mentions: ['parent|FAFSA|stepparent|stepdad'],
      }),
    ],
  },
  {
    id: 'unseen-6-19',
    student: 'fullOH',
    turns: [
      turn('miami or ohio u', 'compare', naming(204024, 204857)),
      turn('bigger one?', 'compare|college_facts|refine', {
        mentions: ['undergraduates|students|names:204857|names:204024'],
      }),
      turn('save that one', 'save_college', { mentions: ['list|saved'] }),
    ],
  },
  {
    id: 'unseen-6-20',
    student: 'topHeavyGA',
    turns: [
      turn('got rejected ed from duke today im crushed', 'bad_news', { mentions: ['sorry'] }),
      turn('my parents are gonna be so mad', 'stress|bad_news', {
        avoids: ['didn.t quite catch|not certain what you meant|not sure I got'],
      }),
      turn('whats left on my list', 'my_list', { mentions: ['names:139959|names:139755|names:139658'] }),
    ],
  },
  {
    id: 'unseen-6-21',
    student: 'midNY',
    turns: [
      turn('que es una universidad publica', 'explain_term|spanish', {
        avoids: ['didn.t quite catch|not certain what you meant|not sure I got'],
        mentions: ['public|pública'],
      }),
      turn('y cuanto cuesta buffalo', 'net_price', naming(196088)),
    ],
  },
  {
    id: 'unseen-6-22',
    student: 'scale100NJ',
    turns: [
      turn('does applying early action to indiana kelley help', 'rounds', naming(151351)),
      turn('is it binding', 'rounds|explain_term', { mentions: ['binding'] }),
    ],
  },
  {
    id: 'unseen-6-23',
    student: 'highCA',
    turns: [
      turn('is robotics captain enough or do i need more', 'activities_advice', {
        mentions: ['few|more|stay|lead|title|activit'],
      }),
      turn('what would look good for mit', 'improve_chances|activities_advice|college_facts', {
        mentions: ['MIT|Massachusetts|score|activit|help'],
      }),
    ],
  },
  {
    id: 'unseen-6-24',
    student: 'empty',
    turns: [
      turn('can you call my counselor', 'human_help|out_of_scope|capabilities', {
        mentions: ['can.t|counselor|person'],
      }),
      turn('k bye', 'thanks', {}),
    ],
  },
  {
    id: 'unseen-6-25',
    student: 'partialTX',
    turns: [
      turn('colleges in texas with marine bio near the beach', 'search_colleges|majors|recommend', {
        mentions: ['TX|Texas'],
      }),
      turn('just the public ones', 'refine', { mentions: ['public|TX|Texas'] }),
      turn('tell me more abt the first', 'college_facts|snapshot', {
        mentions: ['TX|undergraduates|graduate|\\$|%'],
      }),
    ],
  },
  {
    id: 'unseen-6-26',
    student: 'fullOH',
    turns: [
      turn('are your percentages real', 'data_source', { mentions: ['estimate|data|Department'] }),
      turn('has anyone checked', 'data_source', {
        mentions: ['method|checked|estimate|How chances work|did'],
      }),
    ],
  },
  {
    id: 'unseen-6-27',
    student: 'lowFL',
    turns: [
      turn('my teacher said im not college material', 'stress|special_situation|pathways|recommend', {
        mentions: ['hear|hard|not|way|you'],
        avoids: ['didn.t quite catch|not certain what you meant|not sure I got'],
      }),
      turn(
        'prove them wrong where can i get in',
        'safety_schools|recommend|chances_overview|search_colleges',
        { mentions: ['%|open|safety|college'] },
      ),
    ],
  },
  {
    id: 'unseen-6-28',
    student: 'midNY',
    turns: [
      turn('if i retake chem in summer school does it help', 'courses_advice|improve_chances|what_if', {
        mentions: ['grade|class|retak|help|GPA'],
        avoids: ['Tell me a number'],
      }),
      turn('and dropping spanish 4?', 'courses_advice', { mentions: ['language|drop|class'] }),
    ],
  },
  {
    id: 'unseen-6-29',
    student: 'listOH',
    turns: [
      turn('whats michigan gonna cost vs osu', 'compare|net_price', naming(170976, 204796)),
      turn('why is michigan so much', 'net_price|why_chance', { mentions: ['state|aid', '\\$'] }),
    ],
  },
  {
    id: 'unseen-6-30',
    student: 'testOnlyIL',
    turns: [
      turn('i want to go to a jesuit school', 'search_colleges|recommend', {
        mentions: ['college|Loyola|relig|Catholic|Jesuit'],
      }),
      turn('is marquette one', 'college_facts|snapshot', { mentions: ['Marquette', 'Catholic|relig'] }),
    ],
  },
  {
    id: 'unseen-6-31',
    student: 'empty',
    turns: [
      turn(
        '1200 sat what can i get',
        'chances_overview|recommend|tell_fact|search_colleges|safety_schools|test_policy',
        { mentions: ['1200'] },
      ),
      turn('ok save it', 'confirm', { state: { 'academic.satTotal': '1200' } }),
    ],
  },
  {
    id: 'unseen-6-32',
    student: 'fullOH',
    turns: [
      turn('how do i write a good why us', 'essay_help', {
        mentions: ['college|you|why'],
        avoids: ['I don.t write it, because'],
      }),
      turn('can u just do it', 'ghostwrite', { mentions: ['\\?'] }),
    ],
  },
  {
    id: 'unseen-6-33',
    student: 'scale100NJ',
    turns: [
      turn('whats the deal with merit aid', 'explain_term|scholarships|aid_basics', { mentions: ['merit'] }),
      turn('does delaware give any', 'scholarships|college_facts', { mentions: ['Delaware'] }),
    ],
  },
  {
    id: 'unseen-6-34',
    student: 'highCA',
    turns: [
      turn('if my gpa drops to 3.8 senior yr am i cooked', 'what_if|courses_advice|stress', {
        mentions: ['3\\.8|senior|grade'],
      }),
      turn('will they take my offer back', 'bad_news|courses_advice', {
        mentions: ['taken back|offer|grades'],
      }),
    ],
  },
  {
    id: 'unseen-6-35',
    student: 'partialTX',
    turns: [
      turn('houston or texas tech, which is easier and which is cheaper', 'compare', naming(225511, 229115)),
      turn('i pick tech', 'save_college|tell_fact|snapshot', { mentions: ['Texas Tech'] }),
    ],
  },
  {
    id: 'unseen-6-36',
    student: 'lowFL',
    turns: [
      turn(
        'do colleges check social media',
        'privacy|special_situation|out_of_scope|activities_advice|data_source',
        { avoids: ['didn.t quite catch|not certain what you meant|not sure I got'] },
      ),
      turn('do they see my suspension', 'special_situation', { mentions: ['honest|ask|report|school'] }),
    ],
  },
  {
    id: 'unseen-6-37',
    student: 'midNY',
    turns: [
      turn('wanna visit vassar but its far', 'visit', { mentions: ['Vassar|visit|virtual|tour'] }),
      turn('does it hurt if i dont go', 'visit', { mentions: ['visit|interest|virtual|no|count'] }),
    ],
  },
  {
    id: 'unseen-6-38',
    student: 'topHeavyGA',
    turns: [
      turn('uga vs georgia state for bio and money', 'compare', naming(139959, 139940)),
      turn('whats the graduation rate at state', 'college_facts|compare', {
        mentions: ['names:139940', '%'],
      }),
    ],
  },
  {
    id: 'unseen-6-39',
    student: 'empty',
    turns: [
      turn('u suck', 'complaint', { avoids: ['thanks'] }),
      turn('fine. cheapest nursing school in ohio', 'cheapest|search_colleges|majors', {
        mentions: ['Ohio|OH', '\\$'],
      }),
    ],
  },
  {
    id: 'unseen-6-40',
    student: 'fullOH',
    turns: [
      turn('what should i do this weekend for apps', 'next_step|applications|deadlines|stress', {
        mentions: ['Next|add|list|essay|save|date'],
      }),
      turn('already did that', 'next_step|complaint|repeat|tell_fact|unclear|confirm|thanks', {
        avoids: ['didn.t quite catch|not certain what you meant|not sure I got'],
      }),
    ],
  },
];
