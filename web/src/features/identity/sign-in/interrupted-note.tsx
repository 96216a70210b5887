import { useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { hasDrafts } from '@/lib/forms/draft';
import { useEntryWords } from '../entry/use-entry-words';
import { hasRememberedPage } from '@/lib/session/return-to';

/** Shown to users sent here from another page. */
export const InterruptedNote = () => {
  const [awaited] = useState(hasRememberedPage);
  const [typed] = useState(hasDrafts);
  const { login } = useEntryWords();
  if (!awaited) return null;

  return <Notice>{typed ? login.interruptedTyping : login.interrupted}</Notice>;
};
