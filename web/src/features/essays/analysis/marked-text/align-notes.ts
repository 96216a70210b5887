/** A note: where its phrase is, and how tall it is. */
type Note = { at: number; height: number };

const GAP = 12;

/**
 * Puts notes beside their phrases without overlaps, in order. The note at `first` is exactly beside its phrase, and those before
 * it move up as far as there is room; without one, each moves down only as far as the note above needs.
 */
export const alignNotes = (notes: readonly Note[], first: number | null): number[] => {
  const tops = stackDown(notes, 0, 0);
  const chosen = first === null ? undefined : notes[first];
  if (first === null || chosen === undefined) return tops;

  const room = notes.slice(0, first).reduce((sum, { height }) => sum + height + GAP, 0);
  const top = Math.max(chosen.at, room);
  return [
    ...stackUp(notes.slice(0, first), top),
    top,
    ...stackDown(notes.slice(first + 1), bottomOf(top, chosen), 0),
  ];
};

const bottomOf = (top: number, { height }: Note) => top + height + GAP;

const stackDown = (notes: readonly Note[], from: number, at: number): number[] => {
  const note = notes[at];
  if (note === undefined) return [];
  const top = Math.max(note.at, from);
  return [top, ...stackDown(notes, bottomOf(top, note), at + 1)];
};

/** As far down as they can be above `limit`, but not below their phrases. */
const stackUp = (notes: readonly Note[], limit: number): number[] => {
  const tops = stackDown(notes, 0, 0);
  for (let at = notes.length - 1, below = limit; at >= 0; at -= 1) {
    const note = notes[at] ?? { at: 0, height: 0 };
    below = Math.min(tops[at] ?? 0, below - GAP - note.height);
    tops[at] = below;
  }
  return tops;
};
