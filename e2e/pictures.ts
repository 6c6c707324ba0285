import type { Page } from '@playwright/test'

/** The page at three widths, where a folder for pictures is named (`PICTURES`): for looking at, nothing is compared. */
export async function picture(page: Page, name: string) {
  const folder = process.env['PICTURES']
  if (folder === undefined) return
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
}
