import { SESSION_KEY } from '@/lib/session/session-key';
import { setSignedInCookie } from '@/lib/session/signed-in-cookie';

// The landing page needs no script. For somebody signed in whose cookie is gone, the application replaces it.
if (localStorage.getItem(SESSION_KEY) !== null) {
  setSignedInCookie('other');
  document.getElementById('root')?.replaceChildren();
  void import('./main');
}
