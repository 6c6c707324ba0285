import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What of the vehicle search (buyer spec §2) only a browser shows: scrolling, focus and Back. */

test('Inquire opens the vehicle where its seller is reached', async ({ page }) => {
  await page.goto('/search/1/0/0/1/*/*/0')
  await page
    .getByRole('link', { name: /^Inquire about/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/details\/\d+#contact$/)
  await expect(page.getByRole('heading', { name: t('details.contact') })).toBeInViewport()
})

test('a chosen make and model are searched for at once, and the heading says them', async ({
  page,
}) => {
  await page.goto('/search/3/500/43000/1/toyota/*/1')
  const filters = page.getByRole('form', { name: t('search.filters') })
  const make = filters.getByLabel(t('search.make'))
  const heading = page.getByRole('heading', { level: 1 })
  await filters.getByLabel(t('search.mileage')).selectOption('200000')
  await make.focus()
  await make.selectOption('nissan')
  await expect(page).toHaveURL(/\/search\/1\/500\/43000\/1\/nissan\/\*\/1$/)
  await expect(heading).toHaveText('Nissan')
  await expect(make).toBeFocused()
  const model = filters.getByLabel(t('search.model'))
  await model.selectOption({ index: 1 })
  await expect(heading).toHaveText(/^Nissan ./)
  // What was chosen beside it is still there, and waits for the button.
  await expect(filters.getByLabel(t('search.mileage'))).toHaveValue('200000')
  await page.goBack()
  await expect(heading).toHaveText('Nissan')
  await expect(model).toHaveValue('')
  await page.goBack()
  await expect(make).toHaveValue('toyota')
})
