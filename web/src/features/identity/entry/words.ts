import { fieldProblemsOf, userMessageOf } from '@/lib/api/api-error';
import { english as passwords } from '../passwords/words';
import { emailLinkRefusal, loginRefusal, registerRefusal, resetRefusal } from '../refusal-words';
import { english as resend } from '../registration/resend-words';
import { english as code } from '../two-step/code-words';

/** All that is said where people come in: to sign in, to register, and to recover a password. */
export const english = {
  email: 'Email',
  tryAgain: 'Try again',
  signIn: 'Sign In',
  backToLogin: 'Back to login',
  missing: 'Missing Information',
  toFix: (count: number) =>
    count === 1
      ? 'One thing to fix before you continue'
      : `${String(count)} things to fix before you continue`,
  passwords,
  code,
  resend,
  blankPage: { before: 'Your next chapter starts with a ', mark: 'blank page.' },

  login: {
    title: 'Sign in',
    lead: 'Your list and your notes are where you left them.',
    newHere: 'New here?',
    create: 'Create an account',
    password: 'Password',
    forgot: 'Forgot password?',
    emailMissing: 'Please enter your email.',
    passwordMissing: 'Please enter your password.',
    bothMissing: 'Please enter both email and password.',
    failed: 'Login Failed',
    welcome: 'Welcome back!',
    /** What the server adds to a welcome, such as that a provider is now linked. */
    note: (message: string): string | undefined => (message === 'Welcome back!' ? undefined : message),
    interrupted: 'Sign in to go to the page you asked for.',
    interruptedTyping: 'Sign in to pick up where you left off. What you typed is still there.',
    demo: 'Just looking around? The demo student is made up, and so is everything in the account. Anyone who tries it can see what you change.',
    tryDemo: 'Try the demo student',
  },

  provider: {
    or: 'or',
    signInWith: (name: string) => `Sign in with ${name}`,
    haveAccount: (name: string) =>
      `You already have an account with this email. Sign in once with your password, and you can use ${name} after that.`,
    problems: {
      provider: (name: string) =>
        `We couldn’t reach ${name} just now. Try again in a moment, or use your password.`,
      'provider-off': (name: string) =>
        `Signing in with ${name} isn’t set up here. Use your email and password.`,
      'provider-cancelled': (name: string) =>
        `You canceled before ${name} finished, so nothing changed. Try again anytime.`,
      'provider-expired': (name: string) =>
        `That took too long, so we stopped to be safe. Sign in with ${name} again.`,
      'provider-email': (name: string) =>
        `${name} didn’t share your email, and your account needs one. Allow it there, or create an account here.`,
      'provider-email-unverified': (name: string) =>
        `${name} hasn’t confirmed your email address. Confirm it there first, or create an account here with your email and a password.`,
      deactivated: () =>
        'This account is deactivated. Please contact the person who runs Flyleaf at your school.',
      busy: () => 'Many people are signing in right now. Try again in a minute.',
    },
    oneMore: 'One more step',
    oneMoreLead: 'Your account needs a code to sign in.',
    unreached: 'We couldn’t sign you in yet',
    unreachedLead: 'You’re almost in. Try again in a moment.',
    /** The server’s, which is in English. */
    reason: userMessageOf,
    signingIn: 'Signing you in',
    moment: 'This takes a moment.',
    signedIn: (name: string) => `Successfully signed in with ${name}.`,
  },

  register: {
    title: 'Create your account',
    lead: 'For students, parents and counselors.',
    chose: 'You chose ',
    nothingCharged: 'Nothing is charged.',
    change: 'Change',
    have: 'Already have an account?',
    signIn: 'Sign in',
    firstName: 'First name',
    lastName: 'Last name',
    role: 'I am a',
    roles: { student: 'Student', parent: 'Parent', counselor: 'School Counselor' },
    choose: 'Choose',
    password: 'Password',
    passwordHint: 'Use uppercase, lowercase, a number and a special character.',
    again: 'Confirm password',
    age: 'You must be 13 or older. Read ',
    stored: 'what we store and why',
    submit: 'Create Account',
    welcome: 'Welcome to Flyleaf',
    failed: 'Registration Failed',
    fillIn: 'Please fill in all required fields.',
    firstNameMissing: 'First name is required',
    lastNameMissing: 'Last name is required',
    emailMissing: 'Email is required',
    emailWrong: 'Please enter a valid email address',
  },

  forgot: {
    title: 'Forgot your password?',
    lead: 'Enter your email, and we’ll send you a link to choose a new one.',
    send: 'Send reset link',
    emailRequired: 'Email Required',
    emailMissing: 'Please enter your email address.',
    sentTitle: 'Check Your Email',
    sentBefore: 'If ',
    sentAfter: ' has an account, we’ve emailed it a link to choose a new password.',
    sent: 'Reset Link Sent',
    sentNote: (message: string) => message,
    failed: 'Request Failed',
    tips: {
      wait: 'It can take a few minutes. The link works once, for 30 minutes.',
      spam: 'Check your spam or junk folder. School email often blocks outside senders.',
      spelling: 'Nothing there? Check the spelling above, or try the email you signed up with.',
    },
    another: 'Try Different Email',
  },

  reset: {
    title: 'Choose a new password',
    lead: 'You’ll use it from now on, on every device.',
    submit: 'Reset password',
    doneTitle: 'Your new password is set',
    doneLead: 'To be safe, we signed you out everywhere. Sign in with your new password to continue.',
    success: 'Password Reset Successful',
    successNote: (message: string) => message,
    failed: 'Reset Failed',
    fillIn: 'Please fill in both password fields.',
    newLink: 'Get a new link',
    noTokenTitle: 'Invalid Token',
    noToken: 'Reset token is missing or invalid.',
    badLinkTitle: 'Invalid Reset Link',
    badLink: 'This password reset link is invalid or has expired.',
  },

  verify: {
    signInTitle: 'Sign in to confirm your email',
    signInLead: 'Use the email and password you created your account with. You only need to do this once.',
    notYours: 'Didn’t create an account?',
    choosePassword: 'Choose a new password',
    notYoursAfter: ', and nobody else can use your email here.',
    confirming: 'Confirming your email',
    moment: 'This takes a moment.',
    done: 'Email confirmed',
    doneLead: 'Thanks. Now we know our emails reach you and nobody else is using your email here.',
    unreached: 'We couldn’t reach Flyleaf',
    unreachedLead: 'Your link still works. Try it again.',
    refused: 'We couldn’t confirm this',
    refusedLead: (message: string | undefined) => message ?? 'Please try again later.',
    already: 'Already confirmed',
    alreadyAfter:
      ' is already confirmed, so you don’t need this link. To use another address, go to your account settings.',
    expired: 'This link no longer works',
    expiredBefore: 'It was already used or it’s more than a day old. We can send a new one to ',
    expiredSignIn: 'It was already used or it’s more than a day old. Sign in to get a new one.',
    sendNew: 'Send a new link',
    goOn: 'Continue to Flyleaf',
  },

  refusals: {
    login: loginRefusal,
    register: registerRefusal,
    emailLink: emailLinkRefusal,
    reset: resetRefusal,
    fields: fieldProblemsOf,
  },
};
export type Words = typeof english;
