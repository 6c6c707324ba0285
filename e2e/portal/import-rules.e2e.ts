import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { newBuyer, placeOrder, stockVehicle } from '@bandari/api/arrange'
import { picture } from '../pictures.ts'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** A change of an import rule: drafted by one person, published by another; what an order was told stays. */

async function staffPage(page: Page, shop: Shop) {
  const context = await page.context().browser()!.newContext()
  const staff = await context.newPage()
  await enter(staff, await newBuyer(shop, { isStaff: true }), shop.portal)
  return staff
}

/** A vehicle's page for somebody in Nairobi, and what it says of the price there when it is loaded. */
async function openAtADoor(page: Page, shop: Shop) {
  const { id } = await stockVehicle(shop)
  const nairobi = 'country=KE&city=Nairobi&way=ke-mba-nbo&shipping=RORO&port=mombasa'
  const context = await page.context().browser()!.newContext({ baseURL: shop.storefront })
  const cookie = { name: 'bandari_destination', value: nairobi, url: shop.storefront }
  await context.addCookies([cookie])
  const visitor = await context.newPage()
  return async () => {
    await visitor.goto(`/details/${id}`)
    const door = visitor.getByRole('region', { name: t('door.title') })
    return door.getByRole('heading', { level: 3 }).first().innerText()
  }
}

/** As where there are more orders than are worked out at a time, and the second part fails the first time. */
async function tellInParts(page: Page, shop: Shop, orderId: number) {
  const { client } = await newBuyer(shop, { isStaff: true })
  let failures = 1
  await page.route(/\/import-rule-drafts\/\d+\/effect/, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (searchParams.has('after'))
      return failures-- > 0
        ? route.fulfill({ status: 404, json: { detail: 'Gone' } })
        : route.continue()
    const path = { id: Number(pathname.split('/').at(-2)) }
    const { data } = await client.GET('/support/import-rule-drafts/{id}/effect', {
      params: { path },
    })
    const orders = { checked: 0, left: 1, next: orderId - 1, changed: [] }
    return route.fulfill({ json: { ...data, orders } })
  })
}

test('a charge of Kenya is drafted, seen in cars and orders, and published by somebody else', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  const ordered = async () =>
    (
      await buyer.client.GET('/orders/{id}/landed-prices/', {
        params: { path: { id: order.id } },
      })
    ).data?.[0]
  const before = await ordered()
  const atTheDoor = await openAtADoor(page, shop)
  const told = await atTheDoor()

  const author = await staffPage(page, shop)
  const filter = JSON.stringify({ country: 'KE', q: 'ke-port' })
  await author.goto(`${shop.portal}/support/import-rules?filter=${encodeURIComponent(filter)}`)
  await author.getByRole('row').filter({ hasText: 'Kenya' }).first().click()
  await author.getByRole('button', { name: t('staffImportRules.draftIt') }).click()
  const ruleAddress = author.url()
  const dialog = author.getByRole('dialog')
  const text = dialog.getByLabel(t('staffImportRules.content'))
  const content = JSON.parse(await text.inputValue()) as Record<string, unknown>
  await text.fill('{')
  await dialog.getByRole('button', { name: t('staffImportRules.draft.save') }).click()
  await expect(dialog.getByText(t('staffImportRules.draft.noJson'))).toBeVisible()
  await text.fill(JSON.stringify({ ...content, high: '900000' }, null, 2))
  await dialog.getByLabel(t('staffImportRules.draft.reason')).fill('The tariff of 2027.')
  await picture(author, 'draft-dialog')
  await dialog.getByRole('button', { name: t('staffImportRules.draft.save') }).click()

  await expect(author.getByText(t('staffImportRules.draft.second'))).toBeVisible()
  const effect = author.getByRole('region', { name: t('staffImportRules.effect.title') })
  await expect(effect.getByRole('link', { name: order.number })).toBeVisible()
  await expect(
    author.getByRole('button', { name: t('staffImportRules.draft.publish') }),
  ).toHaveCount(0)
  await picture(author, 'draft')
  const address = author.url()

  const second = await staffPage(page, shop)
  await tellInParts(second, shop, order.id)
  await second.goto(address)
  const parts = second.getByRole('region', { name: t('staffImportRules.effect.title') })
  await expect(parts.getByText(t('staffImportRules.effect.left', { count: 1 }))).toBeVisible()
  await parts.getByRole('button', { name: t('ui.tryAgain') }).click()
  await expect(parts.getByRole('link', { name: order.number })).toBeVisible()
  await expect(parts.getByText(t('staffImportRules.effect.left', { count: 1 }))).toHaveCount(0)
  await second.getByRole('button', { name: t('staffImportRules.draft.publish') }).click()
  await second
    .getByRole('dialog')
    .getByRole('button', { name: t('staffImportRules.draft.publish') })
    .click()
  await expect(second.getByText(t('staffImportRules.draft.isPublished'))).toBeVisible()
  await expect.poll(atTheDoor, { timeout: 60_000 }).not.toBe(told)
  await second.goto(`${shop.portal}/support/import-rule-drafts`)
  await expect(second.getByRole('row').filter({ hasText: 'The tariff of 2027.' })).toContainText(
    t('staffImportRules.draft.published'),
  )
  await picture(second, 'drafts')

  // The rule's page, by the address from before, reads it again and goes on.
  await author.goto(ruleAddress)
  await expect(author.getByText('"900000"')).toBeVisible()
  await author.getByRole('button', { name: t('staffImportRules.draftIt') }).waitFor()

  const after = await ordered()
  expect(after?.ordered).toEqual(before?.ordered)
  expect(Number(after?.today?.totals.others_high)).toBeGreaterThan(
    Number(after?.ordered.totals.others_high),
  )
})

