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

export function castShadow(sheet: Sheet, [cx, cy, rx, ry]: Box): string {
  const extent = { left: cx - rx, right: cx + rx, top: cy - ry, bottom: cy + ry }
  const [wide, tall] = [Math.round(rx * 0.82), Math.round(ry * 0.5)]
  const [far, close] = [blur(sheet, 24, extent), blur(sheet, 10, extent)]
  return [
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#12222c" opacity=".4" filter="${far}"/>`,
    `<ellipse cx="${cx}" cy="${cy}" rx="${wide}" ry="${tall}" fill="#070c10" opacity=".7" filter="${close}"/>`,
  ].join('')
}

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
