import { wordSet } from '../list-text.js';

/** What students say they are. */
export const TRAITS = wordSet(`
hard-working hardworking hard-worker passionate dedicated determined motivated self-motivated driven creative compassionate caring empathetic
kind responsible curious resilient ambitious organized disciplined self-disciplined confident unique intelligent smart bright open-minded
perfectionist outgoing humble honest loyal persistent adaptable independent mature well-rounded friendly thoughtful considerate
selfless generous innovative courageous brave persevering reliable trustworthy enthusiastic energetic positive optimistic diligent tenacious
versatile flexible proactive insightful studious committed strong-willed goal-oriented detail-oriented hard-headed inquisitive articulate charismatic
leader worker learner listener thinker solver go-getter overachiever role-model communicator hard-worker fighter achiever visionary problem-solver
`);
