import { useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { hasDrafts } from '@/lib/forms/draft';
import { hasRememberedPage } from '@/lib/session/return-to';

/** Shown to users sent here from another page. */
export const InterruptedNote = () => {
  const [awaited] = useState(hasRememberedPage);
  const [typed] = useState(hasDrafts);
  if (!awaited) return null;

  return (
    <Notice>
      {typed
        ? 'Sign in to pick up where you left off. What you typed is still there.'
        : 'Sign in to go to the page you asked for.'}
    </Notice>
  );
};
