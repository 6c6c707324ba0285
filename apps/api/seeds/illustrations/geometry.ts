/** Curves, points and paths for all drawings. Lengths are centimetres until projected. */
export type Point = readonly [x: number, y: number]
export type Solid = readonly [x: number, y: number, z: number]
/** A profile read by interpolation between its points, flat beyond its ends. */
export type Curve = readonly Point[]

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share

export const clamp = (value: number, low = 0, high = 1): number =>
  Math.min(high, Math.max(low, value))

export const smoothstep = (low: number, high: number, value: number): number => {
  const share = clamp((value - low) / (high - low))
  return share * share * (3 - 2 * share)
}

export const spread = (count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => index / count)

export function readCurve(curve: Curve, at: number): number {
  let [low, high] = [0, curve.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((curve[middle]?.[0] ?? 0) < at) low = middle
    else high = middle
  }
  const [before, after] = [curve[low] ?? [0, 0], curve[high] ?? [0, 0]]
  const share = clamp((at - before[0]) / (after[0] - before[0] || 1))
  return lerp(before[1], after[1], share)
}

/** Monotone cubic through the points (Fritsch and Carlson), sampled once: bodywork without kinks or overshoot. */
export function flow(points: Curve, steps = 8): Curve {
  const slope = points.map((point, index) => {
    const before = points[index - 1]
    const after = points[index + 1]
    if (!before || !after) return 0
    const left = (point[1] - before[1]) / (point[0] - before[0])
    const right = (after[1] - point[1]) / (after[0] - point[0])
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
  })
  return points.flatMap((point, index): Point[] => {
    const next = points[index + 1]
    if (!next) return [point]
    const width = next[0] - point[0]
    const chord = (next[1] - point[1]) / width
    const entry = index === 0 ? chord : (slope[index] ?? 0)
    const exit = index === points.length - 2 ? chord : (slope[index + 1] ?? 0)
    return spread(steps)
      .slice(0, -1)
      .map((t): Point => {
        const rest = 1 - t
        const a = point[1] * (1 + 2 * t) * rest * rest + width * entry * t * rest * rest
        const b = next[1] * t * t * (3 - 2 * t) - width * exit * t * t * rest
        return [point[0] + width * t, a + b]
      })
  })
}

export const round = (value: number): string => `${Math.round(value * 10) / 10}`

/** Drops the points a line does without (Ramer, Douglas and Peucker), within `slack` pixels. */
export function thin(points: readonly Point[], slack: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const span = Math.hypot(dx, dy)
  let [worst, at] = [0, 0]
  for (const [index, [x, y]] of points.entries()) {
    const [px, py] = [x - first[0], y - first[1]]
    const away = span > 0.01 ? Math.abs(px * dy - py * dx) / span : Math.hypot(px, py)
    if (away > worst) [worst, at] = [away, index]
  }
  if (worst <= slack) return [first, last]
  return [...thin(points.slice(0, at + 1), slack).slice(0, -1), ...thin(points.slice(at), slack)]
}

/** Points as path data, relative and without superfluous characters, so that a drawing stays small. */
export function trace(points: readonly Point[], closed = true, slack = 0.5): string {
  const grain = sizeOf(points) > 80 ? 1 : 10
  let [x, y] = [0, 0]
  let data = ''
  for (const [index, point] of thin(points, slack).entries()) {
    const [dx, dy] = [Math.round((point[0] - x) * grain), Math.round((point[1] - y) * grain)]
    if (index > 0 && dx === 0 && dy === 0) continue
    x += dx / grain
    y += dy / grain
    const [left, right] = [short(dx / grain), short(dy / grain)]
    const pair = `${left}${right.startsWith('-') ? '' : ' '}${right}`
    data +=
      index === 0 ? `M${pair}l` : `${left.startsWith('-') || data.endsWith('l') ? '' : ' '}${pair}`
  }
  return closed ? `${data}z` : data
}

const sizeOf = (points: readonly Point[]): number => {
  const xs = points.map(([x]) => x)
  return Math.max(...xs) - Math.min(...xs)
}

const short = (value: number): string => `${value}`.replace(/^(-?)0\./, '$1.')

/** A closed outline eased through its points (Catmull and Rom), for shapes without straight edges. */
export function soften(points: readonly Point[], steps = 4): Point[] {
  const at = (index: number): Point => points.at(index % points.length) ?? [0, 0]
  return points.flatMap((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)]
    const axis = (key: 0 | 1, t: number): number => {
      const [a, b, c, d] = [before[key], from[key], to[key], after[key]]
      return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
    }
    return spread(steps)
      .slice(0, -1)
      .map((t): Point => [axis(0, t), axis(1, t)])
  })
}

const cross = (o: Point, a: Point, b: Point): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])

export type Extent = { left: number; right: number; top: number; bottom: number }

export function extentOf(points: readonly Point[]): Extent {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  return { left, right, top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Convex hull (Andrew's monotone chain): the silhouette of any convex solid. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const chain = (list: readonly Point[]): Point[] => {
    const kept: Point[] = []
    for (const point of list) {
      for (let [b, a] = [kept.at(-1), kept.at(-2)]; a && b; [b, a] = [kept.at(-1), kept.at(-2)]) {
        if (cross(a, b, point) > 0) break
        kept.pop()
      }
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.toReversed())]
}
