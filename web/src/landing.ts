import { SESSION_KEY } from '@/lib/session/session-key';
import { setSignedInCookie } from '@/lib/session/signed-in-cookie';

// The landing page needs no script. The app replaces it for a signed-in user whose cookie is gone.
if (localStorage.getItem(SESSION_KEY) !== null) {
  setSignedInCookie('other');
  document.getElementById('root')?.replaceChildren();
  void import('./main');
}
