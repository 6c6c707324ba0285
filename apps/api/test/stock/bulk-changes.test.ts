import type { BulkChange, BulkChangeRequest } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newStaff, draftExport } from '../helpers/exporters.ts'
import type { Buyer } from '../helpers/steps.ts'
import { orderOf, vendorVehicle } from '../helpers/vendor-stock.ts'
import { draftVehicle, listingOf, liveVehicle, newVendor, save } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Many listings changed at once, seen before, and taken back. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  world.clock.stop()
})
afterAll(() => world.close())

type Client = Pick<Buyer, 'client'>

let keys = 0
function tryToChange({ client }: Client, body: BulkChangeRequest, key = `key-${(keys += 1)}-bulk`) {
  return client.POST('/vendor/bulk-changes/', {
    body,
    params: { header: { 'Idempotency-Key': key } },
  })
}

async function change(seller: Client, body: BulkChangeRequest, key?: string): Promise<BulkChange> {
  const { data, error } = await tryToChange(seller, body, key)
  if (!data) throw new Error(`not changed: ${JSON.stringify(error)}`)
  return data
}

const undo = ({ client }: Client, id: number) =>
  client.POST('/vendor/bulk-changes/{id}/undo/', { params: { path: { id } } })

const reasonsOf = ({ results }: BulkChange) =>
  Object.fromEntries(results.map(({ prod_id, result, reason }) => [prod_id, reason ?? result]))

