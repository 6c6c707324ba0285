import { expect, test } from '../world.ts'

/** Being found and shared: what messengers show of a page (ux rule 8). Its words are tried without a browser. */

test('the picture of a page is large enough for a message', async ({ page }) => {
  for (const path of ['/', '/details/1', '/search/1/0/0/1/*/*/0', '/how-to-buy']) {
    await page.goto(path)
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    // Decoded by the browser.
    const { width, height } = await page.evaluate(async (url) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob())
      return { width, height }
    }, picture!)
    expect(width, path).toBeGreaterThanOrEqual(600)
    expect(height, path).toBeGreaterThanOrEqual(300)
  }
})
