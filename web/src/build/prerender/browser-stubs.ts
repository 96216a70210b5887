import { SESSION_KEY } from '../../lib/session/session-key';

const ANY_STUDENT = JSON.stringify({
  accessToken: '',
  refreshToken: '',
  user: { id: '', role: 'student', firstName: '' },
});

const storage = { getItem: (key: string) => (key === SESSION_KEY ? ANY_STUDENT : null) };
const nobodyListens = () => undefined;

// The build draws a page without a browser. What the page's parts ask of one as they are read: who is signed in, and to be
// told of events, of which there are none.
Object.assign(globalThis, {
  localStorage: storage,
  sessionStorage: { getItem: () => null },
  addEventListener: nobodyListens,
});
