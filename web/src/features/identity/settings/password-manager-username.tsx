/**
 * For password managers, which otherwise guess whose password a form asks for. Out of sight rather than `hidden`: what is not
 * drawn at all some of them pass over.
 */
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
