import type { Page } from '@playwright/test'
import { mailsTo, unique } from '@bandari/api/arrange'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Kenya search, the spares catalogue and the request form for spares and electronics (buyer spec §2, §5, §8). */

const nothing = (keyword: string) => `Oops, no exact matches found for "${keyword}"`

interface Local {
  id: string
  title: string
}

/** A listing in Kenya of a make that nobody else has, with what is wished of it. */
async function listLocally(
  shop: Shop,
  { spare = false, quantity = 2, category = 'Brake Pads' } = {},
): Promise<Local & { make: string }> {
  const make = `make-${unique()}`
  const title = `${spare ? 'Front Brake Pads' : 'Hatchback 1.3'} of ${make}`
  const [made] = await shop.sql<Local>(
    `with made as (insert into makes (slug, name) values ($1, $1) returning id)
     insert into products (market, class, make_id, title, reference, part_number, condition, category_id,
       location, contact, price, currency, quantity, status)
     select 'local', $2, made.id, $3, $1, '04465-' || $1, 'New genuine', categories.id,
       'Kilimani, Nairobi, Kenya', '+254 722 555 019', 78000000, 'KES', $4, 'live'
     from made left join categories on $2 = 'parts' and categories.name = $5 returning id, title`,
    [make, spare ? 'parts' : 'cars', title, quantity, category],
  )
  return { ...made!, make }
}

const results = (page: Page) => page.getByRole('region', { name: t('shared.results') })
const tree = (page: Page) => page.getByRole('navigation', { name: t('spares.categories') })
const trail = (page: Page) => page.getByRole('navigation', { name: t('ui.breadcrumb') })

