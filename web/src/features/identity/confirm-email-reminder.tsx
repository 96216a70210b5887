import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type User } from '@/api';
import { useAccount } from './use-account';

/** For this visit; whoever signs out takes it along. */
const PUT_AWAY = 'flyleaf.confirm-email-later';

const isPutAway = () => sessionStorage.getItem(PUT_AWAY) !== null;
let isBannerHere = false;
const fetchBanner = async () => {
  const banner = await import('./confirm-email-banner');
  isBannerHere = true;
  return banner;
};
const ConfirmEmailBanner = lazy(fetchBanner);

type Confirmation = Pick<User, 'isEmailVerified'>;

const isDue = (account: Confirmation | undefined) => account?.isEmailVerified === false;

/** So that the reminder is drawn with the page, for those who need it. */
export const prepareReminder = async (account: Confirmation) => {
  if (isDue(account) && !isPutAway()) await fetchBanner();
};

/** As it was when the page was drawn: what comes later would push all of it down. */
const useFromTheStart = (isReady: boolean) => {
  const { pathname } = useLocation();
  const [page, setPage] = useState({ pathname, isReady });
  if (page.pathname !== pathname) setPage({ pathname, isReady });
  return page.isReady;
};

/** A quiet reminder over every page until the email is confirmed. Nothing waits for it; come late, it stands over the next page. */
export const ConfirmEmailReminder = () => {
  const account = useAccount().data;
  const [putAway, setPutAway] = useState(isPutAway);
  const isReady = useFromTheStart(isDue(account) && isBannerHere);
  if (!account || !isDue(account) || putAway || !isReady) return null;

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
