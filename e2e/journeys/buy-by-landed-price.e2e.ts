import type { Locator, Page } from '@playwright/test'
import { t } from '../sentences.ts'
import { picture } from '../pictures.ts'
import { readDownload } from '../pro-forma.ts'
import { buyNow, continueToReview, fillConsignee, grace, signIn, submitOrder } from '../steps.ts'
import { expect, test } from '../world.ts'

/** What a vehicle costs in Lusaka, from the list to the invoice: the same price all the way, and on a phone in the deep tests. */

// Only a shop that holds its vehicles in memory searches them by landed price.
test.use({ environment: { SEARCH_MEMORY: '64' } })

const inLusaka = /≈ (?:\$|USD )([\d,.]+) – (?:\$|USD )?([\d,.]+) in Lusaka/

/** The lowest and the highest landed price in a text, in whole dollars. */
function pricesIn(text: string): number[] {
  const [, ...amounts] = inLusaka.exec(text) ?? []
  return amounts.map((amount) => Math.round(Number(amount.replaceAll(',', ''))))
}

test('a buyer in Lusaka knows what it costs at the door before and after the order', async ({
  page,
  shop,
  buyer,
  isMobile,
}) => {
  const insured = isMobile
  // A picture is taken at three widths; on the phone the screen stays as it is.
  const show = async (name: string) => {
    if (!isMobile) await picture(page, name)
  }
  const finance = shop.clientWith(await shop.tokenOf('finance'))
  const day = new Date().toISOString().slice(0, 10)
  await finance.POST('/support/exchange-rates', {
    body: { currency: 'ZMW', rate: '23.00', day, source: 'A bank' },
  })
  await test.step(`chooses Lusaka, ${insured ? 'insured' : 'and no insurance'}`, () =>
    chooseLusaka(page, insured))
  const words = t(insured ? 'door.insured' : 'door.notInsured')
  const { title, prices } = await test.step('finds a vehicle by its price at the door', () =>
    findWithin(page, 12_000))
  await test.step('sees the same price, and its lines, on its page', async () => {
    const block = page.getByRole('region', { name: t('door.title') })
    await expectPrices(block, prices)
    await expect(block.getByText(words, { exact: true }).first()).toBeVisible()
    await block.getByText(t('door.lines'), { exact: true }).click()
    await expect(block.getByRole('row', { name: 'Sea freight' }).first()).toContainText('$')
    await show('landed-details')
  })
  await test.step('orders it', async () => {
    // What was chosen with the destination is what is bought.
    await expect(page.getByLabel(t('details.insurance'))).toBeChecked({ checked: insured })
    await buyNow(page)
    await signIn(page, buyer)
    await expect(page.getByLabel(t('details.insurance'))).toBeChecked({ checked: insured })
    await buyNow(page)
    await expect(page).toHaveURL(/\/my-basket$/)
    await expect(
      page.getByRole('heading', { level: 1, name: t('basket.yourBasket') }),
    ).toBeVisible()
    await expectPrices(page.getByRole('main'), prices)
    await show('landed-basket')
    await page.getByRole('button', { name: t('basket.proceed') }).click()
    const lusaka = { city: 'Lusaka', province: 'Lusaka', country: 'Zambia' }
    await fillConsignee(page, { ...grace, ...lusaka, email: buyer.email })
    await continueToReview(page)
    await expectPrices(page.getByRole('main'), prices)
    await show('landed-review')
    await submitOrder(page)
    await expect(page).toHaveURL(/\/confirm-order\?order=\d+$/)
  })
  await test.step('reads it on the invoice', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: t('checkout.proForma') }).click()
    const invoice = await readDownload(await downloading)
    expect(invoice).toContain(title)
    expect(invoice).toContain(t('invoice.others').toUpperCase())
    expect(invoice).toContain(t('door.verdict.ok'))
    expect(pricesIn(invoice)).toEqual(prices)
    // Line by line, with who is paid and how sure it is.
    expect(invoice).toContain(t('door.paidTo', { who: t('door.who.transporter') }))
    expect(invoice).toContain(t('door.sure.estimate'))
  })
  await test.step('and, line by line, in the order', async () => {
    const order = new URL(page.url()).searchParams.get('order')
    await page.goto(`/orders/${order}`)
    const sheet = page.getByRole('main')
    await expect(sheet.getByRole('row', { name: 'Sea freight' })).toContainText(
      t('door.who.shipping'),
    )
    await expect(sheet).toContainText(t('door.verdict.ok'))
    await show('landed-order')
  })
})

async function chooseLusaka(page: Page, insured: boolean) {
  await page.goto('/')
  await page.getByRole('button', { name: t('shell.chooseDestination') }).click()
  const dialog = page.getByRole('dialog', { name: t('shell.chooseDestination') })
  await dialog.getByLabel(t('shell.country')).selectOption({ label: 'Zambia' })
  await expect(dialog.getByLabel(t('shell.city'))).toHaveValue('Lusaka')
  // Asked plainly, and no until somebody says yes.
  await expect(dialog.getByLabel(t('shell.insurance'))).not.toBeChecked()
  if (insured) await dialog.getByLabel(t('shell.insurance')).check()
  await dialog.getByRole('button', { name: t('shell.keepDestination') }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: t('home.atMyDoor', { place: 'Lusaka' }) }).click()
  await expect(page).toHaveURL(/\?import=yes&by=door$/)
  await expect(page.getByRole('region', { name: t('search.results') })).toContainText(
    t(insured ? 'door.insured' : 'door.notInsured'),
  )
}

/** From the list of what may be imported at a price, dearest first, to the first vehicle's page. */
async function findWithin(page: Page, budget: number) {
  await page.goto(`/search/1/0/0/1/toyota/*/0?import=yes&budget=${budget}`)
  await page.getByLabel(t('search.sortByPrice')).selectOption('d1')
  await expect(page).toHaveURL(/by=door$/)
  const results = page.getByRole('region', { name: t('search.results') }).getByRole('listitem')
  // The list as it was stays until the one that was asked for is here.
  await expect.poll(async () => isFalling(await highestPrices(results))).toBe(true)
  const first = results.filter({ hasText: inLusaka }).first()
  await expect(first).toContainText(t('door.verdict.ok'))
  const prices = pricesIn(await first.innerText())
  expect(Math.max(...prices)).toBeLessThanOrEqual(budget)
  const title = await first.getByRole('heading').innerText()
  await first.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  return { title, prices }
}

async function highestPrices(vehicles: Locator) {
  const texts = await vehicles.allInnerTexts()
  return texts.flatMap((text) => pricesIn(text).slice(-1))
}

function isFalling(amounts: readonly number[]) {
  return (
    amounts.length > 1 && amounts.every((amount, n) => n === 0 || amount <= (amounts[n - 1] ?? 0))
  )
}

async function expectPrices(place: Locator, prices: readonly number[]) {
  await expect.poll(async () => pricesIn(await place.innerText())).toEqual(prices)
}