test.describe('Kenya product search', () => {
  test('match parameter is the make; cards show KES and go to /details/{id}', async ({
    page,
    shop,
  }) => {
    const { id, title, make } = await listLocally(shop)
    await page.goto(`/product-search/${make}`)
    await expect(results(page).getByRole('status')).toHaveText('1 results found')
    const card = results(page).getByRole('listitem')
    await expect(card).toContainText('KES 780,000')
    await expect(card).toContainText('Kilimani, Nairobi, Kenya')
    await card.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`${shop.storefront}/details/${id}`)
    await trail(page).getByRole('link', { name: make }).click()
    await expect(page).toHaveURL(`${shop.storefront}/product-search/${make}`)
  })

  test('a card goes to /details/{id}/parts when product_class_id is 2', async ({ page, shop }) => {
    const { id, title, make } = await listLocally(shop, { spare: true })
    await page.goto(`/product-search/${make}`)
    await page.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`${shop.storefront}/details/${id}/parts`)
  })

  test('no results: Oops, no exact matches found for the keyword, with a next step', async ({
    page,
    shop,
  }) => {
    await page.goto('/product-search/DeLorean')
    await expect(page.getByRole('heading', { name: nothing('DeLorean') })).toBeVisible()
    await page.getByRole('link', { name: t('search.kenya.otherMakes') }).click()
    await page.getByRole('link', { name: t('portalFitment.makeExample'), exact: true }).click()
    await expect(page).toHaveURL(`${shop.storefront}/product-search/toyota`)
    await expect(results(page).getByRole('listitem').first()).toContainText('KES')
  })

  test('the home search leads there with the make', async ({ page, shop }) => {
    await page.goto('/')
    const form = page.getByRole('form', { name: t('home.findCar') })
    await form.getByLabel(t('shared.make')).selectOption('mazda')
    await form.getByRole('link', { name: 'See Mazda in Kenya already' }).click()
    await expect(page).toHaveURL(`${shop.storefront}/product-search/mazda`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mazda on sale in Kenya')
    await page.getByLabel(t('shared.make'), { exact: true }).selectOption('toyota')
    await page.getByRole('button', { name: t('shared.show') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota on sale in Kenya')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(`${shop.storefront}/product-search/toyota?page=2`)
  })
})

test('a local listing: phone hidden until asked for, location, KES, no basket', async ({
  page,
  shop,
}) => {
  const { id } = await listLocally(shop)
  await page.goto(`/details/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('KES 780,000')).toBeVisible()
  await expect(main.getByText('Kilimani, Nairobi, Kenya').first()).toBeVisible()
  await expect(main.getByRole('button', { name: t('details.buyNow') })).toHaveCount(0)
  await expect(main.getByText('+254 722 555 019')).toHaveCount(0)
  await main.getByRole('button', { name: t('ui.revealPhone') }).click()
  const phone = main.getByRole('link', { name: '+254 722 555 019' })
  await expect(phone).toHaveAttribute('href', 'tel:+254722555019')
  await expect(phone).toBeFocused()
})

test('a part shows part number, condition and Reveal phone number, and what it is part of', async ({
  page,
  shop,
}) => {
  const { id, make } = await listLocally(shop, { spare: true })
  await page.goto(`/details/${id}/parts`)
  const main = page.getByRole('main')
  await expect(main.getByText(`04465-${make}`).first()).toBeVisible()
  await expect(main.getByText('New genuine').first()).toBeVisible()
  await expect(main.getByRole('button', { name: t('ui.revealPhone') })).toBeVisible()
  await expect(trail(page).getByRole('link')).toHaveText([
    'Home',
    'Auto spares',
    'Braking',
    'Disc Brakes',
    'Brake Pads',
  ])
  await trail(page).getByRole('link', { name: 'Brake Pads' }).click()
  await expect(page).toHaveURL(`${shop.storefront}/auto-parts/Brake%20Pads`)
})

test.describe('the spares catalogue', () => {
  for (const path of ['/auto-parts', '/auto-parts/Vehicle%20Parts%20%26%20Accessories']) {
    test(`${path}: the default slug shows the parts info panel`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Vehicle Parts & Accessories',
      )
      const panel = page.getByRole('region', { name: t('spares.how') })
      await expect(panel).toContainText('Part number and condition on every part')
      await expect(panel.getByRole('link', { name: t('spares.requestPart') })).toBeVisible()
      await page.getByRole('link', { name: 'Page 2' }).click()
      await expect(panel).toHaveCount(0)
    })
  }

  test('the category tree unfolds to its fifth level, with counts', async ({ page, shop }) => {
    await page.goto('/auto-parts')
    const unfold = (name: string) =>
      tree(page).getByRole('button', { name: `What is in ${name}`, exact: true })
    for (const name of ['Braking', 'Disc Brakes', 'Brake Pads']) {
      await unfold(name).click()
      await expect(unfold(name)).toHaveAttribute('aria-expanded', 'true')
    }
    const [counted] = await shop.sql<{ n: number }>(
      `select count(*)::integer as n from products join categories on categories.id = category_id
       where listed_locally and (path like '%> Disc Brakes' or path like '%> Disc Brakes >%')`,
    )
    // Other tests list there meanwhile.
    const text = await tree(page)
      .getByRole('link', { name: /^Disc Brakes/ })
      .textContent()
    expect(Number(/\d+/.exec(text ?? '')?.[0])).toBeGreaterThan(0)
    expect(Number(/\d+/.exec(text ?? '')?.[0])).toBeLessThanOrEqual(counted!.n)
    await tree(page)
      .getByRole('link', { name: /^Front Brake Pads/ })
      .click()
    await expect(page).toHaveURL(`${shop.storefront}/auto-parts/Front%20Brake%20Pads`)
    // The address comes a moment before the page, which has a tree of its own.
    await expect(page.getByRole('heading', { level: 1, name: 'Front Brake Pads' })).toBeVisible()
    await unfold('Braking').click()
    await expect(unfold('Braking')).toHaveAttribute('aria-expanded', 'false')
  })

  test('picking a node goes to /auto-parts/{node text}, which lists its parts', async ({
    page,
    shop,
  }) => {
    await page.goto('/auto-parts')
    await tree(page)
      .getByRole('link', { name: /^Braking/ })
      .click()
    await expect(page).toHaveURL(`${shop.storefront}/auto-parts/Braking`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Braking')
    await expect(tree(page).getByRole('link', { name: /^Braking/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await page
      .getByRole('navigation', { name: 'In Braking' })
      .getByRole('link', { name: /^Disc Brakes/ })
      .click()
    await expect(trail(page).getByRole('listitem')).toHaveText([
      'Home',
      'Auto spares',
      'Braking',
      'Disc Brakes',
    ])
    await results(page).getByRole('listitem').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/details\/\d+\/parts$/)
  })

  test('the number of a category leads to it too', async ({ page, shop }) => {
    const [node] = await shop.sql<{ id: number }>(
      "select id from categories where name = 'Oil Filters'",
    )
    await page.goto(`/auto-parts/anything/${node!.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oil Filters')
  })

  test('narrows to one make, and says so when there is none', async ({ page, shop }) => {
    const { title, make } = await listLocally(shop, { spare: true, category: 'Tow Bars' })
    await page.goto(`/auto-parts/Tow%20Bars?make=${make}`)
    await expect(results(page).getByRole('listitem')).toHaveText([new RegExp(title)])
    await page.goto(`/auto-parts/Snorkels?make=${make}`)
    await expect(page.getByRole('heading', { name: /^Oops, no exact matches/ })).toBeVisible()
    await page.getByRole('link', { name: t('spares.ofAnyMake') }).click()
    await expect(page).toHaveURL(`${shop.storefront}/auto-parts/Snorkels`)
  })

  test('a node without parts leads to the request form, which knows what is wanted', async ({
    page,
  }) => {
    await page.goto('/auto-parts/Air%20Compressors')
    await expect(page.getByRole('heading', { name: nothing('Air Compressors') })).toBeVisible()
    await page.getByRole('link', { name: t('spares.request') }).click()
    await expect(page.getByLabel(t('requests.partNeeded'))).toHaveValue('Air Compressors: ')
  })

  test('an unknown category is not found, and the tree is there', async ({ page }) => {
    const answer = await page.goto('/auto-parts/Flux%20Capacitors')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: nothing('Flux Capacitors') })).toBeVisible()
    await expect(tree(page).getByRole('link', { name: /^Engine/ })).toBeVisible()
  })
})

