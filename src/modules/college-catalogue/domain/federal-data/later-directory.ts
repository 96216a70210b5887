import { isUnreported } from './figure.js';
import { webLink } from './links-and-names.js';
import { type FederalCells } from './source-college.js';

const NAME = 'INSTNM';
const OTHER_NAMES = 'ALIAS';
const PLACE = ['ADDR', 'CITY', 'ZIP', 'LATITUDE', 'LONGITUDE'];
const LINKS = ['INSTURL', 'NPCURL'];
const FLAGS = ['CURROPER', 'HCM2', 'MENONLY'];

/**
 * Updates a row of a release from a later federal file with the same column names: names, place, links, and whether the college
 * is open, has its money watched by the Department (HCM2), and takes men only. The former name becomes another name; the release's other names stay, because later files run several into one.
 * A move to another state waits for the next release, which also has the region. A broken link replaces nothing.
 */
export function withLaterDirectory(row: FederalCells, later: FederalCells | undefined): FederalCells {
  if (later === undefined) return row;
  const has = (column: string) => !isUnreported(later[column] ?? '');
  const hadOtherNames = !isUnreported(row[OTHER_NAMES] ?? '');
  const updates = [
    ...[NAME].filter(has),
    ...(hadOtherNames ? [] : [OTHER_NAMES].filter(has)),
    ...(has('STABBR') ? [] : PLACE.filter(has)),
    ...LINKS.filter((column) => has(column) && webLink(later[column] ?? '') !== ''),
    ...FLAGS.filter(has),
  ].map((column) => [column, later[column] ?? '']);
  const updated = { ...row, ...(Object.fromEntries(updates) as FederalCells) };
  return has(NAME) ? { ...updated, [OTHER_NAMES]: joinNames(updated[OTHER_NAMES], row[NAME]) } : updated;
}

const joinNames = (...names: (string | undefined)[]) =>
  names.filter((name) => name !== undefined && !isUnreported(name)).join('|');
