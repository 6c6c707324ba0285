import { areThere, naughtyStrings, unlessMissing } from '@bandari/api/naughty-strings'
import { putInBasket, saveAddress, stockVehicle, unprintable } from '@bandari/api/arrange'
import { asShown, recordDialogs, stockTitles } from '../hostile-input.ts'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** The Big List of Naughty Strings on screen: shown as written, nothing runs. `api/test/naughty` writes them everywhere. */
test.skip(!areThere, `The naughty strings${unlessMissing}`)

/** What markup and scripts are made of. */
const dangerous = naughtyStrings.filter((text) => /[<>{}]|script/i.test(text))

test('titles are shown as they were written', async ({ page, shop, complaints }) => {
  test.setTimeout(120_000)
  const dialogs = recordDialogs(page)
  const titles = naughtyStrings.filter((text) => text.trim() !== '' && text.length <= 255)
  const make = await stockTitles(shop, titles)
  const shown: string[] = []
  for (let number = 1; number <= Math.ceil(titles.length / 25); number += 1) {
    await page.goto(`/search/${number}/0/0/1/${make}/*/0`)
    shown.push(
      ...(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()),
    )
  }
  const missing = titles.map(asShown).filter((title) => !shown.includes(title))
  expect(missing).toEqual([])
  expect(dialogs).toEqual([])
  expect(complaints).toEqual([])
})

test('saved addresses are offered as they were written', async ({
  page,
  shop,
  buyer,
  complaints,
}) => {
  const dialogs = recordDialogs(page)
  const lines = [...new Set(dangerous.map((text) => text.trim()))].filter(
    // Letters that no paper prints are refused by name.
    (text) => text !== '' && text.length <= 50 && unprintable(text).length === 0,
  )
  for (const line of lines) await saveAddress(buyer, line)
  await putInBasket(shop, buyer, await stockVehicle(shop))
  await enter(page, buyer)
  await page.goto('/checkout')
  const choices = page.getByLabel(t('checkout.useSavedAddress')).getByRole('option')
  await expect(choices).toHaveCount(lines.length + 1)
  const offered = (await choices.allTextContents()).join('\n')
  const missing = lines.filter((line) => !offered.includes(asShown(line)))
  expect(missing).toEqual([])
  expect(dialogs).toEqual([])
  expect(complaints).toEqual([])
})

test('the search box answers every one of them', async ({ page }) => {
  const statuses = new Map<string, number>()
  for (const text of naughtyStrings) {
    const answer = await page.request.get(`/find?${new URLSearchParams({ q: text })}`)
    statuses.set(text, answer.status())
  }
  expect([...statuses].filter(([, status]) => status !== 200)).toEqual([])
})

test('what was searched for is shown as it was typed', async ({ page, complaints }) => {
  // A page for each of 245 texts.
  test.setTimeout(600_000)
  const dialogs = recordDialogs(page)
  await page.goto('/')
  let corrected = 0
  for (const text of dangerous) {
    const box = page.getByRole('search').getByLabel(t('shell.findVehicle'))
    await box.fill(text)
    const loaded = page.waitForEvent('load')
    await box.press('Enter')
    await loaded
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Beside corrected words stand those that were typed.
    const correction = page.getByRole('main').getByText(/search instead for/i)
    if ((await correction.count()) === 0) continue
    corrected += 1
    await expect(correction.getByRole('link', { name: text, exact: true })).toBeVisible()
  }
  expect(corrected).toBeGreaterThan(0)
  expect(dialogs).toEqual([])
  expect(complaints).toEqual([])
})
