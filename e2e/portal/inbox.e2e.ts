import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { askForSpare, moveOrder, newBuyer, placeOrder } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** The inbox of requests with its twelve hours (buyer spec §5), and the audit of what staff did (decisions 21, 24). */

async function enterAsStaff(page: Page, shop: Shop) {
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
}

test('what is overdue stands apart from what is in time', async ({ page, shop }) => {
  const inTime = await askForSpare(shop, { hoursAgo: 11 })
  const late = await askForSpare(shop, { hoursAgo: 13 })
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/requests`)
  await expect(page.getByRole('row').filter({ hasText: inTime.reference })).toContainText('left')
  await expect(page.getByRole('row').filter({ hasText: late.reference })).toContainText(
    'Overdue by 1 h 0 min',
  )
  await page.getByRole('button', { name: t('staffRequests.list.overdue'), exact: true }).click()
  await expect(page.getByRole('link', { name: inTime.reference })).toHaveCount(0)
  await expect(page.getByRole('link', { name: late.reference })).toBeVisible()
})

test('a request is answered with a note, which stops the clock', async ({ page, shop }) => {
  const { id, reference, email } = await askForSpare(shop, { hoursAgo: 13 })
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/requests/${id}/show`)
  await expect(page.getByRole('link', { name: email })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${email}.*${reference}`),
  )
  await expect(page.getByRole('link', { name: '+254 700 000 001' })).toHaveAttribute(
    'href',
    'tel:+254700000001',
  )
  await page
    .getByRole('textbox', { name: t('staffRequests.note') })
    .fill('Sent an offer by e-mail.')
  await page.getByRole('button', { name: t('staffRequests.markAnswered') }).click()
  await expect(page.getByText(`Request ${reference} is answered.`)).toBeVisible()
  await expect(page.getByRole('region', { name: t('staffRequests.notes') })).toContainText(
    'Sent an offer by e-mail.',
  )
  await expect(page.getByRole('textbox', { name: t('staffRequests.note') })).toHaveValue('')
  await expect(page.getByText(/^Overdue by/)).toHaveCount(0)
})

test('who was slower sees what the other did and loses nothing', async ({ page, shop }) => {
  const { id } = await askForSpare(shop)
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/requests/${id}/show`)
  await page.getByRole('textbox', { name: t('staffRequests.note') }).fill('The supplier has two.')
  const { client } = await newBuyer(shop, { isStaff: true })
  const body = { note: 'Called, no answer.' }
  await client.PUT('/support/requests/{id}', { params: { path: { id } }, body })
  await page.getByRole('button', { name: t('staffRequests.markAnswered') }).click()
  await expect(page.getByRole('alert')).toContainText('has changed this meanwhile')
  const notes = page.getByRole('region', { name: t('staffRequests.notes') })
  await expect(notes).toContainText('Called, no answer.')
  await expect(page.getByRole('textbox', { name: t('staffRequests.note') })).toHaveValue(
    'The supplier has two.',
  )
  await page.getByRole('button', { name: t('staffRequests.markAnswered') }).click()
  await expect(notes.getByRole('listitem')).toHaveCount(2)
})

test('a note pressed twice is there once, an empty one not at all', async ({ page, shop }) => {
  const { id } = await askForSpare(shop)
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/requests/${id}/show`)
  await page.getByRole('button', { name: t('staffRequests.onlyNote') }).click()
  await expect(page.getByText('Write what there is to note.')).toBeVisible()
  await page.getByRole('textbox', { name: t('staffRequests.note') }).fill('Called, no answer.')
  await page.getByRole('button', { name: t('staffRequests.onlyNote') }).dblclick()
  await expect(page.getByText('The note has been added.')).toBeVisible()
  await page.reload()
  await expect(
    page.getByRole('region', { name: t('staffRequests.notes') }).getByRole('listitem'),
  ).toHaveCount(1)
})

test('the audit says who changed what, from what to what, and leads there', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  await moveOrder(shop, order, 'Authorized')
  await enterAsStaff(page, shop)
  const filter = encodeURIComponent(
    JSON.stringify({ kind: 'change', subject: 'order', subject_id: String(order.id) }),
  )
  await page.goto(`${shop.portal}/support/audit?filter=${filter}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: t('staffAudit.action.moveOrder') }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('StatusChangedPendingAuthorized')
  await expect(page.getByText('As arranged')).toBeVisible()
  await page.getByRole('link', { name: `Order ${order.number}` }).click()
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible()
})

test('the audit says who looked at whose data, by kind, and is saved as a file', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/orders/${order.id}/show`)
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible()
  await page.goto(`${shop.portal}/support/audit`)
  const kinds = page.getByRole('group', { name: t('staffAudit.kind') })
  await kinds.getByRole('button', { name: t('staffAudit.reads') }).click()
  const look = page.getByRole('row').filter({ hasText: `Order ${order.number}` })
  await expect(look).toContainText(t('staffAudit.action.readRecord'))
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain(`read-record,order,${order.id},`)
  await kinds.getByRole('button', { name: t('staffAudit.signIns') }).click()
  await expect(look).toHaveCount(0)
})
