import { readFile } from 'node:fs/promises'
import { moveOrder, newSupporter, sellWithCode, type Supporter } from '@bandari/api/arrange'
import { enter, signIn } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** The supporter dashboard and the statement (account spec §2, §3, §4, §9; decisions 14 to 16). */

/** So many entries of a dollar each. */
async function adjust(shop: Shop, { id }: Supporter, count: number) {
  await shop.sql(
    `insert into commission_entries (agent_id, kind, amount, at, note)
     select id, 'adjust', 100, now(), 'Entry ' || n
     from agents, generate_series(1, $2::int) as n where account_id = $1`,
    [id, count],
  )
}

for (const room of [
  '/supporter-dashboard',
  '/my-downline',
  '/supporter-training',
  '/advertising-tools',
  '/commission',
  '/become-a-seller',
]) {
  test(`a visitor is sent from ${room} to /login, and back`, async ({ page, shop, buyer }) => {
    await page.goto(shop.portal + room)
    await expect(page).toHaveURL(`${shop.portal}/login`)
    await signIn(page, buyer)
    await expect(page).toHaveURL(shop.portal + room)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}

test('breadcrumb Home > Account > Supporter dashboard', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/supporter-dashboard`)
  const trail = page.getByRole('navigation', { name: t('ui.breadcrumb') })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Account', 'Supporter dashboard'])
  await expect(trail.getByRole('link', { name: t('portal.home') })).toHaveAttribute(
    'href',
    `${shop.storefront}/`,
  )
  await expect(trail.getByRole('link', { name: t('portal.menu.account') })).toHaveAttribute(
    'href',
    '/profile',
  )
})

test('who has not joined is invited, and has earned no commission', async ({
  page,
  shop,
  buyer,
}) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/supporter-dashboard`)
  await expect(page.getByText('You have not joined the Seller Programme yet')).toBeVisible()
  await expect(page.getByText('No commission earned yet')).toBeVisible()
})

test('the promo code details are the real ones', async ({ page, shop }) => {
  const supporter = await newSupporter(shop)
  await shop.sql(
    `update agents set started_at = '2026-01-05T15:04:59Z', position = 'manager' where account_id = $1`,
    [supporter.id],
  )
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/supporter-dashboard`)
  const details = page.getByRole('table', { name: t('portalSupporter.code') })
  await expect(details.getByRole('row')).toHaveText([
    `PROMO CODE${supporter.code}`,
    'LEVELExecutive Team Manager',
    'VALID FROMJan. 5, 2026, 3:04 PM UTC',
  ])
  await expect(page.getByText('You earn 1.5% direct and 1.5% downline')).toBeVisible()
})

test('code and link are copied, and shared on WhatsApp', async ({ page, shop, context }) => {
  const supporter = await newSupporter(shop)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/supporter-dashboard`)
  const link = `${shop.storefront}/?ref=${supporter.code}`
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied')).not.toHaveCount(0)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.getByRole('button', { name: 'Copy promo code' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(supporter.code)
  const share = page.getByRole('link', { name: 'Share link on WhatsApp' })
  const address = new URL((await share.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/')
  expect(address.searchParams.get('text')).toContain(link)
})

test('Training and Promoting lead to their rooms', async ({ page, shop }) => {
  await enter(page, await newSupporter(shop), shop.portal)
  await page.goto(`${shop.portal}/supporter-dashboard`)
  const href = (name: string) => page.getByRole('link', { name }).getAttribute('href')
  await page.getByRole('link', { name: t('portalSupporter.row.trainingLink') }).waitFor()
  expect(await href('View Training Resources')).toBe('/supporter-training')
  expect(await href('Download Promotion Media')).toBe('/advertising-tools')
  expect(await href('My Downline 0')).toBe('/my-downline')
})

test('an order with the code is Pending until it is paid for, then worth points', async ({
  page,
  shop,
}) => {
  const supporter = await newSupporter(shop)
  const order = await sellWithCode(shop, supporter, { price: 450_000, isPaid: false })
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/supporter-dashboard`)
  const card = page.getByRole('listitem').filter({ hasText: `Order ${order.number}` })
  await expect(card).toContainText('PointsPending')
  await expect(card).toContainText('Commission paymentPENDING')
  await expect(card.getByRole('img', { name: 'Independent Business Owner' })).toBeVisible()
  await moveOrder(shop, order, 'Authorized')
  await page.reload()
  await expect(card).toContainText('Order statusAuthorized')
  await expect(card).toContainText('Points45 points')
  const glance = page.getByRole('region', { name: t('portalSupporter.glance') })
  await expect(glance).toContainText('Pending$45.00')
  await expect(glance).toContainText('Payable$0.00$0.00 is approved; $25.00 more until we pay')
  await page.getByText('Show the figures').click()
  const thisMonth = page
    .getByRole('table', { name: t('portalSupporter.earnings') })
    .getByRole('row')
    .nth(1)
  await expect(thisMonth).toContainText('$45.00$0.00$45.00')
})

test('the recruiter sees the downline commission, the same usages are on My Account', async ({
  page,
  shop,
}) => {
  const recruiter = await newSupporter(shop)
  const recruit = await newSupporter(shop, { referrer: recruiter })
  await sellWithCode(shop, recruit, { price: 450_000 })
  const own = await sellWithCode(shop, recruiter, { price: 300_000 })
  await enter(page, recruiter, shop.portal)
  await page.goto(`${shop.portal}/supporter-dashboard`)
  await page.getByText('Show the figures').click()
  const thisMonth = page
    .getByRole('table', { name: t('portalSupporter.earnings') })
    .getByRole('row')
    .nth(1)
  await expect(thisMonth).toContainText('$30.00$45.00$75.00')
  await page.goto(`${shop.portal}/profile`)
  await expect(page.getByText(`Order ${own.number}`)).toBeVisible()
})

test('the statement has every entry, 25 a page', async ({ page, shop }) => {
  const supporter = await newSupporter(shop)
  const order = await sellWithCode(shop, supporter, { price: 450_000 })
  await adjust(shop, supporter, 26)
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/commission`)
  const rows = page.getByRole('table', { name: t('portal.entries') }).getByRole('row')
  await expect(rows).toHaveCount(26)
  await expect(rows.nth(1)).toContainText('Entry 26')
  await expect(page.getByText('27 entries')).toBeVisible()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(`${shop.portal}/commission?page=2`)
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(2)).toContainText(`Direct commission, order ${order.number}`)
  await expect(rows.nth(2)).toContainText('1% of $4,500.00')
  await expect(rows.nth(2)).toContainText('$45.00')
})

