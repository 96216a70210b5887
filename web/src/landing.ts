import { noteSignedIn } from '@/lib/signed-in-note';

// The landing page stands without a script. Somebody signed in whose note to the server is gone gets the product in its place.
if (document.documentElement.classList.contains('signed-in')) {
  noteSignedIn();
  void import('./main');
}
