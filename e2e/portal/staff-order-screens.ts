import { claimAbout, addDraftDocument, orderAt } from '@bandari/api/arrange-documents'
import {
  askForQuote,
  askForSpare,
  makeOffer,
  moveOrder,
  newBuyer,
  newCreditor,
  placeOrder,
  sellWithCode,
} from '@bandari/api/arrange'
import { newSeller, reviewOf } from '@bandari/api/arrange-reviews'
import { t } from '../sentences.ts'
import type { Screens, Walk } from '../walk.ts'

/** The screens of staff for orders, from the overview to what became of a delivery. */
export const staffOrderScreens: Screens = {
  'overview of support': async ({ page, shop, open, admin }) => {
    await placeOrder(shop, await newBuyer(shop))
    // Long amounts, which the lists of the staff hold from now on.
    await sellWithCode(shop, await newCreditor(shop, 99_00), { price: 9_450_000 })
    await askForSpare(shop, { hoursAgo: 13 })
    await open(await admin(), '/support/overview')
    await page.getByText('Late').first().waitFor()
    await page.getByText('Show the figures').click()
  },
  'orders of support': async ({ page, shop, open, admin }) => {
    const { number } = await placeOrder(shop, await newBuyer(shop))
    await open(await admin(), '/support/orders')
    await page.getByText(number).first().waitFor()
  },
  'a view to be saved': async ({ page, shop, open, admin }) => {
    const { number } = await placeOrder(shop, await newBuyer(shop))
    await open(await admin(), '/support/orders')
    await page.getByLabel(t('staffOrders.search')).fill(number)
    await page.getByRole('button', { name: t('staff.views.save') }).click()
    await page.getByRole('dialog').getByLabel(t('staff.name')).waitFor()
  },
  'an order of support': openOrder,
  'a move': async (walk) => {
    await openOrder(walk)
    await walk.page.getByRole('button', { name: t('ra.action.cancel'), exact: true }).click()
    await walk.page.getByRole('dialog').getByLabel(t('staff.reason')).waitFor()
  },
  'a refund': async ({ page, shop, open, admin }) => {
    const order = await placeOrder(shop, await newBuyer(shop))
    await moveOrder(shop, order, 'Authorized')
    await open(await admin(), `/support/orders/${order.id}/show`)
    await page.getByRole('button', { name: t('ra.action.cancel'), exact: true }).click()
    await page.getByRole('dialog').getByLabel('Refund in USD').waitFor()
  },
  'an order that was refunded, and its mails': async ({ page, shop, open, admin }) => {
    const order = await placeOrder(shop, await newBuyer(shop))
    await moveOrder(shop, order, 'Authorized')
    await moveOrder(shop, order, 'Canceled')
    await open(await admin(), `/support/orders/${order.id}/show`)
    await page.getByText('money sent back').first().click()
    await page.getByRole('heading', { name: t('staffOrders.refund') }).waitFor()
  },
  'orders by step': async ({ page, shop, open, admin }) => {
    const { number } = await orderAt(shop, await newBuyer(shop), ['paid', 'booked'])
    await open(await admin(), '/support/order-board')
    await page.getByRole('link', { name: number }).waitFor()
  },
  'an order on its way, with its papers': openShipped,
  'steps that were reached': async (walk) => {
    await openShipped(walk)
    await walk.page.getByRole('button', { name: t('staffOrders.following.move') }).click()
    await walk.page.getByRole('dialog').getByLabel(t('staffOrders.following.day')).waitFor()
  },
  claims: async (walk) => {
    const { number } = await openClaims(walk)
    await walk.page.getByText(number).first().waitFor()
  },
  // Led to from the list.
  'a claim': async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: /\d{6}/ }).first().click()
    await page.getByLabel(t('staffPapers.outcome')).waitFor()
  },
  quotes: async ({ page, shop, open, staff }) => {
    await askForQuote(shop, { waited: 25 })
    await askForQuote(shop)
    await open(await staff('desk'), '/support/quotes')
    await page.getByText('Overdue by').first().waitFor()
  },
  'a quote': async ({ page, shop, open, staff }) => {
    const { id } = await askForQuote(shop, { note: 'Delivery to Nakuru?' })
    await open(await staff('desk'), `/support/quotes/${id}/show`)
    await page.getByRole('button', { name: t('staffQuotes.send') }).click()
    await page.getByText('Say what shipping costs.').waitFor()
  },
  'messages for support': async (walk) => {
    const { page, open, staff } = walk
    await askShop(walk)
    await open(await staff('desk'), '/support/threads')
    await page.getByText(question).first().waitFor()
  },
  'a thread for support': async (walk) => {
    const { page, open, staff } = walk
    const thread = await askShop(walk)
    await open(await staff('desk'), `/support/threads/${thread}/show`)
    await page.getByLabel(t('staffThreads.answer')).waitFor()
  },
  'reviews of sellers': async ({ page, shop, open, staff }) => {
    await reportedReview(shop)
    await open(await staff('desk'), '/support/reviews')
    await page.getByText('Peter Otieno').first().waitFor()
  },
  'a review that was reported': async ({ page, shop, open, staff }) => {
    const id = await reportedReview(shop)
    await open(await staff('desk'), `/support/reviews/${id}/show`)
    await page.getByRole('button', { name: t('staffReviews.hide') }).waitFor()
  },
  'requests, for support': async ({ page, shop, open, staff }) => {
    await askForSpare(shop, { hoursAgo: 13 })
    await open(await staff('desk'), '/support/requests')
    await page
      .getByText(/^Overdue by/)
      .first()
      .waitFor()
  },
  'a request': async ({ page, shop, open, staff }) => {
    const { id, reference } = await askForSpare(shop, { hoursAgo: 13 })
    await open(await staff('desk'), `/support/requests/${id}/show`)
    await page.getByRole('heading', { name: `Request ${reference}` }).waitFor()
  },
}

