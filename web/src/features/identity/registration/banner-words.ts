export const english = {
  title: 'Confirm your email',
  check: 'Check your email to confirm',
  resend: 'Resend',
  later: 'Not now',
};
export type BannerWords = typeof english;