describe('changeListings', () => {
  it('is not for somebody who is no approved vendor', async () => {
    for (const [role, status] of [
      [null, 401],
      ['buyer', 403],
      ['applicant', 403],
    ] as const) {
      const client = await world.as(role)
      const { response } = await tryToChange({ client }, { kind: 'publish', ids: [1] })
      expect(response.status).toBe(status)
    }
  })

  it('reaches neither another seller’s listings nor the house’s, whoever asks', async () => {
    const [seller, other] = [await newVendor(world), await newVendor(world)]
    const theirs = await liveVehicle(world, other)
    const staff = await newStaff(world)
    await world.db
      .updateTable('accounts')
      .set({ seller_status: 'approved' })
      .where('id', '=', staff.id)
      .execute()
    const house = await draftExport(world, staff, 'house')
    for (const kind of ['withdraw', 'delete'] as const) {
      expect((await change(seller, { kind, ids: [theirs] })).results).toEqual([])
      expect((await change(staff, { kind, ids: [house] })).results).toEqual([])
    }
    expect((await listingOf(other, theirs)).prod_live).toBe('live')
    expect((await listingOf(staff, house)).owner).toBe('house')
  })

  it('changes prices by a share, as the preview says; an ordered vehicle keeps its price', async () => {
    const seller = await newVendor(world)
    const local = await liveVehicle(world, seller)
    const empty = await draftVehicle(world, seller)
    const ordered = await vendorVehicle(world, seller)
    await orderOf(world, ordered)
    const body = { kind: 'price', percent: -5, filter: {}, count: 3 } as const
    const { data: preview } = await seller.client.POST('/vendor/bulk-changes/preview/', { body })
    expect(preview).toMatchObject({ id: null, changed: 1, same: 0, refused: 2, undo_until: null })
    expect((await listingOf(seller, local)).prod_price).toBe(780_000)
    const done = await change(seller, body)
    expect(done.results).toEqual(preview!.results)
    expect(reasonsOf(done)).toEqual({
      [local]: 'changed',
      [empty]: 'no_price',
      [ordered.id]: 'ordered',
    })
    expect(done.results.find(({ prod_id }) => prod_id === local)).toMatchObject({
      old_price: '780000.00',
      new_price: '741000.00',
      currency: 'KES',
    })
    expect((await listingOf(seller, local)).prod_price).toBe(741_000)
    const audits = await world.db
      .selectFrom('audit')
      .select(['actor_id', 'after'])
      .where('action', '=', 'change-listings')
      .where('subject_id', '=', String(seller.id))
      .execute()
    expect(audits).toMatchObject([
      { actor_id: seller.id, after: { kind: 'price', found: 3, changed: 1 } },
    ])
    const { data: record } = await (await world.as('desk')).GET('/support/vendors/{id}', {
      params: { path: { id: seller.id } },
    })
    expect(record?.history).toMatchObject([{ action: 'change-listings', from: null, to: null }])
  })

  it('takes an amount of the listings’ own currency only', async () => {
    const seller = await newVendor(world)
    const local = await liveVehicle(world, seller)
    const dollars = await vendorVehicle(world, seller)
    const ids = [local, dollars.id]
    const done = await change(seller, { kind: 'price', amount: '-500.00', currency: 'USD', ids })
    expect(reasonsOf(done)).toEqual({ [local]: 'other_currency', [dollars.id]: 'changed' })
    expect((await listingOf(seller, dollars.id)).prod_price).toBe(4_000)
    for (const [body, field] of [
      [{ kind: 'price', ids }, 'amount'],
      [{ kind: 'price', ids, amount: '5.00' }, 'currency'],
      [{ kind: 'pictures', ids }, 'cover'],
      [{ kind: 'publish' }, 'ids'],
    ] satisfies [BulkChangeRequest, string][]) {
      const { error, response } = await tryToChange(seller, body)
      expect(response.status).toBe(400)
      expect(error).toHaveProperty(`codes.${field}`)
    }
  })

  it('publishes, withdraws, and says of each why not', async () => {
    const seller = await newVendor(world)
    const lacking = await draftVehicle(world, seller)
    const live = await liveVehicle(world, seller)
    const ordered = await vendorVehicle(world, seller)
    await orderOf(world, ordered)
    const ids = [lacking, live, ordered.id]
    const withdrawn = await change(seller, { kind: 'withdraw', ids })
    expect(reasonsOf(withdrawn)).toEqual({
      [lacking]: 'same',
      [live]: 'changed',
      [ordered.id]: 'ordered',
    })
    const published = await change(seller, { kind: 'publish', ids })
    expect(reasonsOf(published)).toEqual({
      [lacking]: 'missing',
      [live]: 'changed',
      [ordered.id]: 'same',
    })
    expect(published.results.find(({ prod_id }) => prod_id === lacking)?.missing).toContain(
      'pPrice',
    )
  })

  it('marks as sold elsewhere what nobody has ordered, and buyers do not see it any more', async () => {
    const seller = await newVendor(world)
    const id = await liveVehicle(world, seller)
    await change(seller, { kind: 'sold_elsewhere', ids: [id] })
    const listing = await listingOf(seller, id)
    expect(listing).toMatchObject({
      state: 'sold',
      prod_live: 'draft',
      state_since: world.clock.now().toISOString(),
    })
    expect(reasonsOf(await change(seller, { kind: 'publish', ids: [id] }))).toEqual({
      [id]: 'sold',
    })
    // The seller, who knows that nothing came of it, publishes it in its editor.
    await save(seller, { cid: id, publish: 'live' })
    expect(await listingOf(seller, id)).toMatchObject({ state: 'live' })
  })

  it('deletes drafts that nobody has in an order, and copies with pictures and sections', async () => {
    const seller = await newVendor(world)
    const [draft, live] = [await draftVehicle(world, seller), await liveVehicle(world, seller)]
    const done = await change(seller, { kind: 'delete', ids: [draft, live] })
    expect(reasonsOf(done)).toEqual({ [draft]: 'changed', [live]: 'live' })
    expect(done.undo_until).toBeNull()
    await seller.client.POST('/vendor/create-lecture', { body: { cid: live, title: 'Inspection' } })
    await world.db
      .updateTable('products')
      .set({ vendor_reference: 'S-1' })
      .where('id', '=', live)
      .execute()
    await change(seller, { kind: 'duplicate', ids: [live] })
    const { data } = await seller.client.GET('/vendor/get-products')
    const copy = data!.data.find(({ prod_id }) => prod_id !== live)!
    expect(copy).toMatchObject({
      prod_live: 'draft',
      state: 'draft',
      reference: `KE-${copy.prod_id}`,
      prod_price: 780_000,
    })
    const read = await listingOf(seller, copy.prod_id)
    expect(read).toMatchObject({
      lecture_list: [{ title: 'Inspection' }],
      prod_description: 'One owner, serviced every 5,000 km.',
    })
  })

  it('arranges pictures', async () => {
    const seller = await newVendor(world)
    const id = await liveVehicle(world, seller)
    const media = await world.db.selectFrom('media').select('id').limit(3).execute()
    for (const [place, { id: media_id }] of media.entries()) {
      await world.db
        .insertInto('product_images')
        .values({ product_id: id, position: place * 2, media_id })
        .execute()
    }
    await world.db.updateTable('products').set({ image_count: 3 }).where('id', '=', id).execute()
    const order = async () =>
      (
        await world.db
          .selectFrom('product_images')
          .select(['position', 'media_id'])
          .where('product_id', '=', id)
          .orderBy('position')
          .execute()
      ).map(({ media_id }) => media_id)
    const [first, second, third] = media.map(({ id: mediaId }) => mediaId)
    await change(seller, { kind: 'pictures', reverse: true, ids: [id] })
    expect(await order()).toEqual([third, second, first])
    await change(seller, { kind: 'pictures', cover: 2, ids: [id] })
    expect(await order()).toEqual([second, third, first])
    expect(reasonsOf(await change(seller, { kind: 'pictures', cover: 4, ids: [id] }))).toEqual({
      [id]: 'no_such_picture',
    })
  })

  it('does what is repeated under one key once, and nothing where the filter finds others now', async () => {
    const seller = await newVendor(world)
    const id = await liveVehicle(world, seller)
    const body = { kind: 'price', percent: 10, filter: { state: 'live' }, count: 1 } as const
    const [one, again] = await Promise.all([
      change(seller, body, 'one-press-1'),
      change(seller, body, 'one-press-1'),
    ])
    expect(again).toEqual(one)
    expect((await listingOf(seller, id)).prod_price).toBe(858_000)
    await liveVehicle(world, seller)
    const { error, response } = await tryToChange(seller, body)
    expect(response.status).toBe(409)
    expect(error).toMatchObject({ code: 'bulk_found_other', values: { now: 2, before: 1 } })
  })
})

