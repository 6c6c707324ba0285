import type { Page } from '@playwright/test'
import {
  askForQuote,
  askForSpare,
  type Buyer,
  makeOffer,
  moveOrder,
  newBuyer,
  newCreditor,
  person,
  placeOrder,
  stockVehicle,
} from '@bandari/api/arrange'
import { expectQuiet } from '../quiet-screens.ts'
import { enter } from '../steps.ts'
import type { Shop } from '../world.ts'
import { t } from '../sentences.ts'

/** Every screen of support. */

expectQuiet({
  screens: {
    'orders of support': async (page, { shop, buyer }) => {
      const { number } = await placeOrder(shop, buyer)
      await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
      await page.goto(`${shop.portal}/support/orders`)
      await page.getByText(number).first().waitFor()
    },
    'an order of support': async (page, { shop, buyer }) => {
      await openSupportOrder(page, shop, buyer)
    },
    'messages for support': async (page, { shop, buyer }) => {
      await askShop(shop, buyer)
      await enter(page, await person(shop, 'desk'), shop.portal)
      await page.goto(`${shop.portal}/support/threads`)
      await page.getByText(question).first().waitFor()
    },
    'a thread for support': async (page, { shop, buyer }) => {
      const thread = await askShop(shop, buyer)
      await enter(page, await person(shop, 'desk'), shop.portal)
      await page.goto(`${shop.portal}/support/threads/${thread}/show`)
      await page.getByLabel(t('staffThreads.answer')).waitFor()
    },
    'price lists, and bringing the next': async (page, { shop }) => {
      await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
      await page.goto(`${shop.portal}/support/price-lists`)
      await page.getByRole('button', { name: t('staffImportRules.priceList.import') }).click()
      await page.getByLabel(t('staffImportRules.priceList.fileField')).waitFor()
    },
    'a price list': async (page, { shop }) => {
      await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
      await page.goto(`${shop.portal}/support/price-lists/1/show`)
      await page.getByText(t('staffImportRules.priceMatch.title')).waitFor()
    },
    'a move': async (page, { shop, buyer }) => {
      await openSupportOrder(page, shop, buyer)
      await page.getByRole('button', { name: t('ra.action.cancel'), exact: true }).click()
      await page.getByRole('dialog').getByLabel(t('staff.reason')).waitFor()
    },
    'a refund': async (page, { shop, buyer }) => {
      await openRefund(page, shop, buyer)
    },
    'an order that was refunded, and its mails': async (page, { shop, buyer }) => {
      const order = await placeOrder(shop, buyer)
      await moveOrder(shop, order, 'Authorized')
      await moveOrder(shop, order, 'Canceled')
      await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
      await page.goto(`${shop.portal}/support/orders/${order.id}/show`)
      await page.getByText('money sent back').first().click()
      await page.getByRole('heading', { name: t('staffOrders.refund') }).waitFor()
    },
    'offers for the house, and a price named': async (page, { shop, buyer }) => {
      await makeOffer(shop, buyer)
      await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
      await page.goto(`${shop.portal}/vendor/offers`)
      await page
        .getByRole('button', { name: t('portalOffers.counter') })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('textbox').waitFor()
    },
    'a view to be saved': async (page, { shop, buyer }) => {
      const { number } = await placeOrder(shop, buyer)
      await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
      await page.goto(`${shop.portal}/support/orders`)
      await page.getByLabel(t('staffOrders.search')).fill(number)
      await page.getByRole('button', { name: t('staffOrders.saveView') }).click()
      await page.getByRole('dialog').getByLabel(t('staff.name')).waitFor()
    },
    'vendors, for support': async (page, { shop }) => {
      await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
      await page.goto(`${shop.portal}/support/vendors`)
      await page.getByRole('button', { name: t('portal.commission.approved') }).click()
      await page.getByText('vendor@example.com').waitFor()
    },
    'a decision about a vendor': async (page, { shop }) => {
      await openVendor(page, shop)
      await page.getByRole('button', { name: t('staffVendors.suspend.label') }).click()
      await page.getByRole('dialog').getByLabel(t('staff.reason')).waitFor()
    },
    'listings, for support': async (page, { shop }) => {
      await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
      await page.goto(`${shop.portal}/support/listings`)
      await page.getByText('Our own stock').or(page.getByText('our own stock')).first().waitFor()
    },
    'a listing, for support': async (page, { shop }) => {
      const { id, title } = await stockVehicle(shop)
      await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
      await page.goto(`${shop.portal}/support/listings/${id}/show`)
      await page.getByRole('img', { name: `${title}, photo 1` }).waitFor()
    },
    'accounts, for support': async (page, { shop, buyer }) => {
      await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
      await page.goto(`${shop.portal}/support/users`)
      await page.getByText(buyer.email).first().waitFor()
    },
    'an account, for support': async (page, { shop, buyer }) => {
      await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
      await page.goto(`${shop.portal}/support/users/${buyer.id}/show`)
      await page.getByRole('button', { name: t('staffAccounts.makeStaff') }).click()
      await page.getByRole('dialog').getByLabel(t('staffAccounts.role')).waitFor()
    },
    'what each role may do': async (page, { shop }) => {
      await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
      await page.goto(`${shop.portal}/support/roles`)
      await page.getByText('Approve, refuse or suspend a vendor').waitFor()
    },
    'supporters, for support': async (page, { shop }) => {
      await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
      await page.goto(`${shop.portal}/support/agents`)
      await page
        .getByRole('button', { name: /^Adjust/ })
        .first()
        .waitFor()
    },
    'a supporter, for support': async (page, { shop }) => {
      const { id } = await newCreditor(shop, 40_00)
      const [agent] = await shop.sql<{ id: string }>(
        'select id from agents where account_id = $1',
        [id],
      )
      await enter(page, await person(shop, 'finance'), shop.portal)
      await page.goto(`${shop.portal}/support/agents/${agent!.id}/show`)
      await page.getByText('arranged').waitFor()
    },
    quotes: async (page, { shop }) => {
      await openQuotes(page, shop)
    },
    'a quote': async (page, { shop }) => {
      await openQuote(page, shop)
    },
    payouts: async (page, { shop }) => {
      await newCreditor(shop, 40_00)
      await enter(page, await person(shop, 'finance'), shop.portal)
      await page.goto(`${shop.portal}/support/payout-batches`)
      await page.getByRole('button', { name: t('staffPayouts.collect') }).waitFor()
      await page
        .getByText(/No payouts yet|supporters?$/)
        .first()
        .waitFor()
    },
    'a payout': async (page, { shop }) => {
      await openPayout(page, shop)
      await page.getByRole('button', { name: t('portalListings.import.discard') }).click()
      await page.getByRole('dialog').getByLabel(t('staff.reason')).waitFor()
    },
    'overview of support': (page, { shop, buyer }) => openOverview(page, shop, buyer),
    'requests, for support': async (page, { shop }) => {
      await askForSpare(shop, { hoursAgo: 13 })
      await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
      await page.goto(`${shop.portal}/support/requests`)
      await page
        .getByText(/^Overdue by/)
        .first()
        .waitFor()
    },
    'a request': async (page, { shop }) => {
      const { id, reference } = await askForSpare(shop, { hoursAgo: 13 })
      await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
      await page.goto(`${shop.portal}/support/requests/${id}/show`)
      await page.getByRole('heading', { name: `Request ${reference}` }).waitFor()
    },
    'the audit': async (page, { shop, buyer }) => {
      await moveOrder(shop, await placeOrder(shop, buyer), 'Authorized')
      await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
      await page.goto(`${shop.portal}/support/audit`)
      await page.getByText('Moved order').first().waitFor()
    },
    'an entry of the audit': (page, { shop, buyer }) => openAuditEntry(page, shop, buyer),
    'articles, for staff': async (page, { shop }) => {
      await openAsStaff(page, shop, '/support/articles')
      await page.getByRole('link', { name: t('staffArticles.write') }).waitFor()
      await page.getByText('Published', { exact: true }).first().waitFor()
    },
    'an article, for staff': async (page, { shop }) => {
      const [article] = await shop.sql<{ id: number }>('select max(id) as id from articles')
      await openAsStaff(page, shop, `/support/articles/${article!.id}`)
      await page.getByRole('textbox', { name: t('staffArticles.text') }).waitFor()
    },
    'deals, for staff': async (page, { shop }) => {
      await openAsStaff(page, shop, '/support/deals')
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .waitFor()
    },
    'promotions, for staff': async (page, { shop }) => {
      await openAsStaff(page, shop, '/support/promotions')
      await page.getByText('Nothing is pinned').waitFor()
    },
    'discount codes, for staff': async (page, { shop }) => {
      await openAsStaff(page, shop, '/support/vouchers')
      await page.getByText('KARIBU5').waitFor()
    },
    'a tariff': async (page, { shop }) => {
      await openAsStaff(page, shop, '/support/tariffs/create')
      await page.getByRole('button', { name: t('staffTariffs.announce') }).click()
      await page.getByText('Required').waitFor()
    },
    'exchange rates, for staff': async (page, { shop }) => {
      await openAsStaff(page, shop, '/support/exchange-rates')
      await page.getByText('Shown to buyers').nth(1).waitFor()
    },
    'importing exchange rates': async (page, { shop }) => {
      await openAsStaff(page, shop, '/support/exchange-rates')
      await page.getByRole('button', { name: t('portalListings.importCsv') }).click()
      await page.getByLabel(t('staffRates.file')).waitFor()
    },
    'a destination, for staff': async (page, { shop }) => {
      await openAsStaff(page, shop, '/support/destinations/UG')
      await page.getByRole('button', { name: 'Take Mombasa out' }).waitFor()
    },
  },
  byNight: {
    'a vendor, for support': (page, { shop }) => openVendor(page, shop),
    'a refund': (page, { shop, buyer }) => openRefund(page, shop, buyer),
    quotes: (page, { shop }) => openQuotes(page, shop),
    'a quote': (page, { shop }) => openQuote(page, shop),
    'a payout': (page, { shop }) => openPayout(page, shop),
    'overview of support': (page, { shop, buyer }) => openOverview(page, shop, buyer),
    'an entry of the audit': (page, { shop, buyer }) => openAuditEntry(page, shop, buyer),
  },
})

