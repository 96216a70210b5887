import { SESSION_KEY } from '@/lib/session/session-key';
import { noteSignedIn } from '@/lib/session/signed-in-cookie';

// The landing page stands without a script. Somebody signed in whose note to the server is gone gets the product in its place.
if (localStorage.getItem(SESSION_KEY) !== null) {
  noteSignedIn('other');
  document.getElementById('root')?.replaceChildren();
  void import('./main');
}
