export const SIGN_OUT_LOSES = {
  title: 'Log out and lose what isn’t sent?',
  text: 'Some of what you typed is only on this computer. It will be sent once you’re back online. If you log out now, it’s gone.',
};
