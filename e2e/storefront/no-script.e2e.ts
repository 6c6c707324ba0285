import { expect, test } from '../world.ts'

/** Without JavaScript (architecture §7): what waits for a script is not to be seen. The pages themselves are tried without a browser. */

test.use({ javaScriptEnabled: false })

test('a page that needs JavaScript says so, and does not say that it is loading', async ({
  page,
}) => {
  for (const path of ['/my-basket', '/confirm-order']) {
    await page.goto(path)
    await expect(page.getByRole('main').locator('noscript p')).toBeVisible()
    await expect(page.getByText('Loading…')).toBeHidden()
  }
})
