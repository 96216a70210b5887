export const english = {
  title: 'Accessibility',
  lead: 'Flyleaf should work for everyone who plans for college. This is what we aim for, what we check, and what we don’t know yet.',
  aim: {
    title: 'What we aim for',
    text: 'The Web Content Accessibility Guidelines 2.2, level AA. We haven’t had an outside audit, so we don’t claim it.',
  },
  built: {
    title: 'How it’s built',
    points: [
      'Everything works by keyboard. Each page starts with a link that skips to its main part.',
      'Nothing depends on color alone: reach, target and safety each have a shape and a word.',
      'Each chance bar has a full sentence for screen readers.',
      'Light and dark follow your device. Once you’re signed in, you can choose.',
      'Animations stop when your device is set to reduce motion.',
      'Pages fit a screen 320 pixels wide without scrolling sideways.',
      'What is in Spanish is marked as Spanish, so that screen readers pronounce it right.',
    ],
  },
  tested: {
    title: 'What we test',
    points: [
      'Color contrast is checked in both themes each time we change the code.',
      'Forms, messages and lists are tested by their labels and roles, the way a screen reader finds them.',
      'Our pages go through the axe checker each time we change the code, in light and dark, at phone and desktop width.',
    ],
  },
  unknown: {
    title: 'What we don’t know yet',
    points: [
      'We haven’t tested with people who use screen readers every day.',
      'We haven’t tested voice control or switch devices.',
      'We test in one browser, Chromium. Others should work, but we don’t check them.',
    ],
  },
};
export type Words = typeof english;
