import { SourceFailed } from '../../application/import/federal-source.js';
import { type Unpacked } from './unpacked.js';

/** No federal line is a tenth as long. */
export const LONGEST_LINE = 4 * 1024 * 1024;

/** What went wrong while a file was read, as a sentence for who gave it. */
export function unreadable(
  { name, within }: Pick<Unpacked, 'name' | 'within'>,
  error: unknown,
): SourceFailed {
  if (error instanceof SourceFailed) return error;
  const file = name === within ? name : `${name} in ${within}`;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const reason =
    code === 'CSV_MAX_RECORD_SIZE'
      ? 'has a line of more than 4 MB.'
      : code.startsWith('Z_')
        ? 'is cut off or damaged. Please fetch it again.'
        : 'cannot be read to its end.';
  return new SourceFailed(`${file} ${reason}`, { cause: error });
}
