export const english = {
  how: 'How it works',
  families: 'For families',
  pricing: 'Pricing',
  logIn: 'Log in',
  start: 'Start your profile',
  main: 'Main',
  about: 'About',
  chances: 'How chances work',
  data: 'Data sources',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  build: 'Build on Flyleaf',
};
export type Words = typeof english;
