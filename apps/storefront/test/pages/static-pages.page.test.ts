import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { headOf } from '../heads.ts'
import { follow, footer, headline, hrefsOf, path, textsOf } from '../reading.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { here, main } from '../steps.ts'
import { open } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

/** Each with its heading. */
const pages = {
  '/how-to-buy': 'How to buy',
  '/bulk-stock-procurement': 'Buying stock in bulk',
  '/help-contact': 'Help and contact',
  '/local-services': 'Our offices',
  '/about-us': 'About Bandari',
  '/privacy-policy': 'Privacy Policy',
  '/terms-and-conditions': 'Terms & Conditions',
  '/advertise-with-us': 'Advertise with us',
  '/commercial-vehicles': 'Commercial vehicles for work',
  '/careers/national-marketing-manager': 'National Marketing Manager',
  '/careers/technical-assessment': 'Technical assessment',
  '/supporter-programme/home': 'Supporter programme',
  '/supporter-programme/how': 'How the programme works',
  '/supporter-programme/compensation': 'Compensation',
  '/supporter-programme/tools': 'Tools for supporters',
} as const

const wholeMain = () => screen.getByRole('main')
const office = (city: string) =>
  main()
    .getByRole('heading', { name: new RegExp(`^${city}`) })
    .closest('details')!

