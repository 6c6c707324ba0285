import type { ShopSettingsState, ShopSettingsUpdate } from '@bandari/sdk'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { ExpectedError } from '../../src/core/expected-error.ts'
import { readSettings } from '../../src/settings.ts'
import { writeFirstValues } from '../../src/shopfront/shop-settings/first-values.ts'
import { loadShopSettings } from '../../src/shopfront/shop-settings/live-settings.ts'
import { publicSettings } from '../../src/shopfront/site/site.ts'
import { refuseToStart } from '../../src/start-rules.ts'
import { newStaff } from '../helpers/exporters.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let admin: Awaited<ReturnType<typeof newStaff>>
let second: Awaited<ReturnType<typeof newStaff>>
/** A session of another process. */
let other: Client
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  admin = await newStaff(world, 'admin')
  second = await newStaff(world, 'admin')
  other = new Client(world.connection)
  await other.connect()
})
afterAll(async () => {
  await other.end()
  await world.close()
})

async function state(): Promise<ShopSettingsState> {
  const { data } = await admin.client.GET('/support/shop-settings', {})
  return data!
}

async function change(wish: Partial<ShopSettingsUpdate>, by = admin) {
  const body = { revision: (await state()).revision, reason: 'We have moved.', ...wish }
  return by.client.PUT('/support/shop-settings', { body })
}

async function heard() {
  // The process hears of it by itself; nothing here tells it.
  const { revision } = await state()
  await vi.waitFor(() => expect(world.settings.shopRevision).toBe(revision), 5000)
}

describe('updateShopSettings', () => {
  it('is for administrators alone', async () => {
    for (const role of ['desk', 'finance', 'buyer', 'vendor'] as const) {
      const client = await world.as(role)
      const body = { revision: 0, reason: 'Mine.', payment_days: 9 }
      expect((await client.PUT('/support/shop-settings', { body })).response.status).toBe(403)
      expect((await client.GET('/support/shop-settings', {})).response.status).toBe(403)
    }
  })

  it('counts at once, and the audit says from what to what, by whom and why', async () => {
    const before = (await state()).settings.contact_phone
    const { data } = await change({ contact_phone: ' +254 20 555 0777 ', payment_days: 5 })
    expect(data!.settings.contact_phone).toBe('+254 20 555 0777')
    // What is as it was is not written.
    expect(data!.origins).toMatchObject([{ name: 'contact_phone', reason: 'We have moved.' }])
    await heard()
    expect(world.settings.contactPhone).toBe('+254 20 555 0777')
    expect(publicSettings(world.settings).contactPhone).toBe('+254 20 555 0777')
    const { rows } = await other.query(
      `select actor_id, before, after, reason from audit where subject = 'shop-setting' order by id desc`,
    )
    expect(rows).toEqual([
      {
        actor_id: admin.id,
        before: { value: before },
        after: { value: '+254 20 555 0777' },
        reason: 'We have moved.',
      },
    ])
  })

  it('is what supporters learn in the training', async () => {
    expect((await change({ position_sales: [100, 2000, 30_000] })).response.status).toBe(200)
    await heard()
    const buyer = await world.as('buyer')
    const { data } = await buyer.GET('/update-training-progress/', {})
    expect(data!.positions.map(({ from }) => from)).toEqual([
      '0.00',
      '100.00',
      '2000.00',
      '30000.00',
    ])
  })

  it('tells the second of two who edit the same at once, and only of the same', async () => {
    const { revision } = await state()
    await change({ revision, kes_per_usd: 131 }, second)
    const late = await change({ revision, kes_per_usd: 135, reason: 'The rate.' })
    expect(late.response.status).toBe(409)
    expect(late.error).toMatchObject({ code: 'overtaken', values: { who: 'colleague' } })
    expect((await change({ revision, max_unpaid_orders: 4 })).response.status).toBe(200)
    expect((await state()).settings).toMatchObject({ kes_per_usd: 131, max_unpaid_orders: 4 })
  })

  it('takes all of a change or nothing, and says at each field what is wrong', async () => {
    const { settings } = await state()
    const { response, error } = await change({
      contact_phone: '020 555',
      social_links: ['https://elsewhere.example/'],
      retention_orders_years: 5,
      max_held_vehicles: 1000,
      struck_prices: false,
      reason: '  ',
    })
    expect(response.status).toBe(400)
    expect(error).toMatchObject({
      codes: {
        contact_phone: ['setting_phone'],
        social_links: ['setting_network'],
        retention_orders_years: ['setting_beyond'],
        max_held_vehicles: ['setting_beyond'],
        reason: ['blank'],
      },
    })
    expect((await state()).settings).toEqual(settings)
  })

  it.each([
    ['payment_days', 0],
    ['max_unpaid_orders', 100_000],
    ['support_email', 'nobody'],
    ['kes_per_usd', 0],
    ['session_days', 365],
  ])('refuses %s %j by the contract', async (name, value) => {
    const { response, error } = await change({ [name]: value })
    expect(response.status).toBe(400)
    expect(Object.keys((error as { codes: object }).codes)).toEqual([name])
  })

  it('says what was promised where orders are limited', async () => {
    await change({ struck_prices: false, offices: (await state()).settings.offices.slice(0, 1) })
    await heard()
    expect(world.settings.struckPrices).toBe(false)
    expect(world.settings.offices).toHaveLength(1)
    expect(world.settings.offices[0]).toHaveProperty('countryCode')
  })
})

