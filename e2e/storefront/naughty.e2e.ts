import { areThere, naughtyStrings, unlessMissing } from '@bandari/api/naughty-strings'
import type { Page } from '@playwright/test'
import { putInBasket, saveAddress, stockVehicle, unique } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** The Big List of Naughty Strings on screen: shown as written, nothing runs. `api/test/naughty` writes them everywhere. */
test.skip(!areThere, `The naughty strings${unlessMissing}`)

/** What markup and scripts are made of. */
const dangerous = naughtyStrings.filter((text) => /[<>{}]|script/i.test(text))

/** A dialog is a script that ran. */
function expectNoDialog(page: Page): string[] {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return dialogs
}

/** As a browser keeps it: a page's line ends are line feeds, and half a character is none. */
function asShown(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, '\n')
}

test('titles are shown as they were written', async ({ page, shop, complaints }) => {
  test.setTimeout(120_000)
  const dialogs = expectNoDialog(page)
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
  const dialogs = expectNoDialog(page)
  const lines = [...new Set(dangerous.map((text) => text.trim()))].filter(
    (text) => text !== '' && text.length <= 50,
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
  for (const text of naughtyStrings.filter((_, index) => index % 4 === 0)) {
    const answer = await page.request.get(`/find?${new URLSearchParams({ q: text })}`)
    statuses.set(text, answer.status())
  }
  expect([...statuses].filter(([, status]) => status !== 200)).toEqual([])
})

test('what was searched for is shown as it was typed', async ({ page, complaints }) => {
  const dialogs = expectNoDialog(page)
  await page.goto('/')
  for (const text of dangerous.filter((_, index) => index % 12 === 0)) {
    const box = page.getByRole('search').getByLabel(t('shell.findVehicle'))
    await box.fill(text)
    await box.press('Enter')
    await page.waitForURL(/\/(search|find)/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(dialogs).toEqual([])
  expect(complaints).toEqual([])
})

/** A make of its own, so that its pages hold these and nothing else. */
async function stockTitles(shop: Shop, titles: readonly string[]): Promise<string> {
  const slug = `naughty-${unique()}`
  const [make] = await shop.sql<{ id: number }>(
    'insert into makes (slug, name) values ($1, $1) returning id',
    [slug],
  )
  const [model] = await shop.sql<{ id: number }>(
    "insert into models (make_id, slug, name) values ($1, 'any', 'Any') returning id",
    [make!.id],
  )
  await shop.sql(
    `insert into products (market, class, make_id, model_id, title, reference, price, currency,
       quantity, status, cover_media_id, image_count)
     select market, class, $2, $3, given.title, $1 || '-' || given.place, price, currency,
       1, 'live', cover_media_id, 1
     from unnest($4::text[]) with ordinality as given (title, place),
       (select * from products where listed and class = 'cars' order by id limit 1) as model`,
    [slug, make!.id, model!.id, titles.map((title) => title.toWellFormed())],
  )
  return slug
}
