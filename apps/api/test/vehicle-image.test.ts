import { sql } from 'kysely'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { openLog } from '../src/core/log.ts'
import { followVehicles } from '../src/stock/catalogue/engine/follow.ts'
import { catchUp, type Held, holdVehicles } from '../src/stock/catalogue/engine/held.ts'
import { openImage } from '../src/stock/catalogue/engine/snapshot.ts'
import { VehicleIndex } from '../src/stock/catalogue/engine/vehicle-index.ts'
import { foldAllVehicleSearch } from '../src/stock/catalogue/search/vehicle-index.store.ts'
import { expectSame, shakeStock } from './vehicles-compared.ts'
import { listRows, randomQueries } from './vehicle-queries.ts'
import { createWorld, type World } from './world.ts'

let world: World
let held: Held
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  held = await holdVehicles(world.connection, new VehicleIndex({ segment: 100, changes: 10 }))
})
afterAll(() => world.close())

const dataDir = () => world.context.settings.dataDir

/** As a process has it that starts now. */
const image = () => openImage({ db: world.db, dataDir: dataDir(), log: openLog('error') })

async function follow(since: Pick<Held, 'model' | 'seen'>): Promise<Held> {
  const next = await catchUp(world.db, since)
  if (!next) throw new Error('Everything was built anew')
  return next
}

it('gives the next process what this one held, which then follows', {
  timeout: 60_000,
}, async () => {
  await shakeStock(world, 1)
  held = await follow(held)
  expect(await image().write(held)).toBe(true)
  const imaged = await image().read()
  if (!imaged) throw new Error('No image was read')
  expect([...imaged.model.saved()].length).toBe([...held.model.saved()].length)
  await expectSame(world, imaged.model, [{}, ...randomQueries(await listRows(world.db), 7)])
  // Words, values, facts and cards that the image does not know, one part of them folded.
  await shakeStock(world, 2)
  await foldAllVehicleSearch(world.db)
  await shakeStock(world, 3)
  const next = await follow(imaged)
  await expectSame(world, next.model, [{}, ...randomQueries(await listRows(world.db), 8)])
  held = await follow(held)
  expect(next.model.count).toBe(held.model.count)
})

it('is not read when the log of changes does not go back to it', async () => {
  await image().write(held)
  await sql`update vehicle_images set written_at = now() - interval '7 minutes'`.execute(world.db)
  expect(await image().read()).not.toBeNull()
  await sql`update vehicle_images set written_at = now() - interval '9 minutes'`.execute(world.db)
  expect(await image().read()).toBeNull()
})

it('is not read by a database that does not know it, as one that was set back', async () => {
  await image().write(held)
  await sql`delete from vehicle_images`.execute(world.db)
  expect(await image().read()).toBeNull()
})

it('is not followed when everything was built anew since', async () => {
  await image().write(held)
  const imaged = await image().read()
  await sql`update vehicle_search_epoch set epoch = epoch + 1`.execute(world.db)
  expect(imaged && (await catchUp(world.db, imaged))).toBeNull()
  held = await holdVehicles(world.connection)
})

it('is no image when it is damaged or cut off', async () => {
  const path = join(dataDir(), 'vehicles', 'listed.image')
  await image().write(held)
  const whole = await readFile(path)
  const damaged = Buffer.from(whole)
  damaged[whole.length >>> 1] = (whole[whole.length >>> 1] ?? 0) ^ 1
  await writeFile(path, damaged)
  expect(await image().read()).toBeNull()
  await writeFile(path, whole.subarray(0, whole.length >>> 1))
  expect(await image().read()).toBeNull()
  await writeFile(path, whole)
  expect(await image().read()).not.toBeNull()
  await rm(path)
  expect(await image().read()).toBeNull()
})

it('is of the code that its process began with, whatever lies on the disk when it is written', async () => {
  const { version } = process
  const before = image()
  Object.defineProperty(process, 'version', { value: 'v0.0.0' })
  const after = image()
  Object.defineProperty(process, 'version', { value: version })
  await before.write(held)
  expect(await before.read()).not.toBeNull()
  expect(await after.read()).toBeNull()
  await after.write(held)
  expect(await before.read()).toBeNull()
  expect(await after.read()).not.toBeNull()
})

it('is neither read nor written by a process that does not know its code, which says so', async () => {
  const told: string[] = []
  const log = openLog('warn', { stream: { write: (line: string) => void told.push(line) } })
  const unread = Promise.reject<string>(new Error('No folder'))
  const nobodys = openImage({ db: world.db, dataDir: dataDir(), log }, unread)
  await image().write(held)
  expect(await nobodys.read()).toBeNull()
  expect(await nobodys.write(held)).toBe(false)
  expect(told.join('')).toContain('No folder')
  await rm(join(dataDir(), 'vehicles'), { recursive: true })
})

/** What they log, and one that begins to hold the vehicles. */
function processes() {
  const told: string[] = []
  const log = openLog('info', { stream: { write: (line: string) => void told.push(line) } })
  const { connection } = world
  const start = () =>
    followVehicles({ connection, log, dataDir: dataDir(), most: 64, onChange: () => undefined })
  return { told, start }
}

it('is left by a process that stops, and read by the one that starts', async () => {
  const { told, start } = processes()
  const lives = async () => {
    const followed = start()
    await vi.waitFor(() => expect(followed.current()).not.toBeNull(), { timeout: 20_000 })
    await expectSame(world, followed.current() ?? held.model, [{}, { search: 'toyota' }])
    await followed.stop()
  }
  await lives()
  await sql`update products set price = price + 100 where id % 7 = 0`.execute(world.db)
  await lives()
  const loads = told.map((line) => JSON.parse(line) as { from?: string; vehicles?: number })
  expect(loads.map(({ from }) => from)).toEqual(['tables', 'image'])
  expect(loads[1]?.vehicles).toBe(loads[0]?.vehicles)
  // A folder that cannot be read: the tables can, and the log says why.
  await rm(join(dataDir(), 'vehicles'), { recursive: true })
  await writeFile(join(dataDir(), 'vehicles'), '')
  told.length = 0
  await lives()
  expect(told.join('')).toMatch(/cannot be read.*"from":"tables".*cannot be written/s)
  await rm(join(dataDir(), 'vehicles'))
})

it('is not waited for by a process that stops before it holds them', async () => {
  const { told, start } = processes()
  const followed = start()
  await followed.stop()
  expect(followed.current()).toBeNull()
  expect(told).toEqual([])
})
