import { phone } from '../axe.ts'
import { recordShifts, takeShifts } from '../shifts.ts'
import { expect, test } from '../world.ts'

test.use({ ...phone, isMobile: false, locale: 'sw-TZ' })

const search = '/search/1/0/0/1/*/*/0'

test('six cars stand in two screens, their count stays in sight, and large pictures are remembered without a shift', async ({
  page,
}) => {
  await recordShifts(page)
  await page.goto(search)
  const list = page.getByRole('region', { name: 'Results' }).getByRole('listitem')
  const sixth = list.filter({ has: page.getByRole('heading') }).nth(5)
  const box = await sixth.boundingBox()
  // With the line that offers Swahili, which most visitors do not see.
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(2 * 740 + 46)
  await sixth.scrollIntoViewIfNeeded()
  await expect(page.getByText(/results found$/)).toBeInViewport()

  await page.getByRole('button', { name: 'Large pictures' }).click()
  const width = () =>
    list
      .locator('picture')
      .first()
      .evaluate((one) => one.clientWidth)
  await expect.poll(width).toBeGreaterThan(300)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Large pictures', pressed: true })).toBeVisible()
  expect(await width()).toBeGreaterThan(300)
  expect(await takeShifts(page, 0.01)).toEqual([])
})

test('the offer of another language moves nothing and covers nothing', async ({ page }) => {
  await recordShifts(page)
  for (const path of ['/', search, '/details/1', '/deals', '/login']) {
    await page.goto(path)
    const offer = page.getByRole('link', { name: 'Soma ukurasa huu kwa Kiswahili' })
    await expect(offer).toBeVisible()
    // A line of 45 px that was not free would move the whole window by 0.06; a header that arrives in two pieces moves itself.
    expect(await takeShifts(page, 0.01)).toEqual([])
    const end = await offer.evaluate((one) => one.closest('aside')!.getBoundingClientRect().bottom)
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.y).toBeGreaterThanOrEqual(end)
  }
})
