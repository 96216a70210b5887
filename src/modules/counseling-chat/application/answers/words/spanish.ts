import { AID_IN_SPANISH } from '../../../domain/knowledge/aid.js';
import { FEDERAL_STUDENT_AID } from '../../../domain/knowledge/fixed-text.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answerer } from '../answerer.js';
import { plainMessage } from './plain-message.js';

const ABOUT_GOING = /\b(?:puedo|se puede|podria) (?:ir|entrar|estudiar|aplicar)\b|\bingles\b/u;
const ABOUT_PARENTS = /\b(?:padres|mama|papa|familia|parents)\b/u;

export const spanish: Answerer = (asked) => {
  const reply = new ReplyWriter();
  if (ABOUT_PARENTS.test(plainMessage(asked)))
    reply
      .say('Many families are in the same place, and colleges are used to it.')
      .say(AID_IN_SPANISH[1] ?? '')
      .cite(FEDERAL_STUDENT_AID);
  else if (ABOUT_GOING.test(plainMessage(asked)))
    reply.say(
      'Sí, puedes ir a la universidad. Muchas aceptan a estudiantes que todavía aprenden inglés y tienen clases de apoyo; tu escuela puede ayudarte a pedirlas.',
      'You can ask me in Spanish any time: chances, prices, aid or dates.',
    );
  else reply.say('You can ask me in Spanish any time: chances, prices, aid or dates.');
  return Promise.resolve({
    reply: reply
      .say('Which college or question is on your mind?')
      .offer('Ayuda financiera', '¿Qué es la FAFSA?', '¿Cuánto cuesta Ohio State?')
      .done(),
  });
};