async function openQuotes(page: Page, shop: Shop) {
  await askForQuote(shop, { waited: 25 })
  await askForQuote(shop)
  await enter(page, await person(shop, 'desk'), shop.portal)
  await page.goto(`${shop.portal}/support/quotes`)
  await page.getByText('Overdue by').first().waitFor()
}

async function openQuote(page: Page, shop: Shop) {
  const { id } = await askForQuote(shop, { note: 'Delivery to Nakuru?' })
  await enter(page, await person(shop, 'desk'), shop.portal)
  await page.goto(`${shop.portal}/support/quotes/${id}/show`)
  await page.getByRole('button', { name: t('staffQuotes.send') }).click()
  await page.getByText('Say what shipping costs.').waitFor()
}

async function openPayout(page: Page, shop: Shop) {
  await newCreditor(shop, 40_00)
  await enter(page, await person(shop, 'finance'), shop.portal)
  await page.goto(`${shop.portal}/support/payout-batches`)
  await page.getByRole('button', { name: t('staffPayouts.collect') }).click()
  await page.getByRole('table', { name: t('staffPayouts.lines') }).waitFor()
}

async function openAsStaff(page: Page, shop: Shop, path: string) {
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  await page.goto(`${shop.portal}${path}`)
}

async function openRefund(page: Page, shop: Shop, buyer: Buyer) {
  const order = await placeOrder(shop, buyer)
  await moveOrder(shop, order, 'Authorized')
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  await page.goto(`${shop.portal}/support/orders/${order.id}/show`)
  await page.getByRole('button', { name: t('ra.action.cancel'), exact: true }).click()
  await page.getByRole('dialog').getByLabel('Refund in USD').waitFor()
}

