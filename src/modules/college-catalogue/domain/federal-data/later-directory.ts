import { saysNothing } from './figure.js';
import { webLink } from './links-and-names.js';
import { type FederalCells } from './source-college.js';

/** What changes between releases without a survey: how a college is called, where it is and where its pages are. */
const NAME = 'INSTNM';
const OTHER_NAMES = 'ALIAS';
const PLACE = ['ADDR', 'CITY', 'ZIP', 'LATITUDE', 'LONGITUDE'];
const LINKS = ['INSTURL', 'NPCURL'];
const OPERATING = 'CURROPER';

/**
 * A row of a release with what a later federal file says of the college's directory entry, under the same column names. The
 * name it had stays among its other names, and so do those: later files run several into one. A move to another state waits for
 * the release, which tells the region as well; a link nobody can follow does not replace one.
 */
export function withLaterDirectory(row: FederalCells, later: FederalCells | undefined): FederalCells {
  if (later === undefined) return row;
  const told = (column: string) => !saysNothing(later[column] ?? '');
  const hadOtherNames = !saysNothing(row[OTHER_NAMES] ?? '');
  const followed = [
    ...[NAME].filter(told),
    ...(hadOtherNames ? [] : [OTHER_NAMES].filter(told)),
    ...(told('STABBR') ? [] : PLACE.filter(told)),
    ...LINKS.filter((column) => told(column) && webLink(later[column] ?? '') !== ''),
    ...[OPERATING].filter(told),
  ].map((column) => [column, later[column] ?? '']);
  const now = { ...row, ...(Object.fromEntries(followed) as FederalCells) };
  return told(NAME) ? { ...now, [OTHER_NAMES]: alsoCalled(now[OTHER_NAMES], row[NAME]) } : now;
}

const alsoCalled = (...names: (string | undefined)[]) =>
  names.filter((name) => name !== undefined && !saysNothing(name)).join('|');
