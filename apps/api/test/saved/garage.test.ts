import type { DeviceGarage, Garage } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mostVehicles } from '../../src/saved/garage/garage-room.ts'
import { type Buyer, newBuyer } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
/** Trims with the year in which each was built first. */
let built: { trim: number; year: number }[]
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  const trims = await world.db
    .selectFrom('trims')
    .select(['id', 'years'])
    .orderBy('id')
    .limit(mostVehicles + 2)
    .execute()
  built = trims.map(({ id, years }) => ({ trim: id, year: years[0] ?? 0 }))
})
afterAll(() => world.close())

type Person = Pick<Buyer, 'client'>
type DeviceVehicle = DeviceGarage['vehicles'][number]

const vehicle = (index: number) => built[index] ?? { trim: 0, year: 0 }
const garageOf = async ({ client }: Person) => (await client.GET('/garage/')).data?.vehicles ?? []
const choose = ({ client }: Person, body: { trim: number; year: number }) =>
  client.POST('/garage/', { body })
const takeAlong = ({ client }: Person, vehicles: DeviceVehicle[]) =>
  client.POST('/garage/device/', { body: { vehicles } })
const trims = (vehicles: Garage['vehicles'] | undefined) => vehicles?.map(({ trim }) => trim)
const chosen = (vehicles: Garage['vehicles']) =>
  vehicles
    .filter(({ chosen_at }) => chosen_at !== null)
    .toSorted((a, b) => Date.parse(b.chosen_at ?? '') - Date.parse(a.chosen_at ?? ''))[0]?.trim ??
  null
const onDevice = (index: number, day = 1, chosenOn: number | null = null): DeviceVehicle => ({
  ...vehicle(index),
  added_at: `2026-02-0${day}T10:00:00.000Z`,
  chosen_at: chosenOn === null ? null : `2026-02-0${chosenOn}T12:00:00.000Z`,
})

describe('the garage of an account', () => {
  it('has each vehicle once, and the one that was chosen last is the chosen one', async () => {
    const buyer = await newBuyer(world)
    await choose(buyer, vehicle(0))
    world.clock.advance({ minutes: 1 })
    await choose(buyer, vehicle(1))
    world.clock.advance({ minutes: 1 })
    const { data } = await choose(buyer, vehicle(0))
    expect(trims(data?.vehicles)).toEqual([vehicle(0).trim, vehicle(1).trim])
    expect(chosen(data?.vehicles ?? [])).toBe(vehicle(0).trim)
  })

  it('has another chosen once that one is removed, and none where none is wanted', async () => {
    const buyer = await newBuyer(world)
    await takeAlong(buyer, [onDevice(0, 1, 2), onDevice(1, 1, 3)])
    const { data } = await buyer.client.DELETE('/garage/{trim}/{year}/', {
      params: { path: vehicle(1) },
    })
    expect(chosen(data?.vehicles ?? [])).toBe(vehicle(0).trim)
    const { data: none } = await buyer.client.DELETE('/garage/chosen/')
    expect(trims(none?.vehicles)).toEqual([vehicle(0).trim])
    expect(chosen(none?.vehicles ?? [])).toBeNull()
  })

  it('takes no vehicle that was never built', async () => {
    const buyer = await newBuyer(world)
    const { response } = await choose(buyer, { ...vehicle(0), year: 1900 })
    expect(response.status).toBe(404)
    expect((await choose(buyer, { trim: 2_000_000_000, year: 2014 })).response.status).toBe(404)
    expect(await garageOf(buyer)).toEqual([])
  })

  it('has room for so many, and for one of them again', async () => {
    const buyer = await newBuyer(world)
    for (let index = 0; index < mostVehicles; index += 1) await choose(buyer, vehicle(index))
    const { response, error } = await choose(buyer, vehicle(mostVehicles))
    expect(response.status).toBe(409)
    expect(error).toMatchObject({ code: 'garage_full', values: { most: mostVehicles } })
    expect((await choose(buyer, vehicle(3))).response.status).toBe(200)
  })

  it('is nobody else’s', async () => {
    const [buyer, other] = [await newBuyer(world), await newBuyer(world)]
    await choose(buyer, vehicle(0))
    await other.client.DELETE('/garage/{trim}/{year}/', { params: { path: vehicle(0) } })
    await other.client.DELETE('/garage/chosen/')
    expect(chosen(await garageOf(buyer))).toBe(vehicle(0).trim)
    expect(await garageOf(other)).toEqual([])
  })
})

describe('the vehicles of a device', () => {
  it('become one with the account’s, whichever of two devices comes first', async () => {
    const phone = [onDevice(0, 2, 4), onDevice(1, 3)]
    const tablet = [onDevice(0, 1), onDevice(2, 4, 5)]
    const results = []
    for (const order of [
      [phone, tablet],
      [tablet, phone],
    ]) {
      const buyer = await newBuyer(world)
      for (const vehicles of order)
        expect((await takeAlong(buyer, vehicles)).data?.left_out).toEqual([])
      results.push(await garageOf(buyer))
    }
    expect(results[0]).toEqual(results[1])
    expect(results[0]).toEqual([onDevice(0, 1, 4), onDevice(1, 3), onDevice(2, 4, 5)])
  })

  it('change nothing when they are sent again, also at the same time', async () => {
    const buyer = await newBuyer(world)
    const vehicles = [onDevice(0, 1, 2), onDevice(1)]
    await Promise.all([takeAlong(buyer, vehicles), takeAlong(buyer, vehicles)])
    const { data } = await takeAlong(buyer, vehicles)
    expect(data?.vehicles).toEqual([onDevice(0, 1, 2), onDevice(1)].toSorted(byTrim))
  })

  it('stay there where there is no room, or nobody built them', async () => {
    const buyer = await newBuyer(world)
    for (let index = 0; index < mostVehicles; index += 1) await choose(buyer, vehicle(index))
    const never = { ...onDevice(1), year: 1900 }
    const { data } = await takeAlong(buyer, [onDevice(0), onDevice(mostVehicles, 2), never])
    expect(data?.left_out).toEqual([{ trim: never.trim, year: 1900 }, vehicle(mostVehicles)])
  })

  it('are not chosen later than now, whatever its clock says', async () => {
    const buyer = await newBuyer(world)
    const late = '2031-01-01T00:00:00.000Z'
    await takeAlong(buyer, [{ ...vehicle(0), added_at: late, chosen_at: late }])
    const [row] = await garageOf(buyer)
    expect(Date.parse(row?.chosen_at ?? '')).toBeLessThanOrEqual(world.clock.now().getTime())
  })
})

function byTrim(one: { trim: number }, other: { trim: number }) {
  return one.trim - other.trim
}
