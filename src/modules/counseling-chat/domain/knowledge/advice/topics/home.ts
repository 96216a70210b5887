import { type Topic } from './topic.js';

/** A parent writes, or a student has to talk to one. */
export const HOME_TOPICS: readonly Topic[] = [
  {
    key: 'parent-pushing',
    asked: [
      'how do i get my son to write his essays',
      'how do i get her to start her applications',
      'my daughter will not finish her essay',
      'how can i push my kid to apply',
      'how do i help my son with his application without nagging',
      'my child keeps putting off applying',
      'should i write my daughters essay for her',
      'how much should i help my kid with applications',
      'he has not started anything and it is november how do i make him',
      'my son does not care about college applications',
    ],
    says: [
      'Let it be theirs, and agree on a short weekly check-in; between those, don’t ask. A teacher outside the family is the easier reader to listen to.',
      'Don’t write or mend the text: colleges want the student’s own voice, and they notice. A snack and a quiet hour help more.',
    ],
    then: 'What is due first on the list?',
    chips: ['What is due next?', 'Essay help', 'Can I talk to a real counselor?'],
    source: null,
  },
  {
    key: 'parent-wants-a-career',
    asked: [
      'we want her to be a doctor',
      'i want my son to become an engineer',
      'we hope our daughter will study medicine',
      'which major should my daughter take to be a doctor',
      'how do we get our son into medicine',
      'i want him to study something with a good job',
      'we wish our daughter would do law',
      'my kid wants art but i want something practical',
      'what should our child study to become a doctor',
      'we want our son to do computer science',
    ],
    says: [
      'That’s a loving hope. It works best when it is the student’s own wish too, so ask what they enjoy learning before you narrow the list.',
      'For medicine there is no premed major to find: students of any subject take the sciences that medical schools ask for, and good grades with a mentor matter most.',
    ],
    then: 'What does your child like to learn about?',
    chips: ['Which major fits?', 'Recommend colleges', 'Can I talk to a real counselor?'],
    source: {
      name: 'Azusa Pacific University',
      title: 'Is Premed a Major?',
      url: 'https://apu.edu/articles/is-premed-a-major/',
      checked: '2026-11-27',
    },
  },
  {
    key: 'telling-parents',
    asked: [
      'how do i tell my parents i want to do something else',
      'how do i tell my dad i dont want to be an engineer',
      'how do i talk to my parents about college',
      'how do i convince my mom to let me go out of state',
      'my parents want me to go somewhere i do not want',
      'how do i tell them i want trade school instead',
      'how can i explain to my family why i want this major',
      'my parents do not approve of my major what do i say',
      'how do i get my parents to let me move away',
      'my mom only wants me to apply to one school',
      'my parents and i disagree about college',
    ],
    says: [
      'Pick a calm moment, and bring facts: what it costs, what people earn after it, and who hires them. Say first what you want, then ask what worries them.',
      'Offer to visit a place together, and keep a door open, such as credits that count later.',
    ],
    then: 'What do you think will worry them most?',
    chips: ['What would it cost me?', 'Trade school or college?', 'Can I talk to a real counselor?'],
    source: null,
  },
];
