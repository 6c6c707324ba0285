import { inflateSync } from 'node:zlib'
import { languageCodes } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { costLinesOf } from '../../../pricing/cost-lines/cost-line.ts'
import { namesByScript } from '../../../../test/helpers/names-by-script.ts'
import { textOf } from '../../../../test/helpers/pdf-text.ts'
import type { OrderLandedPrice } from '../landed/order-landed.store.ts'
import type { MethodFacts } from '../../payments/method.ts'
import type { OrderRecord } from '../order.store.ts'
import { drawProForma } from './pro-forma-document.ts'

const settings = {
  brandName: 'Bandari',
  storefrontOrigin: 'https://bandari.example',
  supportEmail: 'support@bandari.example',
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
  sheet_hash: null,
  sheet_kind: null,
  vehicle: null,
  verdict: null,
  told_at: null,
  accepted_at: null,
  is_promised: null,
}

/** What payment methods read with an order; an invoice shows no other of it. */
const read = {
  bank_details: ['Beneficiary: Bandari Marketplace Ltd', 'SWIFT: HRBRKENA', 'A line of its own'],
} as MethodFacts

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
  voucher_offer: null,
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
  cancellation: null,
  is_money_under_way: false,
  invoice_code: '7K2QX9MN4R',
  replaced_invoice: null,
  raised: 0,
  ...read,
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

/** As long as the longest answer about a car. */
const landedPrice: OrderLandedPrice = {
  position: 1,
  productId: 4711,
  asked: { country: 'KE', city: 'Nairobi' },
  answer: {
    country: 'KE',
    verdict: 'unknown',
    by: 'ke-age',
    sentence: `Not known: month of first registration needed. ${'Kenya accepts only cars of eight years. '.repeat(4)}`,
    land_by: null,
    land_by_reason: null,
    regime: null,
    customs_value: null,
    lines: [
      {
        id: 'ke-port',
        kind: 'port',
        label: 'Port charges',
        paid_to: 'port',
        pay: 'others',
        certainty: 'estimate',
        at_least: false,
        currency: 'USD',
        low: '1164.00',
        high: '1550.00',
        usd_low: '1164.00',
        usd_high: '1550.00',
        rule: 'ke-port',
        source: null,
        source_url: null,
        checked_on: null,
      },
    ],
    totals: {
      pay_us: '5000.00',
      others_low: '1164.00',
      others_high: '1550.00',
      landed_low: null,
      landed_high: null,
      known_low: '6164.00',
      known_high: '6550.00',
    },
    missing: ['duty', 'registration'],
    missing_lines: [
      { id: 'duty', label: 'Duty and taxes' },
      { id: 'registration', label: 'Registration and number plates' },
    ],
    arrival: { shipped: null, from: '2026-05-01', to: '2026-05-20' },
    needs: ['first_registered'],
    exchange_rate: null,
    checked_on: '2026-10-01',
  },
  answeredAt: new Date('2026-03-02T09:20:00Z'),
  accepted: null,
}

const draw = (one: OrderRecord, landedPrices: OrderLandedPrice[] = []) =>
  drawProForma({ order: one, landedPrices, settings })

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

/** The lines of text of the first page, without spaces, each with what stands at one height. */
async function rowsOf(pdf: Buffer): Promise<string[]> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  const { items } = await page.getTextContent()
  const rows = new Map<number, string>()
  for (const item of items) {
    if (!('str' in item)) continue
    const height = Math.round(Number(item.transform[5]))
    rows.set(height, (rows.get(height) ?? '') + item.str.replaceAll(/\s/g, ''))
  }
  return [...rows.values()]
}

/** The reader that takes the text out leaves joiners out, and takes Lao letters apart. */
function asRead(text: string): string {
  return text.normalize('NFKC').replaceAll('\u200D', '')
}