describe('the pages that explain (buyer spec §2; account spec §9 and decisions 14, 15)', () => {
  it('how to buy: search; select shipping and Buy Now, then checkout; pay by bank; dispatch; delivery', async () => {
    await open('/how-to-buy')
    const steps = screen.getByRole('list', { name: t('shell.howToBuy') })
    expect(textsOf(within(steps).getAllByRole('heading'))).toEqual([
      'Search',
      'Select shipping and Buy Now, then check out',
      'Pay by bank',
      'Dispatch',
      'Delivery',
    ])
    expect(steps).toHaveTextContent('bank wire transfer, or in Bitcoin')
  })

  it('how to buy names the ports and what shipping there costs', async () => {
    await open('/how-to-buy')
    const zambia = within(screen.getByRole('row', { name: /^Zambia/ }))
    expect(zambia.getByRole('rowheader')).toHaveTextContent('Walvis Bay, Durban, Dar Es Salaam')
    expect(textsOf(zambia.getAllByRole('cell'))).toEqual(['$700.00', '$1,200.00'])
    expect(wholeMain()).toHaveTextContent(/To Mauritius, .* we ship on request/)
  })

  it('help has topic cards for how to buy, bulk stock, about us and the supporter programme', async () => {
    await open('/help-contact')
    const topics = within(screen.getByRole('list', { name: t('help.topics') }))
    expect(hrefsOf(topics.getAllByRole('link'))).toEqual([
      '/how-to-buy',
      '/bulk-stock-procurement',
      '/about-us',
      '/supporter-programme/home',
    ])
  })

  it('local services is an accordion of the offices in Harare, Lusaka and Nairobi', async () => {
    await open('/local-services')
    const offices = [...wholeMain().querySelectorAll<HTMLElement>('details')]
    expect(offices.map((one) => one.querySelector('h2')?.textContent)).toEqual([
      'Harare Zimbabwe',
      'Lusaka Zambia',
      'Nairobi Kenya',
    ])
    // One name: opening one closes the others.
    for (const one of offices) expect(one).toHaveAttribute('name', 'office')
    expect(wholeMain().querySelectorAll('details[open], iframe')).toHaveLength(0)
    for (const city of ['Lusaka', 'Nairobi'])
      expect(
        within(office(city)).getByRole('list', { name: `Telephone numbers, ${city}` }),
      ).toBeInTheDocument()
  })

  it('an office is open Mon-Fri 8:00AM-4:45PM, Sat 9:00AM-12:00PM, closed Sunday and public holidays', async () => {
    await open('/local-services')
    const harare = within(office('Harare'))
    expect(textsOf(harare.getAllByRole('term'))).toEqual([
      'Mon-Fri',
      'Sat',
      'Sunday and public holidays',
    ])
    expect(textsOf(harare.getAllByRole('definition'))).toEqual([
      '8:00AM-4:45PM',
      '9:00AM-12:00PM',
      'closed',
    ])
    expect(harare.getByRole('link', { name: /^\+263/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+263\d+$/),
    )
    expect(harare.getByRole('link', { name: 'Directions to Harare' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/directions\?to=-17\./),
    )
    expect(harare.getByRole('link', { name: 'Map of Harare on OpenStreetMap' })).toBeInTheDocument()
  })

  it('a question of help opens to its answer, which leads on', async () => {
    await open('/help-contact')
    const question = screen.getByText('I have forgotten my password').closest('details')!
    await follow(within(question).getByRole('link', { name: t('help.reset') }))
    expect(path()).toBe('/auth-reset')
  })

  it('a National Marketing Manager applies by e-mailing a CV', async () => {
    await open('/careers/national-marketing-manager')
    expect(wholeMain()).toHaveTextContent('E-mail your CV to')
    expect(screen.getByRole('link', { name: t('company.applyByEmail') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:support@/),
    )
  })

  it('the assessment asks for a diesel vehicle under 10 years old, and says up to an hour', async () => {
    await open('/careers/technical-assessment')
    expect(wholeMain()).toHaveTextContent('diesel vehicle under 10 years old')
    expect(wholeMain()).toHaveTextContent('Up to an hour in working hours, Mon-Fri 9am-5pm UK time')
  })

  it('commercial vehicles lead to the commercial search', async () => {
    await open('/commercial-vehicles')
    const budget = within(screen.getByRole('region', { name: 'Up to $20,000' }))
    expect(budget.getAllByRole('listitem')).toHaveLength(4)
    await follow(budget.getByRole('link', { name: new RegExp(`^${t('home.seeAll')}`) }))
    expect(here()).toBe('/search/1/0/20000/2/*/*/1')
    expect(headline()).toBe('Commercial vehicles')
  })

  it('Advertise with us leads to the ways of advertising', async () => {
    await open('/')
    await follow(footer().getByRole('link', { name: t('shell.advertise') }))
    expect(headline()).toBe('Advertise with us')
    const ways = within(screen.getByRole('list', { name: t('company.waysToAdvertise') }))
    expect(hrefsOf(ways.getAllByRole('link'))).toEqual([
      '/profile',
      '/supporter-programme/home',
      '/advertising-tools',
    ])
  })

  it('the supporter programme names its earned positions and commission rates', async () => {
    await open('/supporter-programme/compensation')
    expect(textsOf(main().getAllByRole('row'))).toEqual(
      [
        /Position.*Qualified sales.*Direct referrals.*Downline referrals/,
        /Independent Business Owner.*\$0.*1%.*1%/,
        /Executive Team Manager.*\$15,000.*1\.5%.*1\.5%/,
        /Executive Team Leader.*\$60,000.*2%.*2%/,
        /Senior Executive Leader.*\$200,000.*2\.5%.*2\.5%/,
      ].map((row) => expect.stringMatching(row)),
    )
    for (const sentence of [
      'up to 5%',
      'A recommendation is valid for 120 days.',
      'The sale must be at least 45 days old',
      'from a balance of at least $25',
      'within 5 working days',
    ])
      expect(wholeMain()).toHaveTextContent(sentence)
  })

  it('one gets from page to page of the supporter programme', async () => {
    await open('/supporter-programme/home')
    for (const [name, heading] of [
      ['How it works', 'How the programme works'],
      ['Compensation', 'Compensation'],
      ['Tools', 'Tools for supporters'],
      ['Overview', 'Supporter programme'],
    ] as const) {
      const ways = within(screen.getByRole('navigation', { name: t('shell.supporterProgramme') }))
      await follow(ways.getByRole('link', { name }))
      expect(headline()).toBe(heading)
    }
  })

  it('no page of the supporter programme but those four', async () => {
    expect(await open('/supporter-programme/secrets')).toHaveProperty('status', 404)
  })

  it('each page is whole: heading, title, description, address, structured data', async () => {
    const descriptions = new Set<string>()
    for (const [address, heading] of Object.entries(pages)) {
      const head = await headOf(shop, address)
      expect(head, address).toMatchObject({
        status: 200,
        canonical: `${shop.storefront}${address}`,
        facts: { BreadcrumbList: expect.anything() },
      })
      descriptions.add(head.description)
      await open(address)
      expect(headline()).toBe(heading)
      expect(document.title.startsWith(heading), document.title).toBe(true)
    }
    expect(descriptions.size).toBe(Object.keys(pages).length)
  })

  it('the privacy policy tells the retention times that the server keeps to', async () => {
    await open('/privacy-policy')
    const times = screen.getByRole('region', { name: t('privacy.time') })
    expect(times).toHaveTextContent(t('privacy.timeOrders', { years: 7 }))
    expect(times).toHaveTextContent(t('privacy.timeMails', { days: 180 }))
    await open('/fr/privacy-policy')
    expect(wholeMain()).toHaveTextContent('365 jours après notre réponse')
  })
})
