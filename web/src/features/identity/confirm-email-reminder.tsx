import { lazy, Suspense, useState } from 'react';
import { type User } from '@/api';
import { useAccount } from './use-account';

/** For this visit; whoever signs out takes it along. */
const PUT_AWAY = 'flyleaf.confirm-email-later';

const isPutAway = () => sessionStorage.getItem(PUT_AWAY) !== null;
const fetchBanner = () => import('./confirm-email-banner');
const ConfirmEmailBanner = lazy(fetchBanner);

const isDue = (account: User | undefined) => account?.isEmailVerified === false;

/** So that the reminder is drawn with the page, for those who need it. */
export const prepareReminder = async (account: User) => {
  if (isDue(account) && !isPutAway()) await fetchBanner();
};

/** A quiet reminder over every page until the email is confirmed. Nothing waits for it. */
export const ConfirmEmailReminder = () => {
  const account = useAccount().data;
  const [putAway, setPutAway] = useState(isPutAway);
  if (!account || !isDue(account) || putAway) return null;

  const later = () => {
    sessionStorage.setItem(PUT_AWAY, '1');
    setPutAway(true);
  };

  return (
    <Suspense>
      <ConfirmEmailBanner email={account.email} onLater={later} />
    </Suspense>
  );
};