describe('drawProForma', () => {
  it('draws the same order to the same byte, on one page', async () => {
    const [first, second] = [await draw(order), await draw(order)]
    expect(first.equals(second)).toBe(true)
    expect(pagesOf(first)).toBe(1)
  })

  it('goes on to further pages', async () => {
    const lines = Array.from({ length: 25 }, (_, index) => ({ ...line, position: index + 1 }))
    expect(pagesOf(await draw({ ...order, lines }))).toBe(3)
  })

  it('writes names in the alphabets of the people we sell to', async () => {
    const name = 'ŁukaszΕλένηЂорђевићNguyễnỌládéléɓɗƙ'
    const address = { ...order.shipping_address, last_name: name }
    const drawn = charactersOf(await draw({ ...order, shipping_address: address }))
    for (const character of name.normalize('NFC')) expect(drawn).toContain(character)
  })

  it.each(Object.entries(namesByScript))(
    'writes names in %s, as they were typed',
    async (script, name) => {
      const address = { ...order.shipping_address, first_name: name, line1: name }
      const text = await textOf(await draw({ ...order, shipping_address: address }))
      // The reader gives the vowel at a line's left end to the line above, and every Thaana word ends with one.
      expect(asRead(text)).toContain(asRead(script === 'Thaana' ? name.slice(0, -1) : name))
    },
  )

  it('writes names of several scripts on one page', async () => {
    const [first = '', second = '', third = ''] = ['Thai', 'Tamil', 'Khmer'].map(
      (script) => namesByScript[script],
    )
    const address = {
      ...order.shipping_address,
      first_name: first,
      last_name: second,
      line1: third,
    }
    const drawn = await draw({ ...order, shipping_address: address })
    const text = asRead(await textOf(drawn))
    for (const name of [first, second, third]) expect(text).toContain(asRead(name))
    expect(pagesOf(drawn)).toBe(1)
  })

  it('leaves emoji out, and shows that a letter is missing', async () => {
    const names = { first_name: 'Joy 🚗👨‍👩‍👧', last_name: 'O’Brien 🇰🇪', line1: 'Sékou ߒߞߏ' }
    const address = { ...order.shipping_address, ...names }
    const text = await textOf(await draw({ ...order, shipping_address: address }))
    expect(text).toContain('Mrs Joy O’Brien')
    expect(text).toContain('Sékou □□□')
  })

  it('opens no font that no name needs', async () => {
    const small = await draw(order)
    const address = { ...order.shipping_address, last_name: namesByScript['Han'] ?? '' }
    const large = await draw({ ...order, shipping_address: address })
    const families = (pdf: Buffer) => new Set(pdf.toString('latin1').match(/\+(Inter|Noto\w+)/g))
    expect(families(small)).toEqual(new Set(['+Inter']))
    expect(families(large).size).toBe(2)
  })

  it('prints a telephone that was stored without its country as it was typed', async () => {
    const address = { ...order.shipping_address, phone_number: '+0722345678' }
    const text = await textOf(await draw({ ...order, shipping_address: address }))
    expect(text).toContain('0722345678')
    expect(text).not.toContain('+0722345678')
  })

  it.each(languageCodes)('fits one page in %s, and keeps its apostrophes', async (language) => {
    const drawn = await draw({ ...order, language })
    expect(pagesOf(drawn)).toBe(1)
    if (language === 'fr') expect(charactersOf(drawn)).toContain('’')
  })

  it.each(languageCodes)('has what a bank asks for in one row, in %s', async (language) => {
    const { t } = translatorOf(language)
    const labels = [t('invoice.amountDue'), t('invoice.paymentReference'), t('invoice.payBy')]
    const row = labels.join('').replaceAll(/\s/g, '').toUpperCase()
    expect(await rowsOf(await draw({ ...order, language }))).toContain(row)
  })

  it.each(languageCodes)(
    'says on that page, too, what is paid to others, and line by line on the next, in %s',
    async (language) => {
      const without = await draw({ ...order, language })
      const drawn = await draw({ ...order, language }, [landedPrice])
      expect(drawn.length).toBeGreaterThan(without.length)
      expect(pagesOf(drawn)).toBe(2)
    },
  )

  it.each(languageCodes)('stays on two pages with a long address, in %s', async (language) => {
    const lines = {
      line1: 'Plot 1187 behind the petrol st',
      line2: 'Gate 14, Wakulima mkt',
      line3: 'Mombasa Road, opposite Capital',
    }
    const address = { ...order.shipping_address, ...lines }
    const drawn = await draw({ ...order, language, shipping_address: address }, [landedPrice])
    expect(pagesOf(drawn)).toBe(2)
  })

  it('tells no lines of an order that is not carried out', async () => {
    expect(pagesOf(await draw({ ...order, status: 'Canceled' }, [landedPrice]))).toBe(1)
  })

  it('has a line for each of several vehicles, up to three', async () => {
    const lines = [1, 2].map((position) => ({ ...line, position }))
    const told = (count: number) =>
      draw(
        { ...order, lines },
        Array.from({ length: count }, (_, index) => ({
          ...landedPrice,
          position: 1 + (index % 2),
        })),
      )
    const [two, eight, twelve] = [await told(2), await told(8), await told(12)]
    expect(eight.length).toBeGreaterThan(two.length)
    expect(pagesOf(twelve)).toBe(pagesOf(eight))
    expect(Math.abs(twelve.length - eight.length)).toBeLessThan(100)
  })

  it('does not ask for money once there is nothing to pay', async () => {
    const pending = await draw(order)
    for (const status of ['Payment Declined', 'Authorized', 'Shipped', 'Canceled'] as const) {
      const settled = await draw({ ...order, status })
      expect(settled.length).toBeLessThan(pending.length)
    }
  })
})
