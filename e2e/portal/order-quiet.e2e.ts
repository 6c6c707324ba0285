import type { Page } from '@playwright/test'
import { claimAbout, draftPaper, orderAt } from '@bandari/api/arrange-papers'
import { type Buyer, newBuyer, placeOrder } from '@bandari/api/arrange'
import { expectQuiet } from '../quiet-screens.ts'
import { t } from '../sentences.ts'
import { enter } from '../steps.ts'
import type { Shop } from '../world.ts'

/** The screens of an order that is paid, followed and delivered, for its buyer and for staff. */

expectQuiet({
  screens: {
    'the report of a payment': async (page, { shop, buyer }) => {
      const order = await placeOrder(shop, buyer)
      await openOwn(page, { shop, buyer, order })
      await page.getByRole('button', { name: t('portalAccount.paid.havePaid') }).click()
      await page.getByLabel(t('portalAccount.paid.slip')).waitFor()
    },
    'papers of an order of one’s own, and a link for them': async (page, { shop, buyer }) => {
      const order = await orderAt(shop, buyer, ['paid', 'booked'])
      await draftPaper(shop, order)
      await openOwn(page, { shop, buyer, order })
      await page.getByText(/^What the destination asks for/).click()
      await page.getByText(t('portalPapers.share.title')).click()
      await page.getByRole('button', { name: t('portalPapers.share.make') }).click()
      await page.getByText(t('portalPapers.share.made')).waitFor()
      await page.getByRole('button', { name: t('portalPapers.answer.wrong') }).click()
      await page.getByLabel(t('portalPapers.answer.correction')).waitFor()
    },
    'a claim about a delivery': async (page, { shop, buyer }) => {
      await openDelivered(page, shop, buyer)
    },
    'orders by step': async (page, { shop, buyer }) => {
      await openBoard(page, shop, buyer)
    },
    'an order on its way, with its papers, for staff': async (page, { shop, buyer }) => {
      await openDesk(page, shop, buyer)
    },
    'steps that were reached': async (page, { shop, buyer }) => {
      await openDesk(page, shop, buyer)
      await page.getByRole('button', { name: t('staffOrders.following.move') }).click()
      await page.getByRole('dialog').getByLabel(t('staffOrders.following.day')).waitFor()
    },
    claims: async (page, { shop, buyer }) => {
      const order = await openClaims(page, shop, buyer)
      await page.getByText(order.number).first().waitFor()
    },
    'a claim, for staff': async (page, { shop, buyer }) => {
      const order = await openClaims(page, shop, buyer)
      await page.getByRole('link', { name: new RegExp(order.number) }).click()
      await page.getByLabel(t('staffPapers.outcome')).waitFor()
    },
    'statements of a bank, and bringing one': async (page, { shop }) => {
      await openAsStaff(page, shop, '/support/bank-statements')
      await page.getByRole('button', { name: t('staffBank.import'), exact: true }).click()
      await page
        .getByRole('dialog')
        .getByLabel(new RegExp(`^${t('staffBank.file')}`))
        .waitFor()
    },
    'payments to place': async (page, { shop }) => {
      await aMovement(shop)
      await openAsStaff(page, shop, '/support/bank-entries')
      await page.getByText(t('staffBank.state.unknown')).first().waitFor()
    },
    'a payment to place': async (page, { shop }) => {
      const id = await aMovement(shop)
      await openAsStaff(page, shop, `/support/bank-entries/${id}/show`)
      await page.getByRole('button', { name: t('staffBank.assign'), exact: true }).click()
      await page.getByRole('dialog').getByLabel(t('staffBank.part')).waitFor()
    },
    'accounts that orders are paid to': async (page, { shop }) => {
      await openAsStaff(page, shop, '/support/bank-accounts')
      await page.getByRole('button', { name: t('staffBank.account.draft') }).click()
      await page.getByRole('dialog').getByLabel(t('staffBank.account.details')).waitFor()
    },
  },
  byNight: {
    'a claim about a delivery': (page, { shop, buyer }) => openDelivered(page, shop, buyer),
    'orders by step': (page, { shop, buyer }) => openBoard(page, shop, buyer),
    'an order on its way, for staff': (page, { shop, buyer }) => openDesk(page, shop, buyer),
  },
})

interface Own {
  shop: Shop
  buyer: Buyer
  order: { id: number }
}

async function openOwn(page: Page, { shop, buyer, order }: Own) {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile?tab=orders&order=${order.id}`)
}

async function openAsStaff(page: Page, shop: Shop, path: string) {
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  await page.goto(`${shop.portal}${path}`)
}

async function openDelivered(page: Page, shop: Shop, buyer: Buyer) {
  const order = await orderAt(shop, buyer, ['paid', 'sailed', 'arrived', 'delivered'])
  await openOwn(page, { shop, buyer, order })
  await page.getByRole('button', { name: t('portalPapers.delivery.wrong') }).click()
  await page.getByRole('button', { name: t('portalPapers.claim.send') }).click()
  await page.getByText(t('portalPapers.textMissing')).waitFor()
}

async function openBoard(page: Page, shop: Shop, buyer: Buyer) {
  const { number } = await orderAt(shop, buyer, ['paid', 'booked'])
  await openAsStaff(page, shop, '/support/order-board')
  await page.getByRole('link', { name: number }).waitFor()
}

async function openDesk(page: Page, shop: Shop, buyer: Buyer) {
  const order = await orderAt(shop, buyer, ['paid', 'booked'])
  await draftPaper(shop, order)
  await openAsStaff(page, shop, `/support/orders/${order.id}/show`)
  await page.getByRole('region', { name: t('staffOrders.notes.title') }).waitFor()
  await page.getByText(/^What the destination asks for/).click()
  await page.getByRole('button', { name: t('staffPapers.add') }).click()
  await page.getByLabel(t('staffPapers.file')).waitFor()
}

async function openClaims(page: Page, shop: Shop, buyer: Buyer) {
  const order = await orderAt(shop, buyer, ['paid', 'sailed', 'arrived', 'delivered'])
  await claimAbout(buyer, order)
  await openAsStaff(page, shop, '/support/claims')
  return order
}

/** Money that nobody knows the sender of. */
async function aMovement(shop: Shop): Promise<string> {
  const actor = await newBuyer(shop, { isStaff: true })
  const [entry] = await shop.sql<{ id: string }>(
    `with statement as (
       insert into bank_statements (file_name, format, accounts, is_own_account, entry_count, known_count, actor_id, imported_at)
       values ('november.xml', 'camt', '{X}', true, 1, 0, $1, now()) returning id)
     insert into bank_entries (statement_id, account, is_own_account, booked_on, amount, currency, charges, reference, party, text,
       occurrence, fingerprint)
     select id, 'X', true, current_date, 123, 'USD', 0, $2, 'Nobody', 'no reference', 1, $2 from statement
     returning id`,
    [actor.id, `FT ${actor.id}`],
  )
  return entry!.id
}
