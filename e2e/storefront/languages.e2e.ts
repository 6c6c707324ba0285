import { translatorOf } from '@bandari/i18n/catalogues'
import { expect, test } from '../world.ts'

const swahili = translatorOf('sw').t

test('a page in another language: its address, its document, the way back, and the choice on later visits', async ({
  page,
  complaints,
}) => {
  await page.goto('/deals')
  const menu = page.getByRole('contentinfo').getByRole('navigation', { name: 'Language' })
  await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  await menu.getByRole('link', { name: 'Kiswahili' }).click()
  await expect(page).toHaveURL(/\/sw\/deals$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
  await page
    .getByRole('banner')
    .getByRole('link', { name: swahili('shell.cars') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/sw\/search\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/sw\/deals$/)
  // Another visit to an English page: what was chosen is offered there.
  await page.goto('/help-contact')
  await expect(page.getByRole('link', { name: 'Soma ukurasa huu kwa Kiswahili' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Soma ukurasa huu kwa Kiswahili' })).toHaveCount(0)
  await expect(page).toHaveURL(/[^w]\/help-contact$/)
  expect(complaints).toEqual([])
})
