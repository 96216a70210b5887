import { type Template } from './template.js';

/** What is said about each kind of finding. {q} is the quoted phrase; other braces are facts of the finding. */
export const TEMPLATES: Readonly<Record<string, Template>> = {
  placeholder: {
    message: '“{q}” looks like a gap you meant to fill.',
    question: 'What belongs here?',
    why: 'A gap left open is the first thing a reader sees.',
  },
  'chat-leftover': {
    message: '“{q}” sounds like a chat tool, not like you.',
    question: 'Which part of this would you say out loud to a friend?',
    why: 'Colleges ask you to sign that the words are yours.',
  },
  instruction: {
    message: '“{q}” reads as an instruction to a reviewer. It changed nothing in this review.',
    question: 'Did you mean to leave it in?',
    why: 'A person who reads your essay would see it too.',
  },
  'wrong-college': {
    message: '“{q}” is not the college this essay is for ({target}).',
    question: 'Which college should this sentence speak about?',
    why: 'Readers notice another college’s name at once.',
  },
  'two-colleges': {
    message: 'This essay speaks to two colleges: “{q}” and {target}.',
    question: 'Which of the two is it for?',
    why: 'Readers notice another college’s name at once.',
  },
  'one-college-of-many': {
    message: '“{q}”: this essay goes to every college on the application.',
    question: 'Would a reader at another college still feel spoken to?',
    why: 'Plans for one college have their own essay.',
  },
  'personal-data': {
    message: '“{q}” is a contact detail. The application already has it.',
    question: 'Do you want everyone who reads your essay to have it?',
    why: 'Essays are read by people you have never met.',
  },
  'over-limit': {
    message: 'Your draft has {words} words, {over} more than the {limit} this prompt allows.',
    question: 'Which sentence could go without a reader knowing less about you?',
    why: 'Forms cut off or refuse a longer essay.',
  },
  'under-minimum': {
    message: 'Your draft has {words} words; the prompt asks for at least {limit}.',
    question: 'Which moment is still in your head but not on the page?',
    why: 'Forms refuse a text under the minimum.',
  },
  'short-of-room': {
    message: 'You use {words} of the {limit} words you have.',
    question: 'Which moment would you slow down, so that a reader stands in it with you?',
    why: 'You have room to let a reader see more.',
  },
  'no-particulars': {
    message: 'This answer would fit many colleges: your draft names no course, place or group there.',
    question: 'What did you find there that you would use in your first month?',
    why: 'A reader wants to see that you looked.',
  },
  'no-reflection': {
    message: 'A lot happens in your draft. Your own thinking is hard to find.',
    question: 'Which moment changed what you think, and what did you believe just before it?',
    why: 'Readers choose a person, so they look for a mind.',
  },
  'thin-reflection': {
    message: 'A reader can watch “{q}”. What it did to you is left to words that many essays use.',
    question: 'What went through your mind then that nobody watching could have seen?',
    why: 'Readers choose a person, so they look for a mind.',
  },
  'no-scene': {
    message: 'A reader finds no single moment to stand in yet, near “{q}” for instance.',
    question: 'If you could show one hour of this, which one, and what could you hear or touch?',
    why: 'A reader remembers what they could see.',
  },
  'resume-list': {
    message: '“{q}” packs several activities or awards together.',
    question: 'If you could keep only one, which, and what happened on an ordinary day of it?',
    why: 'Your activities list already names them; the essay can show one.',
  },
  telling: {
    message: 'A reader has to take your word for “{q}”.',
    question: 'What could someone standing next to you have seen or heard?',
    why: 'A reader feels what they can watch.',
  },
  'trait-claim': {
    message: '“{q}” tells a reader what you are like.',
    question: 'When did someone last see that in you? What were you doing?',
    why: 'Readers believe what they can watch.',
  },
  vague: {
    message: '“{q}” could be anything.',
    question: 'Which one do you think of first, and what happened?',
    why: 'A reader remembers one thing with a name.',
  },
  'vague-impact': {
    message: '“{q}” is hard to picture.',
    question: 'Who was one of them? What was different for that person afterwards?',
    why: 'One face says more than a crowd.',
  },
  'vague-gain': {
    message: '“{q}” is hard to picture.',
    question: 'What is the first thing you think of here, and what happened?',
    why: 'A reader remembers one thing with a name.',
  },
  'other-focus': {
    message: 'Much of this paragraph is about {pronoun}, starting at “{q}”.',
    question: 'Where are you in this story? What did you do because of it?',
    why: 'The college is getting to know you.',
  },
  'team-focus': {
    message: '“{q}”: most sentences here are about “we”.',
    question: 'What was the part only you did?',
    why: 'A reader cannot see you inside the group.',
  },
  'opening-dictionary': {
    message: 'You open with a definition: “{q}”.',
    question: 'When did this word first mean something to you?',
    why: 'Many essays open this way.',
  },
  'opening-quotation': {
    message: 'You open with someone else’s words: “{q}”.',
    question: 'What would your first sentence be if nobody had said this before you?',
    why: 'The first voice a reader hears should be yours.',
  },
  'opening-name': {
    message: 'You open by introducing yourself: “{q}”.',
    question: 'Which moment could a reader meet you in?',
    why: 'Your name is already at the top of the page.',
  },
  'opening-since-young': {
    message: 'You open with “{q}”, as many essays do.',
    question: 'Which single day stands for all that time?',
    why: 'A reader sees one day more easily than a childhood.',
  },
  'opening-sweeping': {
    message: 'You open wide: “{q}”.',
    question: 'Where in your own life does this essay begin?',
    why: 'Readers come for you, and the world is not new to them.',
  },
  'opening-meta': {
    message: '“{q}” is about writing the essay.',
    question: 'What if the story began at once?',
    why: 'Every word on writing is one less on you.',
  },
  'opening-prompt-echo': {
    message: '“{q}” repeats the question.',
    question: 'What if your essay began one sentence later?',
    why: 'The reader has just read the prompt.',
  },
  'opening-worn': {
    message: 'You open with “{q}”, a door that many essays come through.',
    question: 'What is the first thing in this story that only you would have noticed?',
    why: 'A first line nobody else has makes a reader look up.',
  },
  'opening-question': {
    message: 'You open by asking the reader “{q}”.',
    question: 'What is your own answer, and when did you find it?',
    why: 'A reader cannot answer; you can.',
  },
  'borrowed-quote': {
    message: '“{q}”: a famous line stands here.',
    question: 'What would you say in its place?',
    why: 'Your words are the ones a reader is looking for.',
  },
  'formula-ending': {
    message: '“{q}” closes the essay the way many essays close.',
    question: 'Which small thing from your story could be the last thing a reader sees?',
    why: 'The last line stays longest.',
  },
  'hopeful-ending': {
    message: '“{q}” looks ahead in large words, and the story is out of sight.',
    question: 'Which small thing from your story could be the last thing a reader sees?',
    why: 'The last line stays longest.',
  },
  platitude: {
    message: '“{q}” is a lesson almost anyone could write.',
    question: 'What did you learn that a friend with the same story might not have?',
    why: 'Readers know the general lesson; they do not know yours.',
  },
  cliche: {
    message: 'Many essays use “{q}”, so a reader’s eye slides over it.',
    question: 'What happened to you that these words stand for?',
    why: 'Your own words would be new to the reader.',
  },
  'generic-passage': {
    message: 'The part starting “{q}” could stand in many essays. Nothing in it could only be yours.',
    question: 'Where were you, who was there, and what did you see or hear?',
    why: 'This is a hint from word patterns and can be wrong.',
  },
  'anyones-sentence': {
    message: '“{q}” could stand in another student’s essay just as it is.',
    question: 'What happened to you that makes it true?',
    why: 'A reader looks for what only you could have written.',
  },
  'abstract-run': {
    message: 'In the sentence starting “{q}” there is nothing a reader could see or touch.',
    question: 'When did you last see one of these big words happen in front of you?',
    why: 'Ideas are easier to believe in a place.',
  },
  wandering: {
    message: 'At “{q}” your essay seems to leave its story for a moment.',
    question: 'What does this have to do with the story you are telling?',
    why: 'A reader follows one thread more easily than two.',
  },
  'said-twice': {
    message: 'Around “{q}” the same thing is said more than once.',
    question: 'Which time says it best, and does a reader need the other?',
    why: 'Room is short, and a reader got it the first time.',
  },
  interchangeable: {
    message: '“{q}” is said of hundreds of colleges.',
    question: 'What does this college have that your second choice does not?',
    why: 'Readers have seen the brochure.',
  },
  sweeping: {
    message: '“{q}” speaks for everyone.',
    question: 'What have you seen yourself that makes you say so?',
    why: 'You are the expert on what you saw.',
  },
  putdown: {
    message: '“{q}” makes you taller by making others smaller.',
    question: 'What would you say here if nobody else were in the sentence?',
    why: 'Readers imagine you among their students.',
  },
  bragging: {
    message: '“{q}” is praise for you, and a reader cannot check it.',
    question: 'What did you do that would make a reader say so without being told?',
    why: 'Praise counts most when it comes from the reader.',
  },
  savior: {
    message: '“{q}” shows people by what they lack.',
    question: 'What did one of them know or do that you did not?',
    why: 'Readers notice how you see others.',
  },
  blame: {
    message: '“{q}” puts the story on someone else.',
    question: 'Which decision in it was yours?',
    why: 'Readers look for what you did next.',
  },
  announced: {
    message: '“{q}” announces the plan of your essay.',
    question: 'Would a reader miss it if it went?',
    why: 'A story does not need a table of contents.',
  },
  filler: {
    message: '“{q}” takes room and adds little.',
    question: 'Does your sentence lose anything without it?',
    why: 'Every word you free is one for your story.',
  },
  intensifiers: {
    message: '“{q}”: you use {count} words like this. They turn up the volume without a picture.',
    question: 'What would a reader see if the word were gone?',
    why: 'A plain word often sounds surer.',
  },
  inflated: {
    message: '“{q}” is a word few people say aloud.',
    question: 'Which word would you use with a teacher you like?',
    why: 'A reader hears your voice in the words you really use.',
  },
  passive: {
    message: '“{q}” hides who did it.',
    question: 'Who did it? If it was you, can a reader watch you do it?',
    why: 'Readers look for what you do.',
  },
  'long-sentence': {
    message: 'The sentence starting “{q}” runs to {words} words.',
    question: 'Where would you take a breath if you read it aloud?',
    why: 'A reader can lose the thread.',
  },
  'same-start': {
    message: '{count} sentences in a row begin with “{word}”.',
    question: 'Is the drumbeat on purpose? What could come first in one of them: a place, a sound, a time?',
    why: 'Readers hear the pattern before the story.',
  },
  'repeated-phrase': {
    message: '“{q}” appears {count} times.',
    question: 'Is the echo on purpose?',
    why: 'A reader may take it for a slip.',
  },
  'repeated-word': {
    message: 'You use “{word}” {count} times.',
    question: 'What do you mean by it in each place?',
    why: 'A word wears out when it has to say everything.',
  },
  exclamations: {
    message: 'You use {count} exclamation marks, as in “{q}”.',
    question: 'Would the sentence be as strong with a period?',
    why: 'Readers trust a calm voice.',
  },
  'many-questions': {
    message: 'You ask {count} questions, as in “{q}”.',
    question: 'Which of them can you answer?',
    why: 'Readers come for your answers.',
  },
  slang: {
    message: '“{q}” is chat language.',
    question: 'Is this the voice you want with a reader you have not met?',
    why: 'In someone’s speech it can be right; in your telling it may distract.',
  },
  'one-block': {
    message: 'All {words} words stand in one paragraph.',
    question: 'Where in your story does the time, the place or the idea change?',
    why: 'A break lets a reader breathe.',
  },
  'long-paragraph': {
    message: 'The paragraph starting “{q}” has {words} words.',
    question: 'Where does the idea turn?',
    why: 'A break lets a reader breathe.',
  },
  spelling: {
    message: '“{q}” is not a spelling the dictionary knows.',
    question: 'Did you mean “{fix}”?',
    why: 'Small slips pull a reader out of your story.',
  },
  grammar: {
    message: '“{q}”: {note}.',
    question: 'What do you hear when you read this spot aloud?',
    why: 'Small slips pull a reader out of your story.',
  },
  'grammar-fix': {
    message: '“{q}”: {note}.',
    question: 'Did you mean “{fix}”?',
    why: 'Small slips pull a reader out of your story.',
  },
  punctuation: {
    message: '“{q}” {note}.',
    question: 'Is the mark where you want it?',
    why: 'Marks tell a reader where to breathe.',
  },
  'comma-splice': {
    message: '“{q}”: a comma joins two full sentences here.',
    question: 'Is it one thought or two? Which mark or small word would show that?',
    why: 'Marks tell a reader where to breathe.',
  },
  'tense-shift': {
    message: '“{q}” moves your story from past to present.',
    question: 'When is this happening?',
    why: 'A reader has to know when they are.',
  },
};
