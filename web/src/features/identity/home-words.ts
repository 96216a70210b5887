const parent = {
  welcome: (firstName: string) => `Welcome, ${firstName}!`,
  look: 'Look around',
  intro: 'Look up any college and see what a year there costs, for any family income.',
  explore: 'Explore colleges',
  chances: 'How chances work',
  figures: 'Where the figures come from',
  stored: 'What we store about students',
  prices: 'Plans and prices',
  account: 'Your account',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  roleName: 'Parent',
  emailNotLoaded: 'We couldn’t load it',
};
export type HomeWords = typeof parent;

export const english: Record<'parent' | 'counselor', HomeWords> = {
  parent,
  counselor: {
    ...parent,
    roleName: 'School Counselor',
    intro: 'Look up any college for your students and see what a year there costs, for any family income.',
  },
};
