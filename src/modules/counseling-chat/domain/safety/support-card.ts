import { type Reply, type SupportCard, SUPPORT_CARDS } from '../replies/reply.js';

/** The numbers were called up on this day; a spec asks for a new look after half a year. */
export const HELPLINES_CHECKED_ON = '2026-11-23';

const OPENING =
  'I’m really glad you told me. What you wrote sounds serious, and you deserve a person, right now.';
const LIFELINE = '- Call or text 988, the Suicide & Crisis Lifeline, any hour, free.';
const IN_DANGER = '- If you or someone is in danger right now, call 911.';
const AN_ADULT = '- Tell an adult you trust: a parent, a relative, a teacher, a school counselor, a coach.';
const I_AM_AN_AI =
  'I’m an AI, so I can’t keep you safe on my own. I’ll be here when you want to come back to college.';

const FRIEND = [
  'Thank you for looking out for them. Stay with them if you can, take it seriously, and bring in an adult now: this isn’t yours to carry alone.',
  '- You can call or text 988 about a friend.',
  '- In danger right now: 911.',
  '- Tell a parent, teacher, school counselor or coach, even if you promised not to.',
];

const SPANISH = [
  'Gracias por decírmelo. Lo que cuentas es serio y mereces hablar con una persona ahora.',
  '- Llama al 988 y oprime 2, o envía AYUDA al 988, a cualquier hora y gratis.',
  '- Si hay peligro ahora mismo, llama al 911.',
  '- Dile a un adulto de confianza: tu familia, un maestro, el consejero de tu escuela.',
  'Soy una IA y no puedo cuidarte yo sola. Aquí sigo cuando quieras volver a lo de la universidad.',
];

const withLine = (line: string): string[] => [OPENING, LIFELINE, IN_DANGER, AN_ADULT, line, I_AM_AN_AI];

const LINES: Readonly<Record<SupportCard, readonly string[]>> = {
  self: [OPENING, LIFELINE, IN_DANGER, AN_ADULT, I_AM_AN_AI],
  'self-harm': withLine('If you’re hurt now, ask an adult to help with it, or call 911.'),
  abuse: withLine(
    'What’s happening to you is not your fault. Childhelp listens any hour: call or text 1-800-422-4453.',
  ),
  unsafe: withLine('988 can also help you find somewhere safe tonight.'),
  violence: withLine('If someone might be hurt, call 911 or tell an adult at school now.'),
  eating: withLine('A doctor, a school nurse or someone at home can start help today.'),
  medical: [
    'Call 911 now, or Poison Help at 1-800-222-1222. Don’t wait to feel worse.',
    OPENING,
    LIFELINE,
    AN_ADULT,
    I_AM_AN_AI,
  ],
  harassment: withLine('Save what they sent, and show it to an adult you trust.'),
  friend: FRIEND,
  spanish: SPANISH,
};

/** Fixed words and nothing else: whom to call, and a trusted adult. */
export const supportReply = (variant: SupportCard): Reply => ({
  kind: 'support',
  message: LINES[variant].join('\n'),
  blocks: [{ type: 'support-card', variant }],
  citations: [],
  chips: [],
  actions: [],
});

/** Which card has these words; nothing else of it is stored. */
export const supportCardSaying = (message: string): SupportCard | null =>
  SUPPORT_CARDS.find((variant) => supportReply(variant).message === message) ?? null;
