import type { Page } from '@playwright/test'
import { askForQuote, mailsTo, person } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Shipping quotes: the queue with its clock, the answer, and two people at one (decisions 24). */

async function openQuote(page: Page, shop: Shop, id: number) {
  await enter(page, await person(shop, 'desk'), shop.portal)
  await page.goto(`${shop.portal}/support/quotes/${id}/show`)
  await expect(page.getByRole('heading', { name: `Quote ${id}` })).toBeVisible()
}

const charge = 'Shipping in US dollars'

test('who waits longest comes first, and what is overdue is marked; the clock ticks', async ({
  page,
  shop,
}) => {
  const title = `Mitsubishi Fuso ${Date.now()}`
  const late = await askForQuote(shop, { title: `${title} late`, waited: 23 })
  const fresh = await askForQuote(shop, { title: `${title} fresh`, waited: 2 })
  await enter(page, await person(shop, 'desk'), shop.portal)
  await page.goto(`${shop.portal}/support/quotes`)
  await expect(page.getByRole('button', { name: t('staffQuotes.waiting') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByLabel(t('staffQuotes.search')).fill(title)
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText(late.email)
  await expect(rows.nth(1)).toContainText('Overdue by 3:')
  await expect(rows.nth(2)).toContainText(fresh.email)
  const clock = rows.nth(2).getByText(/^1[78]:\d\d left$/)
  const before = await clock.textContent()
  await expect(clock).not.toHaveText(before ?? '')
})

test('what is no charge is refused in its field, and what was typed stays', async ({
  page,
  shop,
}) => {
  const { id } = await askForQuote(shop, { note: 'Delivery to Nakuru?' })
  await openQuote(page, shop, id)
  await expect(page.getByRole('blockquote')).toHaveText('Delivery to Nakuru?')
  await page.getByRole('button', { name: t('staffQuotes.send') }).click()
  await expect(page.getByText('Say what shipping costs.')).toBeVisible()
  await expect(page.getByLabel(charge)).toBeFocused()
  await page.getByLabel(charge).fill('0.50')
  await expect(page.getByText('At least 1.00.')).toBeVisible()
  await expect(page.getByLabel(charge)).toHaveValue('0.50')
})

test('an answer may be changed until the order is placed; the buyer hears of both', async ({
  page,
  shop,
}) => {
  const { id, email } = await askForQuote(shop)
  await openQuote(page, shop, id)
  await page.getByLabel(charge).fill('950')
  await expect(page.getByRole('paragraph').filter({ hasText: 'The buyer pays' })).toContainText(
    '$5,450.00',
  )
  await page.getByRole('button', { name: t('staffQuotes.send') }).dblclick()
  await expect(page.getByText(`The quote has been sent to ${email}.`)).toBeVisible()
  await expect(page.getByRole('region', { name: t('staffQuotes.theAnswer') })).toContainText(
    'by Mary Phiri',
  )
  await page.getByLabel(charge).fill('875.5')
  await page.getByRole('button', { name: t('staffQuotes.sendNew') }).click()
  await expect(page.getByRole('region', { name: t('staffQuotes.theAnswer') })).toContainText(
    '$875.50',
  )
  await expect
    .poll(async () => (await mailsTo(shop, email)).map(({ subject }) => subject))
    .toEqual(['Your new shipping quote: USD 875.50', 'Your shipping quote: USD 950.00'])
})

test('of two people at one quote the second is told who was quicker', async ({ page, shop }) => {
  const { id } = await askForQuote(shop)
  await openQuote(page, shop, id)
  await page.getByLabel(charge).fill('900')
  const other = shop.clientWith(await shop.tokenOf('support'))
  const params = { path: { id } }
  const { data } = await other.GET('/support/quotes/{id}', { params })
  await other.PUT('/support/quotes/{id}', {
    params,
    body: { version: data!.version, shipping_charge: '800.00' },
  })
  await page.getByRole('button', { name: t('staffQuotes.send') }).click()
  await expect(page.getByRole('alert')).toContainText('Grace Banda has changed this meanwhile.')
  await expect(page.getByRole('region', { name: t('staffQuotes.theAnswer') })).toContainText(
    '$800.00',
  )
  await expect(page.getByLabel(charge)).toHaveValue('900')
})

test('finance is not let in', async ({ page, shop }) => {
  await enter(page, await person(shop, 'finance'), shop.portal)
  await page.goto(`${shop.portal}/support/quotes`)
  await expect(page.getByText('This room is for support staff')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: t('staffQuotes.title') })).toHaveCount(0)
})
