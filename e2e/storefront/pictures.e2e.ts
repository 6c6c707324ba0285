import { stockVehicle } from '@bandari/api/arrange'
import { addVideo } from '@bandari/api/test/helpers/arrange-files.ts'
import type { Page } from '@playwright/test'
import { t } from '../sentences.ts'
import { expect, test } from '../world.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

type Finger = Readonly<{ x: number; y: number; id: number }>

/** Fingers as they lie on the screen, moment by moment; then none. */
async function touch(page: Page, moments: readonly (readonly Finger[])[]) {
  const session = await page.context().newCDPSession(page)
  for (const [moment, touchPoints] of moments.entries()) {
    const type = moment === 0 ? 'touchStart' : 'touchMove'
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const steps = Array.from({ length: 11 }, (_, step) => step / 10)

const swipeLeft = (page: Page) =>
  touch(
    page,
    steps.map((part) => [{ x: 300 - 260 * part, y: 370, id: 1 }]),
  )

/** Two fingers around the middle of the screen, so many points apart. */
const pinch = (page: Page, from: number, to: number) =>
  touch(
    page,
    steps.map((part) =>
      [1, 2].map((id) => ({
        x: 180 + (id * 2 - 3) * ((from + (to - from) * part) / 2),
        y: 370,
        id,
      })),
    ),
  )

test('a phone: pictures are swiped, enlarged by two fingers, and closed by Back', async ({
  page,
  shop,
}) => {
  const { id, title } = await stockVehicle(shop)
  await page.goto(`/details/${id}`)
  await page.getByRole('button', { name: t('ui.zoomPicture') }).click()
  const zoom = page.getByRole('dialog', { name: title })
  await expect(zoom.getByText('1 / 4')).toBeVisible()
  await swipeLeft(page)
  await expect(zoom.getByText('2 / 4')).toBeVisible()
  const zoomOut = zoom.getByRole('button', { name: t('ui.zoomOut') })
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
  await pinch(page, 100, 260)
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'false')
  // One finger moves the picture now, and not the row.
  await swipeLeft(page)
  await expect(zoom.getByText('2 / 4')).toBeVisible()
  await pinch(page, 300, 60)
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
  await page.goBack()
  await expect(zoom).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/details/${id}$`))
})

test('a video plays at a press, and nothing of it is fetched before', async ({ page, shop }) => {
  const { id, title } = await stockVehicle(shop)
  await addVideo(shop, id, 3)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) asked.push(request.url())
  })
  await page.goto(`/details/${id}`)
  const link = page.getByRole('link', { name: new RegExp(t('sheet.video.watch')) })
  await link.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await link.click()
  const film = page.getByLabel(`Video: ${title}`)
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.3)
})
