import { chooseHere } from '@/lib/preferences/choice-here';
import { languageHere } from '@/lib/preferences/stored-language';
import { SESSION_KEY } from '@/lib/session/session-key';
import { setSignedInCookie } from '@/lib/session/signed-in-cookie';

const SPANISH_ADDRESS = '/es';

// The landing page needs no script. The app replaces it for a signed-in user whose cookie is gone.
if (localStorage.getItem(SESSION_KEY) !== null) {
  setSignedInCookie('other');
  document.getElementById('root')?.replaceChildren();
  if (location.pathname === SPANISH_ADDRESS) history.replaceState(null, '', '/');
  void import('./main');
} else {
  // Other pages follow the language of this one.
  if (location.pathname === SPANISH_ADDRESS && languageHere() !== 'es') chooseHere('es');
  for (const link of document.querySelectorAll<HTMLElement>('a[data-language]'))
    link.addEventListener('click', () => chooseHere(link.dataset['language'] === 'es' ? 'es' : 'en'));
}
