import { Link } from 'react-router-dom';
import { AuthFrame } from '../auth-frame';

/** Shown after a birth date under 13: the account is deleted and this browser keeps nothing. */
export const TooYoung = () => (
  <AuthFrame
    onlyEnglish
    title="Come back when you’re 13"
    lead="Flyleaf is for students who are 13 or older. You did nothing wrong."
  >
    <div className="grid gap-4 text-pretty">
      <p>
        The law protects what children under 13 share with a website. When a birth date says someone is
        younger than that, we don’t keep anything: the account and everything in it are deleted, and you’re
        signed out.
      </p>
      <p>
        You still have plenty of time. Until then, you can read{' '}
        <Link to="/how-chances-work" className="link">
          how chances work
        </Link>{' '}
        without an account.
      </p>
      <p>
        If you’re 13 or older and the date was a mistake, please{' '}
        <Link to="/register" className="link">
          create your account
        </Link>{' '}
        again. A parent can help.
      </p>
    </div>
  </AuthFrame>
);
