import { type Span } from './manuscript.js';

/** The last span that begins at `at` or before it. The spans stand in order. */
export function lastBeginningBy<Found extends Span>(spans: readonly Found[], at: number): Found | undefined {
  let from = 0;
  let to = spans.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((spans[middle]?.start ?? Infinity) <= at) from = middle + 1;
    else to = middle;
  }
  return spans[from - 1];
}

/** The one span that holds the position, of spans that stand in order and never overlap. */
export function spanAt<Found extends Span>(spans: readonly Found[], at: number): Found | undefined {
  const found = lastBeginningBy(spans, at);
  return found !== undefined && at < found.end ? found : undefined;
}

/** In order, with those that overlap as one. */
export function mergedSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last !== undefined && span.start < last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ start: span.start, end: span.end });
  }
  return merged;
}

/** Whether a position lies in one of the spans, which may overlap. */
export function coveredBy(spans: readonly Span[]): (at: number) => boolean {
  const merged = mergedSpans(spans);
  return (at) => spanAt(merged, at) !== undefined;
}