async function openSupportOrder(page: Page, shop: Shop, buyer: Buyer) {
  const { id, number } = await placeOrder(shop, buyer)
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  await page.goto(`${shop.portal}/support/orders/${id}/show`)
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
}

async function openOverview(page: Page, shop: Shop, buyer: Buyer) {
  await placeOrder(shop, buyer)
  await askForSpare(shop, { hoursAgo: 13 })
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  await page.goto(`${shop.portal}/support/overview`)
  await page.getByText('Late').first().waitFor()
  await page.getByText('Show the figures').click()
}

async function openAuditEntry(page: Page, shop: Shop, buyer: Buyer) {
  const order = await placeOrder(shop, buyer)
  await moveOrder(shop, order, 'Authorized')
  const [entry] = await shop.sql<{ id: string }>(
    `select id from audit where subject = 'order' and subject_id = $1 and kind = 'change'`,
    [String(order.id)],
  )
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  await page.goto(`${shop.portal}/support/audit/${entry!.id}/show`)
  await page.getByRole('heading', { name: t('staffAudit.changes') }).waitFor()
}

async function openVendor(page: Page, shop: Shop) {
  const [vendor] = await shop.sql<{ id: string }>(
    `select id from accounts where email = 'vendor@example.com'`,
  )
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  await page.goto(`${shop.portal}/support/vendors/${vendor?.id}/show`)
  await page.getByRole('heading', { name: t('staffVendors.application') }).waitFor()
}

const question = 'When does the ship sail?'

/** The thread about an order of theirs. */
async function askShop(shop: Shop, buyer: Buyer): Promise<number> {
  const { id } = await placeOrder(shop, buyer)
  const params = { path: { id } }
  const body = { text: question }
  const { data } = await buyer.client.POST('/orders/{id}/thread/', { params, body })
  if (!data) throw new Error('nothing was asked')
  return data.id
}
