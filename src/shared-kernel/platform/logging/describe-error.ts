const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Classes of SQLSTATE about connections, locks and the server itself: their words quote nothing that somebody stored. */
const ABOUT_THE_SERVER = /^(08|28|3D|3F|40|53|55|57|58)/;
const SQL_STATE = /^[\dA-Z]{5}$/;
const MAX_CAUSES = 5;
/** A frame ends in a place: a line of a message does not. */
const FRAME = /^ +at .+(?::\d+:\d+|<anonymous>|native)\)?$/gm;

/** What a log may say of an error: where it arose and of which kind, but no statement, parameter, row or e-mail. */
export function describeError(error: unknown): string {
  const told: string[] = [];
  let cause = error;
  for (let depth = 0; cause instanceof Error && depth < MAX_CAUSES; depth += 1) {
    told.push(`${headOf(cause)}${framesOf(cause)}`);
    cause = cause.cause;
  }
  return told.length === 0 ? 'Something was thrown that is no error' : told.join('\nbecause of ');
}

/** The same in one line. */
export const summarizeError = (error: unknown): string =>
  error instanceof Error ? headOf(error) : describeError(error);

export const withoutEmails = (text: string): string => text.replace(EMAIL, '<email>');

function headOf(error: Error): string {
  const code = textOf(error, 'code');
  const head = [error.name, code].filter((word) => word !== undefined).join(' ');
  if (!isOfDatabase(error)) return [head, withoutEmails(wordsOf(error))].filter(Boolean).join(': ');

  const place = ['schema', 'table', 'column', 'constraint'].flatMap((field) => textOf(error, field) ?? []);
  const words = ABOUT_THE_SERVER.test(code ?? '') ? `: ${withoutEmails(error.message)}` : '';
  return `${head}${place.length > 0 ? ` at ${place.join('.')}` : ''}${words}`;
}

/** A parser repeats what it could not read. */
const wordsOf = (error: Error): string => (error instanceof SyntaxError ? '' : error.message);

/** The stack begins with the message, which may go over several lines. */
function framesOf({ stack = '', message }: Error): string {
  const begin = message === '' ? stack.indexOf('\n') : stack.indexOf(message) + message.length;
  const isWhole = message === '' || stack.includes(message);
  const frames = isWhole && begin >= 0 ? stack.slice(begin).match(FRAME) : null;
  return frames === null ? '' : `\n${withoutEmails(frames.join('\n'))}`;
}

const isOfDatabase = (error: Error): boolean =>
  'severity' in error && SQL_STATE.test(textOf(error, 'code') ?? '');

function textOf(error: Error, field: string): string | undefined {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : undefined;
}
