import { type Fields, isSame } from './change';
import { mergeRows } from './merge-rows';

/** Changed here and elsewhere, to different answers. */
export type Difference = { fields: readonly string[]; mine: Fields; other: Fields };

export type Merge = {
  /** Changed here only. */
  send: Fields;
  /** Changed elsewhere only, and kept. */
  taken: readonly string[];
  differences: readonly Difference[];
};

/** Fields that only make sense together: a GPA is read on its scale, a total belongs to its sections. */
const TOGETHER = [
  ['gpaScale', 'unweightedGpa', 'weightedGpa'],
  ['satMath', 'satReadingWriting', 'satTotal'],
  ['gender', 'genderSelfDescribe'],
];

const groupsOf = (fields: readonly string[]) => [
  ...TOGETHER.map((group) => group.filter((field) => fields.includes(field))).filter(
    (group) => group.length > 0,
  ),
  ...fields.filter((field) => !TOGETHER.flat().includes(field)).map((field) => [field]),
];

const only = (fields: readonly string[], from: Fields): Fields =>
  Object.fromEntries(fields.map((field) => [field, from[field] ?? null]));

/** Lists of rows meet row by row; other answers stay as they are. */
const bothSides = (fields: readonly string[], base: Fields, mine: Fields, other: Fields) => {
  const [field] = fields;
  const rows = field === undefined ? null : mergeRows(base[field], mine[field], other[field]);
  return field === undefined || rows === null
    ? { fields, mine: only(fields, mine), other: only(fields, other), agree: false }
    : { fields, mine: { [field]: rows.mine }, other: { [field]: rows.other }, agree: rows.agree };
};

/** Merges what was typed here with what is stored now; `base` is the copy that both started from. */
export const merge = (base: Fields, mine: Fields, other: Fields): Merge => {
  const differ = (fields: readonly string[], one: Fields, another: Fields) =>
    fields.filter((field) => !isSame(one[field], another[field]));

  const groups = groupsOf(Object.keys(mine)).map((fields) => {
    const changedHere = differ(fields, mine, base).length > 0;
    const changedThere = differ(fields, other, base).length > 0;
    return { fields, changedHere, changedThere, different: differ(fields, mine, other) };
  });
  const open = groups.filter(({ different }) => different.length > 0);
  const both = open
    .filter(({ changedHere, changedThere }) => changedHere && changedThere)
    .map(({ fields }) => bothSides(fields, base, mine, other));
  const settled = both.filter(({ agree }) => agree);

  return {
    send: Object.assign(
      only(
        open.filter(({ changedThere }) => !changedThere).flatMap(({ fields }) => fields),
        mine,
      ),
      ...settled.map((each) => each.mine),
    ) as Fields,
    taken: [
      ...open.filter(({ changedHere }) => !changedHere).flatMap(({ different }) => different),
      ...settled.flatMap(({ fields }) => fields),
    ],
    differences: both
      .filter(({ agree }) => !agree)
      .map((each) => ({ fields: each.fields, mine: each.mine, other: each.other })),
  };
};
