import { mix } from './light.ts'
import { drawBackground } from './scene.ts'
import { blur, downward, linear, openSheet } from './sheet.ts'
import type { Box, Sheet } from './sheet.ts'
import { frameDrawing } from './studio.ts'

/** Spares stand on the quay in the vehicles' light: from above left, the ground mirrored at the foot. */
export function frameSpare(draw: (sheet: Sheet) => string): string {
  const sheet = openSheet()
  const content = draw(sheet)
  return frameDrawing(sheet, drawBackground(sheet, 470), content)
}

export const castShadow = (sheet: Sheet, [cx, cy, rx, ry]: Box): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#12222c" opacity=".4" filter="${blur(sheet, 24)}"/><ellipse cx="${cx}" cy="${cy}" rx="${Math.round(rx * 0.82)}" ry="${Math.round(ry * 0.5)}" fill="#070c10" opacity=".7" filter="${blur(sheet, 10)}"/>`

/** A cylinder lying down, lit along its top. */
export const lying = (sheet: Sheet, colour: string): string =>
  downward(sheet, [
    [0, mix(colour, '#ffffff', 0.15)],
    [0.16, mix(colour, '#ffffff', 0.7)],
    [0.42, colour],
    [0.8, mix(colour, '#0a0d10', 0.6)],
    [1, mix(colour, '#5f717b', 0.45)],
  ])

/** A cylinder standing up between x1 and x2, lit from the left. */
export const standing = (
  sheet: Sheet,
  colour: string,
  [x1, x2]: readonly [number, number],
): string =>
  linear(
    sheet,
    [x1, 0, x2, 0],
    [
      [0, mix(colour, '#0a0d10', 0.35)],
      [0.2, mix(colour, '#ffffff', 0.25)],
      [0.3, mix(colour, '#ffffff', 0.7)],
      [0.45, colour],
      [0.85, mix(colour, '#0a0d10', 0.55)],
      [1, mix(colour, '#5f717b', 0.35)],
    ],
  )

/** A plain surface facing the viewer, brighter at its top. */
export const facing = (sheet: Sheet, colour: string): string =>
  downward(sheet, [
    [0, mix(colour, '#ffffff', 0.35)],
    [0.35, colour],
    [1, mix(colour, '#0a0d10', 0.42)],
  ])
