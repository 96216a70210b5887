import { SourceFailed } from '../../application/import/federal-source.js';
import { type TextFile } from './text-files.js';

/** Ten times the longest federal line. */
export const LONGEST_LINE = 4 * 1024 * 1024;

/** The error of reading a file as a sentence for the person who provided it. */
export function unreadable(
  { name, within }: Pick<TextFile, 'name' | 'within'>,
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
        : 'cannot be read to the end.';
  return new SourceFailed(`${file} ${reason}`, { cause: error });
}
