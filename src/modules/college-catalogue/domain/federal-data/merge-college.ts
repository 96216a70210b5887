import { COLLEGE_COLUMNS } from './columns.js';
import { isMissing, isNumber, NOT_REPORTED, SUPPRESSED } from './figure.js';
import { type CollegeRecord } from './read-college.js';
import { type FederalCells } from './source-college.js';

/** A college of one release as the catalogue stores it, merged from all sources. */
export interface KnownCollege {
  figures: FederalCells;
  programFamilies: readonly FederalCells[];
  programs: readonly FederalCells[];
}

/**
 * What is known after a source sent a record: values it has replace ours, values it does not have stay. A source that writes
 * "not reported" and "suppressed" alike cannot clear a suppressed figure.
 */
export function mergedCollege(
  known: KnownCollege | undefined,
  record: CollegeRecord,
  marksSuppressed: boolean,
): KnownCollege {
  const figures: Record<string, string> = {};
  for (const { name } of COLLEGE_COLUMNS) {
    const before = known?.figures[name] ?? NOT_REPORTED;
    const merged = mergedCell(before, record.figures[name], marksSuppressed);
    figures[name] = merged === NOT_REPORTED ? (record.derived[name] ?? NOT_REPORTED) : merged;
  }
  return {
    figures: { ...figures, ...newerAdmitRate(known, record), ...closedSince(known, record) },
    programFamilies: record.programFamilies ?? known?.programFamilies ?? [],
    programs:
      record.programs === null
        ? (known?.programs ?? [])
        : mergedPrograms(known?.programs ?? [], record.programs, marksSuppressed),
  };
}

function mergedCell(before: string, sent: string | undefined, marksSuppressed: boolean): string {
  if (sent === undefined) return before;
  const mayBeSuppressed = !marksSuppressed && before === SUPPRESSED && isMissing(sent);
  return mayBeSuppressed ? before : sent;
}

/** An admit rate we took from a newer release stays when the older release is sent again. */
function newerAdmitRate(known: KnownCollege | undefined, record: CollegeRecord): FederalCells {
  const { admit_rate: rate = '', admit_rate_release: release = '' } = known?.figures ?? {};
  const sent = record.figures['admit_rate_release'] ?? '';
  const isNewer = isNumber(rate) && !isMissing(release) && !isMissing(sent) && release > sent;
  return isNewer ? { admit_rate: rate, admit_rate_release: release } : {};
}

/**
 * A college that a file newer than the release lists as closed stays closed within that release, whatever is sent again: the live
 * service does not say how old its data is. Only another such file can open it.
 */
function closedSince(known: KnownCollege | undefined, record: CollegeRecord): FederalCells {
  const closed = record.figures['closed_since'] ?? known?.figures['closed_since'];
  return closed === '1' ? { closed_since: '1', operating: '0' } : {};
}

const keyOf = (program: FederalCells) => `${program['cip4'] ?? ''} ${program['credential_level'] ?? ''}`;

function mergedPrograms(
  known: readonly FederalCells[],
  sent: readonly FederalCells[],
  marksSuppressed: boolean,
): FederalCells[] {
  const before = new Map(known.map((program) => [keyOf(program), program]));
  return sent.map((program) => {
    const earlier = before.get(keyOf(program)) ?? {};
    const cells = Object.entries(program).map(([column, cell]): [string, string] => [
      column,
      mergedCell(earlier[column] ?? NOT_REPORTED, cell, marksSuppressed),
    ]);
    return { ...earlier, ...Object.fromEntries(cells) };
  });
}
