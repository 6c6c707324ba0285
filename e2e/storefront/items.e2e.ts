import type { Page } from '@playwright/test'
import { stockItem, unique } from '@bandari/api/arrange'
import { buyNow, enter, signIn } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Item search and item detail (buyer spec §2, §4, §5, §9). */

const results = (page: Page) => page.getByRole('region', { name: t('items.results') })
const filters = (page: Page) => page.getByRole('form', { name: t('items.filters') })
const optionValues = (page: Page, label: string) =>
  filters(page)
    .getByLabel(label)
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => Number((option as HTMLOptionElement).value)))

test.describe('item search', () => {
  test('breadcrumb is Home > query', async ({ page }) => {
    await page.goto('/partner-one-search/roof%20box/0/0/1/b')
    const trail = page.getByRole('navigation', { name: t('ui.breadcrumb') })
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'roof box'])
    await trail.getByRole('link', { name: t('shell.home') }).click()
    await expect(page).toHaveURL('/')
  })

  test('a card shows image, title, price, transmission and fuel, AVAILABLE and Buy Now', async ({
    page,
    shop,
  }) => {
    const { id, title } = await stockItem(shop, { title: `Toyota ${unique()}`, price: 451_950 })
    await page.goto(`/partner-one-search/${encodeURIComponent(title)}/0/0/1/b`)
    const card = results(page).getByRole('listitem').filter({ hasText: title })
    await expect(card.locator('img')).toBeVisible()
    await expect(card.getByRole('heading')).toHaveText(title)
    await expect(card).toContainText('$4,519.50')
    await expect(card).toContainText('Automatic · Petrol')
    await expect(card.getByText('AVAILABLE')).toBeVisible()
    await expect(card.getByRole('link', { name: `Buy Now: ${title}` })).toHaveText('Buy Now')
    await card.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(`/item-details/${id}/4519.5`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  test('UNDER AUCTION with an Inquire button when the listing type is Auction', async ({
    page,
    shop,
  }) => {
    const { id, title } = await stockItem(shop, { isAuction: true })
    await page.goto(`/partner-one-search-cat/${encodeURIComponent(title)}/0/0/1/b/cars`)
    const card = results(page).getByRole('listitem').filter({ hasText: title })
    await expect(card.getByText('UNDER AUCTION')).toBeVisible()
    await expect(card.getByRole('link', { name: t('items.buyNow') })).toHaveCount(0)
    await card.getByRole('link', { name: `Inquire about ${title}` }).click()
    await expect(page).toHaveURL(`/item-details/${id}/4500`)
  })

  test('sort buttons: Price: Low to High, Price: High to Low, Best Match', async ({ page }) => {
    await page.goto('/partner-one-search/laptop/0/0/2/b')
    const button = (name: string) => filters(page).getByRole('button', { name, exact: true })
    await expect(button('Best Match')).toHaveAttribute('aria-pressed', 'true')
    for (const [name, code, way] of [
      ['Price: Low to High', 'a', 1],
      ['Price: High to Low', 'd', -1],
      ['Best Match', 'b', 0],
    ] as const) {
      await button(name).click()
      await expect(page).toHaveURL(`/partner-one-search/laptop/0/0/1/${code}`)
      await expect(button(name)).toHaveAttribute('aria-pressed', 'true')
      await expect(results(page)).toHaveAttribute('aria-busy', 'false')
      const found = await prices(page)
      expect(found).toHaveLength(25)
      if (way !== 0) expect(found).toEqual(found.toSorted((a, b) => way * (a - b)))
    }
  })

  test('min options are those below the current max, max options those above the current min', async ({
    page,
  }) => {
    await page.goto('/partner-one-search/laptop/500/1500/1/b')
    expect(await optionValues(page, 'From')).toEqual([0, 100, 500, 1000])
    expect((await optionValues(page, 'To')).slice(0, 4)).toEqual([0, 1000, 1500, 2000])
    await filters(page).getByLabel(t('items.to')).selectOption('$2,000')
    expect(await optionValues(page, 'From')).toEqual([0, 100, 500, 1000, 1500])
    await filters(page).getByLabel(t('items.from')).selectOption('$1,500')
    expect((await optionValues(page, 'To')).slice(0, 3)).toEqual([0, 2000, 2500])
    await filters(page)
      .getByRole('button', { name: t('items.showResults') })
      .click()
    await expect(page).toHaveURL('/partner-one-search/laptop/1500/2000/1/b')
  })

  test('the prices bound what is found', async ({ page }) => {
    await page.goto('/partner-one-search/laptop/500/1000/1/d')
    for (const price of await prices(page)) {
      expect(price).toBeGreaterThanOrEqual(500)
      expect(price).toBeLessThanOrEqual(1000)
    }
  })

  test('pagination shows three page numbers', async ({ page }) => {
    await page.goto('/partner-one-search/toyota/0/0/4/a')
    const pager = page.getByRole('navigation', { name: t('ui.pages') })
    await expect(pager.getByRole('listitem')).toHaveText(['<', '3', '4', '5', '>'])
    await pager.getByRole('link', { name: t('ui.nextPage') }).click()
    await expect(page).toHaveURL('/partner-one-search/toyota/0/0/5/a')
    await expect(pager.getByRole('link', { name: 'Page 5' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('a 204 means empty: No record Found, and the next wider search', async ({ page }) => {
    await page.goto('/partner-one-search-cat/unobtainium/500/1000/1/b/tools')
    await expect(page.getByText('0 results found')).toBeVisible()
    await expect(page.getByRole('heading', { name: t('items.nothingFound') })).toBeVisible()
    await page.getByRole('link', { name: t('items.anyPrice') }).click()
    await expect(page).toHaveURL('/partner-one-search-cat/unobtainium/0/0/1/b/tools')
    await expect(page.getByRole('link', { name: t('items.anyPrice') })).toHaveCount(0)
    await page.getByRole('link', { name: t('items.allKinds') }).click()
    await expect(page).toHaveURL('/partner-one-search/unobtainium/0/0/1/b')
    await expect(page.getByRole('link', { name: t('items.allKinds') })).toHaveCount(0)
    await page.getByRole('link', { name: t('items.seeAll') }).click()
    await page.getByRole('link', { name: t('items.kind.tools') }).click()
    await expect(results(page).getByRole('heading')).toHaveCount(25)
  })

  test('beyond the last page is empty too and leads to the first', async ({ page }) => {
    await page.goto('/partner-one-search/toyota/0/0/999/b')
    await expect(page.getByRole('heading', { name: t('items.nothingFound') })).toBeVisible()
    await page.getByRole('link', { name: t('items.firstPage') }).click()
    await expect(page).toHaveURL('/partner-one-search/toyota/0/0/1/b')
  })

  test('other words are searched for within the same kind of goods', async ({ page }) => {
    await page.goto('/partner-one-search-cat/phones/0/0/1/b/phones')
    const box = page.getByRole('searchbox', { name: t('items.lookingFor') })
    await box.fill('100% <b>black</b>')
    await box.press('Enter')
    await expect(page).toHaveURL(
      '/partner-one-search-cat/100%25%20%3Cb%3Eblack%3C%2Fb%3E/0/0/1/b/phones',
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('100% <b>black</b>')
  })

  for (const [who, kind] of [
    ['men', "Men's fashion"],
    ['women', "Women's fashion"],
  ]) {
    test(`/search/cat-search-${who} leads to ${kind}`, async ({ page }) => {
      await page.goto(`/search/cat-search-${who}`)
      await expect(page).toHaveURL(
        new RegExp(`/partner-one-search-cat/.*/0/0/1/b/${who}s-fashion$`),
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(kind!)
      await expect(results(page).getByRole('heading')).toHaveCount(25)
    })
  }
})

test.describe('the filters', () => {
  test('above 769 px they are always shown', async ({ page }) => {
    await page.setViewportSize({ width: 769, height: 900 })
    await page.goto('/partner-one-search/laptop/0/0/1/b')
    await expect(filters(page)).toBeVisible()
    await expect(page.getByRole('button', { name: t('items.filtersButton') })).toBeHidden()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 400, height: 740 }, hasTouch: true, isMobile: true })

    test('a FILTERS button opens a right-hand panel of 60% width', async ({ page }) => {
      await page.goto('/partner-one-search/laptop/0/0/1/b')
      await expect(filters(page)).toBeHidden()
      await page.getByRole('button', { name: t('items.filtersButton') }).click()
      const panel = page.getByRole('dialog', { name: t('items.filters') })
      await expect(panel).toBeVisible()
      const { x, width } = (await panel.boundingBox())!
      expect(width).toBeCloseTo(240, 0)
      expect(x + width).toBeCloseTo(400, 0)
      await panel.getByRole('button', { name: t('items.sort.ascending') }).click()
      await expect(page).toHaveURL('/partner-one-search/laptop/0/0/1/a')
      await expect(panel).toBeHidden()
    })
  })
})

test.describe("a logged-in user's search is posted to analytics", () => {
  test('words, once for all pages and sorts; a category by its type', async ({
    page,
    shop,
    buyer,
  }) => {
    const searches = async () =>
      (
        await shop.sql<{ q: string | null; type: string | null }>(
          'select q, type from item_searches where account_id = $1 order by id',
          [buyer.id],
        )
      ).map(({ q, type }) => q ?? `type ${type}`)
    await enter(page, buyer)
    await page.goto('/partner-one-search/toyota/0/0/1/b')
    await expect.poll(searches).toEqual(['toyota'])
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/\/2\/b$/)
    await page.goto('/partner-one-search-cat/drill/0/0/1/b/tools')
    await expect.poll(searches).toEqual(['toyota', 'type tools'])
  })

  test('a session that has ended is not noticed by who only searches', async ({
    page,
    shop,
    buyer,
  }) => {
    await shop.sql('delete from sessions where account_id = $1', [buyer.id])
    await enter(page, buyer)
    await page.goto('/partner-one-search/toyota/0/0/1/b')
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: t('shell.logIn') })
        .first(),
    ).toBeVisible()
    await expect(page).toHaveURL('/partner-one-search/toyota/0/0/1/b')
  })
})

test.describe('item detail', () => {
  test('carousel with a zoom modal: keys, and focus comes back', async ({ page, shop }) => {
    const { id, title } = await stockItem(shop)
    await page.goto(`/item-details/${id}/4500`)
    await page.getByRole('button', { name: 'Show picture 2' }).click()
    await page.getByRole('button', { name: t('ui.zoomPicture') }).click()
    const zoom = page.getByRole('dialog', { name: title })
    await expect(zoom.getByText('2 / 4')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(zoom.getByText('3 / 4')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(zoom).toBeHidden()
    await expect(page.getByRole('button', { name: t('ui.zoomPicture') })).toBeFocused()
  })

  test('title, Conditions, price, and the tab About this item', async ({ page, shop }) => {
    const { id, title } = await stockItem(shop)
    await page.goto(`/item-details/${id}/1`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    // The price in the address is nobody's (contract C33).
    await expect(page.getByRole('main').getByText('$4,500.00').first()).toBeVisible()
    const conditions = page.getByRole('region', { name: t('items.conditions') })
    await expect(conditions).toContainText('Used: Used before.')
    await expect(page.getByRole('tab', { name: t('items.about') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    const about = page.getByRole('tabpanel', { name: t('items.about') })
    await expect(about.getByRole('term')).toHaveText([
      'Manufacturer',
      'Model',
      'Mileage',
      'Model year',
      'Engine size',
      'Transmission',
      'Fuel type',
      'Petrol',
      'Body type',
      'Hatchback',
      'Doors',
      'Drive',
      'Steering',
    ])
    await expect(about.getByRole('listitem')).toHaveText([
      'One owner',
      'Service history',
      'Non-smoker',
    ])
  })

  test('People who viewed this item also viewed: struck price and Save: 10%', async ({
    page,
    shop,
  }) => {
    const { id } = await stockItem(shop, { price: 876_543_200 })
    const other = await stockItem(shop, { price: 876_543_100 })
    await page.goto(`/item-details/${id}/1`)
    const also = page.getByRole('region', { name: t('items.alsoViewed') })
    const card = also.getByRole('listitem').filter({ hasText: other.title })
    await expect(card.getByText('$8,765,431.00')).toBeVisible()
    await expect(card.locator('s')).toContainText('$9,739,367.78')
    await expect(card.getByText('Save: 10%')).toBeVisible()
    await card.getByRole('link').click()
    await expect(page).toHaveURL(`/item-details/${other.id}/8765431`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.title)
  })

  test('Buy Now requires a country: Set Destination (Country)', async ({ page, shop }) => {
    const { id } = await stockItem(shop)
    await page.goto(`/item-details/${id}/4500`)
    await buyNow(page)
    await expect(page.getByRole('form', { name: t('items.buy') }).getByRole('alert')).toHaveText(
      'Set Destination (Country)',
    )
    await expect(page).toHaveURL(`/item-details/${id}/4500`)
  })

  test("the quantity goes from 1 to the item's quantity", async ({ page, shop }) => {
    const { id } = await stockItem(shop, { quantity: 3 })
    await page.goto(`/item-details/${id}/4500`)
    const quantity = page.getByLabel(t('items.quantity'), { exact: true })
    await expect(page.getByRole('button', { name: t('ui.less') })).toBeDisabled()
    await quantity.fill('7')
    await quantity.blur()
    await expect(quantity).toHaveValue('3')
    await expect(page.getByRole('button', { name: t('ui.more') })).toBeDisabled()
    await expect(page.getByRole('form', { name: t('items.buy') })).toContainText(
      'Price of 3$13,500.00',
    )
  })

  test('Buy Now without login goes to /login and comes back with what was chosen', async ({
    page,
    shop,
    buyer,
  }) => {
    const { id, title } = await stockItem(shop)
    await page.goto(`/item-details/${id}/4500`)
    await page.getByLabel(t('items.country')).selectOption({ label: 'Zambia' })
    await page.getByRole('button', { name: t('ui.more') }).click()
    await buyNow(page)
    await expect(page).toHaveURL(/\/login\?next=/)
    await signIn(page, buyer)
    await expect(page).toHaveURL(`/item-details/${id}/4500?country=ZM&quantity=2`)
    await buyNow(page)
    await expect(page).toHaveURL('/my-basket')
    await expect(page.getByRole('main')).toContainText(title)
    await expect(page.getByRole('main')).toContainText('$9,000.00')
    // Its charge is undetermined, so a quote comes first (contract C14).
    await page.getByRole('button', { name: t('basket.proceed') }).click()
    await expect(page.getByText('Shipping cost has not been determined.')).toBeVisible()
    await page.getByRole('link', { name: title }).last().click()
    await expect(page).toHaveURL(`/item-details/${id}/4500`)
  })

  test('none left: Sorry, item is out of stock', async ({ page, shop }) => {
    const { id } = await stockItem(shop, { quantity: 0 })
    await page.goto(`/item-details/${id}/4500?country=KE`)
    await expect(page.getByText('Out of stock', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: t('items.buyNow') })).toHaveCount(0)
    const sold = page.getByRole('region', { name: t('shared.soldOut') })
    await expect(sold.getByRole('alert')).toHaveText('Sorry, item is out of stock')
  })

  test('sold while it is being looked at: This product is out of stock.', async ({
    page,
    shop,
    buyer,
  }) => {
    const { id } = await stockItem(shop)
    await enter(page, buyer)
    await page.goto(`/item-details/${id}/4500?country=KE`)
    await shop.sql('update partner_items set quantity = 0 where id = $1', [id])
    await buyNow(page)
    await expect(
      page.getByRole('region', { name: t('shared.soldOut') }).getByRole('alert'),
    ).toHaveText('This product is out of stock.')
  })

  test('auction: Inquire opens Auctioned Item, which leads to a WhatsApp message about bidding', async ({
    page,
    shop,
  }) => {
    const { id, title } = await stockItem(shop, { isAuction: true })
    await page.goto(`/item-details/${id}/4500`)
    await expect(page.getByText('UNDER AUCTION').first()).toBeVisible()
    await expect(page.getByRole('button', { name: t('items.buyNow') })).toHaveCount(0)
    await page.getByRole('button', { name: t('items.inquire') }).click()
    const dialog = page.getByRole('dialog', { name: t('items.auction') })
    await expect(dialog).toContainText('To bid on it, send us a WhatsApp message.')
    await expect(dialog).toContainText('The bidding ends on')
    const link = dialog.getByRole('link', { name: t('items.sendMessage') })
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.origin).toBe('https://wa.me')
    expect(address.searchParams.get('text')).toContain(title)
    expect(address.searchParams.get('text')).toContain(`/item-details/${id}/4500`)
  })

  test('what nobody offers is not found', async ({ page }) => {
    const answer = await page.goto('/item-details/1/100')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "Oops, sorry we couldn't find that page",
    )
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the search is complete and its filters work, on a phone too', async ({ page }) => {
    await page.goto('/partner-one-search/laptop/0/0/1/b')
    await expect(results(page).getByRole('heading')).toHaveCount(25)
    await filters(page).getByLabel(t('items.from')).selectOption('$1,000')
    await filters(page)
      .getByRole('button', { name: t('items.sort.descending') })
      .click()
    await expect(page).toHaveURL('/partner-one-search/laptop/1000/0/1/d')
    for (const price of await prices(page)) expect(price).toBeGreaterThanOrEqual(1000)
    const box = page.getByRole('form', { name: t('items.searchPartners') })
    await box.getByRole('searchbox').fill('phones')
    await box.getByRole('button', { name: t('items.search') }).click()
    await expect(page).toHaveURL('/partner-one-search/phones/0/0/1/b')
  })

  test('the item is complete', async ({ page, shop }) => {
    const { id, title } = await stockItem(shop, { isAuction: true })
    await page.goto(`/item-details/${id}/4500`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('Manufacturer')).toBeVisible()
    await expect(page.getByRole('link', { name: t('items.sendMessage') })).toBeVisible()
  })
})

/** Of the cards on the page, in order. */
async function prices(page: Page): Promise<number[]> {
  const cards = results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const texts = await cards.allTextContents()
  return texts.map((text) => Number((/\$([\d,]+\.\d\d)/.exec(text)?.[1] ?? '').replaceAll(',', '')))
}