test('a cancelled sale stands there twice, and comes to nothing', async ({ page, shop }) => {
  const supporter = await newSupporter(shop)
  const order = await sellWithCode(shop, supporter, { price: 450_000 })
  await moveOrder(shop, order, 'Canceled')
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/commission`)
  const rows = page.getByRole('table', { name: t('portal.entries') }).getByRole('row')
  await expect(rows.nth(1)).toContainText(`Direct commission taken back, order ${order.number}`)
  await expect(rows.nth(1)).toContainText('-$45.00')
  await expect(rows.nth(2)).toContainText('Reversed')
})

test('the statement is a file too', async ({ page, shop }) => {
  const supporter = await newSupporter(shop)
  const order = await sellWithCode(shop, supporter, { price: 450_000 })
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/commission`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: t('portalSupporter.statementDownload') }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`commission-${supporter.code}.csv`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(order.number)
  expect(text).toContain('45.00')
})

test('an empty statement, and one of who has not joined', async ({ page, shop, buyer }) => {
  await enter(page, await newSupporter(shop), shop.portal)
  await page.goto(`${shop.portal}/commission`)
  await expect(page.getByText('Your statement is empty')).toBeVisible()
  await page.evaluate((token) => localStorage.setItem('bandari.token', token), buyer.token)
  await page.reload()
  await expect(page.getByText('You have not joined the Seller Programme yet')).toBeVisible()
})

test('a page that could not be loaded says so, and is tried again', async ({
  page,
  shop,
  context,
}) => {
  const supporter = await newSupporter(shop)
  await adjust(shop, supporter, 26)
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/commission`)
  const secondPage = page.getByRole('link', { name: 'Page 2' })
  await secondPage.waitFor()
  await context.setOffline(true)
  await secondPage.click()
  await expect(page.getByRole('alert')).toContainText('Your statement could not be loaded')
  await context.setOffline(false)
  await page.getByRole('button', { name: t('portalPromotion.tryAgain') }).click()
  await expect(page.getByText('Entry 1', { exact: true })).toBeVisible()
})

test('the approval is congratulated until it is dismissed', async ({ page, shop }) => {
  const supporter = await newSupporter(shop)
  await shop.sql(`update accounts set seller_status = 'approved' where id = $1`, [supporter.id])
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/profile`)
  const banner = page.getByText("Congratulations, you've been approved on the Seller Programme.")
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: t('portalAccount.dismiss') }).click()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await page.getByText(supporter.email).waitFor()
  await expect(banner).toHaveCount(0)
})
