import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newStaff } from '../helpers/exporters.ts'
import { mailsTo } from '../helpers/mails.ts'
import { type Buyer, newBuyer } from '../helpers/steps.ts'
import { invitationTo, newMember } from '../helpers/teams.ts'
import {
  draftVehicle,
  listingOf,
  liveVehicle,
  newVendor,
  put,
  setSellerStatus,
} from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let owner: Buyer
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  owner = await newVendor(world)
})
afterAll(() => world.close())

const teamOf = async ({ client }: Pick<Buyer, 'client'>) => (await client.GET('/vendor/team')).data

async function invite(by: Buyer, email: string, role: 'lister' | 'reader' = 'lister') {
  return by.client.POST('/vendor/team/invitations', { body: { email, role } })
}

const accept = ({ client }: Buyer, token: string) =>
  client.POST('/team-invitations/accept/', { body: { token } })

describe('an invitation', () => {
  it('is mailed, waits for whoever has the address, and is worth nothing once accepted', async () => {
    const [vendor, guest, other] = [
      await newVendor(world),
      await newBuyer(world),
      await newBuyer(world),
    ]
    const { data: asked } = await invite(vendor, guest.email.toUpperCase(), 'reader')
    expect(asked?.invitations).toMatchObject([{ role: 'reader', is_over: false }])
    const token = await invitationTo(world, guest.email.toUpperCase())
    const { client } = { client: await world.as(null) }
    const seen = await client.POST('/team-invitations/find/', { body: { token } })
    expect(seen.data).toMatchObject({ role: 'reader' })

    const stranger = await accept(other, token)
    expect([stranger.response.status, stranger.error]).toMatchObject([
      409,
      { code: 'invitation_other_address' },
    ])
    expect((await accept(guest, token)).data).toMatchObject({
      vendor_id: vendor.id,
      role: 'reader',
    })
    expect((await accept(guest, token)).response.status).toBe(404)
    const team = await teamOf(vendor)
    expect(team?.members.map(({ id, role }) => [id, role])).toEqual([
      [vendor.id, 'owner'],
      [guest.id, 'reader'],
    ])
    expect(team?.invitations).toEqual([])
    const { data: profile } = await guest.client.GET('/profile/')
    expect(profile?.sells_for).toMatchObject({ vendor_id: vendor.id, role: 'reader' })
  })

  it('is taken back, and ends after seven days', async () => {
    const [vendor, guest] = [await newVendor(world), await newBuyer(world)]
    const { data: first } = await invite(vendor, guest.email)
    const token = await invitationTo(world, guest.email)
    const id = first?.invitations[0]?.id ?? 0
    const back = await owner.client.DELETE('/vendor/team/invitations/{id}', {
      params: { path: { id } },
    })
    expect(back.response.status).toBe(404)
    await vendor.client.DELETE('/vendor/team/invitations/{id}', { params: { path: { id } } })
    expect((await accept(guest, token)).response.status).toBe(404)

    await invite(vendor, guest.email)
    const late = await invitationTo(world, guest.email)
    world.clock.advance({ days: 7 })
    expect((await accept(guest, late)).response.status).toBe(404)
    expect((await teamOf(vendor))?.invitations).toMatchObject([{ is_over: true }])
  })

  it('is refused to who is on the team, sells for themselves, is staff or is on another team', async () => {
    const vendor = await newVendor(world)
    const member = await newMember(world, vendor, 'lister')
    expect((await invite(vendor, vendor.email)).error).toMatchObject({
      codes: { email: ['team_member_already'] },
    })
    expect((await invite(vendor, member.email)).error).toMatchObject({
      codes: { email: ['team_member_already'] },
    })
    const outcome = async (guest: Buyer) => {
      await invite(owner, guest.email)
      return (await accept(guest, await invitationTo(world, guest.email))).error
    }
    expect(await outcome(member)).toMatchObject({ code: 'team_another' })
    expect(await outcome(vendor)).toMatchObject({ code: 'team_own_company' })
    await setSellerStatus(world, vendor, 'suspended')
    expect(await outcome(vendor)).toMatchObject({ code: 'team_own_company' })
    const staff = await newBuyer(world)
    await world.db
      .updateTable('accounts')
      .set({ staff_role: 'support' })
      .where('id', '=', staff.id)
      .execute()
    await invite(owner, staff.email)
    const token = await invitationTo(world, staff.email)
    expect((await accept(staff, token)).response.status).toBeGreaterThanOrEqual(400)
    expect(await mailsTo(world, staff.email)).toHaveLength(1)
  })
})

