import type { WorkedConversation } from '../../src/modules/counseling-chat/testing/worked-conversation.js';
import { heard } from './known-turn.js';

/** Turns that were answered well after they were learned. */
export const SEEN_CONVERSATIONS_13: readonly WorkedConversation[] = [
  {
    id: 'unseen-13-01',
    student: 'empty',
    turns: [
      heard(
        'hi im a freshman do i need to be thinking abt college yet or is that crazy',
        'pathways',
        'take classes that stretch you a little',
      ),
      heard(
        'ok but i got a C in bio first quarter am i cooked',
        'courses_advice',
        'Usually the semester or year grade goes on the transcript',
      ),
      heard('what should i take next yr then', 'courses_advice', 'A good plan for next year'),
    ],
  },
  {
    id: 'unseen-13-02',
    student: 'partialTX',
    turns: [
      heard('when do i take the sat', 'test_policy', 'Usually spring of junior year'),
      heard(
        'do i even need it tho like isnt everyone test optional now',
        'test_policy',
        'many colleges are test optional',
      ),
      heard('whats a good score for texas state', 'college_facts', 'Want the range for you'),
    ],
  },
  {
    id: 'unseen-13-03',
    student: 'fullOH',
    turns: [
      heard(
        "ok so i haven't asked anyone for rec letters and its november... how bad is that",
        'recommenders',
        'and give your teacher two to three weeks',
      ),
      heard(
        'who do i ask. my soccer coach knows me best but hes not a teacher. my chem teacher likes me but i got a B',
        'recommenders',
        'For nursing or science',
      ),
      heard(
        'what do i even say to her im so awkward lol',
        'recommenders',
        'and your class is where I worked hardest',
      ),
    ],
  },
  {
    id: 'unseen-13-04',
    student: 'highCA',
    turns: [
      heard(
        'when are UC apps due',
        'special_situation',
        'The UC application closes around the end of November',
      ),
      heard(
        'do they need letters of rec',
        'recommenders',
        'A campus may invite some students to send one later',
      ),
      heard('and my sat? its a 1520', 'special_situation', 'so your score neither helps nor hurts there'),
      heard('bruh so what do they even look at', 'special_situation', 'your grades in the A-G courses'),
    ],
  },
  {
    id: 'unseen-13-05',
    student: 'empty',
    turns: [
      heard('what does undeclared mean', 'special_situation', 'Only a few fields'),
      heard('i kinda like art and also kinda like money lmao', 'majors', 'and there are jobs for it'),
      heard('ooh the second one', 'special_situation', 'UX designers plan how an app or a site feels to use'),
    ],
  },
  {
    id: 'unseen-13-06',
    student: 'partialTX',
    turns: [
      heard(
        'My GPA is a 3.4 and honestly I have no idea what I want to do. Everyone around me seems to have it figured out and I feel behind.',
        'stress',
        'Before colleges',
      ),
      heard(
        'i like fixing stuff. cars mostly. my dad says thats not a college thing',
        'special_situation',
        'It can be a college thing',
      ),
      heard(
        'how long is the first one',
        'special_situation',
        'Automotive technology is a real college program',
      ),
    ],
  },
  {
    id: 'unseen-13-07',
    student: 'fullOH',
    turns: [
      heard(
        'whats the diff between subsidized n unsubsidized',
        'explain_term',
        'It goes to students whose aid forms show need',
      ),
      heard('so do i get the good one', 'special_situation', 'but nobody can say before the FAFSA'),
      heard(
        'i havent done the fafsa yet 😬 my parents dont get it and neither do i',
        'special_situation',
        'and most families need about an hour',
      ),
    ],
  },
  {
    id: 'unseen-13-08',
    student: 'highCA',
    turns: [
      heard(
        'can u write my common app essay. its about when i quit piano',
        'ghostwrite',
        'because it has to sound like you',
      ),
      heard(
        'fine. i quit bc i hated it but then i missed it and started making music w code',
        'special_situation',
        'That turn is the story',
      ),
      heard('is that too cliche for a cs kid', 'majors', 'Hardly any topic is used up'),
    ],
  },
  {
    id: 'unseen-13-09',
    student: 'empty',
    turns: [
      heard(
        "Hello, this is Ana's mother. She is in 10th grade. We do not understand how this works here, in my country you take one exam. Can you explain please?",
        'special_situation',
        'then at activities',
      ),
      heard(
        'And how much it cost? We are not rich',
        'special_situation',
        'It depends on the college and on what your family earns',
      ),
    ],
  },
  {
    id: 'unseen-13-10',
    student: 'highCA',
    turns: [
      heard('whats ED vs EA vs REA vs rolling i keep seeing these', 'rounds', '- Early Decision'),
      heard('did i miss all of them', 'special_situation', 'a few Early Action dates in December'),
      heard('is the 2nd ED one worth it', 'rounds', 'mostly at private colleges that offer it'),
    ],
  },
  {
    id: 'unseen-13-11',
    student: 'partialTX',
    turns: [
      heard(
        'wat activities look good for college i dont do anything',
        'activities_advice',
        'You likely do more than you think',
      ),
      heard(
        'i work at whataburger 20 hrs a week and watch my little brothers',
        'activities_advice',
        'Both are real activities',
      ),
      heard('ok add it', 'special_situation', 'because they need your own words'),
    ],
  },
  {
    id: 'unseen-13-12',
    student: 'highCA',
    turns: [
      heard(
        'i have a C in ap lit rn first sem senior yr will they rescind me',
        'courses_advice',
        'nobody has admitted you yet',
      ),
      heard('should i drop it', 'courses_advice', 'A dropped class can look worse than a C'),
      heard(
        'do i have to tell the ucs about the c?',
        'special_situation',
        'The UC application lists your senior courses as in progress',
      ),
    ],
  },
  {
    id: 'unseen-13-13',
    student: 'empty',
    turns: [
      heard(
        'hii im in 11th and live in florida, i have like a 3.1 and want to do business prob, what do i need to do and when and also how do i get scholarships and do i need to visit places bc my mom wont drive far 😭',
        'aid_basics',
        'Most scholarship money comes from colleges themselves',
      ),
      heard('yea save it. whats bright futures', 'confirm', 'The lower tier asks for about a B average'),
      heard('can i get it w my 3.1', 'special_situation', 'From about a B average'),
      heard('how many hours', 'special_situation', 'a hundred hours of paid work count in place of either'),
    ],
  },
  {
    id: 'unseen-13-14',
    student: 'fullOH',
    turns: [
      heard('what happens if i get deferred', 'special_situation', 'waiting longer is hard'),
      heard('is that same as waitlist', 'bad_news', 'Deferred comes after an early round'),
      heard(
        'my friend got into toledo already how?? its november',
        'bad_news',
        'Some colleges decide as applications come in',
      ),
    ],
  },
  {
    id: 'unseen-13-15',
    student: 'empty',
    turns: [
      heard(
        'Good evening. I am the mother of Ana. We moved to this country three years ago and I do not understand how the university works here. Where do we begin, please?',
        'special_situation',
        'then at activities',
      ),
      heard(
        'She is in grade eleven and we live in Georgia. Her grades are mostly A and some B. Please tell me if this is good.',
        'tell_fact',
        'I can save this to your profile',
      ),
      heard(
        'Yes, please save it. We do not have much money. Is there a help for students with good grades in Georgia?',
        'confirm',
        'home state Georgia',
      ),
    ],
  },
  {
    id: 'unseen-13-16',
    student: 'highCA',
    turns: [
      heard(
        'Good afternoon, Wren. I would like to know my honest chances at UC San Diego, UC Irvine and San Jose State for computer science. I understand that computer science is harder than other majors.',
        'chance_at',
        'From hardest to surest',
      ),
      heard(
        'I did not know that the SAT is not used. Then was my score a waste of time?',
        'special_situation',
        'so your score neither helps nor hurts there',
      ),
    ],
  },
  {
    id: 'unseen-13-17',
    student: 'empty',
    turns: [
      heard(
        'Hello. I am student from Brazil, I live now in Florida with my uncle. My English is not perfect. Is possible for me to go to college?',
        'special_situation',
        'and your English is good enough to ask',
      ),
      heard(
        'I am in grade 12. I do not know what is GPA. In Brazil my notes was 8 of 10.',
        'special_situation',
        'GPA is the average of your grades',
      ),
    ],
  },
  {
    id: 'unseen-13-18',
    student: 'fullOH',
    turns: [
      heard(
        "Good morning, this is Chloe's mom. I never went to college so please excuse my questions. What is the FAFSA and when do we have to do it?",
        'stress',
        'The FAFSA is the free federal form for grants',
      ),
      heard(
        'We make about 75 thousand. I was told we make too much. Is it true?',
        'aid_basics',
        'Federal student loans are open to everyone who files',
      ),
      heard(
        'That is a relief. How much would Ohio University cost a family like ours?',
        'aid_basics',
        'Ohio University would cost about',
      ),
    ],
  },
];
