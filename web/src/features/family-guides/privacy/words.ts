export const english = {
  title: 'Privacy',
  lead: 'What Flyleaf stores about you, why, and for how long. It’s all here, table by table.',
  short: {
    title: 'The short version',
    points: [
      'We store what you type, and what we work out from it. Nothing else about you.',
      'No ads, no tracking scripts from others, and we don’t sell data.',
      'Other students see nothing of yours. Parents and counselors see only what you share with them, part by part, until you end it.',
      'The people who run this Flyleaf can reach the database, as with any service.',
      'You must be 13 or older to have an account.',
    ],
  },
  stored: {
    title: 'What is stored',
    what: 'What',
    why: 'Why',
    howLong: 'How long',
    nightly: 'Every night, a job deletes what is older than this list says.',
  },
  parts: [
    {
      title: 'When a language model reads your essays or answers as Wren',
      text: [
        'The people who run this Flyleaf can connect an outside language model. It then reads the essays you submit, after Flyleaf’s own reader. It gets the essay, its prompt and its word limit, with your name, school, town and contact details covered. You see each time in your account activity, and you can turn it off in your account settings. Without a connected model, your essays never leave this server.',
        'The same model can word what Wren answers. It then gets your message, the talk so far, and what the answer needs: grades, wishes, chances and prices. Race, gender, family income, your parents’ education and your birth date are never sent, and what you write of them in a message is left out.',
      ],
    },
    {
      title: 'In your browser',
      text: [
        'Your browser keeps your sign-in, your first name, your role, your choice of light or dark and of a language, and answers you haven’t saved yet. A small cookie says that someone is signed in here, and whether that person is a student, so the right page opens right away. It doesn’t hold a name or a key. If you choose Spanish, another one says so. Logging out removes all of this.',
        'Two more cookies help you sign in, and no script can read them. While you sign in with another service, “flyleaf-signin” keeps track of that sign-in for 10 minutes. After you sign in, “flyleaf-known” lasts 180 days, even after you log out: it lets you sign in from this browser while someone else is guessing your password. It can’t sign anyone in by itself and doesn’t hold a name. Where the site’s address begins with https, both names begin with “__Host-”.',
      ],
    },
    {
      title: 'In the server’s log',
      text: [
        'Each request leaves one line: when it came, which part of the site it was for, how long it took, and a scrambled form of your account number. Never what you typed.',
      ],
    },
  ],
  today: {
    title: 'What you can do today',
    points: [
      'See and change every answer in your profile.',
      'Leave sensitive questions empty, or choose “Prefer not to answer”.',
      'Remove colleges and notes from your list.',
      'Choose who sees what, and end it at any time, under Settings > Sharing.',
      'Get a copy of everything, with your files, under Settings > Take your data.',
      'Delete your account under Settings > Leave Flyleaf. After seven days, in which you can change your mind, nothing is left.',
    ],
    free: 'All of it is free on every plan.',
  },
};
export type Words = typeof english;
