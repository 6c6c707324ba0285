import type { ShopInProcess } from '@bandari/api/shop-in-process'
import type { VehicleSummary } from '@bandari/sdk'
import { languageCodes } from '@bandari/i18n'
import { screen, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { headOf } from '../heads.ts'
import { follow, headline, hrefsOf, path, trail } from '../reading.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { main } from '../steps.ts'
import { open } from '../storefront.ts'

let shop: ShopInProcess
let model: { slug: string; name: string }
beforeAll(async () => {
  shop = await openedShop()
  const { facets } = await summaryOf({ make: 'toyota' })
  model = { slug: facets.model[0]!.value, name: facets.model[0]!.label }
})

async function summaryOf(query: object): Promise<VehicleSummary> {
  const { data } = await shop.clientWith(null).GET('/vehicle-summary/', { params: { query } })
  return data!
}

const textOf = async (address: string) =>
  (await shop.fetch(new URL(address, shop.storefront))).text()

const facts = () =>
  Object.fromEntries(
    [...main().getByText(t('carPages.fact.onSale')).closest('dl')!.children].map((fact) => [
      fact.querySelector('dt')!.textContent,
      fact.querySelector('dd')!.textContent,
    ]),
  )

describe('a page about a model in a country', () => {
  it('says how many there are, from which price, and what they cost there', async () => {
    const address = `/cars/toyota/${model.slug}/zambia`
    const { count, door, years } = await summaryOf({
      make: 'toyota',
      model: model.slug,
      country: 'zambia',
    })
    await open(address)
    expect(headline()).toBe(
      `Toyota ${model.name} in Zambia: price at your door, years that may enter`,
    )
    const told = facts()
    expect(told['On sale']).toBe(String(count))
    expect(told['Years on sale']).toBe(
      years!.from === years!.to ? String(years!.from) : `${years!.from}–${years!.to}`,
    )
    expect(told['May enter']).toContain(`${door!.may_enter} of ${count}`)
    expect(told['By way of']).toBe(door!.port_name)
    expect(JSON.stringify(told)).not.toContain('$0')
    const list = within(screen.getByRole('list', { name: `Toyota ${model.name} on sale now` }))
    expect(list.getAllByRole('heading')).toHaveLength(Math.min(12, count))
    expect(
      trail()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Home', 'Cars', 'Toyota', model.name])
  })

  it('leads to the same elsewhere, to other models, and into the search', async () => {
    await open(`/cars/toyota/${model.slug}/zambia`)
    const links = hrefsOf(main().getAllByRole('link'))
    expect(links).toEqual(
      expect.arrayContaining([
        `/cars/toyota/${model.slug}/kenya`,
        `/cars/toyota/${model.slug}`,
        `/search/1/0/0/*/toyota/${model.slug}/*`,
        '/import/zambia',
      ]),
    )
    expect(main().getByRole('link', { name: 'DR Congo' })).toBeInTheDocument()
    await follow(main().getByRole('link', { name: 'Kenya' }))
    expect(path()).toBe(`/cars/toyota/${model.slug}/kenya`)
    expect(headline()).toContain('Kenya')
  })

  it('tells search engines what it is: a trail, a list, an offer and questions that it shows', async () => {
    const address = `/cars/toyota/${model.slug}/zambia`
    const { count, price } = await summaryOf({ make: 'toyota', model: model.slug })
    const head = await headOf(shop, address)
    expect(head).toMatchObject({
      status: 200,
      canonical: shop.storefront + address,
      isHidden: false,
      picture: `${shop.storefront}/share/en${address}.jpg`,
    })
    expect(head.description.length).toBeGreaterThan(60)
    const { BreadcrumbList, ItemList, Product, FAQPage } = head.facts as {
      BreadcrumbList: { itemListElement: { item: string }[] }
      ItemList: { itemListElement: { url: string }[] }
      Product: { offers: object }
      FAQPage: { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
    }
    expect(BreadcrumbList.itemListElement.at(-1)?.item).toBe(shop.storefront + address)
    expect(ItemList.itemListElement).toHaveLength(Math.min(12, count))
    expect(Product).toMatchObject({ name: `Toyota ${model.name}`, brand: { name: 'Toyota' } })
    expect(Product.offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: price!.from,
      highPrice: price!.to,
      priceCurrency: 'USD',
      offerCount: count,
    })
    await open(address)
    for (const { name, acceptedAnswer } of FAQPage.mainEntity) {
      expect(main().getByText(name)).toBeInTheDocument()
      expect(main().getByText(acceptedAnswer.text)).toBeInTheDocument()
    }
  })

  it.each(languageCodes)('is itself in %s, and names the others', async (language) => {
    const address = `/cars/toyota/${model.slug}/zambia`
    const own = language === 'en' ? address : `/${language}${address}`
    const head = await headOf(shop, own)
    expect(head).toMatchObject({ status: 200, canonical: shop.storefront + own })
    expect(head.picture).toBe(`${shop.storefront}/share/${language}${address}.jpg`)
    const html = await textOf(own)
    for (const code of languageCodes)
      expect(html).toContain(
        `hrefLang="${code}" href="${shop.storefront}${code === 'en' ? '' : `/${code}`}${address}"`,
      )
    expect(html).not.toMatch(/>carPages\./)
  })
})

describe('pages about a make, a body, a country, and all', () => {
  it.each([
    ['/cars', 'Used vehicles for sale'],
    ['/cars/toyota', 'Used Toyota for sale'],
    ['/cars/toyota/in/zambia', 'Toyota in Zambia: price at your door, years that may enter'],
    ['/cars/body/suv', 'Used SUV for sale'],
    ['/cars/body/suv/zambia', 'SUV in Zambia: price at your door, years that may enter'],
    ['/cars/in/zambia', 'Used vehicles in Zambia: the price at your door'],
  ])('%s is “%s”', async (address, title) => {
    const head = await headOf(shop, address)
    expect(head).toMatchObject({
      status: 200,
      canonical: shop.storefront + address,
      isHidden: false,
    })
    expect(head.title).toContain(title)
  })

  it('are found from the footer and from a country’s import rules', async () => {
    await open('/')
    expect(hrefsOf(screen.getAllByRole('link'))).toContain('/cars')
    await open('/import/zambia')
    expect(hrefsOf(main().getAllByRole('link'))).toContain('/cars/in/zambia')
  })

  it.each([
    '/cars/no-such-make',
    '/cars/toyota/no-such-model',
    '/cars/in/atlantis',
    '/cars/in',
    '/cars/body/submarine',
    '/cars/toyota/vitz/zambia/lusaka',
    '/cars/Toyota',
  ])('%s is not there', async (address) => {
    const head = await headOf(shop, address)
    expect(head).toMatchObject({ status: 404, isHidden: true })
  })

  it('one that holds nothing just now stays, leads to a search that can be saved, and is not to be found', async () => {
    const makes = await shop.sql<{ slug: string }>(
      `select slug from makes where not exists (select from vehicle_search where make_id = makes.id) limit 1`,
    )
    const { slug } = makes[0]!
    const head = await headOf(shop, `/cars/${slug}`)
    expect(head).toMatchObject({ status: 200, isHidden: true })
    await open(`/cars/${slug}`)
    expect(main().getByRole('link', { name: t('carPages.noneAction') })).toHaveAttribute(
      'href',
      `/search/1/0/0/*/${slug}/*/*`,
    )
    expect(main().queryByText(t('carPages.fact.price'))).toBeNull()
  })
})
