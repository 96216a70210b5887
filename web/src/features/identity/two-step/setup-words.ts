export const english = {
  title: 'Two-step verification',
  lead: 'A stolen password isn’t enough to get in: signing in also takes a code from an app on your phone.',
  notLoaded: 'We couldn’t load two-step verification',
  adminsNeedIt: 'Admins need two-step verification. Set it up to open the admin pages.',
  isOn: 'Two-step verification is on',
  codes: 'Recovery codes',
  codesLeft: (left: number) => {
    if (left === 0) return 'You’ve used all of them. Make new ones now.';
    const words = left === 1 ? 'You have 1 left.' : `You have ${String(left)} left.`;
    return left <= 3 ? `${words} It’s time to make new ones.` : words;
  },
  newOnesEndOld: 'Making new ones turns off the old ones.',
  makeNew: 'Make new codes',
  newCodes: 'New recovery codes',
  turnItOff: 'Turn it off',
  newPhone: 'New phone? Turn two-step verification off here, then set it up again on the new phone.',
  turnOff: 'Turn off',
  off: 'Two-Step Verification Off',
  offWhat: 'From now on, you’ll sign in with just your password.',
  connect: 'Connect your app',
  firstCode: 'First code',
  firstCodeHint: 'The 6-digit code the app shows for Flyleaf.',
  turnOn: 'Turn on',
  on: 'Two-Step Verification On',
  onWhat: 'From now on, you’ll also enter a code to sign in.',
  setItUp: 'Set it up',
  need: 'You’ll need an authenticator app, such as the one built into your phone’s password manager. Setup takes about two minutes.',
  setUp: 'Set up',
  needsPassword:
    'You need a password to turn on two-step verification, and your account doesn’t have one yet.',
  code: 'Code from your app',
  codeHint: 'The 6-digit code your app shows now, or a recovery code.',
  codeMissing: 'Please enter the code from your authenticator app.',
  qr: 'QR code for your authenticator app. The same key is shown as text.',
  scan: 'Scan this with your authenticator app. Can’t scan it? Enter this key instead:',
  copyKey: 'Copy key',
  openHere: 'Open in an app on this device',
  copied: 'Copied',
  notCopied: 'Couldn’t copy. Select the text instead.',
  save: 'Save these recovery codes',
  saveWhy:
    'If you lose your phone, use one of these to sign in. We’ll only show them once, so print them or save them somewhere safe. Each works once.',
  download: 'Download',
  copyCodes: 'Copy codes',
  saved: 'I’ve saved them',
  fileLead: (product: string) =>
    `${product} recovery codes. Each works once, in place of the code from your app.`,
};
export type SetupWords = typeof english;
