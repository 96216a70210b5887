import { CHANGED_INCOME } from './changed-income.js';
import { cue, type Cue } from './cue.js';

export const MONEY_CUES: readonly Cue[] = [
  cue(
    'net_price',
    0.9,
    /\bCOLLEGE (?:really |actually )?(?:cost|costs|affordable|expensive|price|worth it|too much|too expensive)\b|\bCOLLEGE\b.*\b(?:cost|affordable|afford|price)\b/,
    'what would Ohio State cost me',
  ),
  cue(
    'net_price',
    0.8,
    /\b(?:cost|costs|pay|price|afford|charge|expensive)\b.*\b(?:me|us|my family|for us|out of state|after aid)\b|\bprice after aid\b|\bnet price (?:of|at|for)\b/,
    'price after aid at NYU',
  ),
  cue(
    'net_price',
    0.7,
    /\bhow much (?:is|does|would|will|do)\b.*\b(?:COLLEGE|it|that|they)\b/,
    'how much is it',
  ),
  cue(
    'net_price',
    -0.5,
    /\bcompare\b|\bcheapest\b|\bcosts? (?:the )?least\b|\bflyleaf\b|\bwhat (?:does|is) (?:a )?net price\b(?! (?:of|at|for))|\bexplain net price\b|\bmy list\b/,
    'explain net price',
  ),
  cue(
    'net_price',
    -0.5,
    /\btuition\b|\bplan\b|\btrial\b|\bfor nothing\b|\bhow much would NUM\b/,
    'how much is tuition at Penn State',
  ),

  cue(
    'cheapest',
    0.95,
    /\bcheapest\b|\b(?:costs?|pay|charges?) (?:the )?least\b|\bleast expensive\b|\bmost affordable\b|\blowest (?:net )?(?:price|cost)s?\b/,
    'what are the cheapest colleges for me',
  ),
  cue('cheapest', -0.5, /\bCOLLEGE\b|\bsafet(?:y|ies)\b/, 'can I afford Syracuse'),

  cue(
    'aid_basics',
    0.9,
    /\bfafsa\b|\bcss profile\b|\bcss\b|\bstudent aid index\b|\bwork study\b|\bpell\b/,
    'how does the FAFSA work',
  ),
  cue('aid_basics', 0.8, /\b(?:grants?|loans?)\b/, 'do I pay loans back'),
  cue(
    'aid_basics',
    0.8,
    /\b(?:appeal|negotiate)\b.*\b(?:aid|offer|award)\b|\bneed[- ]based\b|\b(?:get|apply for|qualify for) (?:\w+ )?aid\b/,
    'how do I appeal my aid offer',
  ),
  cue('aid_basics', 1.1, CHANGED_INCOME, 'my dad lost his job'),
  cue('net_price', -1.5, CHANGED_INCOME, 'our income dropped'),
  cue('special_situation', -1.5, CHANGED_INCOME, 'my dad lost his job'),
  cue(
    'aid_basics',
    -0.5,
    /\b(?:international|undocumented|daca|foster|parents will not)\b|\bmerit\b|\bCOLLEGE\b.*\bcost\b|\bprice after aid\b/,
    'I am an international student can I get aid',
  ),

  cue('scholarships', 0.95, /\bscholarships?\b/, 'how do I find scholarships'),
  cue(
    'scholarships',
    0.9,
    /\bmerit (?:aid|money)\b|\bfull rides?\b|\bfull tuition\b/,
    'which colleges give merit aid',
  ),
  cue('scholarships', -0.5, /\bhow do i get scholarships\b|\bessay\b/, 'how do I get scholarships'),

  cue(
    'plans',
    -1,
    /\b(?:at once|up front|monthly|in installments|tuition|for (?:college|school))\b/,
    'do I have to pay it all at once',
  ),
  cue(
    'plans',
    0.9,
    /\b(?:professional|premium|free|paid|basic|starter) (?:plan|consulting|trial|version|tier|membership)\b|\bmy plan\b|\bsubscription\b/,
    'what is in the professional plan',
  ),
  cue(
    'plans',
    0.8,
    /^(?:is|are) (?:this|it|you) free\b|\bdo i have to pay\b|\bget for (?:\$ )?NUM dollars\b|\bfree trial\b|\bcancel my\b/,
    'is this free',
  ),
];
