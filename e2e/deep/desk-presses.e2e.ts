import {
  askForQuote,
  moveOrder,
  newBuyer,
  newVendor,
  placeOrder,
  stockVehicle,
} from '@bandari/api/arrange'
import type { Locator, Page } from '@playwright/test'
import { t } from '../sentences.ts'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'

/**
 * What the desk does every day, from a page that has nothing to do with it, in presses and seconds. A press is a click or
 * a key that does something; what is typed is not counted. `pnpm --filter @bandari/e2e exec playwright test --config
 * playwright.deep.config.ts desk-presses` prints both.
 */

/** Counts what a person at the desk presses. */
class Hand {
  readonly #page: Page
  readonly #began = Date.now()
  #presses = 0
  constructor(page: Page) {
    this.#page = page
  }

  async press(what: Locator) {
    await what.click()
    this.#presses += 1
  }

  async key(name: string) {
    await this.#page.keyboard.press(name)
    this.#presses += 1
  }

  /** Looks for a text from wherever one is, and opens what it names. */
  async find(text: string, found: RegExp) {
    await this.key('Control+k')
    await this.#page.getByRole('combobox', { name: t('portalFinder.title') }).fill(text)
    await this.press(this.#page.getByRole('option', { name: found }).first())
  }

  ends(task: string, most: number) {
    const seconds = ((Date.now() - this.#began) / 1000).toFixed(1)
    process.stdout.write(`${task}: ${this.#presses} presses (at most ${most}), ${seconds} s\n`)
    expect(this.#presses, task).toBeLessThanOrEqual(most)
  }
}

/** Staff whom nobody else is, on a page of another subject. */
async function atTheDesk(page: Page, shop: Shop) {
  const staff = await newBuyer(shop, { isStaff: true })
  await enter(page, staff, shop.portal)
  await page.goto(`${shop.portal}/support/audit`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { staff, hand: new Hand(page) }
}

const dialog = (page: Page) => page.getByRole('dialog')
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })

test('where is my car', async ({ page, shop, buyer }) => {
  const { number } = await placeOrder(shop, buyer)
  const { hand } = await atTheDesk(page, shop)
  await hand.find(buyer.email, new RegExp(number))
  await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
  hand.ends('where is my car, by e-mail address', 2)
})

test('a payment whose text is garbled', async ({ page, shop, buyer }) => {
  const { number, id } = await placeOrder(shop, buyer)
  const { staff, hand } = await atTheDesk(page, shop)
  const party = `GR4CE W4NJ ${staff.id}`
  await shop.sql(
    `with statement as (
       insert into bank_statements (file_name, format, accounts, is_own_account, entry_count, known_count, actor_id, imported_at)
       values ('november.xml', 'camt.053', '{X}', true, 1, 0, $1, now()) returning id)
     insert into bank_entries (statement_id, account, is_own_account, booked_on, amount, currency, charges, reference, party,
       text, occurrence, fingerprint)
     select id, 'X', true, current_date, 520000, 'USD', 0, null, $2, $3, 1, $2 from statement`,
    [staff.id, party, `TOY0TA ${number.slice(0, -1)} ${number.slice(-1)}`],
  )
  await hand.find('5,200.00', new RegExp(party))
  await hand.press(button(page, t('staffBank.assignAll', { number })).first())
  await page.getByText(t('staffBank.assigned', { number })).waitFor()
  hand.ends('a garbled payment, found by its amount and assigned', 3)
  const [order] = await shop.sql<{ status: string }>('select status from orders where id = $1', [
    id,
  ])
  expect(order?.status).toBe('Authorized')
})

test('a listing is taken down, and everybody concerned is told', async ({ page, shop, buyer }) => {
  const seller = await newVendor(shop)
  const vehicle = await stockVehicle(shop)
  await placeOrder(shop, buyer, vehicle)
  await shop.sql('update products set vendor_id = $1 where id = $2', [seller.id, vehicle.id])
  const { hand } = await atTheDesk(page, shop)
  await page.goto(`${shop.portal}/support/listings/${vehicle.id}/show`)
  await hand.press(button(page, t('staffListings.takeDown')))
  await hand.press(dialog(page).getByRole('radio', { name: t('staffListings.cause.unverified') }))
  await hand.press(button(dialog(page), t('staffListings.takeDownConfirm')))
  await page.getByText(t('staffListings.isTakenDown')).waitFor()
  hand.ends('a listing taken down, seller and buyers told', 3)
})

test('paid, and not shipped for 14 days', async ({ page, shop, buyer }) => {
  const order = await placeOrder(shop, buyer)
  await moveOrder(shop, order, 'Authorized')
  await shop.sql(`update orders set status_since = now() - interval '15 days' where id = $1`, [
    order.id,
  ])
  const { staff, hand } = await atTheDesk(page, shop)
  const { error } = await staff.client.POST('/saved-views/', {
    body: {
      list: 'support/orders',
      name: 'Two weeks',
      query: JSON.stringify({ filter: { status: 'Authorized', paid: true, status_days_gte: 14 } }),
    },
  })
  expect(error).toBeUndefined()
  await hand.find('two weeks', /Two weeks/)
  await page.getByRole('link', { name: order.number }).waitFor()
  hand.ends('paid and not shipped for 14 days, by a view of one’s own', 2)
})

test('two accounts of a customer are merged', async ({ page, shop, buyer }) => {
  const other = await newBuyer(shop)
  await placeOrder(shop, other)
  const { hand } = await atTheDesk(page, shop)
  await hand.find(buyer.email, new RegExp(buyer.email))
  await hand.press(button(page, t('staffCustomers.merge')))
  await dialog(page).getByLabel(t('staffCustomers.merge.other')).fill(other.email)
  await hand.key('Enter')
  await dialog(page).getByLabel(t('staff.reason')).fill('Shown the same passport.')
  await hand.press(button(dialog(page), t('staffCustomers.merge.confirm')))
  await page.getByText(t('staffCustomers.waitingMerge')).waitFor()
  hand.ends('a merge of accounts asked for', 5)
})

test('an order is amended', async ({ page, shop, buyer }) => {
  const order = await placeOrder(shop, buyer)
  const { hand } = await atTheDesk(page, shop)
  await hand.find(order.number, new RegExp(order.number))
  await hand.press(button(page, t('staffAmendments.open')))
  const sheet = dialog(page)
  await hand.press(button(sheet, t('staffAmendments.addExtra')))
  await sheet.getByLabel(t('staffAmendments.extraLabel')).fill('Roof rack')
  await sheet.getByLabel(t('staffAmendments.extraAmount', { currency: 'USD' })).fill('90')
  await sheet.getByLabel(t('staffAmendments.reason')).fill('They asked for a roof rack')
  await hand.press(sheet.getByRole('button', { name: t('staffAmendments.confirmAsk') }))
  await expect(sheet).toBeHidden()
  hand.ends('an order amended by a roof rack', 5)
})

test('ten quotes', async ({ page, shop }) => {
  for (let minutes = 310; minutes > 300; minutes -= 1) await askForQuote(shop, { waited: minutes })
  const { hand } = await atTheDesk(page, shop)
  await hand.press(page.getByRole('button', { name: /^Find/ }))
  await page.getByRole('combobox', { name: t('portalFinder.title') }).fill(t('portal.menu.quotes'))
  await hand.press(page.getByRole('option', { name: t('portal.menu.quotes') }).first())
  await hand.press(page.getByRole('link', { name: /Quote \d+/ }).first())
  for (let sent = 0; sent < 10; sent += 1) {
    const charge = page.getByLabel(/^Shipping .*in US dollars$/)
    await expect(charge).toHaveValue('')
    const quote = await page.getByRole('heading', { level: 1 }).innerText()
    await charge.fill('950')
    await hand.press(button(page, t(sent === 9 ? 'staffQuotes.send' : 'staffAnswers.sendAndNext')))
    if (sent < 9) await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(quote)
  }
  await page.getByText(/The quote has been sent to/).waitFor()
  hand.ends('ten quotes answered', 20)
})

test('turnover by country of last month as a workbook', async ({ page, shop }) => {
  const { hand } = await atTheDesk(page, shop)
  await hand.press(page.getByRole('menuitem', { name: t('portal.menu.reportsPage') }))
  const file = page.waitForEvent('download')
  await hand.press(button(page, t('staffReports.xlsx')))
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/)
  hand.ends('turnover by country of last month as XLSX', 3)
})