describe('a member', () => {
  it('lists in the vendor’s name, and a reader only reads', async () => {
    const [lister, reader] = [
      await newMember(world, owner, 'lister'),
      await newMember(world, owner, 'reader'),
    ]
    const cid = await draftVehicle(world, lister, '2014 Toyota Vitz of a team')
    const { vendor_id } = await world.db
      .selectFrom('products')
      .select('vendor_id')
      .where('id', '=', cid)
      .executeTakeFirstOrThrow()
    expect(vendor_id).toBe(owner.id)
    expect(await listingOf(owner, cid)).toMatchObject({ version: 1 })
    expect((await put(lister, { cid, pPrice: 500_000 })).response.status).toBe(200)

    expect(await listingOf(reader, cid)).toBeDefined()
    const { data: table } = await reader.client.GET('/vendor/get-products')
    expect(table?.data.map(({ prod_id }) => prod_id)).toContain(cid)
    expect((await put(reader, { cid, pPrice: 1 })).response.status).toBe(403)
    for (const by of [lister, reader])
      expect((await invite(by, 'friend@shop.example')).response.status).toBe(403)
  })

  it('acts under their own name, which the owner reads and other members do not', async () => {
    const vendor = await newVendor(world)
    const lister = await newMember(world, vendor, 'lister')
    const cid = await draftVehicle(world, lister)
    await put(lister, { cid, pPrice: 500_000 })
    const team = await teamOf(vendor)
    expect(team?.acts.map(({ operation, subject_id }) => [operation, subject_id])).toEqual([
      ['saveListing', cid],
      ['createListing', cid],
    ])
    const seen = await teamOf(lister)
    expect([seen?.acts, seen?.invitations]).toEqual([[], []])
    expect(seen?.members.map(({ email }) => email)).toEqual([null, null])
  })

  it('answers buyers, whom a reader cannot answer and whose message stays unread', async () => {
    const vendor = await newVendor(world)
    const [lister, reader] = [
      await newMember(world, vendor, 'lister'),
      await newMember(world, vendor, 'reader'),
    ]
    const id = await liveVehicle(world, vendor)
    const buyer = await newBuyer(world)
    const params = { path: { id } }
    const asked = await buyer.client.POST('/products/{id}/thread/', {
      params,
      body: { text: 'Is it there?' },
    })
    const thread = { path: { id: asked.data?.id ?? 0 } }
    const unread = async ({ client }: Buyer) => (await client.GET('/threads/')).data?.unread
    const message = asked.data?.messages.at(-1)?.id ?? 0
    expect([await unread(lister), await unread(reader)]).toEqual([1, 1])
    await reader.client.POST('/threads/{id}/seen/', { params: thread, body: { message } })
    expect(await unread(lister)).toBe(1)
    const refused = await reader.client.POST('/threads/{id}/messages/', {
      params: thread,
      body: { text: 'Yes' },
    })
    expect(refused.response.status).toBe(403)
    const answered = await lister.client.POST('/threads/{id}/messages/', {
      params: thread,
      body: { text: 'Yes' },
    })
    expect(answered.data).toMatchObject({ side: 'seller' })
    // Nobody of the team buys of it.
    const own = await reader.client.POST('/products/{id}/thread/', {
      params,
      body: { text: 'Mine?' },
    })
    expect(own.error).toMatchObject({ code: 'thread_own' })
  })

  it('is refused from the next call once removed, lowered, gone or without a vendor', async () => {
    const vendor = await newVendor(world)
    const [removed, lowered, leaving] = [
      await newMember(world, vendor, 'lister'),
      await newMember(world, vendor, 'lister'),
      await newMember(world, vendor, 'lister'),
    ]
    const cid = await draftVehicle(world, vendor)
    const status = async (by: Buyer) => (await put(by, { cid, pPrice: 400_000 })).response.status
    expect([await status(removed), await status(lowered), await status(leaving)]).toEqual([
      200, 200, 200,
    ])

    const path = (id: number) => ({ params: { path: { id } } })
    const foreign = await owner.client.DELETE('/vendor/team/members/{id}', path(removed.id))
    expect(foreign.response.status).toBe(404)
    await vendor.client.DELETE('/vendor/team/members/{id}', path(removed.id))
    await vendor.client.PUT('/vendor/team/members/{id}', {
      ...path(lowered.id),
      body: { role: 'reader' },
    })
    await leaving.client.DELETE('/team-membership/')
    expect([await status(removed), await status(lowered), await status(leaving)]).toEqual([
      403, 403, 403,
    ])
    expect((await teamOf(lowered))?.seat.role).toBe('reader')

    await setSellerStatus(world, vendor, 'suspended')
    expect((await lowered.client.GET('/vendor/team')).response.status).toBe(403)
    const { data: history } = await (await world.as('desk')).GET(
      '/support/vendors/{id}',
      path(vendor.id),
    )
    expect(history?.history.map(({ action }) => action)).toContain('remove-member')
  })
})

describe('staff', () => {
  it('see who is on a vendor’s team and when they were last here, and remove a member by name', async () => {
    const vendor = await newVendor(world)
    const member = await newMember(world, vendor, 'reader')
    const staff = await newStaff(world)
    const path = { id: vendor.id, member: member.id }
    const teamFor = ({ client }: Pick<Buyer, 'client'>) =>
      client.GET('/support/vendors/{id}/team', { params: { path } })
    const removeBy = ({ client }: Pick<Buyer, 'client'>) =>
      client.DELETE('/support/vendors/{id}/team/{member}', { params: { path } })
    for (const call of [teamFor, removeBy]) {
      expect((await call(vendor)).response.status).toBe(403)
      expect((await call(await newStaff(world, 'finance'))).response.status).toBe(403)
    }
    const { data: before } = await teamFor(staff)
    expect(before?.members).toEqual([
      {
        id: member.id,
        name: expect.any(String),
        email: member.email,
        role: 'reader',
        joined_at: expect.any(String),
        seen_at: expect.any(String),
      },
    ])
    expect((await removeBy(staff)).data?.members).toEqual([])
    expect((await removeBy(staff)).response.status).toBe(404)
    expect((await member.client.GET('/vendor/team')).response.status).toBe(403)
    const audited = await world.db
      .selectFrom('audit')
      .select('actor_id')
      .where('action', '=', 'remove-member')
      .where('subject_id', '=', String(vendor.id))
      .execute()
    expect(audited).toEqual([{ actor_id: staff.id }])
  })
})
