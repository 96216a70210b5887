/** Questions that get a student writing about what they said; none holds a sentence that could be pasted. */
const QUESTIONS: readonly (readonly [about: RegExp, question: string])[] = [
  [
    /\b(?:letter of continued interest|loci|continued interest)\b/u,
    'What’s new since you applied, and why is this college still the one?',
  ],
  [
    /\b(?:recommendation|rec letter)\b/u,
    'A letter comes from the teacher; your part is a page of notes. Which moment in that class should they remember?',
  ],
  [
    /\bwhy (?:us|this college|this school|COLLEGE)\b|\bwhy i want to (?:go|attend)\b/u,
    'Which class, lab or place there would you look for in your first week, and what would you do in it?',
  ],
  [
    /\bactivit\w*\b|\bextracurricular\w*\b/u,
    'What did you do there, how often, and what was different because of you?',
  ],
  [
    /\b(?:grammar|fix|edit|correct|proofread|polish|better|smarter|flow|reword|rewrite|rephrase|paraphrase|improve|corrige)\b/u,
    'Read it out loud once. Which sentence makes you stop, and what did you mean to say there?',
  ],
  [
    /\b(?:shorten|shorter|cut|trim|too long|acorta)\b/u,
    'Which sentence could go without anybody missing it, and which one must stay?',
  ],
  [
    /\b(?:translate|traduce)\b/u,
    'Tell the same story in English as you’d tell a friend. Where would you start?',
  ],
  [
    /\b(?:captain|soccer|football|basketball|baseball|softball|volleyball|tennis|swim\w*|track|wrestl\w*|sports?|team|game|lacrosse|hockey|golf|cheer\w*|dance)\b/u,
    'Think of one game or practice you still replay. What happened in the minute before it turned?',
  ],
  [
    /\b(?:died|death|passed away|loss|lost my|grief|funeral|cancer|illness|sick|hospital stay)\b/u,
    'Only as much as you want to share: what did you start doing differently afterward, on an ordinary day?',
  ],
  [
    /\b(?:injur\w*|surgery|concussion|broke my)\b/u,
    'What did you notice from the sidelines that you’d never seen while playing?',
  ],
  [
    /\b(?:grandm\w*|grandp\w*|grandfather|grandmother|mom|mother|dad|father|sister|brother|sibling|family|parents?|uncle|aunt|abuel\w*)\b/u,
    'What is one small thing they do or say that you catch yourself doing? When did you notice?',
  ],
  [
    /\b(?:immigra\w*|moved|moving|new country|new school|language|bilingual|translat\w* for)\b/u,
    'Which moment told you that you were new there, and which one told you that you weren’t anymore?',
  ],
  [
    /\b(?:volunteer\w*|service|hospital|shelter|food bank|tutor\w*|mission trip)\b/u,
    'Which person you met there do you still think about, and what did you do that no one asked you to?',
  ],
  [
    /\b(?:job|work|shift|cashier|restaurant|store|boss)\b/u,
    'Which shift do you still think about? What went wrong or right?',
  ],
  [
    /\b(?:robot\w*|cod(?:e|ing)|program\w*|computer|engineer\w*|science|math|research|experiment|lab)\b/u,
    'When did something you built or tried fail, and what did you try next?',
  ],
  [
    /\b(?:music|band|orchestra|choir|piano|violin|guitar|drum\w*|sing\w*|theater|theatre|play|art|paint\w*|draw\w*|film|photo\w*|writing|poet\w*)\b/u,
    'What were you working on when you forgot the time, and what wouldn’t come out right?',
  ],
  [
    /\b(?:fail\w*|mistake|setback|challenge|obstacle|overc\w*|adversity|struggl\w*)\b/u,
    'What did you believe the day before it, that you no longer believed the day after?',
  ],
  [
    /\b(?:lead\w*|president|club|council|founded|started)\b/u,
    'When did somebody disagree with you there, and what did you do about it?',
  ],
  [/\b(?:scholarship)\b/u, 'What would this money let you do next year that you couldn’t do without it?'],
];
const FOR_ANY =
  'Name one ordinary moment from the last year that you still think about. What happened in the minute before it?';

export const questionFor = (plain: string): string =>
  QUESTIONS.find(([about]) => about.test(plain))?.[1] ?? FOR_ANY;
