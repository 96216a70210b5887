/** What is praised, by its kind. */
export const STRENGTH_TEMPLATES: Readonly<Record<string, string>> = {
  scene: 'A reader can see and hear this: “{q}”.',
  detail: 'The detail in “{q}” could only come from you.',
  doubt: 'You are honest in “{q}”, and a reader trusts you for it.',
  turn: 'In “{q}” a reader watches you change your mind.',
  action: 'In “{q}” you do something, and a reader can watch you do it.',
  speech: '“{q}” lets a reader hear a real voice.',
  echo: 'Your ending comes back to the beginning with “{q}”.',
  opening: 'You open in the middle of something: “{q}”.',
  particular: '“{q}” shows that you looked closely at this college.',
  rhythm: '“{q}” is short after a long sentence, and a reader stops there.',
  care: 'In “{q}” a reader sees how you treat people.',
};
