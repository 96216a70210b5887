import { describe, expect, it } from 'vitest';
import { OFF_PROMPT_TEMPLATES } from '../comments/off-prompt-templates.js';
import { STRENGTH_TEMPLATES } from '../comments/strength-templates.js';
import { filled } from '../comments/template.js';
import { TEMPLATES } from '../comments/templates.js';
import { WONDER_TEMPLATES } from '../comments/wonder-templates.js';
import { leakFinder } from './leak-finder.js';

const ESSAY =
  'The clock on our stove has been eleven minutes fast since I was nine. My father set it that way the week he lost the bakery, so that he would never be late again.';
const PROMPT =
  'A time something went wrong or stood in your way: what it did to you and what you took from it';
const leaksIn = leakFinder(ESSAY, PROMPT);

const FACTS = {
  q: 'The clock on our stove has been eleven minutes fast since I was nine',
  target: 'Tufts University',
  words: 700,
  over: 50,
  limit: 650,
  pronoun: 'her',
  count: 6,
  word: 'amazing',
  note: 'the word “I” is always a capital',
  fix: 'a lot',
};

const CATALOGUES = { ...TEMPLATES, ...WONDER_TEMPLATES };

describe('the filter that keeps reviews from writing', () => {
  it.each([
    ...Object.entries(CATALOGUES),
    ...Object.entries(OFF_PROMPT_TEMPLATES),
    ...Object.entries(STRENGTH_TEMPLATES).map(
      ([kind, message]) => [kind, { message, question: '', why: '' }] as const,
    ),
  ])('lets our own words about %s through', (_kind, { message, question, why }) => {
    const said = [message, question, why].map((template) => filled(template, FACTS));

    expect(said.flatMap(leaksIn)).toEqual([]);
  });

  it.each([
    'In “The clock on our stove has been eleven minutes fast” a reader sees the kitchen at once.',
    'In “The clock on our stove … he would never be late again” a reader hears the cost.',
    'What did you believe about your father before that drive?',
    'Your second paragraph tells the reader what happened, but where are you in it?',
    'Did you mean “a lot”?',
    'The reader meets your father here but does not yet learn what you felt.',
    'Your essay names the bakery twice; which of the two visits changed how you saw him?',
    'The jump from the driveway to your license test leaves the reader without a reason. What happened in between?',
    'Your verbs in this paragraph are all about your father. Where in this scene is there something you decided?',
    'A reader may wonder why you kept his secret so long. What were you protecting?',
    'Your ending explains the clock. Does a reader need the explanation after the scene in the car?',
    'Who was there? What did he say? Where were you standing?',
    'The prompt asks for “what it did to you and what you took from it”.',
  ])('lets a coach say: %s', (said) => {
    expect(leaksIn(said)).toEqual([]);
  });

  it.each([
    'Try: The kitchen clock ran fast, and so did my father after the bakery closed.',
    'You could write “The kitchen clock ran fast, and so did my father after the bakery closed.”',
    'Consider replacing this with something vivid, for example: the scent of burnt sugar hung over the empty ovens like a verdict.',
    'The scent of burnt sugar hung over the empty ovens like a verdict.',
    'My father lost the bakery, and with it he lost the sound of his own mornings.',
    'Rewrite as ‘My father set the clock ahead because being late had cost him everything.’',
    'A stronger version: “Eleven minutes fast, the stove clock kept my father honest.”',
    '> I learned that time is not what a clock says but what a father gives',
    'Instead of this sentence, open with I was nine when my father taught the clock to lie.',
    'What if you began: the clock on our stove lied to us every morning for years?',
    'Your ending could be stronger — every morning the clock reminds me that being early is a way of loving someone.',
    'Here is a revised sentence. Our stove clock runs eleven minutes fast because my father never wanted to be late.',
    '"The clock on our stove has been eleven minutes early since the year my father lost his shop."',
    'Change “lost the bakery” to “watched his bakery slip away, loaf by loaf, morning by morning”.',
    'The reader could see your kitchen smelling of cardamom and burnt sugar that morning while the radio played fado.',
    'What if the reader saw flour settling on his forearms while unpaid bills stacked beside the register?',
    'In your opening the stove hums, the radio crackles, and rain drums against the bakery awning.',
    'Suggestion: describe how flour settled on his forearms while unpaid bills stacked up beside the register.',
    'The stove clock lied to us. It lied every single morning. He let it lie.',
    '- flour on both his arms\n- bills beside the till\n- the radio playing fado',
    'You could say “the stove clock lied”, then “it lied every morning”, then “he let it”.',
    'Your clock: flour on the dial; bills under the till — the radio playing low fado: rain on the awning.',
    '`The kitchen clock ran fast, and so did my father after the bakery closed`',
    '«The kitchen clock ran fast, and so did the man who set it.»',
    'Escribe: El reloj de la cocina iba adelantado, igual que mi padre aquella mañana.',
    'El reloj de la cocina iba adelantado once minutos, igual que aquel hombre cansado.',
    'Your reader would like “The clock on our stove has been eleven minutes fast … and nobody in that tired house dared to set it right”.',
  ])('blocks: %s', (said) => {
    expect(leaksIn(said)).not.toEqual([]);
  });

  it('never takes the words of the student or of the prompt for a proposal', () => {
    const sentences = [...ESSAY.split('. '), PROMPT];

    expect(sentences.flatMap((said) => leaksIn(`“${said}” is what your reader meets here.`))).toEqual([]);
  });

  it('blocks every stretch of nine words of another essay, quoted or not', () => {
    const other =
      'Nobody told us when the ferry would come so our aunt unpacked bread on the pier and fed every stranger who stood near her that evening';
    const words = other.split(' ');
    const stretches = words.slice(8).map((_, at) => words.slice(at, at + 9).join(' '));

    expect(stretches.filter((stretch) => leaksIn(stretch).length === 0)).toEqual([]);
    expect(stretches.filter((stretch) => leaksIn(`You might like “${stretch}” here.`).length === 0)).toEqual(
      [],
    );
  });

  it.each([
    '',
    ' ',
    '"',
    '“',
    "'",
    '>',
    '[',
    '…',
    '?!'.repeat(5000),
    '"'.repeat(10_000),
    "it's ".repeat(5000),
  ])('reads odd text without failing', (said) => {
    expect(Array.isArray(leaksIn(said))).toBe(true);
  });
});
