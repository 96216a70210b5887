type Point = readonly [at: number, value: number];

/** A line through the points, in ascending order; flat before the first and after the last. */
export function piecewiseLinear(points: readonly [Point, ...Point[]]): (at: number) => number {
  return (at) => {
    const above = points.findIndex((point) => at <= point[0]);
    const right = points.at(above) ?? points[0];
    const left = points[above - 1];
    if (left === undefined) return right[1];
    return left[1] + ((right[1] - left[1]) * (at - left[0])) / (right[0] - left[0]);
  };
}
