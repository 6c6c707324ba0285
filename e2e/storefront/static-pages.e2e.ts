import type { Page } from '@playwright/test'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** The pages that explain (buyer spec §2; for the supporter programme account spec §9 and decisions 14, 15). */

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

const openOffice = (page: Page, city: string) =>
  page.getByRole('main').getByRole('heading', { name: city }).click()

test('how to buy: search; select shipping and Buy Now, then checkout; pay by bank; dispatch; delivery', async ({
  page,
}) => {
  await page.goto('/how-to-buy')
  const steps = page.getByRole('list', { name: t('shell.howToBuy') })
  await expect(steps.getByRole('heading')).toHaveText([
    'Search',
    'Select shipping and Buy Now, then check out',
    'Pay by bank',
    'Dispatch',
    'Delivery',
  ])
  await expect(steps).toContainText('bank wire transfer, or in Bitcoin')
})

test('how to buy names the ports and what shipping there costs', async ({ page }) => {
  await page.goto('/how-to-buy')
  const zambia = page.getByRole('row', { name: /^Zambia/ })
  await expect(zambia.getByRole('rowheader')).toContainText('Walvis Bay, Durban, Dar Es Salaam')
  await expect(zambia.getByRole('cell')).toHaveText(['$700.00', '$1,200.00'])
  await expect(page.getByText(/^To Mauritius, .* we ship on request/)).toBeVisible()
})

test('help has topic cards for how to buy, bulk stock, about us and the supporter programme', async ({
  page,
}) => {
  await page.goto('/help-contact')
  const links = page.getByRole('list', { name: t('help.topics') }).getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([
    '/how-to-buy',
    '/bulk-stock-procurement',
    '/about-us',
    '/supporter-programme/home',
  ])
})

test('local services is an accordion of the offices in Harare, Lusaka and Nairobi', async ({
  page,
}) => {
  await page.goto('/local-services')
  const offices = page.getByRole('main').locator('details')
  await expect(offices.getByRole('heading')).toHaveText([
    'Harare Zimbabwe',
    'Lusaka Zambia',
    'Nairobi Kenya',
  ])
  await openOffice(page, 'Lusaka')
  await expect(page.getByRole('list', { name: 'Telephone numbers, Lusaka' })).toBeVisible()
  await openOffice(page, 'Nairobi')
  await expect(page.getByRole('list', { name: 'Telephone numbers, Nairobi' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Telephone numbers, Lusaka' })).toBeHidden()
})

test('an office is open Mon-Fri 8:00AM-4:45PM, Sat 9:00AM-12:00PM, closed Sunday and public holidays', async ({
  page,
}) => {
  await page.goto('/local-services')
  await openOffice(page, 'Harare')
  const office = page.getByRole('main').locator('details[open]')
  await expect(office.getByRole('term')).toHaveText([
    'Mon-Fri',
    'Sat',
    'Sunday and public holidays',
  ])
  await expect(office.getByRole('definition')).toHaveText([
    '8:00AM-4:45PM',
    '9:00AM-12:00PM',
    'closed',
  ])
  await expect(office.getByRole('link', { name: /^\+263/ })).toHaveAttribute(
    'href',
    /^tel:\+263\d+$/,
  )
  await expect(office.getByRole('link', { name: 'Directions to Harare' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/directions\?to=-17\./,
  )
})

test('the map of an office loads only when it is opened, and is allowed to', async ({
  page,
  shop,
  complaints,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.storefront)) asked.push(request.url())
  })
  await page.goto('/local-services')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(asked).toEqual([])
  await openOffice(page, 'Nairobi')
  await expect(page.getByTitle('Map of Nairobi')).toBeVisible()
  await expect
    .poll(() => asked)
    .toContainEqual(
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/),
    )
  expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([])
})

test('a National Marketing Manager applies by e-mailing a CV', async ({ page }) => {
  await page.goto('/careers/national-marketing-manager')
  await expect(page.getByRole('main')).toContainText('E-mail your CV to')
  await expect(page.getByRole('link', { name: t('company.applyByEmail') })).toHaveAttribute(
    'href',
    /^mailto:support@/,
  )
})

test('the assessment asks for a diesel vehicle under 10 years old, and says up to an hour', async ({
  page,
}) => {
  await page.goto('/careers/technical-assessment')
  const main = page.getByRole('main')
  await expect(main).toContainText('diesel vehicle under 10 years old')
  await expect(main).toContainText('Up to an hour in working hours, Mon-Fri 9am-5pm UK time')
})

test('commercial vehicles lead to the commercial search', async ({ page }) => {
  await page.goto('/commercial-vehicles')
  const budget = page.getByRole('region', { name: 'Up to $20,000' })
  await expect(budget.getByRole('listitem')).toHaveCount(4)
  await budget.getByRole('link', { name: t('home.seeAll') }).click()
  await expect(page).toHaveURL(/\/search\/1\/0\/20000\/2\/\*\/\*\/1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commercial vehicles')
})

test('Advertise with us leads to the ways of advertising', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.advertise') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advertise with us')
  const ways = page.getByRole('list', { name: t('company.waysToAdvertise') }).getByRole('link')
  const addresses = await ways.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(['/profile', '/supporter-programme/home', '/advertising-tools'])
})

