import type { Page } from '@playwright/test'
import { expect, patient, test } from '../world.ts'

// A browser without a head is a robot.
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
test.use({ userAgent: phone, viewport: { width: 390, height: 800 } })

const hasLoaded = (page: Page, name: string) =>
  page.evaluate(
    (name) => performance.getEntriesByType('resource').some((file) => file.name.includes(name)),
    `/assets/${name}-`,
  )

test('a visit tells once how soon its page came, answered and stood still', async ({
  page,
  shop,
}) => {
  await page.goto('/fr/deals?page=1')
  await expect.poll(() => hasLoaded(page, 'web-vitals')).toBe(true)
  await page.getByRole('banner').locator('summary').first().click()
  // What a page sends while it is led away from does not have the browser's assumed name: it is hidden instead.
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
  const counted = async () => {
    await hide()
    const rows = await shop.sql(
      `select page, language, device, country, string_agg(metric, ' ' order by metric) as metrics,
         max(count) as visits
       from vital_days where page = '/deals' group by 1, 2, 3, 4`,
    )
    return rows[0] ?? {}
  }
  await expect.poll(counted).toMatchObject({
    page: '/deals',
    language: 'fr',
    device: 'phone',
    country: '',
    // A press that is answered too soon is in no browser's record.
    metrics: expect.stringMatching(/^cls fcp (inp )?lcp ttfb$/),
    visits: 1,
  })
  expect(await page.context().cookies()).toEqual([])
})

test('whoever asks not to be tracked, or saves data, is not measured', async ({
  browser,
  shop,
}) => {
  for (const wish of [
    () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }),
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  ]) {
    const context = await browser.newContext({ baseURL: shop.storefront, userAgent: phone })
    await context.addInitScript(wish)
    const page = patient(await context.newPage())
    await page.goto('/deals')
    await expect.poll(() => hasLoaded(page, 'measure-visit')).toBe(true)
    await page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 500))),
    )
    expect(await hasLoaded(page, 'web-vitals')).toBe(false)
    await context.close()
  }
})
