import { inflateSync } from 'node:zlib'
import { languageCodes } from '@bandari/i18n'
import { describe, expect, it } from 'vitest'
import { costLinesOf } from '../../pricing/cost-line.ts'
import type { OrderRecord } from '../order.store.ts'
import { drawProForma } from './pro-forma-document.ts'

const settings = {
  brandName: 'Bandari',
  storefrontOrigin: 'https://bandari.example',
  supportEmail: 'support@bandari.example',
  mailFrom: 'Bandari <orders@bandari.example>',
  bankDetails: ['Beneficiary: Bandari Marketplace Ltd', 'SWIFT: HRBRKENA', 'A line of its own'],
}

const line: OrderRecord['lines'][number] = {
  id: 88,
  order_id: 52,
  product_id: 4711,
  position: 1,
  title: 'Toyota Vitz 1.0 2013',
  reference: 'BN104711',
  class: 'cars',
  media_hash: null,
  quantity: 1,
  unit_price: 450_000,
  goods_before_discount: 450_000,
  discount: 20_000,
  shipping_option_id: 1,
  shipping_charge: 70_000,
  basket_id: 118,
  basket_line_id: 301,
  chassis_number: null,
  engine_number: null,
  auction_sheet_hash: null,
}

const order: OrderRecord = {
  id: 52,
  number: '100118',
  basket_id: 118,
  account_id: 7,
  status: 'Pending',
  status_since: new Date('2026-03-02T09:20:03Z'),
  email: 'grace@example.com',
  currency: 'USD',
  goods_before_discount: 450_000,
  discount: 20_000,
  shipping: 70_000,
  total: 500_000,
  shipping_code: 'mombasa-sedan',
  shipping_type: 'RORO',
  destination_country: 'KE',
  destination_port: 'Mombasa',
  destination_name: 'Kenya',
  voucher_id: 1,
  agent_id: null,
  agent_code: null,
  commission: null,
  is_agent_paid: false,
  voucher_code: 'WELCOME200',
  voucher_name: 'Welcome',
  voucher_kind: 'fixed',
  voucher_benefit: 20_000,
  voucher_starts_at: new Date('2026-01-01T00:00:00Z'),
  voucher_ends_at: new Date('2027-01-01T00:00:00Z'),
  insurance_requested: true,
  payment_reference: '1001189',
  payment_method: null,
  payments: [],
  reports: [],
  extension: null,
  invoice_code: '7K2QX9MN4R',
  payment_due: new Date('2026-03-07T09:20:00Z'),
  bitcoin_address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  shipping_address: {
    title: 'Mrs',
    first_name: 'Grace',
    last_name: 'Wanjiru',
    line1: '14 Moi Avenue',
    line2: '',
    line3: '',
    line4: 'Nairobi',
    state: 'Nairobi County',
    postcode: '00100',
    country: 'KE',
    phone_number: '+254700000001',
    tel_number: '',
    notes: '',
    email: 'grace@example.com',
  },
  billing_address: null,
  shipping_country: 'Kenya',
  billing_country: null,
  date_placed: new Date('2026-03-02T09:20:00Z'),
  account_first_name: 'Grace',
  account_last_name: 'Wanjiru',
  account_email: 'grace@example.com',
  is_email_confirmed: false,
  account_language: 'en',
  language: 'en',
  costLines: costLinesOf({ goods: 450_000, discount: -20_000, shipping: 70_000 }, 'USD'),
  lines: [line],
  events: [],
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/** The characters that the embedded fonts have glyphs for: a PDF maps each glyph back to them. */
function charactersOf(pdf: Buffer): Set<string> {
  const streams = pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)
  const maps = [...streams].flatMap(([, data = '']) => {
    const bytes = Buffer.from(data, 'latin1')
    const text = bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : ''
    return text.includes('begincmap') ? [text] : []
  })
  const codes = maps.join('\n').matchAll(/<([0-9a-f]{4})>/g)
  return new Set([...codes].map(([, hex = '']) => String.fromCodePoint(Number.parseInt(hex, 16))))
}

describe('drawProForma', () => {
  it('draws the same order to the same byte, on one page', async () => {
    const [first, second] = [
      await drawProForma(order, settings),
      await drawProForma(order, settings),
    ]
    expect(first.equals(second)).toBe(true)
    expect(pagesOf(first)).toBe(1)
  })

  it('goes on to further pages', async () => {
    const lines = Array.from({ length: 25 }, (_, index) => ({ ...line, position: index + 1 }))
    expect(pagesOf(await drawProForma({ ...order, lines }, settings))).toBe(3)
  })

  it('writes names in the alphabets of the people we sell to', async () => {
    const name = 'ŁukaszΕλένηЂорђевићNguyễnỌládéléɓɗƙ'
    const address = { ...order.shipping_address, last_name: name }
    const drawn = charactersOf(
      await drawProForma({ ...order, shipping_address: address }, settings),
    )
    for (const character of name.normalize('NFC')) expect(drawn).toContain(character)
  })

  it.each([
    ['Arabic', 'محمد'],
    ['Chinese', '張偉'],
    ['Devanagari', 'रमन'],
    ['Ethiopic', 'አበበ'],
    ['Korean', '김민준'],
  ])('writes names in %s', async (_, name) => {
    const address = { ...order.shipping_address, last_name: name }
    const drawn = charactersOf(
      await drawProForma({ ...order, shipping_address: address }, settings),
    )
    for (const character of name) expect(drawn).toContain(character)
  })

  it.each(languageCodes)('fits one page in %s, and keeps its apostrophes', async (language) => {
    const drawn = await drawProForma({ ...order, language }, settings)
    expect(pagesOf(drawn)).toBe(1)
    if (language === 'fr') expect(charactersOf(drawn)).toContain('’')
  })

  it('does not ask for money once there is nothing to pay', async () => {
    const pending = await drawProForma(order, settings)
    for (const status of ['Payment Declined', 'Authorized', 'Shipped', 'Canceled'] as const) {
      const settled = await drawProForma({ ...order, status }, settings)
      expect(settled.length).toBeLessThan(pending.length)
    }
  })
})
