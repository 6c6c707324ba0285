import type { Page } from '@playwright/test'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What of home (buyer spec §2, §9) depends on its width. */

test('a carousel shows 3, 6 or 10 items; the buttons of a carousel turn it, and from its end back to its beginning', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  for (const [width, shown] of [
    [767, 3],
    [768, 6],
    [1023, 6],
    [1024, 10],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await inView(page, 'Sedans'), `${width} px`).toHaveLength(shown)
  }

  await page.setViewportSize({ width: 700, height: 900 })
  const cards = page.getByRole('list', { name: t('home.suvs') }).getByRole('listitem')
  const [first, fourth, last] = [cards.first(), cards.nth(3), cards.last()]
  await expect(fourth).not.toBeInViewport()
  await page.getByRole('button', { name: 'Next: SUVs' }).click()
  await expect(fourth).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('button', { name: 'Previous: SUVs' }).click()
  await expect(first).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('button', { name: 'Previous: SUVs' }).click()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('button', { name: 'Next: SUVs' }).click()
  await expect(first).toBeInViewport({ ratio: 0.9 })
})

/** Names of the cards of a carousel that can be seen whole. */
function inView(page: Page, label: string): Promise<string[]> {
  return page.getByRole('list', { name: label }).evaluate((list) => {
    const { left, right } = list.getBoundingClientRect()
    return [...list.children]
      .filter((card) => {
        const box = card.getBoundingClientRect()
        return box.left >= left - 1 && box.right <= right + 1
      })
      .map((card) => card.textContent ?? '')
  })
}
