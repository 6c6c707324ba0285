import { clamp, extentOf, spread, trace } from './geometry.ts'
import { across, blur, clipTo, group, keep, path, repeat } from './sheet.ts'
import type { Material } from './light.ts'
import { outline, run, tones } from './loft.ts'
import type { Loft } from './loft.ts'
import type { Stage } from './stage.ts'

/** Paints a loft in bands of light along its height, airbrushed together inside its silhouette. */
export function paintShell(
  stage: Stage,
  loft: Loft,
  { bands = 8, material = stage.paint }: { bands?: number; material?: Material } = {},
): string {
  const { sheet, camera } = stage
  const silhouette = outline(loft, camera)
  const shape = keep(sheet, path(trace(silhouette), {}))
  const inside = clipTo(sheet, shape)
  const extent = extentOf(silhouette)
  const soft = Math.round(clamp(((extent.bottom - extent.top) / bands) * 0.2, 4, 14))
  const lights = spread(bands)
    .slice(0, -1)
    .map((low) => {
      const [from, to] = [low, Math.min(1, low + 1.06 / bands)]
      const middle = (from + to) / 2
      const fill = across(sheet, tones(loft, camera, middle, material))
      const lower = run(loft, camera, from, 12)
      const upper = run(loft, camera, to, 12)
      return { fill, data: trace([...widen(lower), ...widen(upper).toReversed()], true, 0.9) }
    })
  const base = lights[Math.floor(bands / 2)]?.fill ?? material.base
  return group(
    { 'clip-path': inside },
    repeat(shape, { fill: base }),
    group(
      { filter: blur(sheet, soft, extent) },
      ...lights.map(({ fill, data }) => path(data, { fill })),
    ),
  )
}

const widen = (points: readonly (readonly [number, number])[]): (readonly [number, number])[] =>
  points.map(([x, y], index) =>
    index === 0 ? [x - 14, y] : index === points.length - 1 ? [x + 14, y] : [x, y],
  )
