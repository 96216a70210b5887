import { SESSION_KEY } from '../lib/session/session-key';

const STUDENT_SESSION = JSON.stringify({
  accessToken: '',
  refreshToken: '',
  user: { id: '', role: 'student', firstName: '' },
});

// The build runs the pages in Node. These are the browser APIs they use on import, with a signed-in student.
Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => (key === SESSION_KEY ? STUDENT_SESSION : null) },
  sessionStorage: { getItem: () => null },
  addEventListener: () => undefined,
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  location: new URL('http://build.invalid/'),
});
