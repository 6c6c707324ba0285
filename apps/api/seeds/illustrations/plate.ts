import { lerp, trace } from './geometry.ts'
import type { Point, Solid } from './geometry.ts'
import { letters } from './letters.data.ts'
import { path } from './sheet.ts'
import type { Stage } from './stage.ts'

export type Flat = (across: number, up: number) => Point

/** BANDARI in drawn strokes (no font is at hand everywhere), across a unit plane. */
function word(place: Flat): string {
  let left = 0
  const strokes: string[] = []
  for (const letter of 'BANDARI') {
    for (const stroke of letters[letter] ?? [])
      strokes.push(
        trace(
          stroke.map(([x, y]) => place(lerp(0.1, 0.9, (left + x) / 38), lerp(0.24, 0.76, y / 6))),
          false,
        ),
      )
    left += 5.8
  }
  return strokes.join('')
}

export function drawPlate(place: Flat): string {
  const data = trace([place(0, 0), place(1, 0), place(1, 1), place(0, 1)])
  const [corner, right, above] = [place(0, 0), place(1, 0), place(0, 1)]
  const span = (to: Point): number => Math.hypot(to[0] - corner[0], to[1] - corner[1])
  const thick = Math.min(span(above) / 11, span(right) / 36)
  return [
    path(data, {
      fill: '#f7f7f2',
      stroke: '#20262b',
      'stroke-width': thick.toFixed(1),
      'stroke-linejoin': 'round',
    }),
    path(word(place), {
      fill: 'none',
      stroke: '#12324a',
      'stroke-width': (thick * 1.1).toFixed(1),
      'stroke-linejoin': 'round',
    }),
  ].join('')
}

/** A plate of 52 by 11 cm upright across the vehicle at x; its text reads from the outside. */
export function platePlane(stage: Stage, middle: Solid, { width = 52, height = 11.5 } = {}): Flat {
  const [x, y, z] = middle
  return (across, up) => {
    const side = across - 0.5
    return stage.camera.project([
      x,
      y + side * width * (stage.view === 'rear' ? -1 : 1),
      z + (up - 0.5) * height,
    ])
  }
}
