/** Tells password managers which account the form is for. Visually hidden, because some of them ignore `hidden` inputs. */
export const PasswordManagerUsername = ({ email }: { email: string }) => (
  <input
    type="text"
    autoComplete="username"
    value={email}
    readOnly
    aria-hidden
    tabIndex={-1}
    className="sr-only"
  />
);
