import type { Point, Solid } from './geometry.ts'

/**
 * A shift-lens camera: verticals stay vertical. x runs from the nose backwards, y towards the near side, z up.
 * `turn` is the angle between the camera and the vehicle's side: positive sees the front, negative the rear.
 */
export type Lens = { turn: number; distance: number; height: number }
export type Camera = {
  readonly lens: Lens
  readonly scale: number
  readonly horizon: number
  project: (solid: Solid) => Point
  /** A direction as the camera sees it: [right, up, toward]. */
  aim: (direction: Solid) => Solid
}

export const canvas = { width: 1600, height: 1200 } as const

const flatten = ({ turn, distance, height }: Lens, middle: number) => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return ([x, y, z]: Solid): Point => {
    const toward = y * cos - (x - middle) * sin
    const zoom = distance / (distance - toward)
    return [((x - middle) * cos + y * sin) * zoom, (height - z) * zoom]
  }
}

export type Frame = { left: number; right: number; top: number; ground: number }

/** Sets the camera so that `solids` fill the frame, standing on its ground line. */
export function aimCamera(lens: Lens, solids: readonly Solid[], frame: Frame): Camera {
  const xs = solids.map(([x]) => x)
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  const flat = flatten(lens, middle)
  const seen = solids.map(flat)
  const [left, right] = [Math.min(...seen.map(([x]) => x)), Math.max(...seen.map(([x]) => x))]
  const [top, bottom] = [Math.min(...seen.map(([, y]) => y)), Math.max(...seen.map(([, y]) => y))]
  const scale = Math.min(
    (frame.right - frame.left) / (right - left),
    (frame.ground - frame.top) / (bottom - top),
  )
  const shift = (frame.left + frame.right) / 2 - ((left + right) / 2) * scale
  const drop = frame.ground - bottom * scale
  const [cos, sin] = [Math.cos(lens.turn), Math.sin(lens.turn)]
  return {
    lens,
    scale,
    horizon: drop,
    project: (solid) => {
      const [x, y] = flat(solid)
      return [x * scale + shift, y * scale + drop]
    },
    aim: ([x, y, z]) => [x * cos + y * sin, z, y * cos - x * sin],
  }
}
