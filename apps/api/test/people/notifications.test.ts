import type { BandariClient, ProfileChange } from '@bandari/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { approveCommission } from '../../src/supporters/ledger/earn.ts'
import { notifyPayable } from '../../src/supporters/ledger/notify-payable.ts'
import { mailsTo } from '../helpers/mails.ts'
import { addToBasket, type Buyer, move, newBuyer, order, stockProduct } from '../helpers/steps.ts'
import { newVendor } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

const switchTo = (
  client: BandariClient,
  notifications: NonNullable<ProfileChange['notifications']>,
) => client.PATCH('/profile/', { body: { notifications } })

async function mailsOf({ email }: Pick<Buyer, 'email'>, subject: RegExp) {
  await world.deliverMails()
  return (await mailsTo(world, email)).filter((mail) => subject.test(mail.subject))
}

describe('the switches of a profile', () => {
  it('are on until they are switched off, each for itself', async () => {
    const { client } = await newBuyer(world)
    const read = async () => (await client.GET('/profile/')).data?.notifications
    expect(await read()).toEqual({
      commission: true,
      listing_ordered: true,
      order_steps: true,
      weekly_figures: true,
    })
    const { data } = await switchTo(client, { commission: false })
    expect(data?.notifications).toEqual({
      commission: false,
      listing_ordered: true,
      order_steps: true,
      weekly_figures: true,
    })
    expect(data?.first_name).toBe('Grace')
    await switchTo(client, { commission: false })
    expect(await read()).toEqual({
      commission: false,
      listing_ordered: true,
      order_steps: true,
      weekly_figures: true,
    })
    await switchTo(client, { commission: true, listing_ordered: false })
    expect(await read()).toEqual({
      commission: true,
      listing_ordered: false,
      order_steps: true,
      weekly_figures: true,
    })
  })

  it('are one’s own', async () => {
    const [one, other] = [await newBuyer(world), await newBuyer(world)]
    await switchTo(one.client, { commission: false })
    const { data } = await other.client.GET('/profile/')
    expect(data?.notifications.commission).toBe(true)
  })

  it.each([[{}], [{ orders: false }], [{ commission: 'no' }]])('are not %j', async (wish) => {
    const { client } = await newBuyer(world)
    const { response, error } = await switchTo(client, wish as { commission: boolean })
    expect([response.status, error]).toMatchObject([400, { notifications: expect.anything() }])
  })

  it('spare nobody the mails about their order', async () => {
    const buyer = await newBuyer(world)
    await switchTo(buyer.client, { commission: false, listing_ordered: false })
    await addToBasket(world, buyer, await stockProduct(world))
    await order(buyer)
    expect(await mailsOf(buyer, /pro-forma invoice/)).toHaveLength(1)
  })
})

describe('a vendor whose listing is ordered', () => {
  async function sellOf(vendor: Buyer, buyer: Buyer) {
    await world.db
      .updateTable('accounts')
      .set({ may_list_export: true })
      .where('id', '=', vendor.id)
      .execute()
    const product = await stockProduct(world, { title: 'Isuzu Elf 2011' })
    await world.db
      .updateTable('products')
      .set({ vendor_id: vendor.id })
      .where('id', '=', product.id)
      .execute()
    await addToBasket(world, buyer, product, { quantity: 2 })
    await addToBasket(world, buyer, await stockProduct(world, { title: 'Of the house' }))
    return order(buyer)
  }

  it('hears what is reserved, and nothing of who bought it', async () => {
    const [vendor, buyer] = [await newVendor(world), await newBuyer(world)]
    const placed = await sellOf(vendor, buyer)
    const [mail, ...others] = await mailsOf(vendor, /^Ordered: Isuzu Elf 2011$/)
    expect(others).toEqual([])
    expect(mail?.text).toContain('2 × Isuzu Elf 2011: USD 9,000.00')
    expect(mail?.text).toContain(placed.number)
    expect(mail?.text).toContain('/profile?at=notifications')
    expect(mail?.html).toMatch(/href="[^"]+\/profile\?at=notifications"/)
    expect(mail?.text).not.toMatch(/Of the house|Wanjiru|buyer-/)
    expect(await mailsOf(buyer, /^Ordered/)).toEqual([])
  })

  it('hears nothing once it is switched off', async () => {
    const vendor = await newVendor(world)
    await switchTo(vendor.client, { listing_ordered: false })
    await sellOf(vendor, await newBuyer(world))
    expect(await mailsOf(vendor, /^Ordered/)).toEqual([])
    await switchTo(vendor.client, { listing_ordered: true, commission: false })
    await sellOf(vendor, await newBuyer(world))
    expect(await mailsOf(vendor, /^Ordered/)).toHaveLength(1)
  })
})

describe('a supporter whose commission becomes payable', () => {
  // What others of this file have earned is told first.
  beforeEach(() => notifyPayable(world.context))

  async function newSupporter() {
    const buyer = await newBuyer(world)
    const { data } = await buyer.client.POST('/upgrade-to-agent-account/', {
      body: { mobileNumber: '+254712345678', referrerEmail: '', agreed: true },
    })
    return { ...buyer, code: data?.code ?? '' }
  }

  /** Goods for so many dollars, paid for, of which one percent is theirs. */
  async function sell({ code: vouchercode }: { code: string }, dollars: number) {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world, { price: dollars * 100 }))
    await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode } })
    await move(world, await order(buyer), 'Authorized')
  }

  /** As many days later whatever is due is approved. */
  async function approveAfter(days: number) {
    world.clock.advance({ days })
    const now = world.clock.now()
    const expires_at = new Date(now.getTime() + 24 * 3600 * 1000)
    await world.db.updateTable('sessions').set({ expires_at, used_at: now }).execute()
    await approveCommission(world)
  }

  it('hears of it in one mail, and once', async () => {
    const supporter = await newSupporter()
    await sell(supporter, 4500)
    await sell(supporter, 2050)
    await notifyPayable(world.context)
    expect(await mailsOf(supporter, /payable/)).toEqual([])
    await approveAfter(46)
    await Promise.all([notifyPayable(world.context), notifyPayable(world.context)])
    await notifyPayable(world.context)
    const [mail, ...others] = await mailsOf(supporter, /payable/)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('USD 65.50 of your commission is now payable to you')
    expect(mail?.text).toContain('/profile?at=notifications')
    await sell(supporter, 500)
    await approveAfter(46)
    await notifyPayable(world.context)
    expect(await mailsOf(supporter, /^USD 5\.00 of your/)).toHaveLength(1)
  })

  it('hears nothing while it is switched off, nor once the account is closed', async () => {
    const [silent, open, gone] = [await newSupporter(), await newSupporter(), await newSupporter()]
    await switchTo(silent.client, { commission: false })
    for (const each of [silent, open, gone]) await sell(each, 4500)
    await world.db
      .updateTable('accounts')
      .set({ is_active: false })
      .where('id', '=', gone.id)
      .execute()
    await approveAfter(46)
    await notifyPayable(world.context)
    expect(await mailsOf(open, /payable/)).toHaveLength(1)
    await switchTo(silent.client, { commission: true })
    await notifyPayable(world.context)
    for (const each of [silent, gone]) expect(await mailsOf(each, /payable/)).toEqual([])
  })

  it('hears nothing of what has been payable for long', async () => {
    const supporter = await newSupporter()
    await sell(supporter, 4500)
    await approveAfter(46)
    world.clock.advance({ days: 8 })
    await notifyPayable(world.context)
    expect(await mailsOf(supporter, /payable/)).toEqual([])
  })
})
