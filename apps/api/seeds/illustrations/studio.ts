import { canvas } from './camera.ts'
import type { Frame, Lens } from './camera.ts'
import { spread } from './geometry.ts'
import type { Point, Solid } from './geometry.ts'
import type { Sheet } from './sheet.ts'
import { silhouette } from './stage.ts'
import type { Outside, Stage } from './stage.ts'

/** A long or tall vehicle is taken from further off and higher up. */
export function lensFor({ length, tall }: { length: number; tall: number }, view: Outside): Lens {
  const turn = length > 560 ? 0.68 : 0.76
  if (view === 'side') return { turn: 0, distance: length * 5, height: 60 + tall * 0.4 }
  const distance = Math.max(1050, length * 1.9)
  return { turn: view === 'front' ? turn : -turn, distance, height: 90 + tall * 0.45 }
}

export const frameFor = (view: Outside): Frame => ({
  left: 110,
  right: 1490,
  top: 190,
  ground: view === 'side' ? 930 : 985,
})

/** Outline on the ground of a vehicle from x to x, grown on every side. */
export const footprint = (
  stage: Stage,
  [from, to]: readonly [number, number],
  half: number,
): Point[] =>
  silhouette(
    stage,
    spread(24).map((t): Solid => {
      const angle = t * Math.PI * 2
      const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.35
      return [
        (from + to) / 2 + bend(Math.cos(angle)) * ((to - from) / 2),
        bend(Math.sin(angle)) * half,
        0,
      ]
    }),
  )

export const frameDrawing = (sheet: Sheet, ...content: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.width} ${canvas.height}"><defs>${sheet.definitions.join('')}</defs>${content.join('')}</svg>`
