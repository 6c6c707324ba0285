import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  completeExport,
  draftExport,
  type Exporter,
  newExporter,
  newStaff,
} from '../helpers/exporters.ts'
import { save } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** No demo world: nothing is found but what is listed here. */

let world: World
let exporter: Exporter
beforeAll(async () => {
  world = await createWorld({ ...inject('postgres'), isBare: true })
  exporter = await newExporter(world, await newStaff(world))
})
afterAll(() => world.close())

async function found(filters: Record<string, string>): Promise<number[]> {
  const query = { class: 'cars', make: 'toyota', model: 'vitz', ...filters } as const
  const { data } = await world.clientWith(null).GET('/vehicles/', { params: { query } })
  return (data?.results ?? []).map(({ id }) => id)
}

async function factsOf(id: number) {
  const { data } = await world
    .clientWith(null)
    .GET('/one-search/{id}', { params: { path: { id } } })
  return Object.fromEntries((data?.attributes ?? []).map(({ code, value }) => [code, value]))
}

async function liveExport(seller: Exporter) {
  const cid = await draftExport(world, seller)
  await save(seller, { cid, ...completeExport, publish: 'live' })
  return cid
}

describe('the filters find what its seller says of a vehicle', () => {
  const facts = {
    drive: '4wd',
    steering: 'right',
    seats: '7',
    doors: '5',
    features: 'sunroof,my-fridge',
  }

  it('as soon as it is saved, and not before: what is not said is not known', async () => {
    const cid = await liveExport(exporter)
    for (const [name, value] of Object.entries(facts))
      expect(await found({ [name]: value }), name).not.toContain(cid)
    const said = { sDrive: '4WD', sSteering: 'Right', sSeats: 7, sDoors: 5 }
    await save(exporter, { cid, ...said, sFeatures: ['sun roof', 'My fridge'] })
    expect(await found(facts)).toEqual([cid])
    expect(await factsOf(cid)).toMatchObject({
      drive: '4WD',
      steering: 'Right',
      seats: 7,
      doors: 5,
      features: ['Sunroof', 'My fridge'],
    })
    await save(exporter, { cid, sSeats: null, sFeatures: [] })
    expect(await found({ seats: facts.seats })).not.toContain(cid)
    expect(await found({ features: 'sunroof' })).not.toContain(cid)
    await save(exporter, { cid, publish: 'draft' })
  })
})

describe('a typed word for the drive', () => {
  const foundBy = (search: string) => found({ search })

  it('finds those whose seller says it as a fact, and those whose title alone says it', async () => {
    const stated = await liveExport(exporter)
    await save(exporter, { cid: stated, sDrive: '4WD' })
    const titled = await liveExport(exporter)
    await save(exporter, { cid: titled, pTitle: '2014 Toyota Vitz F 4x4' })
    const unknown = await liveExport(exporter)
    for (const word of ['4x4', '4wd', '4WD', '4x4 toyota']) {
      expect(await foundBy(word), word).toEqual(expect.arrayContaining([stated, titled]))
      expect(await foundBy(word), word).not.toContain(unknown)
    }
    // The other words are the title's.
    expect(await foundBy('4wd vitz')).toContain(stated)
    expect(await foundBy('4wd strange')).toEqual([])
    expect(await foundBy('awd')).toEqual([])
    for (const cid of [stated, titled, unknown]) await save(exporter, { cid, publish: 'draft' })
  })
})
