import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** The filters of the query string, and the search box, on a phone (issue 3, point 8). */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('the search box is shown; the filters are a sheet with its action always in reach, which Escape closes', async ({
  page,
}) => {
  await page.goto('/search/1/0/0/1/*/*/0')
  await expect(page.getByRole('search').getByLabel(t('shell.findVehicle'))).toBeInViewport()
  const panel = page.getByRole('form', { name: t('search.filters') })
  await expect(panel).toBeHidden()
  const open = page.getByText('Filters', { exact: true })
  await open.click()
  await expect(panel.getByLabel(t('search.make'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await open.click()
  const show = panel.getByRole('button', { name: /^Show/ })
  await expect(show).toBeInViewport()
  const everything = await show.textContent()
  await panel.getByRole('checkbox', { name: /^Hybrid/ }).check()
  await expect(show).not.toHaveText(everything ?? '')
  await expect(show).toHaveText(/^Show [\d,]+ vehicles$/)
  const count = /[\d,]+/.exec((await show.textContent()) ?? '')?.[0]
  await show.click()
  await expect(page.getByText(`${count} results found`, { exact: true })).toBeVisible()
  await expect(panel).toBeHidden()
})
