import { addDraftDocument, orderAt, shareLink } from '@bandari/api/arrange-documents'
import { addAuctionSheet, addVideo } from '@bandari/api/test/helpers/arrange-files.ts'
import { stockItem, stockVehicle } from '@bandari/api/arrange'
import { t } from '../sentences.ts'
import { addresses } from '../storefront-addresses.ts'
import { at, type Screens } from '../walk.ts'
import { expect, type Shop } from '../world.ts'

/** What a visitor looks for: vehicles and what they cost at a destination, spares, items. */
export const vehicleScreens: Screens = {
  home: at('/'),
  search: at('/search/1/0/0/1/*/*/0'),
  'search, recommended': at('/search/1/0/0/1/*/*/*?drive=4wd&listed=7'),
  'suggestions while typing': async ({ page }) => {
    await page.goto('/about-us')
    await page.getByLabel(t('shell.findVehicle')).fill('toyota v')
    await page.getByRole('option').first().waitFor()
  },
  'search by model': at('/search/toyota/vitz'),
  'search with filters': at('/search/1/0/0/1/toyota/*/0?year=2010-2020&fuel=petrol,hybrid'),
  'search for corrected words': at('/find?q=toyta+hilx'),
  'search without a result': at('/search/1/500/500/1/toyota/*/0'),
  'a vehicle': at('/details/1'),
  'cars by make, body and country': at('/cars'),
  'a model in a country': at('/cars/toyota/vitz/zambia'),
  calculator: at(addresses['/calculator']!),
  'calculator, refused': at('/calculator?country=ZM&price=cheap&manufactured=19'),
  'check of an invoice': at('/verify'),
  'check of half a code': at('/verify/7K2QX'),
  'import rules': at('/import'),
  'import rules of a country': at('/import/zambia'),
  'a spare part': async ({ page, shop }) => {
    const [spare] = await shop.sql<{ id: string }>(
      "select id from products where class = 'parts' and status = 'live' limit 1",
    )
    await page.goto(`/details/${spare!.id}/parts`)
  },
  'a local vehicle': async ({ page, shop }) => {
    const [vehicle] = await shop.sql<{ id: string }>(
      "select id from products where listed_locally and class = 'cars' limit 1",
    )
    await page.goto(`/details/${vehicle!.id}`)
  },
  'makes in Kenya': at('/product-search'),
  'on sale in Kenya': at('/product-search/toyota'),
  'on sale in Kenya, with filters': at('/product-search/*?order=0&pictures=yes'),
  'auto spares': at('/auto-parts'),
  'parts for a chosen vehicle': async ({ page, shop }) => {
    await page.goto(`/auto-parts?${await fittedVehicle(shop)}`)
    await page.getByText('Fits your vehicle').first().waitFor()
  },
  'choosing a vehicle': at('/auto-parts/Braking?car-make=toyota&car-model=vitz&year=2014'),
  'a part that fits': async ({ page, shop }) => {
    const [fitted] = await shop.sql<{ id: string; trim: number; year: number }>(
      `select product_id as id, trim_id as trim, years[1] as year from fitments
       join products on products.id = product_id where listed_locally order by product_id, trim_id limit 1`,
    )
    await page.goto(`/details/${fitted!.id}/parts?trim=${fitted!.trim}&year=${fitted!.year}`)
    await page.getByText('Fits your vehicle', { exact: true }).waitFor()
  },
  'a spares category': at('/auto-parts/Brake%20Pads'),
  'a spares category without parts': at('/auto-parts/Air%20Brakes'),
  'request a part': at('/parts-request'),
  'item search': at('/partner-one-search/toyota/0/0/1/b'),
  'item search without a result': at('/partner-one-search/unobtainium/0/0/1/b'),
  'item filters': async ({ page }) => {
    await page.goto('/partner-one-search/toyota/0/0/1/b')
    const button = page.getByRole('button', { name: t('items.filtersButton') })
    if (await button.isVisible()) await button.click()
    await page
      .getByRole('form', { name: t('search.filters') })
      .first()
      .waitFor()
  },
  'kinds of goods': at('/partner-one-search'),
  'an item': at('/item-details/110500001/100'),
  'an item under auction, asked about': async ({ page, shop }) => {
    const { id } = await stockItem(shop, { isAuction: true })
    await page.goto(`/item-details/${id}/4500`)
    await page.getByRole('button', { name: t('details.inquire') }).click()
    await page.getByRole('dialog').waitFor()
  },
  'a picture zoomed into': async ({ page, shop }) => {
    const { id } = await stockItem(shop)
    await page.goto(`/item-details/${id}/4500`)
    await page.getByRole('button', { name: t('ui.zoomPicture') }).click()
    await page.getByRole('dialog').waitFor()
  },
  'a vehicle with a video and an auction sheet': async ({ page, shop }) => {
    const { id } = await stockVehicle(shop)
    await addVideo(shop, id)
    await addAuctionSheet(shop, id, { isShown: true })
    await page.goto(`/details/${id}`)
    await page.getByRole('link', { name: new RegExp(t('sheet.video.watch')) }).waitFor()
    await page.getByText(t('sheet.legend')).click()
    await page.getByText(t('sheet.marksHow')).waitFor()
  },
  'papers that a buyer shares': async ({ page, shop, buyer }) => {
    const order = await orderAt(shop, buyer, ['paid', 'booked'])
    await addDraftDocument(shop, order)
    await page.goto(await shareLink(buyer, order))
    await page.getByRole('button', { name: 'Download Bill of lading' }).waitFor()
  },
  'choosing a destination': async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: t('shell.chooseDestination') }).click()
    await page.getByRole('dialog').getByLabel(t('shell.country')).selectOption('ZM')
    await page.getByRole('dialog').getByLabel(t('shell.way')).waitFor()
  },
  'a price at the door': async ({ page, shop }) => {
    const value = 'country=ZM&city=Lusaka&way=zm-dar-lun&shipping=RORO&port=dar-es-salaam'
    await page.context().addCookies([{ name: 'bandari_destination', value, url: shop.storefront }])
    await page.goto('/details/1')
    const block = page.getByRole('region', { name: t('door.title') })
    for (const title of [t('door.lines'), t('door.ways')])
      await block.getByText(title, { exact: true }).click()
    await block.getByRole('row', { name: 'By way of Durban' }).getByText('$').first().waitFor()
    const january = block.getByText(t('door.january'), { exact: true })
    const isNear = await landsBeforeNewYear(shop)
    await expect(january).toHaveCount(isNear ? 1 : 0)
    if (!isNear) return
    await january.click()
    await block
      .getByText(t('door.landsOn', { day: '' }).trim())
      .first()
      .waitFor()
  },
}

/** What January changes is offered to who would land in the last 120 days of a year: not in every month of ours. */
async function landsBeforeNewYear(shop: Shop): Promise<boolean> {
  const query = { product: 1, country: 'ZM', city: 'Lusaka', route: 'zm-dar-lun' }
  const { data } = await shop.clientWith(null).GET('/landed-price/', { params: { query } })
  const from = data!.arrival.from
  const days = (Date.parse(`${from.slice(0, 4)}-12-31`) - Date.parse(from)) / 86_400_000
  return days <= 120
}

/** The vehicle that the newest spare in the list fits, as an address names it. */
async function fittedVehicle(shop: Shop): Promise<string> {
  const [fitted] = await shop.sql<{ trim: number; year: number }>(
    `select trim_id as trim, years[1] as year from fitments join products on products.id = product_id
     where listed_locally and category_id is not null order by date_created desc, products.id desc limit 1`,
  )
  return `trim=${fitted!.trim}&year=${fitted!.year}&fits=only`
}
