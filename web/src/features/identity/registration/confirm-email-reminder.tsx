import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type User } from '@/api';
import type ConfirmEmailBanner from './confirm-email-banner';
import { useAccount } from '../use-account';

/** In session storage: for this visit, cleared at sign-out. */
const DISMISSED = 'flyleaf.confirm-email-later';

const isDismissed = () => sessionStorage.getItem(DISMISSED) !== null;

// Loaded before the page renders: a lazy component would appear later and push the page down.
let Banner: typeof ConfirmEmailBanner | undefined;

type Confirmation = Pick<User, 'isEmailVerified'>;

const isDue = (account: Confirmation | undefined) => account?.isEmailVerified === false;

/** Loads the banner ahead of the page, only for accounts that need it. */
export const prepareReminder = async (account: Confirmation) => {
  if (isDue(account) && !isDismissed()) Banner = (await import('./confirm-email-banner')).default;
};

/** The prerendered page is still on screen; see prerendered-dashboard.tsx. */
const isPrerenderShown = () => document.querySelector('[data-slot=prerendered]') !== null;

/** Whether the banner was ready when the page first appeared. Showing it later would push the page down. */
const useReadyAtPageLoad = (isReady: boolean) => {
  const { pathname } = useLocation();
  const [page, setPage] = useState(() => ({ pathname, isReady: isReady && !isPrerenderShown() }));
  if (page.pathname !== pathname) setPage({ pathname, isReady });
  return page.isReady;
};

/** A reminder above every page until the email is confirmed. If it loads late, it waits for the next page. */
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
