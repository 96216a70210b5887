/** What a sentence may be about instead: a text, a subject to study, a sport, the business of applying, a joke. */
export const CONTEXT = {
  TEXT: 'essay essays paper supplement poem poems poetry novel story stories play film movie documentary book character song lyrics script prompt topic podcast monologue juliet hamlet portfolio write',
  STUDY:
    'major majoring degree program programs research study studying studied career internship volunteer volunteering volunteered hotline club awareness prevention nonprofit criminology forensic nursing psychology pharmacy therapist history science lab museum social fundraiser advocacy',
  SPORT:
    'season acl recruit recruited recruiting coaches d1 d2 d3 varsity injury injured concussion sport sports race track football soccer basketball rowing wrestling practice playoffs match lacrosse chess debate tennis esports redshirt',
  CHORE:
    'exam exams interview interviews orientation tour sat act submit submitting application applications app apps essays homework deadline deadlines portal fafsa css deposit retake supplement supplements waitlist gpa scores chances',
  JOKE: 'lol haha hahaha lmao jk',
  /** Said of the writer, they are no figure of speech. */
  LAST_WORDS: 'last alive myself dead planning plan around selfish girl turn nobody',
  CHOICE: 'art reaches instate pick choose choosing apply',
} as const satisfies Readonly<Record<string, string>>;