test.describe('the request form for auto spares and electronics', () => {
  const forms = [
    { path: '/parts-request', name: 'Request a part', field: 'The part you need' },
    { path: '/electronics', name: 'Request electronics', field: 'What you need' },
  ]

  for (const { path, name, field } of forms) {
    test(`${path}: what is asked for is kept once and answered within 12hrs`, async ({
      page,
      shop,
    }) => {
      const email = `amina-${unique()}@example.com`
      await page.goto(path)
      const form = page.getByRole('form', { name })
      await form.getByLabel(t('requests.name')).fill('Amina Otieno')
      await form.getByLabel(t('auth.email')).fill(email)
      await form.getByLabel(t('basket.contactNumber')).fill('+254 700 000 001')
      await form.getByLabel(field).fill('Reversing camera, 2017 Toyota Hiace')
      await form.getByRole('button', { name: t('requests.send') }).dblclick()
      await expect(form.getByRole('status')).toContainText('An agent will be in touch within 12hrs')
      await expect(form.getByLabel(field)).toHaveValue('')
      const kept = await shop.sql<{ kind: string; text: string }>(
        'select kind, text from requests where email = $1',
        [email],
      )
      expect(kept).toEqual([{ kind: 'parts', text: 'Reversing camera, 2017 Toyota Hiace' }])
      expect(await mailsTo(shop, email)).toHaveLength(1)
    })

    test(`${path}: without its fields, the missing information is named`, async ({ page }) => {
      await page.goto(path)
      const form = page.getByRole('form', { name })
      await form.getByRole('button', { name: t('requests.send') }).click()
      await expect(form.getByRole('alert')).toHaveText(
        'Missing information - Email, Name, Phone number and Request required',
      )
      await expect(form.getByLabel(t('requests.name'))).toBeFocused()
      for (const [label, limit] of [
        ['Name', '255'],
        ['E-mail', '255'],
        ['Contact number', '26'],
        [field, '700'],
      ] as const) {
        await expect(form.getByLabel(label)).toHaveAttribute('maxlength', limit)
      }
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the tree is links, its branch stands open, and a make can be chosen', async ({
    page,
    shop,
  }) => {
    await page.goto('/auto-parts')
    await tree(page)
      .getByRole('link', { name: /^Braking/ })
      .click()
    await tree(page)
      .getByRole('link', { name: /^Disc Brakes/ })
      .click()
    await tree(page)
      .getByRole('link', { name: /^Brake Pads/ })
      .click()
    await expect(page).toHaveURL(`${shop.storefront}/auto-parts/Brake%20Pads`)
    await expect(tree(page).getByRole('link', { name: /^Front Brake Pads/ })).toBeVisible()
    await page.getByLabel(t('shared.make'), { exact: true }).selectOption('toyota')
    await page.getByRole('button', { name: t('shared.show') }).click()
    await expect(page).toHaveURL(`${shop.storefront}/auto-parts/Brake%20Pads?make=toyota`)
    await expect(page).toHaveTitle(/^Brake Pads for Toyota/)
  })

  test('the search in Kenya works, and a local listing says our number, not its own', async ({
    page,
    shop,
  }) => {
    const { title, make } = await listLocally(shop)
    await page.goto(`/product-search?q=${make}`)
    await expect(page).toHaveURL(`${shop.storefront}/product-search/${make}`)
    await page.getByRole('link', { name: title }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '+254 20 555 0100' }).first()).toBeVisible()
    // The seller's is told on a press only.
    expect(await page.content()).not.toContain('722 555 019')
  })
})
