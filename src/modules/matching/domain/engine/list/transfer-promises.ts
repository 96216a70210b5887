/**
 * What a state, or a university of it, promises those who transfer from its community colleges, by state. Each was read in 2026:
 * Education Code, sections 66746 and 66747, as of January 2025; Florida Statutes, section 1007.23(2)(a); cfnc.org, Transfer
 * Assured Admissions Policy; catalog.asu.edu/agec; mass.edu/masstransfer.
 */
const PROMISES: ReadonlyMap<string, string> = new Map([
  [
    'CA',
    'By state law, an associate degree for transfer with a 2.0 guarantees a place at a California State University, though ' +
      'not at a certain campus or in a certain major.',
  ],
  [
    'FL',
    'By state law, an associate in arts guarantees a place at a state university, though not at a certain one or in a program ' +
      'with limited places.',
  ],
  [
    'NC',
    'An associate in arts or science with a 2.0 guarantees a place at one of the 16 UNC universities, though not at a certain ' +
      'one or in a certain major.',
  ],
  [
    'AZ',
    'The general education courses called AGEC, completed there with a 2.5, guarantee admission to Arizona State, though not to ' +
      'every major.',
  ],
  [
    'MA',
    'Under MassTransfer, a linked associate degree with a 2.5 guarantees a place at a state university or UMass, as far as the ' +
      'major has room.',
  ],
]);

/** A sentence for the student; undefined where we know of no promise for the whole state. */
export const transferPromiseIn = (state: string | null): string | undefined => PROMISES.get(state ?? '');
