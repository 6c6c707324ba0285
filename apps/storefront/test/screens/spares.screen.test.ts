import { mailsTo, unique } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { listLocally } from '../local-listings.ts'
import { headline, headlineIs, results, textsOf, trail } from '../reading.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt, fill, main } from '../steps.ts'
import { visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const tree = () => within(screen.getByRole('navigation', { name: t('spares.categories') }))

describe('Kenya product search (buyer spec §2, §5, §8)', () => {
  it('match parameter is the make; cards show KES and go to /details/{id}', async () => {
    const { id, title, make } = await listLocally(shop)
    const user = await visit(`/product-search/${make}`)
    expect(results().getByRole('status')).toHaveTextContent('1 results found')
    const card = results().getByRole('listitem')
    expect(card).toHaveTextContent('KES 780,000')
    expect(card).toHaveTextContent('Kilimani, Nairobi, Kenya')
    await user.click(within(card).getByRole('link', { name: title }))
    await arrivedAt(`/details/${id}`)
    await headlineIs(title)
    await user.click(trail().getByRole('link', { name: make }))
    await arrivedAt(`/product-search/${make}`)
  })

  it('a card goes to /details/{id}/parts when product_class_id is 2', async () => {
    const { id, title, make } = await listLocally(shop, { spare: true })
    const user = await visit(`/product-search/${make}`)
    await user.click(screen.getByRole('link', { name: title }))
    await arrivedAt(`/details/${id}/parts`)
  })

  it('the home search leads there with the make', async () => {
    const user = await visit('/')
    const form = within(screen.getByRole('form', { name: t('home.findCar') }))
    await user.selectOptions(form.getByLabelText(t('shared.make')), 'mazda')
    await user.click(form.getByRole('link', { name: 'See Mazda in Kenya already' }))
    await arrivedAt('/product-search/mazda')
    await headlineIs('Mazda on sale in Kenya')
    await user.selectOptions(screen.getByLabelText(t('shared.make')), 'toyota')
    await headlineIs('Toyota on sale in Kenya')
    await user.click(await screen.findByRole('link', { name: 'Page 2' }))
    await arrivedAt('/product-search/toyota?page=2')
  })
})

describe('the filters of the Kenya search', () => {
  it('narrow and order vehicles as those of the export search do', async () => {
    const [row] = await shop.sql<{ count: string }>(
      `select count(*) from products join makes on makes.id = make_id where listed_locally
       and class in ('cars', 'commercial') and slug = 'toyota' and fuel_type = 'Petrol' and image_count > 0`,
    )
    const user = await visit('/product-search/toyota')
    const filters = within(await screen.findByRole('form', { name: t('search.filters') }))
    await user.click(await filters.findByRole('checkbox', { name: /^Petrol/ }))
    await user.click(filters.getByRole('checkbox', { name: /^With pictures/ }))
    await user.click(await filters.findByRole('button', { name: `Show ${row?.count} vehicles` }))
    await arrivedAt('/product-search/toyota?fuel=petrol&pictures=yes')
    await waitFor(() =>
      expect(results().getByRole('status')).toHaveTextContent(`${row?.count} results found`),
    )
    await user.selectOptions(screen.getByLabelText(t('search.sortBy')), t('search.descending'))
    await arrivedAt('/product-search/toyota?order=1&fuel=petrol&pictures=yes')
    const prices = () =>
      results()
        .getAllByRole('listitem')
        .flatMap(({ textContent }) => /KES (\d{1,3}(?:,\d{3})*)/.exec(textContent)?.[1] ?? [])
        .map((price) => Number(price.replaceAll(',', '')))
    await waitFor(() => {
      expect(prices().length).toBeGreaterThan(1)
      expect(prices()).toEqual(prices().toSorted((one, other) => other - one))
    })
  })
})

describe('a local listing', () => {
  it('phone hidden until asked for, location, KES, no basket', async () => {
    const { id } = await listLocally(shop)
    const user = await visit(`/details/${id}`)
    expect(main().getByText('KES 780,000')).toBeInTheDocument()
    expect(main().getAllByText('Kilimani, Nairobi, Kenya')[0]).toBeInTheDocument()
    await waitFor(() =>
      expect(main().queryByRole('button', { name: t('details.buyNow') })).toBeNull(),
    )
    await waitFor(() => expect(main().queryByText('+254 722 555 019')).toBeNull())
    await user.click(main().getByRole('button', { name: t('ui.revealPhone') }))
    const phone = await main().findByRole('link', { name: '+254 722 555 019' })
    expect(phone).toHaveAttribute('href', 'tel:+254722555019')
    expect(phone).toHaveFocus()
  })

  it('a part shows part number, condition and Reveal phone number, and what it is part of', async () => {
    const { id, make } = await listLocally(shop, { spare: true })
    const user = await visit(`/details/${id}/parts`)
    expect(main().getAllByText(`04465-${make}`)[0]).toBeInTheDocument()
    expect(main().getAllByText('New genuine')[0]).toBeInTheDocument()
    expect(main().getByRole('button', { name: t('ui.revealPhone') })).toBeInTheDocument()
    expect(textsOf(trail().getAllByRole('link'))).toEqual([
      'Home',
      'Auto spares',
      'Braking',
      'Disc Brakes',
      'Brake Pads',
    ])
    await user.click(trail().getByRole('link', { name: 'Brake Pads' }))
    await arrivedAt('/auto-parts/Brake%20Pads')
  })
})

describe('the spares catalogue', () => {
  it('the default slug shows the parts info panel, on its first page', async () => {
    const panel = () => screen.queryByRole('region', { name: t('spares.how') })
    const user = await visit('/auto-parts')
    expect(headline()).toBe('Vehicle Parts & Accessories')
    expect(panel()).toHaveTextContent('Part number and condition on every part')
    const request = within(panel()!).getByRole('link', { name: t('spares.requestPart') })
    expect(request).toHaveAttribute('href', '/parts-request')
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(panel()).toBeNull())
  })

  it('the category tree unfolds to its fifth level, with counts', async () => {
    const user = await visit('/auto-parts')
    const unfold = (name: string) => tree().getByRole('button', { name: `What is in ${name}` })
    for (const name of ['Braking', 'Disc Brakes', 'Brake Pads']) {
      await user.click(unfold(name))
      expect(unfold(name)).toHaveAttribute('aria-expanded', 'true')
    }
    const [counted] = await shop.sql<{ n: number }>(
      `select count(*)::integer as n from products join categories on categories.id = category_id
       where listed_locally and (path like '%> Disc Brakes' or path like '%> Disc Brakes >%')`,
    )
    const { textContent } = tree().getByRole('link', { name: /^Disc Brakes/ })
    expect(Number(/\d+/.exec(textContent)?.[0])).toBe(counted!.n)
    await user.click(tree().getByRole('link', { name: /^Front Brake Pads/ }))
    await arrivedAt('/auto-parts/Front%20Brake%20Pads')
    // The address comes a moment before the page, which has a tree of its own.
    await headlineIs('Front Brake Pads')
    await user.click(unfold('Braking'))
    expect(unfold('Braking')).toHaveAttribute('aria-expanded', 'false')
  })

  it('picking a node goes to /auto-parts/{node text}, which lists its parts', async () => {
    const user = await visit('/auto-parts')
    await user.click(tree().getByRole('link', { name: /^Braking/ }))
    await arrivedAt('/auto-parts/Braking')
    await headlineIs('Braking')
    expect(tree().getByRole('link', { name: /^Braking/ })).toHaveAttribute('aria-current', 'page')
    const inBraking = within(await screen.findByRole('navigation', { name: 'In Braking' }))
    await user.click(inBraking.getByRole('link', { name: /^Disc Brakes/ }))
    await waitFor(() =>
      expect(textsOf(trail().getAllByRole('listitem'))).toEqual([
        'Home',
        'Auto spares',
        'Braking',
        'Disc Brakes',
      ]),
    )
    const [first] = await results().findAllByRole('link', { name: /\w/ })
    await user.click(first!)
    await arrivedAt(/^\/details\/\d+\/parts$/)
  })

  it('a node without parts leads to the request form, which knows what is wanted', async () => {
    const user = await visit('/auto-parts/Air%20Compressors')
    const nothing = 'Oops, no exact matches found for "Air Compressors"'
    expect(screen.getByRole('heading', { name: nothing })).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: t('spares.request') }))
    expect(await screen.findByLabelText(t('requests.partNeeded'))).toHaveValue('Air Compressors: ')
  })
})

