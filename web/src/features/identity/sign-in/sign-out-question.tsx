import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/lib/hooks/lazy-part';
import { forgetAskedSignOut, useAskedSignOut } from './asked-sign-out';
import { SIGN_OUT_LOSES } from './sign-out-words';

const dialog = lazyPart(async () => (await import('./sign-out-dialog')).default);

/** Asks before signing out would lose what is kept on this computer only. */
export const SignOutQuestion = () => {
  const signOut = useAskedSignOut();
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    if (!signOut) return;
    dialog.prepare().then(
      () => setLoaded(true),
      () => {
        // Without a connection the dialog may not load, and on a shared computer signing out has to work.
        if (confirm(`${SIGN_OUT_LOSES.title} ${SIGN_OUT_LOSES.text}`)) signOut();
        forgetAskedSignOut();
      },
    );
  }, [signOut]);

  return (
    signOut &&
    loaded && (
      <Suspense>
        <dialog.Part onSignOut={signOut} onStay={forgetAskedSignOut} />
      </Suspense>
    )
  );
};
