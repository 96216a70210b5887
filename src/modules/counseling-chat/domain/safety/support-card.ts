import { type Reply, type SupportCard, SUPPORT_CARDS } from '../replies/reply.js';
import { CHILDHELP, EMERGENCY, LIFELINE, POISON_HELP } from './helplines.js';

const OPENING =
  'I’m really glad you told me. What you wrote sounds serious, and you deserve a person, right now.';
const CALL_LIFELINE = `- Call or text ${LIFELINE}, the Suicide & Crisis Lifeline, any hour, free.`;
const IN_DANGER = `- If you or someone is in danger right now, call ${EMERGENCY}.`;
const AN_ADULT = '- Tell an adult you trust: a parent, a relative, a teacher, a school counselor, a coach.';
const I_AM_AN_AI =
  'I’m an AI, so I can’t keep you safe on my own. I’ll be here when you want to come back to college.';

const FRIEND = [
  'Thank you for looking out for them. Stay with them if you can, take it seriously, and bring in an adult now: this isn’t yours to carry alone.',
  `- You can call or text ${LIFELINE} about a friend.`,
  `- In danger right now: ${EMERGENCY}.`,
  '- Tell a parent, teacher, school counselor or coach, even if you promised not to.',
];

const SPANISH = [
  'Gracias por decírmelo. Lo que cuentas es serio y mereces hablar con una persona ahora.',
  `- Llama al ${LIFELINE} y oprime 2, o envía AYUDA al ${LIFELINE}, a cualquier hora y gratis.`,
  `- Si hay peligro ahora mismo, llama al ${EMERGENCY}.`,
  '- Dile a un adulto de confianza: tu familia, un maestro, el consejero de tu escuela.',
  'Soy una IA y no puedo cuidarte yo sola. Aquí sigo cuando quieras volver a lo de la universidad.',
];

const withLine = (line: string): string[] => [OPENING, CALL_LIFELINE, IN_DANGER, AN_ADULT, line, I_AM_AN_AI];

const LINES: Readonly<Record<SupportCard, readonly string[]>> = {
  self: [OPENING, CALL_LIFELINE, IN_DANGER, AN_ADULT, I_AM_AN_AI],
  'self-harm': withLine(`If you’re hurt now, ask an adult to help with it, or call ${EMERGENCY}.`),
  abuse: withLine(
    `What’s happening to you is not your fault. Childhelp listens any hour: call or text ${CHILDHELP}.`,
  ),
  unsafe: withLine(`${LIFELINE} can also help you find somewhere safe tonight.`),
  violence: withLine(`If someone might be hurt, call ${EMERGENCY} or tell an adult at school now.`),
  eating: withLine('A doctor, a school nurse or someone at home can start help today.'),
  medical: [
    `Call ${EMERGENCY} now, or Poison Help at ${POISON_HELP}. Don’t wait to feel worse.`,
    OPENING,
    CALL_LIFELINE,
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
