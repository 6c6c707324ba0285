import { readFile } from 'node:fs/promises'
import type { Role } from '@bandari/api/people'
import type { Browser, Page } from '@playwright/test'
import { newCreditor, person } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Payouts to many supporters: one collects, a second one pays (decisions 14 and 24). */

async function openPayouts(page: Page, shop: Shop, role: Role = 'finance') {
  await enter(page, await person(shop, role), shop.portal)
  await page.goto(`${shop.portal}/support/payout-batches`)
  await expect(page.getByRole('heading', { name: t('staffPayouts.title'), level: 1 })).toBeVisible()
}

/** Makes a payout; its address. */
async function collect(page: Page): Promise<string> {
  await page.getByRole('button', { name: t('staffPayouts.collect') }).dblclick()
  await expect(page.getByRole('heading', { name: /^Payout \d+$/ })).toBeVisible()
  return page.url()
}

async function asSecondPerson(browser: Browser, shop: Shop, url: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await enter(page, await person(shop, 'support'), shop.portal)
  await page.goto(url)
  return page
}

test('who made a payout is told that a second person pays, who then does, once', async ({
  page,
  browser,
  shop,
}) => {
  const supporter = await newCreditor(shop, 43_50)
  await openPayouts(page, shop)
  const url = await collect(page)
  await expect(page.getByRole('table', { name: t('staffPayouts.lines') })).toContainText(
    supporter.code,
  )
  await expect(page.getByText('somebody else has to mark it as paid')).toBeVisible()
  await expect(page.getByRole('button', { name: t('staffPayouts.markPaid') })).toHaveCount(0)

  const second = await asSecondPerson(browser, shop, url)
  await second.getByRole('button', { name: t('staffPayouts.markPaid') }).click()
  const dialog = second.getByRole('dialog')
  await dialog.getByRole('button', { name: t('staffPayouts.markPaid') }).click()
  await expect(dialog.getByText('Say how it was paid.')).toBeVisible()
  await dialog.getByLabel(t('staffPayouts.close.reference')).fill('FT-2026-0311')
  await dialog.getByRole('button', { name: t('staffPayouts.markPaid') }).dblclick()
  await expect(second.getByText(/^Payout \d+ is paid\.$/)).toBeVisible()
  await expect(second.getByRole('region', { name: t('staffPayouts.particulars') })).toContainText(
    'Grace Banda',
  )
  const { data } = await supporter.client.GET('/commission/')
  expect(data).toMatchObject({ approved: '0.00', paid: '43.50' })
  await second.context().close()
})

test('the file for the bank has a row a supporter', async ({ page, shop }) => {
  const supporter = await newCreditor(shop, 50_00)
  await openPayouts(page, shop)
  await collect(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: t('staffPayouts.file') }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^payout-\d+\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('name,mobile,code,amount,currency,reference')
  expect(text).toContain(`+260971234567,${supporter.code},50.00,USD,P`)
})

test('what is in an open payout is not paid alone; discarded, it is free again', async ({
  page,
  shop,
}) => {
  const supporter = await newCreditor(shop, 70_00)
  await openPayouts(page, shop)
  await collect(page)
  const payout = await page.getByRole('heading', { name: /^Payout/ }).textContent()
  await page.goto(`${shop.portal}/support/agents`)
  await page.getByLabel(t('staffSupporters.search')).fill(supporter.email)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: `In ${payout?.toLowerCase()}` }).click()
  await page.getByRole('button', { name: t('staffPayouts.discard') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('staff.reason')).fill('A wrong number')
  await dialog.getByRole('button', { name: t('staffPayouts.close.confirmDiscard') }).click()
  await expect(page.getByRole('region', { name: t('staffPayouts.particulars') })).toContainText(
    'A wrong number',
  )
  await page.goto(`${shop.portal}/support/agents`)
  await page.getByLabel(t('staffSupporters.search')).fill(supporter.email)
  await expect(page.getByRole('button', { name: /^Pay / })).toBeEnabled()
})

test('with nobody to pay it says so', async ({ page, shop }) => {
  await openPayouts(page, shop)
  // First collects everybody who is payable in this world.
  const client = shop.clientWith(await shop.tokenOf('finance'))
  await client.POST('/support/payout-batches', { body: {} })
  await page.getByRole('button', { name: t('staffPayouts.collect') }).click()
  await expect(page.getByRole('alert')).toContainText('No supporter has USD25 approved')
})
