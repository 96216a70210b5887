import { useEffect, useRef } from 'react';
import { NavigationType, useBlocker, useLocation } from 'react-router-dom';
import { currentSession } from '@/lib/session/session';

/**
 * Guards unsaved answers: a step link saves first, any other navigation asks. Back and Forward within the flow pass,
 * because the draft stays. `save` resolves to whether everything was saved.
 */
export const useLeaveGuard = (dirty: boolean, save: () => Promise<boolean>) => {
  const { pathname } = useLocation();
  const decided = useRef(false);

  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (!dirty || decided.current || currentSession().status !== 'signed-in') return false;
    return nextLocation.pathname !== currentLocation.pathname || historyAction !== NavigationType.Pop;
  });
  const blocked = blocker.state === 'blocked';
  const staysInFlow = blocked && blocker.location.pathname === pathname;

  const saveAndGo = async () => {
    decided.current = true;
    if (await save()) return blocker.proceed?.();
    decided.current = false;
    blocker.reset?.();
  };

  const saveAndGoNow = useRef(saveAndGo);
  useEffect(() => {
    saveAndGoNow.current = saveAndGo;
  });
  useEffect(() => {
    if (staysInFlow) void saveAndGoNow.current();
  }, [staysInFlow]);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (currentSession().status === 'signed-in') event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);

  return {
    asks: blocked && !staysInFlow,
    stay: () => {
      if (!decided.current) blocker.reset?.(); // the dialog closes after every choice
    },
    leave: () => {
      decided.current = true;
      blocker.proceed?.();
    },
    saveAndLeave: () => void saveAndGo(),
    /** Lets the next navigation through: after a save or a skip. */
    allow: () => {
      decided.current = true;
    },
  };
};
