import { lerp, readCurve, spread, thin } from './geometry.ts'
import type { Curve, Point, Solid } from './geometry.ts'
import type { Camera } from './camera.ts'
import { shade, unit } from './light.ts'
import type { Material } from './light.ts'

/**
 * A closed shell of bodywork. Its plan at each height share `v` (0 bottom, 1 top) is a rectangle with superelliptic ends;
 * `low` and `high` give the heights along the length. A place on it is (s, v): s runs round the near side,
 * 0 the middle of the nose, 1 to 2 the flank, 3 the middle of the tail; negative and beyond 3 on the far side.
 */
export type Loft = {
  front: Curve
  rear: Curve
  half: Curve
  low: Curve
  high: Curve
  noseCap: number
  tailCap: number
  square?: number
  crown?: number
  /** Narrowing of the whole section along the length (x to a factor). */
  taper?: Curve
}

type Plan = { x: number; y: number }

function planAt(loft: Loft, s: number, v: number): Plan {
  const wrapped = s > 3 ? s - 6 : s < -3 ? s + 6 : s
  const side = wrapped < 0 ? -1 : 1
  const at = Math.abs(wrapped)
  const [front, rear, half] = [
    readCurve(loft.front, v),
    readCurve(loft.rear, v),
    readCurve(loft.half, v),
  ]
  const [nose, tail] = [front + loft.noseCap, rear - loft.tailCap]
  const power = 2 / (loft.square ?? 2.6)
  const angle = ((at <= 1 ? at : 3 - at) * Math.PI) / 2
  const bend = 1 - Math.max(0, Math.cos(angle)) ** power
  const x =
    at <= 1
      ? front + loft.noseCap * bend
      : at < 2
        ? lerp(nose, tail, at - 1)
        : rear - loft.tailCap * bend
  const y = at > 1 && at < 2 ? half : half * Math.max(0, Math.sin(angle)) ** power
  return { x, y: side * y * (loft.taper ? readCurve(loft.taper, x) : 1) }
}

const heightAt = (loft: Loft, { x, y }: Plan, v: number): number => {
  const widest = readCurve(loft.half, 0.5)
  const crown = (loft.crown ?? 0) * Math.max(0, 1 - (y / widest) ** 2) * v * v
  return lerp(readCurve(loft.low, x), readCurve(loft.high, x) + crown, v)
}

export function surface(loft: Loft, s: number, v: number): Solid {
  const plan = planAt(loft, s, v)
  return [plan.x, plan.y, heightAt(loft, plan, v)]
}

/** The height share at which the shell passes height z at perimeter place s. */
export function shareAt(loft: Loft, s: number, z: number): number {
  let share = 0.5
  for (let turn = 0; turn < 8; turn += 1) {
    const { x } = planAt(loft, s, share)
    const [low, high] = [readCurve(loft.low, x), readCurve(loft.high, x)]
    share = lerp(share, (z - low) / (high - low), 0.8)
  }
  return Math.min(1, Math.max(0, share))
}

/** The point of the near flank at (x, z). */
export function onFlank(loft: Loft, x: number, z: number): Solid {
  const [low, high] = [readCurve(loft.low, x), readCurve(loft.high, x)]
  const v = Math.min(1, Math.max(0, (z - low) / (high - low)))
  const [front, rear, half] = [
    readCurve(loft.front, v),
    readCurve(loft.rear, v),
    readCurve(loft.half, v),
  ]
  const past = Math.max(0, front + loft.noseCap - x) / loft.noseCap
  const beyond = Math.max(0, x - rear + loft.tailCap) / loft.tailCap
  const over = Math.min(1, Math.max(past, beyond))
  const square = loft.square ?? 2.6
  return [
    x,
    half * (1 - over ** square) ** (1 / square) * (loft.taper ? readCurve(loft.taper, x) : 1),
    z,
  ]
}

export function normalAt(loft: Loft, s: number, v: number): Solid {
  const step = 0.02
  const [a, b] = [surface(loft, s - step, v), surface(loft, s + step, v)]
  const [c, d] = [surface(loft, s, Math.max(0, v - step)), surface(loft, s, Math.min(1, v + step))]
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [wx, wy, wz] = [d[0] - c[0], d[1] - c[1], d[2] - c[2]]
  return unit([-(uy * wz - uz * wy), -(uz * wx - ux * wz), -(ux * wy - uy * wx)])
}

const places = spread(120).map((share) => lerp(-1.6, 4.6, share))

type Limits = readonly [left: number, right: number]

const known = new WeakMap<Camera, Map<Loft, Map<number, Limits>>>()

function measureLimits(loft: Loft, camera: Camera, v: number): Limits {
  let [left, right] = [0, 0]
  let [least, most] = [Infinity, -Infinity]
  for (const s of places) {
    const [x] = camera.project(surface(loft, s, v))
    if (x < least) [least, left] = [x, s]
    if (x > most) [most, right] = [x, s]
  }
  return left < right ? [left, right] : [left - 6, right]
}

/** Where the shell turns away from the camera at height share v; remembered, for every lamp and pane asks again. */
export function limits(loft: Loft, camera: Camera, v: number): Limits {
  const lofts = known.get(camera) ?? new Map<Loft, Map<number, Limits>>()
  const heights = lofts.get(loft) ?? new Map<number, Limits>()
  const share = Math.round(v * 500) / 500
  const found = heights.get(share) ?? measureLimits(loft, camera, share)
  known.set(camera, lofts.set(loft, heights.set(share, found)))
  return found
}

/** The visible run of the shell at one height, left to right on the canvas. */
export function run(loft: Loft, camera: Camera, v: number, steps = 22): Point[] {
  const [left, right] = limits(loft, camera, v)
  return spread(steps).map((share) => camera.project(surface(loft, lerp(left, right, share), v)))
}

export function outline(loft: Loft, camera: Camera): Point[] {
  const heights = spread(14)
  const ends = heights.map((v) => run(loft, camera, v, 1))
  const top = run(loft, camera, 1, 40)
  const bottom = run(loft, camera, 0, 40)
  const left = ends.flatMap((pair) => pair.slice(0, 1))
  const right = ends.flatMap((pair) => pair.slice(1))
  return [...left.slice(1, -1), ...top, ...right.slice(1, -1).toReversed(), ...bottom.toReversed()]
}

export type Tone = readonly [offset: number, colour: string]

/** Colours along the visible run at height share v, by the light on it. */
export function tones(loft: Loft, camera: Camera, v: number, material: Material): Tone[] {
  const [left, right] = limits(loft, camera, v)
  const [[from], [to]] = [
    camera.project(surface(loft, left, v)),
    camera.project(surface(loft, right, v)),
  ]
  const list = spread(14).map((share): Tone => {
    const s = lerp(left, right, share === 0 ? 0.015 : share === 1 ? 0.985 : share)
    const [x] = camera.project(surface(loft, s, v))
    return [(x - from) / (to - from), shade(material, camera.aim(normalAt(loft, s, v)))]
  })
  return sparse(list)
}

const brightness = (hex: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) / 3

/** Drops the stops that a straight blend gives anyway. */
function sparse(list: readonly Tone[]): Tone[] {
  const marks = list.map(([offset, colour]): Point => [offset * 60, brightness(colour)])
  const kept = new Set(thin(marks, 4).map(([offset]) => offset))
  return list.filter((_, index) => kept.has(marks[index]?.[0] ?? -1))
}
