import { newSupporter, sellWithCode } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** My Downline (account spec §2, §9; decisions 16). */

test('breadcrumb and tiles of an empty downline: 0 recruits, $0', async ({ page, shop }) => {
  await enter(page, await newSupporter(shop), shop.portal)
  await page.goto(`${shop.portal}/my-downline`)
  const trail = page.getByRole('navigation', { name: t('ui.breadcrumb') })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Account', 'My Downline'])
  await expect(page.getByRole('region', { name: t('portalSupporter.recruitsTotal') })).toHaveText(
    'Total Recruits0',
  )
  await expect(page.getByRole('region', { name: t('portalSupporter.profit') })).toHaveText(
    'Profit$0',
  )
  await expect(page.getByText('You have no recruits yet')).toBeVisible()
})

test('Profit is what the ledger says of the downline', async ({ page, shop }) => {
  const recruiter = await newSupporter(shop)
  await sellWithCode(shop, await newSupporter(shop, { referrer: recruiter }), { price: 450_000 })
  await sellWithCode(shop, recruiter, { price: 300_000 })
  await enter(page, recruiter, shop.portal)
  await page.goto(`${shop.portal}/my-downline`)
  await expect(page.getByRole('region', { name: t('portalSupporter.recruitsTotal') })).toHaveText(
    'Total Recruits1',
  )
  await expect(page.getByRole('region', { name: t('portalSupporter.profit') })).toHaveText(
    'Profit$45.00',
  )
})

test('a card opens a left panel of 60 % with the recruit’s orders; Back closes it', async ({
  page,
  shop,
}) => {
  const recruiter = await newSupporter(shop)
  const recruit = await newSupporter(shop, { referrer: recruiter })
  const order = await sellWithCode(shop, recruit)
  await enter(page, recruiter, shop.portal)
  await page.goto(`${shop.portal}/my-downline`)
  const card = page.getByRole('button', { name: recruit.email })
  await card.click()
  const panel = page.getByRole('dialog', { name: recruit.email })
  await expect(
    panel.getByRole('heading', { name: t('portalSupporter.recruitOrdersTitle') }),
  ).toBeVisible()
  // When it was ordered, how far it is, what it brings and whether that was paid.
  await expect(panel.getByRole('listitem')).toHaveText([
    new RegExp(`^Order ${order.number}.*\\d{4}Authorized\\$\\d+\\.\\d\\dPENDING$`),
  ])
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, width: 768 })
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(`${shop.portal}/my-downline`)
  await expect(card).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a recruit without orders: No records, over the whole width', async ({ page, shop }) => {
    const recruiter = await newSupporter(shop)
    const recruit = await newSupporter(shop, { referrer: recruiter })
    await enter(page, recruiter, shop.portal)
    await page.goto(`${shop.portal}/my-downline`)
    await page.getByRole('button', { name: recruit.email }).click()
    const panel = page.getByRole('dialog', { name: recruit.email })
    await expect(panel.getByText('No records')).toBeVisible()
    await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, width: 360 })
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })
})

test('an order whose commission was paid reads PAID', async ({ page, shop }) => {
  const recruiter = await newSupporter(shop)
  const recruit = await newSupporter(shop, { referrer: recruiter })
  const order = await sellWithCode(shop, recruit, { price: 450_000 })
  // Forty-five days later the job approves, finance collects, and a second person pays.
  await shop.sql(
    `insert into commission_approvals (entry_id, at)
     select id, now() from commission_entries where order_id = $1`,
    [order.id],
  )
  const maker = shop.clientWith(await shop.tokenOf('finance'))
  const payer = shop.clientWith(await shop.tokenOf('support'))
  const { data: batch } = await maker.POST('/support/payout-batches', { body: {} })
  await payer.PUT('/support/payout-batches/{id}', {
    params: { path: { id: batch!.id } },
    body: { version: batch!.version, state: 'paid', reference: 'FT-2026-0311' },
  })
  await enter(page, recruiter, shop.portal)
  await page.goto(`${shop.portal}/my-downline`)
  await page.getByRole('button', { name: recruit.email }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
    new RegExp(`^Order ${order.number}.*PAID$`),
  ])
})

test('who has not joined is invited', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/my-downline`)
  await expect(page.getByText('You have not joined the Seller Programme yet')).toBeVisible()
})
