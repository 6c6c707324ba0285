import { canvas } from './camera.ts'
import { blur, group, keep, linear, path, repeat } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { extentOf, trace } from './geometry.ts'
import type { Point } from './geometry.ts'

/** A ship-to-shore crane on the quay in the horizon's own blue, its seaward foot at the origin. */
const crane =
  'M0 0 14-143M60 0 51-143M7-69h48M5-46l50-92M-143-152h244M-143-161h244M28-239l-143 78M28-239l64 78M14-143l14-96M46-143l-18-96'

const boxes = (x: number, columns: readonly number[]): string =>
  columns.map((rows, index) => `M${x + index * 46} 0v${-rows * 15}h44v${rows * 15}z`).join('')

/** Pale sky, a far port and the quay: quiet enough that a white car stands before it. */
export function drawBackground(sheet: Sheet, horizon = 610): string {
  const { width, height } = canvas
  const sky = linear(
    sheet,
    [0, 0, 0, horizon],
    [
      [0, '#b9d3df'],
      [0.6, '#d3e4eb'],
      [1, '#e3f0f5'],
    ],
  )
  const quay = linear(
    sheet,
    [0, horizon, 0, height],
    [
      [0, '#bccbd2'],
      [0.25, '#a9bac3'],
      [0.7, '#b7c5cc'],
      [1, '#98aab4'],
    ],
  )
  const sheen = linear(
    sheet,
    [0, 0, width, 0],
    [
      [0, '#0b4f6c', 0.16],
      [0.3, '#fff', 0.1],
      [0.6, '#fff', 0.16],
      [1, '#0b4f6c', 0.2],
    ],
  )
  const tower = keep(sheet, path(crane, { fill: 'none', stroke: '#0b4f6c', 'stroke-width': 5 }))
  return [
    `<rect width="${width}" height="${height}" fill="${sky}"/>`,
    group(
      { transform: `translate(0 ${Math.round(horizon)})`, opacity: 0.2 },
      ...['170', '330 0)scale(.8', '1420'].map((place) =>
        repeat(tower, { transform: `translate(${place})` }),
      ),
      path(
        `${boxes(420, [2, 3, 3, 1, 2, 4, 4, 2])}${boxes(1010, [1, 3, 2, 2, 4, 3, 3])}M-20 0v-22h240l30 22z`,
        { fill: '#0b4f6c' },
      ),
    ),
    `<rect y="${Math.round(horizon)}" width="${width}" height="${height - Math.round(horizon)}" fill="${quay}"/>`,
    `<rect width="${width}" height="${height}" fill="${sheen}"/>`,
  ].join('')
}

/** The soft shade under a standing thing, with its outline on the ground. */
export function drawShadow(
  sheet: Sheet,
  outline: readonly Point[],
  core: readonly Point[],
): string {
  return [
    path(trace(outline), {
      fill: '#12222c',
      opacity: 0.42,
      filter: blur(sheet, 26, extentOf(outline)),
    }),
    path(trace(core), { fill: '#070c10', opacity: 0.75, filter: blur(sheet, 9, extentOf(core)) }),
  ].join('')
}
