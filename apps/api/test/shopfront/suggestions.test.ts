import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function suggest(q: string, language: 'en' | 'fr' = 'en') {
  const { data } = await (await world.as(null)).GET('/suggestions/', {
    params: { query: { q, language } },
  })
  return data?.suggestions ?? []
}

it('suggests makes and models with how many are listed, the commonest first', async () => {
  const found = await suggest('toy')
  expect(found[0]).toMatchObject({ kind: 'make', text: 'Toyota' })
  const models = found.filter(({ kind }) => kind === 'model')
  expect(models.length).toBeGreaterThan(1)
  const counts = models.map(({ count }) => count ?? 0)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  expect(counts.every((count) => count > 0)).toBe(true)
})

it('suggests spares and countries in the language of the page, and places behind a model', async () => {
  expect(await suggest('brake pa')).toContainEqual({
    kind: 'parts',
    text: 'Brake Pads',
    count: null,
  })
  expect((await suggest('plaq', 'fr')).map(({ kind }) => kind)).toContain('parts')
  expect((await suggest('tanz', 'fr')).map(({ text }) => text)).toContain('Tanzanie')
  expect((await suggest('vitz nair')).map(({ text }) => text)).toEqual(['vitz Nairobi'])
})

it.each(['zzzz', '%', "'; drop table makes; --", '😀'])('suggests nothing for %s', async (q) => {
  expect(await suggest(q)).toEqual([])
})
