import { COLLEGE_COLUMNS } from './columns.js';
import { isMissing, isNumber, NOT_REPORTED, SUPPRESSED } from './figure.js';
import { type CollegeRecord } from './read-college.js';
import { type FederalCells } from './source-college.js';

/** A college of one release as the catalogue holds it, whoever told which part. */
export interface KnownCollege {
  figures: FederalCells;
  programFamilies: readonly FederalCells[];
  programs: readonly FederalCells[];
}

/**
 * What is known once a source has spoken: it replaces what it tells and leaves alone what it is silent about. A source
 * that has one word for "not reported" and "suppressed" cannot take a suppression back.
 */
export function mergedCollege(
  known: KnownCollege | undefined,
  heard: CollegeRecord,
  tellsSuppressed: boolean,
): KnownCollege {
  const figures: Record<string, string> = {};
  for (const { name } of COLLEGE_COLUMNS) {
    const before = known?.figures[name] ?? NOT_REPORTED;
    figures[name] = spoken(before, heard.figures[name], tellsSuppressed) ?? before;
    if (figures[name] === NOT_REPORTED) figures[name] = heard.derived[name] ?? NOT_REPORTED;
  }
  return {
    figures: Object.assign(figures, newerAdmitRate(known, heard), closedSince(known, heard)),
    programFamilies: heard.programFamilies ?? known?.programFamilies ?? [],
    programs:
      heard.programs === null
        ? (known?.programs ?? [])
        : mergedPrograms(known?.programs ?? [], heard.programs, tellsSuppressed),
  };
}

const spoken = (before: string, told: string | undefined, tellsSuppressed: boolean) =>
  told !== undefined && !tellsSuppressed && before === SUPPRESSED && isMissing(told) ? before : told;

/** Where an older release was found wrong about the admit rate, telling the same again does not bring it back. */
function newerAdmitRate(known: KnownCollege | undefined, heard: CollegeRecord): FederalCells {
  const { admit_rate: rate = '', admit_rate_release: release = '' } = known?.figures ?? {};
  const told = heard.figures['admit_rate_release'] ?? '';
  const isNewer = isNumber(rate) && !isMissing(release) && !isMissing(told) && release > told;
  return isNewer ? { admit_rate: rate, admit_rate_release: release } : {};
}

/**
 * What a file later than the release has closed stays closed, whoever tells the release again: the live service does not say how
 * old its word is. A newer release speaks for itself, for it is held apart; so does another such file.
 */
function closedSince(known: KnownCollege | undefined, heard: CollegeRecord): FederalCells {
  const closed = heard.figures['closed_since'] ?? known?.figures['closed_since'];
  return closed === '1' ? { closed_since: '1', operating: '0' } : {};
}

const keyOf = (program: FederalCells) => `${program['cip4'] ?? ''} ${program['credential_level'] ?? ''}`;

function mergedPrograms(
  known: readonly FederalCells[],
  heard: readonly FederalCells[],
  tellsSuppressed: boolean,
): FederalCells[] {
  if (known.length === 0) return [...heard];
  const before = new Map(known.map((program) => [keyOf(program), program]));
  return heard.map((program) => {
    const earlier = before.get(keyOf(program));
    if (earlier === undefined) return program;
    const told = Object.entries(program).map(([column, cell]) => [
      column,
      spoken(earlier[column] ?? NOT_REPORTED, cell, tellsSuppressed) ?? cell,
    ]);
    return { ...earlier, ...(Object.fromEntries(told) as FederalCells) };
  });
}
