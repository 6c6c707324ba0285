import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { BandariClient } from '@bandari/sdk'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { tellEndingCredentials } from '../../src/people/vendors/credentials/tell-ending.ts'
import { sendForm } from '../helpers/forms.ts'
import { mailsTo } from '../helpers/mails.ts'
import { newPhotographer, type Photographer, quarters } from '../helpers/photo-steps.ts'
import { newBuyer } from '../helpers/steps.ts'
import { setSellerStatus } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let desk: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  desk = await world.as('desk')
})
afterAll(() => world.close())

const add = async (by: Photographer, fields: Record<string, string> = {}) => {
  const file = new File([new Uint8Array(await quarters())], 'licence.jpg')
  return sendForm(world, {
    path: '/seller-papers/',
    token: by.token,
    fields: { kind: 'dealer_licence', file, ...fields },
  })
}

const caseOf = async ({ client }: Pick<Photographer, 'client'>) =>
  (await client.GET('/seller-papers/')).data

const paper = async (by: Photographer) => {
  const found = (await caseOf(by))?.papers[0]
  if (!found) throw new Error('there is no paper')
  return found
}

const review = (
  id: number,
  paperId: number,
  body: { state: 'accepted' | 'refused'; reason?: string; expires_on?: string },
) =>
  desk.PUT('/support/vendors/{id}/papers/{paper}', {
    params: { path: { id, paper: paperId } },
    body,
  })

/** Somebody who was refused. */
async function refusedApplicant(): Promise<Photographer> {
  const buyer = await newBuyer(world)
  const token = await insertSession(world.db, buyer.id, world.clock.now())
  const person = { ...buyer, token }
  await person.client.POST('/upgrade-to-agent-account/', {
    body: { mobileNumber: '+254712000099', agreed: true },
  })
  const params = { path: { id: person.id } }
  const { response } = await desk.PUT('/support/vendors/{id}', {
    params,
    body: { seller_status: 'none', reason: 'Your licence is missing.' },
  })
  expect(response.status).toBe(200)
  return person
}

describe('a paper of a seller', () => {
  it('is taken of who sells or has asked to, and of a day that there is', async () => {
    const stranger = await newPhotographer(world)
    await setSellerStatus(world, stranger, 'none')
    expect((await add(stranger)).json()).toMatchObject({ code: 'not_an_agent' })
    const vendor = await newPhotographer(world)
    expect((await add(vendor, { expires_on: '2027-02-30' })).json()).toMatchObject({
      codes: { expires_on: ['not_a_day'] },
    })
    expect((await add(vendor, { expires_on: '2030-02-28', number: 'D-17' })).statusCode).toBe(201)
    expect(await paper(vendor)).toMatchObject({
      kind: 'dealer_licence',
      state: 'waiting',
      number: 'D-17',
      expires_on: '2030-02-28',
      is_latest: true,
    })
  })

  it('is read by its owner and by staff, whose look is written down, and by nobody else', async () => {
    const [vendor, other] = [await newPhotographer(world), await newPhotographer(world)]
    await add(vendor)
    const { id } = await paper(vendor)
    const own = { params: { path: { id } }, parseAs: 'blob' } as const
    expect((await vendor.client.GET('/seller-papers/{id}/', own)).response.status).toBe(200)
    expect((await other.client.GET('/seller-papers/{id}/', own)).response.status).toBe(404)
    const path = { id: vendor.id, paper: id }
    const read = { params: { path }, parseAs: 'blob' } as const
    expect((await desk.GET('/support/vendors/{id}/papers/{paper}', read)).response.status).toBe(200)
    const wrong = { params: { path: { ...path, id: other.id } }, parseAs: 'blob' } as const
    expect((await desk.GET('/support/vendors/{id}/papers/{paper}', wrong)).response.status).toBe(
      404,
    )
    const looks = await world.db
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'read-credential')
      .where('subject_id', '=', String(vendor.id))
      .execute()
    expect(looks).toMatchObject([{ after: { paper: id } }])
  })

  it('is decided once, with a reason that its owner is mailed, and by nobody about their own', async () => {
    const vendor = await newPhotographer(world)
    await add(vendor)
    const { id } = await paper(vendor)
    expect((await review(vendor.id, id, { state: 'refused' })).error).toMatchObject({
      codes: { reason: ['required'] },
    })
    expect(
      (await review(vendor.id, id, { state: 'refused', reason: 'Too dark.' })).response.status,
    ).toBe(200)
    const again = await review(vendor.id, id, { state: 'accepted' })
    expect(again.error).toMatchObject({ code: 'credential_decided' })
    expect((await mailsTo(world, vendor.email))[0]?.text).toContain('Too dark.')

    await world.db
      .updateTable('accounts')
      .set({ staff_role: 'support' })
      .where('id', '=', vendor.id)
      .execute()
    await add(vendor)
    const own = await vendor.client.PUT('/support/vendors/{id}/papers/{paper}', {
      params: { path: { id: vendor.id, paper: (await paper(vendor)).id } },
      body: { state: 'accepted' },
    })
    expect(own.response.status).toBeGreaterThanOrEqual(400)
    expect((await paper(vendor)).state).toBe('waiting')
  })

  it('answers a refusal in the same case, which staff read whole', async () => {
    const applicant = await refusedApplicant()
    await add(applicant)
    const { data } = await applicant.client.POST('/seller-application/', {
      body: { answer: 'Here is my licence.' },
    })
    expect(data).toMatchObject({ seller_status: 'pending' })
    const { data: seen } = await desk.GET('/support/vendors/{id}/case', {
      params: { path: { id: applicant.id } },
    })
    expect(seen?.history.map(({ what, text }) => [what, text])).toContainEqual([
      'answered',
      'Here is my licence.',
    ])
    expect(seen?.history.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['declined', 'added', 'answered']),
    )
    expect(seen?.papers).toHaveLength(1)
  })

  it('that ends soon is told once, unless a newer one is there', async () => {
    const [vendor, renewed] = [await newPhotographer(world), await newPhotographer(world)]
    const soon = new Date(world.clock.now().getTime() + 20 * 24 * 3_600_000)
    const expires_on = soon.toISOString().slice(0, 10)
    for (const person of [vendor, renewed]) {
      await add(person, { expires_on })
      await review(person.id, (await paper(person)).id, { state: 'accepted' })
    }
    await add(renewed, { expires_on: '2031-01-01' })
    await tellEndingCredentials(world.context)
    await tellEndingCredentials(world.context)
    expect(await mailsTo(world, vendor.email)).toHaveLength(1)
    expect(await mailsTo(world, renewed.email)).toHaveLength(0)
    world.clock.advance({ days: 25 })
    expect(await paper(vendor)).toMatchObject({ state: 'accepted', is_expired: true })
  })
})
