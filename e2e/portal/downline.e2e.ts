import { newSupporter } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'

test('a card of My Downline opens a left panel over the whole width of a phone, elsewhere of 60 %; Back closes it', async ({
  page,
  shop,
}) => {
  const recruiter = await newSupporter(shop)
  const { email } = await newSupporter(shop, { referrer: recruiter })
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, recruiter, shop.portal)
  await page.goto(`${shop.portal}/my-downline`)
  const card = page.getByRole('button', { name: email })
  await card.click()
  const panel = page.getByRole('dialog', { name: email })
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, width: 360 })
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)

  await page.setViewportSize({ width: 1280, height: 900 })
  await card.click()
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, width: 768 })
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(`${shop.portal}/my-downline`)
  await expect(card).toBeFocused()
})
