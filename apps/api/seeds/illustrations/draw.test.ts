import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkDrawings } from './draw-checks.ts'
import { bodies, colours, drawVehicle, views } from './draw.ts'

// The colour is paint: each of them on one body, and each body in one of them, from every side.
checkDrawings(
  views.flatMap((view) => [
    ...bodies.map((body) => ({ body, colour: 'blue' as const, view })),
    ...colours
      .filter((colour) => colour !== 'blue')
      .map((colour) => ({ body: 'suv' as const, colour, view })),
  ]),
)

describe('drawVehicle', () => {
  it('come out the same each time', () => {
    const choice = { body: 'suv', colour: 'green', view: 'front' } as const
    expect(drawVehicle(choice)).toBe(drawVehicle(choice))
  })

  it.each(views.flatMap((view) => bodies.map((body) => [body, view] as const)))(
    'render: %s, %s',
    { timeout: 120_000 },
    async (body, view) => {
      const drawing = Buffer.from(drawVehicle({ body, colour: 'blue', view }))
      const { width, height } = await sharp(drawing).metadata()
      expect([width, height]).toEqual([1600, 1200])
      // A tenth of the usual 72 dots an inch: 160 by 120.
      const small = await sharp(drawing, { density: 7.2 }).removeAlpha().raw().toBuffer()
      expect(small).toHaveLength(160 * 120 * 3)
      expect(new Set(small).size).toBeGreaterThan(100)
    },
  )
})