/** The screens of staff for money. */
export const moneyScreens: Screens = {
  'statements of a bank, and bringing one': async ({ page, open, admin }) => {
    await open(await admin(), '/support/bank-statements')
    await page.getByRole('button', { name: t('staffBank.import'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByLabel(new RegExp(`^${t('staffBank.file')}`))
      .waitFor()
  },
  'columns of the files of banks': async ({ page, open, admin }) => {
    await open(await admin(), '/support/bank-columns')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  'payments to place': async (walk) => {
    await arrangePayment(walk)
    await walk.open(await walk.admin(), '/support/bank-entries')
    await walk.page.getByText(t('staffBank.state.unknown')).first().waitFor()
  },
  'a payment to place': async (walk) => {
    const id = await arrangePayment(walk)
    await walk.open(await walk.admin(), `/support/bank-entries/${id}/show`)
    await walk.page.getByRole('button', { name: t('staffBank.assign'), exact: true }).click()
    await walk.page.getByRole('dialog').getByLabel(t('staffBank.part')).waitFor()
  },
  'accounts that orders are paid to': async ({ page, open, admin }) => {
    await open(await admin(), '/support/bank-accounts')
    await page.getByRole('button', { name: t('staffBank.account.draft') }).click()
    await page.getByRole('dialog').getByLabel(t('staffBank.account.details')).waitFor()
  },
  'payments by M-Pesa': async ({ page, open, admin }) => {
    await open(await admin(), '/support/mpesa-receipts')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  'exchange rates': async ({ page, open, admin }) => {
    await open(await admin(), '/support/exchange-rates')
    await page.getByText('Shown to buyers').nth(1).waitFor()
  },
  'importing exchange rates': async ({ page, open, admin }) => {
    await open(await admin(), '/support/exchange-rates')
    await page.getByRole('button', { name: t('staffRates.import') }).click()
    await page.getByLabel(t('staffRates.file')).waitFor()
  },
  payouts: async ({ page, shop, open, staff }) => {
    await newCreditor(shop, 40_00)
    await open(await staff('finance'), '/support/payout-batches')
    await page.getByRole('button', { name: t('staffPayouts.collect') }).waitFor()
    await page
      .getByText(/No payouts yet|supporters?$/)
      .first()
      .waitFor()
  },
  'a payout': async ({ page, shop, open, staff }) => {
    await newCreditor(shop, 40_00)
    await open(await staff('finance'), '/support/payout-batches')
    await page.getByRole('button', { name: t('staffPayouts.collect') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').first().waitFor()
    await dialog.locator('button[type=submit]').click()
    await page.getByRole('table', { name: t('staffPayouts.lines') }).waitFor()
    await page.getByRole('button', { name: t('portalListings.import.discard') }).click()
    await page.getByRole('dialog').getByLabel(t('staff.reason')).waitFor()
  },
  'a supporter': async ({ page, shop, open, staff }) => {
    const { id, code } = await newCreditor(shop, 40_00)
    await sellWithCode(shop, { code }, { price: 9_450_000 })
    const [agent] = await shop.sql<{ id: string }>('select id from agents where account_id = $1', [
      id,
    ])
    await open(await staff('finance'), `/support/agents/${agent!.id}/show`)
    await page.getByText('arranged').waitFor()
  },
  supporters: async ({ page, open, staff }) => {
    await open(await staff('finance'), '/support/agents')
    await page
      .getByRole('button', { name: /^Adjust/ })
      .first()
      .waitFor()
  },
  adjustments: async ({ page, open, staff }) => {
    await open(await staff('finance'), '/support/adjustments')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  'offers for the house, and a price named': async ({ page, shop, buyer, open, admin }) => {
    await makeOffer(shop, buyer)
    await open(await admin(), '/vendor/offers')
    await page
      .getByRole('button', { name: t('portalOffers.counter') })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('textbox').waitFor()
  },
}

async function openOrder({ page, shop, open, admin }: Walk) {
  const { id, number } = await placeOrder(shop, await newBuyer(shop))
  await open(await admin(), `/support/orders/${id}/show`)
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
}

async function openShipped({ page, shop, open, admin }: Walk) {
  const order = await orderAt(shop, await newBuyer(shop), ['paid', 'booked'])
  await addDraftDocument(shop, order)
  await open(await admin(), `/support/orders/${order.id}/show`)
  await page.getByRole('region', { name: t('staffOrders.notes.title') }).waitFor()
  await page.getByText(/^What the destination asks for/).click()
  await page.getByRole('button', { name: t('staffPapers.add') }).click()
  await page.getByLabel(t('staffPapers.file')).waitFor()
}

/** Somebody has reported what was said of a seller. */
async function reportedReview(shop: Walk['shop']): Promise<number> {
  const seller = await newSeller(shop)
  const id = await reviewOf(shop, seller, { stars: 1, text: 'He never answered.' })
  await seller.client.POST('/reviews/{id}/reports/', {
    params: { path: { id } },
    body: { reason: 'I answered within the hour.' },
  })
  return id
}

async function openClaims({ shop, open, admin }: Walk) {
  const buyer = await newBuyer(shop)
  const order = await orderAt(shop, buyer, ['paid', 'sailed', 'arrived', 'delivered'])
  await claimAbout(buyer, order)
  await open(await admin(), '/support/claims')
  return order
}

const question = 'When does the ship sail?'

/** The thread about an order of a buyer's. */
async function askShop({ shop }: Walk): Promise<number> {
  const buyer = await newBuyer(shop)
  const { id } = await placeOrder(shop, buyer)
  const asked = { params: { path: { id } }, body: { text: question } }
  const { data } = await buyer.client.POST('/orders/{id}/thread/', asked)
  if (!data) throw new Error('nothing was asked')
  return data.id
}

/** Money that nobody knows the sender of. */
async function arrangePayment({ shop }: Walk): Promise<string> {
  const actor = await newBuyer(shop, { isStaff: true })
  const [entry] = await shop.sql<{ id: string }>(
    `with statement as (
       insert into bank_statements (file_name, format, accounts, is_own_account, entry_count, known_count, actor_id, imported_at)
       values ('november.xml', 'camt.053', '{X}', true, 1, 0, $1, now()) returning id)
     insert into bank_entries (statement_id, account, is_own_account, booked_on, amount, currency, charges, reference, party, text,
       occurrence, fingerprint)
     select id, 'X', true, current_date, 123, 'USD', 0, $2, 'Nobody', 'no reference', 1, $2 from statement
     returning id`,
    [actor.id, `FT ${actor.id}`],
  )
  return entry!.id
}
