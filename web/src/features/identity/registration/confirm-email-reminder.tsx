import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type User } from '@/api';
import type ConfirmEmailBanner from './confirm-email-banner';
import { useAccount } from '../use-account';

/** For this visit; whoever signs out takes it along. */
const DISMISSED = 'flyleaf.confirm-email-later';

const isDismissed = () => sessionStorage.getItem(DISMISSED) !== null;

// Held as it is: a lazy part would be drawn a moment after the page, and push it down.
let Banner: typeof ConfirmEmailBanner | undefined;

type Confirmation = Pick<User, 'isEmailVerified'>;

const isDue = (account: Confirmation | undefined) => account?.isEmailVerified === false;

/** So that the reminder is drawn with the page, for those who need it. */
export const prepareReminder = async (account: Confirmation) => {
  if (isDue(account) && !isDismissed()) Banner = (await import('./confirm-email-banner')).default;
};

/** There before the application was; see prerendered-dashboard.tsx. */
const hasPicture = () => document.querySelector('[data-slot=picture]') !== null;

/** As it was when the page, or its picture, was first seen: what comes later would push all of it down. */
const useReadyAtPageLoad = (isReady: boolean) => {
  const { pathname } = useLocation();
  const [page, setPage] = useState(() => ({ pathname, isReady: isReady && !hasPicture() }));
  if (page.pathname !== pathname) setPage({ pathname, isReady });
  return page.isReady;
};

/** A quiet reminder over every page until the email is confirmed. Nothing waits for it; come late, it stands over the next page. */
export const ConfirmEmailReminder = () => {
  const account = useAccount().data;
  const [dismissed, setDismissed] = useState(isDismissed);
  const isReady = useReadyAtPageLoad(isDue(account) && Banner !== undefined);
  if (!Banner || !account || !isDue(account) || dismissed || !isReady) return null;

  const later = () => {
    sessionStorage.setItem(DISMISSED, '1');
    setDismissed(true);
  };

  return <Banner email={account.email} onDismiss={later} />;
};
