import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { folders } from '../../src/platform/media/renditions.ts'
import { namesIn, newPhotographer, quarters, uploaded } from '../helpers/photo-steps.ts'
import { draftVehicle } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let hash: string
beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    environment: { RATE_LIMITS: 'true', TRUST_PROXY: '1' },
  })
  const vendor = await newPhotographer(world)
  const cid = await draftVehicle(world, vendor)
  // The second picture is no cover, so nothing of it is made in advance.
  await uploaded(world, vendor, await quarters(), { cid })
  hash = (await uploaded(world, vendor, await quarters(2000, 1500), { cid, slot: 1 })).hash
})
afterAll(() => world.close())

const ask = (name: string, address: string) =>
  world.app.inject({ url: `/media/${hash}-${name}`, headers: { 'x-forwarded-for': address } })

it('makes one picture of a caller at a time, and none twice', async () => {
  const names = ['1600.avif', '960.avif', '640.avif', '320.avif']
  const finished: string[] = []
  const flood = [...names, ...names].map(async (name) => {
    const { statusCode } = await ask(name, '198.51.100.1')
    finished.push(name)
    return statusCode
  })
  const other = ask('320.webp', '198.51.100.2').then(({ statusCode }) => {
    finished.push('other')
    return statusCode
  })
  expect(await Promise.all([...flood, other])).toEqual(Array.from({ length: 9 }, () => 200))
  // The other caller does not wait for the flood.
  expect(finished.indexOf('other')).toBeLessThan(finished.length - 1)
  expect(
    (await namesIn(world, folders.renditions)).filter((name) => name.includes(hash)),
  ).toHaveLength(5)
})

it('refuses a caller of whom too many wait, with the seconds to wait', async () => {
  // The picture is not done before all have asked.
  const { storage } = world.media
  const make = storage.make.bind(storage)
  const held = Promise.withResolvers<void>()
  vi.spyOn(storage, 'make').mockImplementation(async (...file) => {
    await held.promise
    return make(...file)
  })
  const refused: Awaited<ReturnType<typeof ask>>[] = []
  const asked = Array.from({ length: 200 }, async () => {
    const answer = await ask('960.jpg', '198.51.100.3')
    if (answer.statusCode === 429) refused.push(answer)
    return answer.statusCode
  })
  await vi.waitFor(() => expect(refused).not.toHaveLength(0), { timeout: 120_000 })
  held.resolve()
  const statuses = await Promise.all(asked)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(JSON.parse(refused[0]?.payload ?? '')).toMatchObject({ code: 'throttled' })
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100)
})

it('knows no picture that nobody uploaded', async () => {
  const answer = await world.app.inject(`/media/${'0'.repeat(32)}-320.avif`)
  expect(answer.statusCode).toBe(404)
})