describe('the request form for auto spares and electronics', () => {
  const forms = [
    { path: '/parts-request', name: 'Request a part', field: 'The part you need' },
    { path: '/electronics', name: 'Request electronics', field: 'What you need' },
  ]

  it.each(forms)(
    '$path: the missing information is named; what is asked for is kept once and answered within 12hrs',
    async ({ path, name, field }) => {
      const email = `amina-${unique()}@example.com`
      const user = await visit(path)
      const form = within(screen.getByRole('form', { name }))
      const send = form.getByRole('button', { name: t('requests.send') })
      await user.click(send)
      expect(await form.findByRole('alert')).toHaveTextContent(
        /^Missing information - Email, Name, Phone number and Request required$/,
      )
      await waitFor(() => expect(form.getByLabelText(t('requests.name'))).toHaveFocus())
      for (const [label, limit] of [
        ['Name', '255'],
        ['E-mail', '255'],
        ['Contact number', '26'],
        [field, '700'],
      ] as const)
        expect(form.getByLabelText(label)).toHaveAttribute('maxlength', limit)

      fill(form.getByLabelText(t('requests.name')), 'Amina Otieno')
      fill(form.getByLabelText(t('auth.email')), email)
      fill(form.getByLabelText(t('basket.contactNumber')), '+254 700 000 001')
      fill(form.getByLabelText(field), 'Reversing camera, 2017 Toyota Hiace')
      await user.dblClick(send)
      await waitFor(() =>
        expect(form.getByRole('status')).toHaveTextContent(
          'An agent will be in touch within 12hrs',
        ),
      )
      expect(form.getByLabelText(field)).toHaveValue('')
      const kept = await shop.sql<{ kind: string; text: string }>(
        'select kind, text from requests where email = $1',
        [email],
      )
      expect(kept).toEqual([{ kind: 'parts', text: 'Reversing camera, 2017 Toyota Hiace' }])
      await shop.world.deliverMails()
      expect(await mailsTo(shop, email)).toHaveLength(1)
    },
  )
})
