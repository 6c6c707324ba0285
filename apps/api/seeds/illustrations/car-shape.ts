import { flow } from './geometry.ts'
import type { Curve, Point } from './geometry.ts'
import type { Loft } from './loft.ts'
import type { Corner } from './stage.ts'
import type { Rim } from './wheel.ts'

/** Lamps and openings are corners of (perimeter place, height); side glass is corners of (x, height share). */
export type Face = {
  lamp: readonly Corner[]
  /** Reflectors inside the lamp, as (perimeter place, height, radius). */
  bulbs: readonly Corner[]
  grille: readonly Corner[]
  slats: number
  intake: readonly Corner[]
  fog?: Corner
  badge: number
  plate: number
}

export type Tail = {
  lamp: readonly Corner[]
  reverse: readonly Corner[]
  lid: readonly Corner[]
  plate: number
  recess: readonly Corner[]
  bumper: number
  badge: number
  reflector: Corner
  exhaust?: number
}

export type Car = {
  length: number
  half: number
  clearance: number
  axles: readonly [number, number]
  tyre: number
  rim: Rim
  /** Height of the waistline along the length; bonnet and boot included. */
  waist: Curve
  nose: Curve
  end: Curve
  section?: Curve
  caps: { nose: number; tail: number; screen: number; back: number }
  cowl: number
  header: number
  back: { top: number; base: number }
  roof: Curve
  cabin: { base: number; top: number }
  windscreen: number
  /** Height share at which the windscreen ends, below the roof's own height. */
  screenTop?: number
  panes: readonly (readonly Corner[])[]
  backlight?: readonly Corner[]
  cuts: readonly (readonly Point[])[]
  handles: readonly Point[]
  crease: readonly Point[]
  mirror: readonly [x: number, z: number]
  /** Half length, width and height of the mirror's shell if it differs from a car's. */
  mirrorSize?: readonly [number, number, number]
  face: Face
  tail: Tail
  cladding?: boolean
  rails?: readonly [number, number]
  /** Sliding doors run in a rail from x to x. */
  slide?: readonly [number, number]
  /** The cargo bed behind the cab, from x to x. */
  bed?: readonly [number, number]
  square?: number
}

const flank: Curve = [
  [0, 0.9],
  [0.08, 0.94],
  [0.3, 0.972],
  [0.5, 0.984],
  [0.64, 1],
  [0.7, 0.997],
  [0.82, 0.982],
  [0.93, 0.962],
  [0.98, 0.935],
  [1, 0.9],
]

export function lowerOf(car: Car): Loft {
  const section = car.section ?? flank
  return {
    front: flow(car.nose),
    rear: flow(car.end.map(([v, inset]): Point => [v, car.length - inset])),
    half: flow(section.map(([v, share]): Point => [v, share * car.half])),
    low: flow([
      [0, car.clearance + 3],
      [car.axles[0], car.clearance],
      [Math.max(car.axles[1], car.axles[0] + 30), car.clearance],
      [car.length, car.clearance + 6],
    ]),
    high: flow(car.waist),
    noseCap: car.caps.nose,
    tailCap: car.caps.tail,
    crown: 5,
    square: car.square ?? 2.6,
  }
}

export function upperOf(car: Car): Loft {
  const { cowl, header, back, cabin } = car
  const bow = Math.min(6, (header - cowl) * 0.06)
  return {
    front: flow([
      [0, cowl],
      [0.55, cowl + (header - cowl) * 0.55 - bow],
      [0.94, header - 4],
      [1, header + 10],
    ]),
    rear: flow([
      [0, back.base],
      [0.5, (back.base + back.top) / 2 + 4],
      [0.93, back.top + 4],
      [1, back.top - 12],
    ]),
    half: flow([
      [0, cabin.base],
      [0.5, (cabin.base + cabin.top) / 2 + 2.5],
      [0.9, cabin.top + 2],
      [0.96, cabin.top - 2],
      [1, cabin.top - 8],
    ]),
    low: flow(car.waist.map(([x, z]): Point => [x, z - 2])),
    high: flow(car.roof),
    noseCap: car.caps.screen,
    tailCap: car.caps.back,
    crown: 3,
    square: (car.square ?? 2.6) + 0.2,
  }
}