describe('undoBulkChange', () => {
  it('puts back within ten minutes what nobody changed or ordered since, once', async () => {
    const seller = await newVendor(world)
    const [kept, edited] = [await liveVehicle(world, seller), await liveVehicle(world, seller)]
    const ordered = await vendorVehicle(world, seller)
    const done = await change(seller, {
      kind: 'price',
      percent: -10,
      ids: [kept, edited, ordered.id],
    })
    expect(done).toMatchObject({ changed: 3 })
    world.clock.advance({ minutes: 9 })
    await save(seller, { cid: edited, pPrice: 700_000 })
    await orderOf(world, ordered)
    const { data } = await undo(seller, done.id!)
    expect(reasonsOf(data!)).toEqual({
      [kept]: 'changed',
      [edited]: 'changed_since',
      [ordered.id]: 'ordered',
    })
    expect((await listingOf(seller, kept)).prod_price).toBe(780_000)
    expect((await listingOf(seller, edited)).prod_price).toBe(700_000)
    expect((await listingOf(seller, ordered.id)).prod_price).toBe(4_050)
    expect((await undo(seller, done.id!)).error).toMatchObject({ code: 'undone_already' })
  })

  it('puts back what was withdrawn or sold, and is nobody else’s to do', async () => {
    const seller = await newVendor(world)
    const id = await liveVehicle(world, seller)
    for (const kind of ['withdraw', 'sold_elsewhere'] as const) {
      const done = await change(seller, { kind, ids: [id] })
      expect((await undo(await newVendor(world), done.id!)).response.status).toBe(404)
      await undo(seller, done.id!)
      expect(await listingOf(seller, id)).toMatchObject({ state: 'live' })
    }
  })

  it('is too late after ten minutes', async () => {
    const seller = await newVendor(world)
    const id = await liveVehicle(world, seller)
    const done = await change(seller, { kind: 'withdraw', ids: [id] })
    world.clock.advance({ minutes: 11 })
    expect((await undo(seller, done.id!)).error).toMatchObject({ code: 'undo_too_late' })
    expect(await listingOf(seller, id)).toMatchObject({ state: 'withdrawn' })
  })
})
