import type { BandariClient, SupportVoucher, VoucherCreate } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { addToBasket, basketOf, newBuyer, order, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let editor: BandariClient
let visitor: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  editor = await world.as('content')
  visitor = await world.as(null)
})
afterAll(() => world.close())

let marks = 0

/** Something no other test has. */
function mark() {
  marks += 1
  return `${marks}x`
}

describe('discount codes', () => {
  const terms = (changed: Partial<VoucherCreate> = {}): VoucherCreate => ({
    code: `CODE-${mark()}`,
    name: 'Ten off',
    kind: 'percentage',
    benefit: '10',
    usage: 'unlimited',
    start_datetime: '2026-01-01T00:00:00.000Z',
    end_datetime: '2035-01-01T00:00:00.000Z',
    ...changed,
  })
  const make = (changed: Partial<VoucherCreate> = {}) =>
    editor.POST('/support/vouchers', { body: terms(changed) })
  const made = async (changed: Partial<VoucherCreate> = {}): Promise<SupportVoucher> => {
    const { data, error } = await make(changed)
    if (!data) throw new Error(JSON.stringify(error))
    return data
  }
  const change = (voucher: SupportVoucher, changed: Partial<SupportVoucher>, by = editor) =>
    by.PUT('/support/vouchers/{id}', {
      params: { path: { id: voucher.id } },
      body: { ...voucher, ...changed },
    })
  const typeCode = async (code: string) => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    const answer = await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: code } })
    return { buyer, answer }
  }
  const used = async () => {
    const voucher = await made()
    const { buyer } = await typeCode(voucher.code)
    await order(buyer)
    const { data } = await editor.GET('/support/vouchers/{id}', {
      params: { path: { id: voucher.id } },
    })
    return data!
  }

  it('are made in capitals and take off at once what they say', async () => {
    const voucher = await made({ code: `spring-${mark()}` })
    expect(voucher).toMatchObject({
      code: voucher.code.toUpperCase(),
      benefit: '10.00',
      min_goods: '0.00',
      product_class: null,
      state: 'open',
      num_orders: 0,
      only_end_changes: false,
    })
    const { buyer, answer } = await typeCode(voucher.code)
    expect(answer.response.status).toBe(200)
    expect((await basketOf(buyer)).totalCost).toBe('4750.00')
  })

  it.each([
    [{ benefit: '100.01' }, { benefit: ['A percentage is 100 at most.'] }],
    [{ benefit: '0' }, { benefit: ['Ensure this value is greater than 0.'] }],
    [{ benefit: '1.005' }, { benefit: ['Ensure that there are no more than 2 decimal places.'] }],
    [
      { end_datetime: '2026-01-01T00:00:00Z' },
      expect.objectContaining({ end_datetime: [expect.any(String)] }),
    ],
    [{ code: 'WELCOME200' }, { code: ['This code is taken.'] }],
    [{ code: 'welcome200' }, { code: ['This code is taken.'] }],
    // A supporter's promo code, which is typed into the same box.
    [{ code: 'JOYK2026' }, { code: ['This code is taken.'] }],
    [{ code: 'FOUR' }, { code: ['Ensure this field has at least 5 characters.'] }],
    [{ code: 'WITH SPACE' }, { code: ['Enter a valid value.'] }],
  ])('refuses %j', async (changed, refusal) => {
    const { error, response } = await make(changed)
    expect(response.status).toBe(400)
    expect(error).toEqual(refusal)
  })

  it('change as a whole until an order has used them', async () => {
    const voucher = await made()
    const { data } = await change(voucher, {
      kind: 'fixed',
      benefit: '250.00',
      product_class: 'cars',
    })
    expect(data).toMatchObject({
      kind: 'fixed',
      benefit: '250.00',
      product_class: 'cars',
      version: 2,
    })
    const { buyer } = await typeCode(voucher.code)
    expect((await basketOf(buyer)).totalCost).toBe('4950.00')
  })

  it('that were used keep their terms, except the end', async () => {
    const voucher = await used()
    expect(voucher).toMatchObject({ num_orders: 1, only_end_changes: true })
    const { error } = await change(voucher, { benefit: '12.00', name: 'Twelve off' })
    const kept = ['It was used already, so only its end can change.']
    expect(error).toEqual({ benefit: kept, name: kept })
    const { data } = await change(voucher, { end_datetime: '2031-01-01T00:00:00.000Z' })
    expect(data?.end_datetime).toBe('2031-01-01T00:00:00.000Z')
    expect((await change(data!, { end_datetime: '2026-02-01T00:00:00Z' })).error).toEqual({
      end_datetime: ['Choose an end in the future.'],
    })
  })

  it('that the flash offer issued keep their terms, too', async () => {
    const { data: flash } = await visitor.POST('/flash-discount/', {
      body: { email: 'amina@shop.example' },
    })
    const { data } = await editor.GET('/support/vouchers', {
      params: { query: { filter: JSON.stringify({ q: flash!.code }) } },
    })
    expect(data).toMatchObject([{ offer: 'flash', only_end_changes: true }])
    expect((await change(data![0]!, { benefit: '500.00' })).response.status).toBe(400)
  })

  it('end now, also in the basket that holds one', async () => {
    const voucher = await made()
    const { buyer } = await typeCode(voucher.code)
    const end = (version: number) =>
      editor.POST('/support/vouchers/{id}/end', {
        params: { path: { id: voucher.id } },
        body: { version, reason: 'Budget is used up' },
      })
    expect((await end(9)).response.status).toBe(409)
    const { data } = await end(1)
    expect(data?.state).toBe('ended')
    expect((await basketOf(buyer)).totalCost).toBe('5200.00')
    expect((await typeCode(voucher.code)).answer.error).toEqual({
      non_field_errors: [`The '${voucher.code}' voucher has expired`],
    })
    expect((await end(2)).error).toEqual({ detail: 'It has ended already.' })
    const record = await world.db
      .selectFrom('audit')
      .select(['action', 'reason'])
      .where('subject', '=', 'voucher')
      .where('subject_id', '=', String(voucher.id))
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(record).toEqual({ action: 'end-voucher', reason: 'Budget is used up' })
    const coming = await made({ start_datetime: '2034-01-01T00:00:00Z' })
    const early = await editor.POST('/support/vouchers/{id}/end', {
      params: { path: { id: coming.id } },
      body: { version: 1 },
    })
    expect(early.error).toEqual({ detail: 'It has not begun: change its dates or delete it.' })
  })

  it('are deleted when nobody has one', async () => {
    const remove = (id: number) =>
      editor.DELETE('/support/vouchers/{id}', { params: { path: { id }, query: { version: 1 } } })
    const unused = await made()
    expect((await remove(unused.id)).response.status).toBe(200)
    const inBasket = await made()
    await typeCode(inBasket.code)
    const refusal = { detail: 'A buyer, a basket or an order has it: end it instead.' }
    expect((await remove(inBasket.id)).error).toEqual(refusal)
    expect((await remove((await used()).id)).error).toEqual(refusal)
  })

  it('are changed by one of two, and by finance as well', async () => {
    const finance = await world.as('finance')
    const voucher = await made()
    const results = await Promise.all([
      change(voucher, { name: 'One' }),
      change(voucher, { name: 'Two' }, finance),
    ])
    expect(new Set(results.map(({ response }) => response.status))).toEqual(new Set([200, 409]))
  })

  it('of one writer take no more than one person gives alone off the orders of a buyer, until another agrees', async () => {
    const off = (benefit: string) => made({ kind: 'fixed', benefit, usage: 'unlimited' })
    const [one, two] = [await off('300'), await off('200.01')]
    expect(one).toMatchObject({ written_by: 'Faith Wanjiru', approved_by: null })
    const { buyer } = await typeCode(one.code)
    await order(buyer)
    await addToBasket(world, buyer, await stockProduct(world))
    const use = () => buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: two.code } })
    expect((await use()).error).toMatchObject({
      codes: { non_field_errors: ['discount_needs_second'] },
    })
    const agree = (by: BandariClient, version = two.version) =>
      by.POST('/support/vouchers/{id}/approval', {
        params: { path: { id: two.id } },
        body: { version },
      })
    expect((await agree(editor)).error).toMatchObject({ code: 'own_code' })
    const finance = await world.as('finance')
    const { data: agreed } = await agree(finance)
    expect(agreed?.approved_by).not.toBeNull()
    expect((await agree(finance)).response.status).toBe(200)
    expect((await use()).response.status).toBe(200)
    const renamed = await change(agreed!, { name: 'Another name' })
    expect(renamed.data?.approved_by).toBe(agreed?.approved_by)
    const dearer = await change(renamed.data!, { benefit: '900.00' })
    expect(dearer.data).toMatchObject({ written_by: 'Faith Wanjiru', approved_by: null })
  })

  it('are listed by state, usage and text', async () => {
    const ask = async (filter: object) => {
      const query = { filter: JSON.stringify(filter) }
      const { data } = await editor.GET('/support/vouchers', { params: { query } })
      return data?.map(({ code }) => code)
    }
    expect(await ask({ state: 'ended', q: 'easter' })).toEqual(['EASTER2026'])
    expect(await ask({ usage: 'single', offer: null })).toEqual(['FLEET10'])
    expect(await ask({ q: 'no such code' })).toEqual([])
  })
})
