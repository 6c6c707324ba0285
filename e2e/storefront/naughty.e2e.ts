import { putInBasket, saveAddress, stockVehicle, unprintable } from '@bandari/api/arrange'
import { asShown, recordDialogs, stockTitles } from '../hostile-input.ts'
import { t } from '../sentences.ts'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'

/** One text of each kind that markup, scripts, databases and directions of writing are fooled by; `../deep/naughty` has 515. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title></script><svg/onload=alert(1)>',
  '{{7*7}} ${7*7} %s',
  "1'; drop table products; --",
  'javascript:alert(1)',
  '&lt;b&gt; &amp; &#x41;',
  'test\u202Etset\u202C',
  '田中さん 👩‍👩‍👧 Ṱ̺̺o',
] as const

test('hostile texts are shown as they were written, and nothing of them runs', async ({
  page,
  shop,
  buyer,
  complaints,
}) => {
  const dialogs = recordDialogs(page)
  await test.step('titles', async () => {
    const make = await stockTitles(shop, hostile)
    await page.goto(`/search/1/0/0/1/${make}/*/0`)
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(titles).toHaveCount(hostile.length)
    expect((await titles.allTextContents()).toSorted()).toEqual(hostile.map(asShown).toSorted())
  })
  await test.step('saved addresses', async () => {
    // The others are refused by name: no paper could print them.
    const printable = hostile.filter((line) => unprintable(line).length === 0)
    for (const line of printable) await saveAddress(buyer, line)
    await putInBasket(shop, buyer, await stockVehicle(shop))
    await enter(page, buyer)
    await page.goto('/checkout')
    const choices = page.getByLabel(t('checkout.useSavedAddress')).getByRole('option')
    await expect(choices).toHaveCount(printable.length + 1)
    const offered = (await choices.allTextContents()).join('\n')
    expect(printable.filter((line) => !offered.includes(asShown(line)))).toEqual([])
  })
  await test.step('what is searched for', async () => {
    for (const text of hostile) {
      const box = page.getByRole('search').getByLabel(t('shell.findVehicle'))
      await box.fill(text)
      await box.press('Enter')
      // `amp` is an amplifier.
      await page.waitForURL(/\/(search|find|auto-parts)/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
  expect(dialogs).toEqual([])
  expect(complaints).toEqual([])
})