test('the supporter programme names its earned positions and commission rates', async ({
  page,
}) => {
  await page.goto('/supporter-programme/compensation')
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows).toHaveText([
    /Position.*Qualified sales.*Direct referrals.*Downline referrals/,
    /Independent Business Owner.*\$0.*1%.*1%/,
    /Executive Team Manager.*\$15,000.*1\.5%.*1\.5%/,
    /Executive Team Leader.*\$60,000.*2%.*2%/,
    /Senior Executive Leader.*\$200,000.*2\.5%.*2\.5%/,
  ])
  const main = page.getByRole('main')
  await expect(main).toContainText('up to 5%')
  await expect(main).toContainText('A recommendation counts for 120 days.')
  await expect(main).toContainText('The sale must be 45 days old')
  await expect(main).toContainText('from a balance of $25')
  await expect(main).toContainText('within 5 working days')
})

test('one gets from page to page of the supporter programme', async ({ page }) => {
  await page.goto('/supporter-programme/home')
  const ways = page.getByRole('navigation', { name: t('shell.supporterProgramme') })
  for (const [name, heading] of [
    ['How it works', 'How the programme works'],
    ['Compensation', 'Compensation'],
    ['Tools', 'Tools for supporters'],
    ['Overview', 'Supporter programme'],
  ] as const) {
    await ways.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})

test('no page of the supporter programme but those four', async ({ request }) => {
  expect((await request.get('/supporter-programme/secrets')).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each page is whole: heading, title, description, address, structured data', async ({
    page,
    shop,
  }) => {
    const descriptions = new Set<string>()
    for (const [path, heading] of Object.entries(pages)) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(new RegExp(`^${heading}`))
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${shop.storefront}${path}`,
      )
      const description = page.locator('meta[name=description]')
      descriptions.add((await description.getAttribute('content')) ?? '')
      const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
      const types = facts.map((fact) => (JSON.parse(fact) as { '@type': string })['@type'])
      expect(types, path).toContain('BreadcrumbList')
    }
    expect(descriptions.size).toBe(Object.keys(pages).length)
  })

  test('an office and a question open', async ({ page }) => {
    await page.goto('/local-services')
    await openOffice(page, 'Harare')
    await expect(page.getByRole('link', { name: 'Map of Harare on OpenStreetMap' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.goto('/help-contact')
    await page.getByText('I have forgotten my password').click()
    await page.getByRole('link', { name: t('help.reset') }).click()
    await expect(page).toHaveURL(/\/auth-reset$/)
  })
})

test('the privacy policy tells the retention times that the server keeps to', async ({ page }) => {
  await page.goto('/privacy-policy')
  const times = page.getByRole('region', { name: t('privacy.time') })
  await expect(times).toContainText(t('privacy.timeOrders', { years: 7 }))
  await expect(times).toContainText(t('privacy.timeMails', { days: 180 }))
  await page.goto('/fr/privacy-policy')
  await expect(page.getByRole('main')).toContainText('365 jours après notre réponse')
})
