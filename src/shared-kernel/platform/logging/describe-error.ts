const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** SQLSTATE classes about connections, locks and the server: their messages quote no stored data. */
const SERVER_STATES = /^(08|28|3D|3F|40|53|55|57|58)/;
const SQL_STATE = /^[\dA-Z]{5}$/;
const MAX_CAUSES = 5;
/** A stack frame ends in a position; a line of a message does not. */
const FRAME = /^ +at .+(?::\d+:\d+|<anonymous>|native)\)?$/gm;

/** What may be logged about an error: its name, code and stack, but no statement, parameter, row or email address. */
export function describeError(error: unknown): string {
  const parts: string[] = [];
  let cause = error;
  for (let depth = 0; cause instanceof Error && depth < MAX_CAUSES; depth += 1) {
    parts.push(`${headOf(cause)}${framesOf(cause)}`);
    cause = cause.cause;
  }
  return parts.length === 0 ? 'Something that is not an error was thrown' : parts.join('\nbecause of ');
}

/** The same in one line. */
export const summarizeError = (error: unknown): string =>
  error instanceof Error ? headOf(error) : describeError(error);

export const withoutEmails = (text: string): string => text.replace(EMAIL, '<email>');

function headOf(error: Error): string {
  const code = textOf(error, 'code');
  const head = [error.name, code].filter((word) => word !== undefined).join(' ');
  if (!isDatabaseError(error)) return [head, withoutEmails(messageOf(error))].filter(Boolean).join(': ');

  const place = ['schema', 'table', 'column', 'constraint'].flatMap((field) => textOf(error, field) ?? []);
  const message = SERVER_STATES.test(code ?? '') ? `: ${withoutEmails(error.message)}` : '';
  return `${head}${place.length > 0 ? ` at ${place.join('.')}` : ''}${message}`;
}

/** Empty for a parser's error, which quotes the input. */
const messageOf = (error: Error): string => (error instanceof SyntaxError ? '' : error.message);

/** The stack begins with the message, which may have several lines. */
function framesOf({ stack = '', message }: Error): string {
  const begin = message === '' ? stack.indexOf('\n') : stack.indexOf(message) + message.length;
  const isWhole = message === '' || stack.includes(message);
  const frames = isWhole && begin >= 0 ? stack.slice(begin).match(FRAME) : null;
  return frames === null ? '' : `\n${withoutEmails(frames.join('\n'))}`;
}

const isDatabaseError = (error: Error): boolean =>
  'severity' in error && SQL_STATE.test(textOf(error, 'code') ?? '');

function textOf(error: Error, field: string): string | undefined {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : undefined;
}
