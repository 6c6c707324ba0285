import type { Page } from '@playwright/test'
import { mailsTo, newCreditor, person } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** My Account: where commission goes, and the address book. */

const details = (page: Page) => page.getByRole('region', { name: t('portalPayouts.title') })

test('a supporter says where they are paid, confirms it by the mailed link, and finance sees it', async ({
  page,
  browser,
  shop,
}) => {
  const supporter = await newCreditor(shop, 43_50)
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/supporter-dashboard`)
  await expect(page.getByText(t('portalSupporter.nowhereToPay'))).toBeVisible()
  await page.getByRole('link', { name: t('portalSupporter.givePayoutDetails') }).click()

  await details(page)
    .getByRole('button', { name: t('portalPayouts.give') })
    .click()
  await details(page)
    .getByRole('button', { name: t('portalPayouts.ask') })
    .click()
  await expect(details(page).getByLabel(t('portalPayouts.operator'))).toHaveAccessibleDescription(
    new RegExp(t('refusals.required')),
  )
  await details(page).getByLabel(t('portalPayouts.country'), { exact: true }).selectOption('KE')
  await expect(details(page).getByLabel(t('portalPayouts.currency'))).toHaveValue('KES')
  await details(page).getByLabel(t('portalPayouts.operator')).fill('M-Pesa')
  await details(page).getByLabel(t('portalPayouts.number')).fill('0712345678')
  await details(page).getByLabel(t('portalPayouts.holder')).fill('Joy Kamau')
  await details(page)
    .getByRole('button', { name: t('portalPayouts.ask') })
    .dblclick()
  await expect(page.getByText(t('portalPayouts.waiting'))).toBeVisible()
  await expect(details(page)).not.toContainText('5678')

  const [mail] = await mailsTo(shop, supporter.email)
  const [link = ''] = /\S+#payout=\S+/.exec(mail?.text ?? '') ?? []
  await page.goto('about:blank')
  await page.goto(link)
  const confirmation = page.getByRole('region', { name: t('portalPayouts.confirm') })
  await expect(confirmation).toContainText('M-Pesa, ending in 5678')
  expect(page.url()).not.toContain('#')
  await confirmation.getByRole('button', { name: t('portalPayouts.confirmNow') }).click()
  await expect(page.getByText(t('portalPayouts.changed'), { exact: true })).toBeVisible()
  await expect(details(page)).toContainText('M-Pesa, ending in 5678')
  await expect(details(page)).toContainText(t('portalPayouts.paysFrom'))
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText(t('portalPayouts.over'))).toBeVisible()
  await page.goto(`${shop.portal}/supporter-dashboard`)
  await expect(page.getByText('To M-Pesa, ending in 5678')).toBeVisible()

  const desk = await (await browser.newContext()).newPage()
  await enter(desk, await person(shop, 'finance'), shop.portal)
  const [agent] = await shop.sql<{ id: number }>('select id from agents where account_id = $1', [
    supporter.id,
  ])
  await desk.goto(`${shop.portal}/support/agents/${agent?.id}/show`)
  await expect(desk.getByText('M-Pesa, ending in 5678')).toBeVisible()
  await desk.getByRole('button', { name: t('staffSupporters.details.show') }).click()
  await expect(desk.getByText('+254712345678')).toBeVisible()
})

test('an address book is kept on My Account', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile?tab=addresses`)
  await expect(page.getByText(t('portalAddresses.none'))).toBeVisible()
  const add = async (line1: string) => {
    await page.getByRole('button', { name: t('portalAddresses.add') }).click()
    await page.getByLabel(t('portalAddresses.title')).selectOption('Mrs')
    await page.getByLabel(t('portalAddresses.firstName')).fill('Grace')
    await page.getByLabel(t('portalAddresses.lastName')).fill('Wanjiru')
    await page.getByLabel(t('portalAddresses.phone')).fill('+254 700 000 001')
    await page.getByLabel(t('portalAddresses.line1')).fill(line1)
    await page.getByLabel(t('portalAddresses.city')).fill('Nairobi')
    await page.getByLabel(t('portalAddresses.province')).fill('Nairobi County')
    await page.getByRole('button', { name: t('portalAddresses.save') }).click()
    await expect(page.getByLabel(t('portalAddresses.country'))).toHaveAccessibleDescription(/.+/)
    await page.getByLabel(t('portalAddresses.country')).selectOption({ label: 'Kenya' })
    await page.getByRole('button', { name: t('portalAddresses.save') }).dblclick()
    await expect(page.getByRole('region', { name: `Grace Wanjiru, ${line1}` })).toBeVisible()
  }
  await add('14 Moi Avenue')
  await add('16 Moi Avenue')
  const first = page.getByRole('region', { name: 'Grace Wanjiru, 14 Moi Avenue' })
  await first.getByRole('button', { name: t('portalAddresses.makeDefault') }).click()
  await expect(first).toContainText(t('portalAddresses.default'))
  await first.getByRole('button', { name: t('portalAddresses.edit') }).click()
  await page.getByLabel(t('portalAddresses.line1')).fill('18 Moi Avenue')
  await page.getByRole('button', { name: t('portalAddresses.save') }).click()
  const edited = page.getByRole('region', { name: 'Grace Wanjiru, 18 Moi Avenue' })
  await expect(edited).toContainText(t('portalAddresses.default'))
  await edited.getByRole('button', { name: t('portalAddresses.remove') }).click()
  const dialog = page.getByRole('dialog', { name: t('portalAddresses.sure') })
  await dialog.getByRole('button', { name: t('portalAddresses.remove') }).click()
  await expect(edited).toBeHidden()
  const { data } = await buyer.client.GET('/useraddresses/')
  expect(data?.map(({ line1 }) => line1)).toEqual(['16 Moi Avenue'])
})
