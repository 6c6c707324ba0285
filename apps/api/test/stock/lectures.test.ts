import type { VehicleListing } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Buyer } from '../helpers/steps.ts'
import { draftVehicle, newVendor, put } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let vendor: Buyer
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  vendor = await newVendor(world)
})
afterAll(() => world.close())

async function addLecture(cid: number, title: string, lContent = ''): Promise<number> {
  const { data } = await vendor.client.POST('/vendor/create-lecture', { body: { cid, title } })
  if (!data) throw new Error('no lecture')
  const lid = data.lecture_id
  const { error } = await put(vendor, { cid, lid, lContent })
  if (error) throw new Error(JSON.stringify(error))
  return lid
}

/** Decisions 18. */
describe('the lectures of a listing', () => {
  it('are sections of its page, in order, once they say something', async () => {
    const cid = await draftVehicle(world, vendor)
    const report = await addLecture(cid, 'Inspection report', 'Tyres: new.\n\nBrakes: 60 %.')
    await addLecture(cid, 'Service history')
    await addLecture(cid, 'Papers', 'Logbook in my name.')
    const sections = async () => {
      const params = { path: { id: cid } }
      const { data } = await vendor.client.GET('/one-search/{id}', { params })
      return data?.sections
    }
    expect(await sections()).toEqual([
      { title: 'Inspection report', text: 'Tyres: new.\n\nBrakes: 60 %.' },
      { title: 'Papers', text: 'Logbook in my name.' },
    ])
    const query = { cid, lid: report }
    await vendor.client.DELETE('/vendor/delete-content', { params: { query } })
    expect(await sections()).toEqual([{ title: 'Papers', text: 'Logbook in my name.' }])
  })

  it('are compared as well when two tabs save', async () => {
    const cid = await draftVehicle(world, vendor)
    const lid = await addLecture(cid, 'Inspection report', 'Tyres: new.')
    const params = { query: { cid, lid } }
    const { data: opened } = await vendor.client.GET('/vendor/post-content/', { params })
    const { version } = opened!
    const save = (lContent: string) =>
      vendor.client.POST('/vendor/post-content/', { body: { cid, lid, version, lContent } })
    expect((await save('Tyres: new. Brakes: new.')).response.status).toBe(200)
    const second = await save('Tyres: worn.')
    expect(second.response.status).toBe(409)
    const { current } = second.error as unknown as { current: VehicleListing }
    expect(current.lectures?.content).toBe('Tyres: new. Brakes: new.')
  })
})
