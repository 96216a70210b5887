import { unknownNameIn } from '../../domain/entities/colleges/unknown-name.js';

/** Said where a college was needed and the message holds a word that may be the name of one; else empty. */
export function unknownCollege(message: string): string {
  const name = unknownNameIn(message);
  return name === null ? '' : `I don’t find “${name}” among the colleges I have.`;
}
