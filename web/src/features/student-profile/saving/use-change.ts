import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Change } from './change';
import { useTwoPlaces } from './use-two-places';

const changeCode = () => import('./save-entry');

/** Sends one change, keeps it on this computer while there is no connection, and asks the student where that is needed. */
export const useChange = () => {
  const { ask, prepare, question } = useTwoPlaces();
  const { mutateAsync: send } = useMutation({
    mutationFn: async (change: Change) => (await changeCode()).saveEntry(change, ask),
    networkMode: 'always',
  });

  // Loaded before the connection may be gone.
  useEffect(() => {
    Promise.all([changeCode(), prepare()]).catch(() => undefined);
  }, [prepare]);

  return { send, question };
};
