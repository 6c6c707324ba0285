import { stockVehicle } from '@bandari/api/arrange'
import { picture } from '../pictures.ts'
import { enter } from '../steps.ts'
import { t } from '../sentences.ts'
import { expect, test } from '../world.ts'

/** From the landed price of a vehicle to the portal; the rest is tried in apps/storefront/test/screens/landed-price. */

test('what nobody told of a vehicle is asked with one click', async ({ page, shop, buyer }) => {
  const { id, title } = await stockVehicle(shop, { manufactured: null, firstRegistered: null })
  await enter(page, buyer)
  await page.goto(`/details/${id}`)
  const block = page.getByRole('region', { name: t('door.title') })
  await block.getByRole('button', { name: t('door.choose') }).click()
  const dialog = page.getByRole('dialog', { name: t('shell.chooseDestination') })
  await dialog.getByLabel(t('shell.country')).selectOption({ label: 'Kenya' })
  await expect(dialog.getByLabel(t('shell.city'))).not.toHaveValue('')
  await dialog.getByRole('button', { name: t('shell.keepDestination') }).click()
  await block.getByRole('link', { name: t('door.askSeller') }).click()
  const question = page.getByLabel(t('portalMessages.question'))
  await expect(question).toHaveValue(new RegExp(t('door.need.firstRegistered')))
  await expect(question).toHaveValue(new RegExp(title))
  await picture(page, 'landed-question')
  await page.getByRole('button', { name: t('portalMessages.send') }).click()
  const messages = page.getByRole('list', { name: t('portalMessages.messages') })
  await expect(messages).toContainText(t('door.need.firstRegistered'))
})