test('a country’s file is refused with its faults, brought, shown rule by rule and published by somebody else', async ({
  page,
  shop,
}) => {
  const address = new URL('../../apps/api/reference/import-rules/zm.json', import.meta.url)
  const file = JSON.parse(readFileSync(address, 'utf8')) as {
    checked_on: string
    sources: { id: string; title: string }[]
  }
  file.checked_on = new Date().toISOString().slice(0, 10)
  const json = (content: unknown) => ({
    name: 'zm.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  })
  const author = await staffPage(page, shop)
  await author.goto(`${shop.portal}/support/import-rule-drafts`)
  await author.getByRole('button', { name: t('staffImportRules.file.bring') }).click()
  const dialog = author.getByRole('dialog')
  const send = dialog.getByRole('button', { name: t('staffImportRules.file.bring') })
  await send.click()
  await expect(dialog.getByText(t('staffImportRules.file.unread'))).toBeVisible()
  const field = dialog.getByLabel(t('staffImportRules.file.field'))
  await field.setInputFiles(json({ ...file, sources: file.sources.slice(1) }))
  await dialog.getByLabel(t('staffImportRules.draft.reason')).fill('The Finance Act of 2027.')
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText('No source of this country is called')
  await picture(author, 'country-file-dialog')
  const source = { ...file.sources[0]!, id: 'zra-2027', title: 'Gazette of 2027' }
  await field.setInputFiles(json({ ...file, sources: [...file.sources, source] }))
  await send.click()

  await expect(author.getByText(t('staffImportRules.draft.second'))).toBeVisible()
  const effect = author.getByRole('region', { name: t('staffImportRules.effect.title') })
  await expect(effect.getByRole('row').filter({ hasText: 'Gazette of 2027' })).toContainText(
    t('staffImportRules.file.added'),
  )
  await picture(author, 'country-file')

  const second = await staffPage(page, shop)
  await second.goto(author.url())
  const publish = { name: t('staffImportRules.draft.publish') }
  await second.getByRole('button', publish).click()
  await second.getByRole('dialog').getByRole('button', publish).click()
  await expect(second.getByText(t('staffImportRules.draft.isPublished'))).toBeVisible()
  await second.goto(`${shop.portal}/support/import-rule-drafts`)
  await expect(
    second.getByRole('row').filter({ hasText: 'The Finance Act of 2027.' }),
  ).toContainText(t('staffImportRules.part.sheet'))
})
