import { fieldProblemsOf } from '@/lib/api/api-error';
import { emailLinkRefusal, settingsRefusal } from '../refusal-words';

export const english = {
  error: 'Error',
  cancel: 'Cancel',
  currentPassword: 'Current password',
  currentPasswordMissing: 'Please enter your current password.',
  nothingChanged: 'Nothing was changed. Try again in a moment.',
  nothingLost: 'Nothing is lost. Try again in a moment.',
  stillThere: 'It is all still there. Try again in a moment.',
  accountNotLoaded: 'We couldn’t load your account',
  toFix: (count: number) =>
    count === 1
      ? 'One thing to fix before you continue'
      : `${String(count)} things to fix before you continue`,
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages',
  page: (page: number, pages: number) => `Page ${String(page)} of ${String(pages)}`,
  moment: (at: Date) => at.toLocaleString('en-US'),
  setPasswordFirst: 'Set one first',

  email: {
    title: 'Change your email',
    needsPassword: 'You need a password to change your email, and your account doesn’t have one yet.',
    missing: 'Email is required',
    invalid: 'Please enter a valid email address',
    same: 'This is already your email.',
    sent: 'Confirmation Sent',
    sentWhat: 'Open the link in the email to finish.',
    failed: 'Request Failed',
    sentTo: { before: 'We emailed a link to ', until: '. Until you open it, your email stays ' },
    ifNone: '. If no email comes, that address can’t be used here.',
    fresh: 'New email',
    freshHint: 'We’ll send a link to it and let your current address know.',
    send: 'Send confirmation',
  },

  password: {
    title: 'Password',
    lead: 'Changing it signs out your other devices, and we’ll email you to confirm.',
    forgot: 'Forgot password?',
    change: 'Change password',
    changed: 'Password Updated',
    /** The server’s own message is in English. */
    changedWhat: (message: string) => message,
    none: {
      before: 'You don’t have a password yet. Set one to sign in with your email too. We’ll email a link to ',
      after: '. It works once, for 30 minutes. Then sign in again here.',
    },
    sent: 'Sent. Open the link in the email to choose a password.',
    sendAgain: 'Send it again',
    send: 'Email me a link to set one',
  },

  signIns: {
    title: 'Sign-ins',
    lead: 'Every browser and device signed in to your account. Don’t recognize one? Sign it out, then change your password.',
    notLoaded: 'We couldn’t load your sign-ins',
    nowhereElse: 'You’re not signed in anywhere else.',
    thisDevice: 'This device',
    device: (device: string) => device,
    lastUsed: 'Last used ',
    signedIn: 'Signed in ',
    lastFrom: (address: string) => `, last from ${address}`,
    end: 'Sign out',
    endNamed: (device: string) => `Sign out ${device}`,
    ended: 'Signed Out',
    endedWhat: (device: string) => `${device} is signed out of your account.`,
    onlyHere: 'You’re now signed in only on this device.',
    endOthers: 'Sign out everywhere else',
    endOthersQuestion: 'Sign out everywhere else?',
    endOthersWhat: (count: number) =>
      count === 1
        ? 'The other device will have to sign in again. This one stays signed in.'
        : `The ${String(count)} other devices will have to sign in again. This one stays signed in.`,
    endOthersConfirm: 'Sign out other devices',
  },

  leaving: {
    title: 'Leave Flyleaf',
    lead: 'You can go whenever you like. Your account and everything in it is deleted seven days after you ask; until then, you can change your mind.',
    notLoaded: 'We couldn’t load this',
    what: [
      'At once, adults you linked see nothing of your account, and reminder emails stop.',
      'For seven days you can sign in as always and keep your account.',
      'After that, your profile, list, essays, chats and files are gone for good.',
    ],
    whatOfAdults: [
      'At once, what students shared with you is closed to you.',
      'For seven days you can sign in as always and keep your account.',
      'After that, your account is gone for good. What students wrote stays with them.',
    ],
    withoutPassword: 'You have no password here, so this works within ten minutes of signing in.',
    ask: 'Delete my account in seven days',
    due: (day: string) => `We’ll delete your account on ${day}.`,
    dueOfStudents: ' Adults you linked see nothing of it now, and we send no reminder emails.',
    day: (at: Date) => new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' }).format(at),
    keep: 'Keep my account',
    kept: 'Good to have you back',
    keptWhat: 'Your account stays. Nothing was deleted.',
  },

  picture: {
    title: 'Profile picture',
    change: 'Change your picture',
    preview: 'This is how your picture will look.',
    previewSaid: 'This is how your picture will look. Save it, or choose another one.',
    cropped: 'Your new picture, cropped to its middle',
    save: 'Save picture',
    rules: 'JPG, PNG or WebP, up to 5 MB. We use the middle of it. Other students never see it.',
    choose: 'Choose a picture',
    chooseAnother: 'Choose another picture',
    take: 'Take a photo',
    remove: 'Remove',
    removeWhat: 'your picture',
    updated: 'Picture Updated',
    removed: 'Picture Removed',
    notRemoved: 'Failed to remove your picture. Please try again.',
    failed: 'Upload Failed',
    unreadable: 'We couldn’t open this picture. Please choose another one.',
    wrongType: 'Please choose a picture in JPG, PNG or WebP format.',
    tooLargeTitle: 'File Too Large',
    tooLarge: 'Please choose a picture smaller than 5MB.',
  },

  refusal: settingsRefusal,
  emailLinkRefusal,
  fields: fieldProblemsOf,
};
export type SettingsWords = typeof english;
