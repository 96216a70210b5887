/** Email addresses are compared without case, so they are stored in lower case. */
export const normalizedEmail = (address: string): string => address.trim().toLowerCase();

/** Maya.Lin+flyleaf@example.org and mayalin@example.org usually reach one person, so emails are counted together. */
export function mailboxOf(address: string): string {
  const email = normalizedEmail(address);
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  return name.replaceAll('.', '') + email.slice(at);
}
