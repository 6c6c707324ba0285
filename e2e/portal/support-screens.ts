import { moveOrder, newBuyer, newVendor, placeOrder, stockVehicle } from '@bandari/api/arrange'
import { doubledChassis } from '@bandari/api/arrange-chassis'
import { askedModel } from '@bandari/api/arrange-models'
import { t } from '../sentences.ts'
import type { Arrive, Screens, Walk } from '../walk.ts'

/** The screens of staff for people, listings and what has been done. */
export const supportScreens: Screens = {
  vendors: async ({ page, open, admin }) => {
    await open(await admin(), '/support/vendors')
    await page.getByRole('button', { name: t('portal.commission.approved') }).click()
    await page.getByText('vendor@example.com').waitFor()
  },
  'a vendor': openVendor,
  'a decision about a vendor': async (walk) => {
    await openVendor(walk)
    await walk.page.getByRole('button', { name: t('staffVendors.suspend.label') }).click()
    await walk.page.getByRole('dialog').getByLabel(t('staff.reason')).waitFor()
  },
  listings: async ({ page, open, admin }) => {
    await open(await admin(), '/support/listings')
    await page.getByText('Our own stock').or(page.getByText('our own stock')).first().waitFor()
  },
  'a listing': async ({ page, shop, open, admin }) => {
    const { id, title } = await stockVehicle(shop)
    await open(await admin(), `/support/listings/${id}/show`)
    await page.getByRole('img', { name: `${title}, photo 1` }).waitFor()
  },
  'models that sellers miss': async ({ page, shop, open, admin }) => {
    await askedModel(await newVendor(shop), `Kombi ${Date.now()}`)
    await open(await admin(), '/support/model-requests')
    await page.getByText(t('staffModels.open')).first().waitFor()
  },
  'a model that sellers miss': async ({ page, shop, open, admin }) => {
    const { id } = await askedModel(await newVendor(shop), `Kombi ${Date.now()}`)
    await open(await admin(), `/support/model-requests/${id}/show`)
    await page.getByRole('button', { name: t('staffModels.addSend') }).waitFor()
  },
  'a take-down': async ({ page, shop, buyer, open, admin }) => {
    const vehicle = await stockVehicle(shop)
    await placeOrder(shop, buyer, vehicle)
    await open(await admin(), `/support/listings/${vehicle.id}/show`)
    await page.getByRole('button', { name: t('staffListings.takeDown'), exact: true }).click()
    await page.getByRole('list', { name: t('staffListings.openOrders') }).waitFor()
  },
  'listings that a rule found': async ({ page, open, admin }) => {
    await open(await admin(), '/support/findings')
    await page.getByRole('heading', { name: t('staffModeration.title'), exact: true }).waitFor()
  },
  'moderation rules': async ({ page, open, admin }) => {
    await open(await admin(), '/support/moderation-rules')
    await page.getByRole('heading', { name: t('staffModeration.rule.price') }).waitFor()
  },
  'settings of the shop': async ({ page, open, admin }) => {
    await open(await admin(), '/support/shop-settings')
    await page.getByRole('heading', { name: t('staffSettings.section.retention') }).waitFor()
  },
  'feeds for other sites': async ({ page, open, admin }) => {
    await open(await admin(), '/support/product-feeds')
    await page.getByRole('heading', { name: t('staffProductFeeds.searchEngines') }).waitFor()
  },
  'webhooks of the shop': async ({ page, open, admin }) => {
    await open(await admin(), '/support/webhooks')
    await page.getByRole('button', { name: t('portalWebhooks.add') }).waitFor()
  },
  'chassis numbers on two listings': async ({ page, shop, open, admin }) => {
    await doubledChassis(shop)
    await open(await admin(), '/support/chassis-doubles')
    await page.getByText(t('staffChassisDoubles.open')).first().waitFor()
  },
  'a chassis number on two listings': async ({ page, shop, open, admin }) => {
    await open(await admin(), `/support/chassis-doubles/${await doubledChassis(shop)}/show`)
    await page.getByRole('button', { name: t('staffChassisDoubles.keep') }).waitFor()
  },
  accounts: async ({ page, buyer, open, admin }) => {
    await open(await admin(), '/support/users')
    await page.getByText(buyer.email).first().waitFor()
  },
  'an account': async ({ page, buyer, open, admin }) => {
    await open(await admin(), `/support/users/${buyer.id}/show`)
    await page.getByRole('button', { name: t('staffAccounts.makeStaff') }).click()
    await page.getByRole('dialog').getByLabel(t('staffAccounts.role')).waitFor()
  },
  'merges of accounts': async ({ page, open, admin }) => {
    await open(await admin(), '/support/account-merges')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  'what each role may do': async ({ page, open, admin }) => {
    await open(await admin(), '/support/roles')
    await page.getByText('Approve, refuse or suspend a vendor').waitFor()
  },
  reports: async ({ page, shop, open, admin }) => {
    await moveOrder(shop, await placeOrder(shop, await newBuyer(shop)), 'Authorized')
    await open(await admin(), '/support/reports?report=turnover&by=country&period=this-month')
    await page
      .getByRole('heading', { name: t('staffReports.turnover') })
      .first()
      .waitFor()
  },
  'visits, from a search to an order': async ({ page, shop, open, admin }) => {
    await moveOrder(shop, await placeOrder(shop, await newBuyer(shop)), 'Authorized')
    await open(await admin(), '/support/visits?view=funnel&by=country&period=this-month')
    await page.getByRole('table').waitFor()
  },
  'visits, how fast pages are': async ({ page, shop, open, admin }) => {
    await shop.sql(
      `insert into vital_days (day, page, language, country, device, metric, class, count)
       values (current_date, '/details/:id/:parts?', 'en', 'ZM', 'phone', 'lcp', 3, 40) on conflict do nothing`,
    )
    await open(await admin(), '/support/visits?view=speed&by=page&days=28')
    await page.getByRole('table').waitFor()
  },
  'the audit': async ({ page, shop, open, admin }) => {
    await moveOrder(shop, await placeOrder(shop, await newBuyer(shop)), 'Authorized')
    await open(await admin(), '/support/audit')
    await page.getByText('Moved order').first().waitFor()
  },
  'an entry of the audit': async ({ page, shop, open, admin }) => {
    const order = await placeOrder(shop, await newBuyer(shop))
    await moveOrder(shop, order, 'Authorized')
    const [entry] = await shop.sql<{ id: string }>(
      `select id from audit where subject = 'order' and subject_id = $1 and kind = 'change'`,
      [String(order.id)],
    )
    await open(await admin(), `/support/audit/${entry!.id}/show`)
    await page.getByRole('heading', { name: t('staffAudit.changes') }).waitFor()
  },
}

/** The screens of staff for what the shop shows and what it charges. */
export const contentScreens: Screens = {
  articles: async ({ page, open, admin }) => {
    await open(await admin(), '/support/articles')
    await page.getByRole('link', { name: t('staffArticles.write') }).waitFor()
    await page.getByText('Published', { exact: true }).first().waitFor()
  },
  'an article': async ({ page, shop, open, admin }) => {
    const [article] = await shop.sql<{ id: number }>('select max(id) as id from articles')
    await open(await admin(), `/support/articles/${article!.id}`)
    await page.getByRole('textbox', { name: t('staffArticles.text') }).waitFor()
  },
  deals: async ({ page, open, admin }) => {
    await open(await admin(), '/support/deals')
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .waitFor()
  },
  promotions: async ({ page, open, admin }) => {
    await open(await admin(), '/support/promotions')
    await page.getByText('Nothing is pinned').waitFor()
  },
  'discount codes': async ({ page, open, admin }) => {
    await open(await admin(), '/support/vouchers')
    await page.getByText('KARIBU5').waitFor()
  },
  tariffs: at('/support/tariffs'),
  'a tariff': async ({ page, open, admin }) => {
    await open(await admin(), '/support/tariffs/create')
    await page.getByRole('button', { name: t('staffTariffs.announce') }).click()
    await page.getByText('Required').waitFor()
  },
  'templates of answers': at('/support/answer-templates'),
  'a template of an answer': at('/support/answer-templates/1'),
  'a new template of an answer': at('/support/answer-templates/create'),
  'a new article': at('/support/articles/create'),
  'a new discount code': at('/support/vouchers/create'),
  'a new exchange rate': at('/support/exchange-rates/create'),
  'premiums of insurance': at('/support/insurance-tariffs'),
  'local charges': at('/support/door-tariffs'),
  ports: at('/support/ports'),
  'a new port': at('/support/ports/create'),
  'import rules': at('/support/import-rules'),
  'import rules that are drafts': at('/support/import-rule-drafts'),
  'price lists, and bringing the next': async ({ page, open, admin }) => {
    await open(await admin(), '/support/price-lists')
    await page.getByRole('button', { name: t('staffImportRules.priceList.import') }).click()
    await page.getByLabel(t('staffImportRules.priceList.fileField')).waitFor()
  },
  'a price list': async ({ page, open, admin }) => {
    await open(await admin(), '/support/price-lists/1/show')
    await page.getByText(t('staffImportRules.priceMatch.title')).waitFor()
  },
  destinations: at('/support/destinations'),
  'a destination': async ({ page, open, admin }) => {
    await open(await admin(), '/support/destinations/UG')
    await page.getByRole('button', { name: 'Take Mombasa out' }).waitFor()
  },
}

/** A list, or a form, that its heading and its contents tell. */
function at(path: string): Arrive {
  return async ({ page, open, admin }) => {
    await open(await admin(), path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
}

async function openVendor({ page, shop, open, admin }: Walk) {
  const [vendor] = await shop.sql<{ id: string }>(
    `select id from accounts where email = 'vendor@example.com'`,
  )
  await open(await admin(), `/support/vendors/${vendor?.id}/show`)
  await page.getByRole('heading', { name: t('staffVendors.application') }).waitFor()
}