describe('first values', () => {
  const now = new Date()

  it('are those of the environment until somebody says otherwise', async () => {
    const given = readSettings({ MASK_CONTACTS: 'never', CONTACT_PHONE: '+254 700 000 000' })
    await writeFirstValues(world.db, given, now)
    const later = readSettings({ MASK_CONTACTS: 'answer' })
    await writeFirstValues(world.db, later, now)
    await loadShopSettings(world.db, later)
    // Somebody has set the telephone in the portal before; the first of two environments counts.
    expect(later).toMatchObject({ maskContacts: 'never', contactPhone: '+254 20 555 0777' })
    const origin = (await state()).origins.find(({ name }) => name === 'mask_contacts')
    expect(origin).toMatchObject({ changed_by: null, reason: null })
  })

  it('that the portal would refuse stop the start, before they are written', async () => {
    const twice = 'https://facebook.com/one,https://facebook.com/two'
    const given = readSettings({ SOCIAL_LINKS: twice })
    await expect(writeFirstValues(world.db, given, now)).rejects.toThrow(/^Setting SOCIAL_LINKS/)
    expect((await state()).origins.map(({ name }) => name)).not.toContain('social_links')
  })

  it('that are not there are those of the program', async () => {
    expect((await state()).origins.map(({ name }) => name)).not.toContain('fit_promise')
    expect((await state()).settings.fit_promise).toBe(false)
  })
})

describe('what somebody wrote past the portal', () => {
  async function put(name: string, value: unknown) {
    await other.query(
      `insert into shop_settings (name, value, revision, changed_at)
       values ($1, $2, (select max(revision) + 1 from shop_settings), now())
       on conflict (name) do update set value = excluded.value, revision = excluded.revision`,
      [name, JSON.stringify(value)],
    )
  }

  it('counts within seconds in a process that was only told by the database', async () => {
    await put('brand_name', 'Bandari Two')
    await vi.waitFor(() => expect(world.settings.brandName).toBe('Bandari Two'), 5000)
  })

  it('a setting of a later version is left alone', async () => {
    await put('colour_of_doors', 'blue')
    expect((await state()).settings.brand_name).toBe('Bandari Two')
    await loadShopSettings(world.db, readSettings({}))
    await other.query(`delete from shop_settings where name = 'colour_of_doors'`)
  })

  it('is refused by a start when it is unsafe in production, as the environment is', async () => {
    await put('retention_orders_years', 2)
    const shop = {
      NODE_ENV: 'production',
      SMTP_URL: 'smtps://mail.shop.example',
      STOREFRONT_ORIGIN: 'https://shop.example',
      PORTAL_ORIGIN: 'https://portal.shop.example',
    }
    const settings = readSettings(shop)
    expect(refuseToStart(settings)).toBeNull()
    await loadShopSettings(world.db, settings)
    expect(refuseToStart(settings)).toMatch(/RETENTION_ORDERS_YEARS must be from 7 to 30/)
    await put('retention_orders_years', 7)
  })

  it.each([
    ['payment_days', -1],
    ['social_links', ['javascript:alert(1)']],
    ['offices', 'Nairobi'],
  ])('%s %j stops a start, and a running process keeps what it has', async (name, value) => {
    await heard()
    const before = structuredClone(publicSettings(world.settings))
    await put(name, value)
    await expect(loadShopSettings(world.db, readSettings({}))).rejects.toThrow(ExpectedError)
    // It has heard of it before it answers.
    await world.app.inject('/api/countries/')
    expect(publicSettings(world.settings)).toEqual(before)
    await other.query(`delete from shop_settings where name = $1`, [name])
  })
})
