import { type PageName, pageCalled } from '../../../domain/knowledge/pages.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answerer, type Asked } from '../answerer.js';
import { plainMessage } from './plain-message.js';

/** Places inside a page, by the words for what is done there. */
const PLACES: readonly (readonly [PageName, RegExp])[] = [
  ['tests', /\b(?:sat|act|psat|test scores?|scores?)\b/u],
  ['grades', /\b(?:gpa|grades?|class rank)\b/u],
  ['courses', /\b(?:courses?|classes|aps?|ib|honors|dual)\b/u],
  ['activities', /\b(?:activit\w*|extracurriculars?|clubs?|jobs?)\b/u],
  ['awards', /\b(?:awards?|prizes?)\b/u],
  ['address', /\b(?:my state|home state|address|where i live|moved)\b/u],
  ['background', /\b(?:income|family|parents)\b/u],
  ['fit', /\b(?:major|budget|preferences|region|size)\b/u],
  ['resume', /\bresume\b/u],
  ['essay-plan', /\bessay plan\b|\bplan my essays?\b/u],
  ['essays', /\b(?:essays?|drafts?|statement)\b/u],
  ['season-plan', /\b(?:season plan|week by week|weekly plan)\b/u],
  ['aid-offers', /\b(?:aid (?:page|forms?|offers?|letters?)|award letters?)\b/u],
  ['reminders', /\b(?:reminders?|calendar)\b/u],
  ['applications', /\b(?:applications?|checklists?|deadlines?)\b/u],
  ['simulate', /\b(?:simulat\w*|what if page)\b/u],
  ['my-list', /\b(?:list|saved)\b/u],
  ['settings', /\b(?:settings?|password|account|email|delete)\b/u],
  ['how-chances-work', /\bhow chances work\b/u],
  ['data-sources', /\bdata sources?\b/u],
  ['privacy', /\bprivacy\b/u],
  ['pricing', /\b(?:pricing|plans?)\b/u],
  ['dashboard', /\b(?:dashboard|home ?page|start page)\b/u],
  ['colleges', /\b(?:colleges?|search)\b/u],
];
const ABOUT_THE_LIST = [
  'my_list',
  'list_balance',
  'save_college',
  'remove_college',
  'deadlines',
  'applications',
];

export const openPage: Answerer = async (asked, tools) => {
  const [college] = asked.colleges;
  const page = pageFor(asked);
  const found = await tools.use('open_page', { page, ...(college !== undefined && { college: college.id }) });
  const reply = new ReplyWriter();
  if (!found.ok)
    reply.say(found.words, 'Your profile, list, colleges and essays are in the menu. Which one do you need?');
  else
    reply
      .say(`${found.data.label}: the button takes you there.`, hintFor(page))
      .action({ type: 'open', ...found.data });
  return { reply: reply.offer('What should I do next?', 'Show my list').done() };
};

function pageFor(asked: Asked): PageName {
  const place = PLACES.find(([, words]) => words.test(plainMessage(asked)));
  if (place !== undefined) return place[0];
  const { page } = asked.entities;
  const named = page === null ? null : pageCalled(page);
  const { topic } = asked.state;
  return named ?? (topic !== null && ABOUT_THE_LIST.includes(topic) ? 'my-list' : 'profile');
}

function hintFor(page: PageName): string {
  if (page === 'my-list') return 'Press Apply on a college to start its application.';
  if (page === 'tests' || page === 'grades') return 'You can also just tell me, and I’ll offer to save it.';
  return '';
}
