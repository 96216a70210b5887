type Point = readonly [at: number, value: number];

/** A line through the points, in ascending order; flat before the first and after the last. */
export function piecewiseLinear(points: readonly [Point, ...Point[]]): (at: number) => number {
  return (at) => {
    let [leftAt, leftValue] = points[0];
    if (at <= leftAt) return leftValue;
    for (const [rightAt, rightValue] of points) {
      if (at <= rightAt) return leftValue + ((rightValue - leftValue) * (at - leftAt)) / (rightAt - leftAt);
      [leftAt, leftValue] = [rightAt, rightValue];
    }
    return leftValue;
  };
}
