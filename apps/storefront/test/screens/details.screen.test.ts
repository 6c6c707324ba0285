import {
  changeVehicle,
  endSessions,
  newBuyer,
  putInBasket,
  stockVehicle,
  unique,
} from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt, buyNow, chooseShipping, fill, main, signIn, starting } from '../steps.ts'
import { visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const form = () => screen.findByRole('form', { name: t('details.buy') })
const panel = async () => within(await form())
const quantity = async () => (await panel()).getByLabelText(t('details.quantity'))
/** In place of the form. */
const sold = async () =>
  within(await screen.findByRole('region', { name: t('shared.soldOut') })).findByRole('alert')
const refusal = async () => (await panel()).findByRole('alert')
const ports = async () =>
  within((await panel()).getByLabelText(t('details.port')))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

async function panelSays(text: string) {
  const place = await form()
  await waitFor(() => expect(place).toHaveTextContent(text))
}

/** Holds what the page asks for from now on, until it is called. */
function slowAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { fetch } = globalThis
  globalThis.fetch = async (...asked) => {
    await promise
    return fetch(...asked)
  }
  return resolve
}

describe('vehicle details (buyer spec §2, §4, §5, §8)', () => {
  it('shows gallery, title, price including tax, the price before with Save: 10%, specification, description, contact and location', async () => {
    const { id, title } = await stockVehicle(shop)
    const user = await visit(`/details/${id}`)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    const gallery = screen.getByRole('region', { name: title })
    await user.click(screen.getByRole('button', { name: 'Show picture 2' }))
    await waitFor(() => expect(gallery.parentElement).toHaveTextContent(/Picture 2 \/ \d+/))
    for (const text of ['$4,500.00', '$5,000.00', 'Save: 10%'])
      expect(main().getAllByText(text)[0]).toBeInTheDocument()
    expect(main().getByText('Price including tax, before shipping')).toBeInTheDocument()
    for (const name of ['Specification', 'About this vehicle', 'Contact and location'])
      expect(main().getByRole('heading', { name })).toBeInTheDocument()
  })

  it('the seller’s line stands below the title, as in the preview, and repeats no fact beside it', async () => {
    const { id } = await stockVehicle(shop)
    await shop.sql(
      "update products set subtitle = 'One owner, clean interior · 41,000 km', mileage = 41000 where id = $1",
      [id],
    )
    await visit(`/details/${id}`)
    expect(main().getByText('One owner, clean interior')).toBeInTheDocument()
    expect(main().getByText(/ · 41,000 km · /)).toHaveTextContent(/^20\d\d · 41,000 km/)
  })

  it('the default destination is Kenya, Mombasa, by RORO for 700; the total follows every choice', async () => {
    const { id } = await stockVehicle(shop)
    const user = await visit(`/details/${id}`)
    const buy = await panel()
    expect(buy.getByLabelText(t('details.country'))).toHaveValue('KE')
    expect(buy.getByLabelText(t('details.port'))).toHaveValue('mombasa')
    expect(buy.getByRole('radio', { name: /^RORO/ })).toBeChecked()
    await panelSays('Shipping to Mombasa, RORO$700.00')
    await panelSays('Total to Mombasa$5,200.00')
    await chooseShipping(user, { shipping: 'Container' })
    await panelSays('Total to Mombasa$5,700.00')
    await user.click(screen.getByRole('button', { name: t('ui.more') }))
    await panelSays('Total to Mombasa$10,200.00')
  })

  it('the port list depends on the country; choosing a port resets the charge to 700 and says so', async () => {
    const { id } = await stockVehicle(shop)
    const user = await visit(`/details/${id}`)
    await chooseShipping(user, { country: 'Malawi' })
    expect(await ports()).toEqual(['Choose a port', 'Walvis Bay', 'Dar Es Salaam', 'Beira'])
    await chooseShipping(user, { country: 'Zambia', port: 'Walvis Bay', shipping: 'Container' })
    await chooseShipping(user, { port: 'Durban' })
    await panelSays('Shipping to Durban, RORO$700.00')
    const buy = await panel()
    expect(buy.getByRole('radio', { name: /^RORO/ })).toBeChecked()
    expect(buy.getByText('The shipping type is back to RORO for this port.')).toBeInTheDocument()
  })

  it('what was chosen while the country before it is still followed stays chosen', async () => {
    const { id } = await stockVehicle(shop)
    const user = await visit(`/details/${id}`)
    const answer = slowAnswers()
    await chooseShipping(user, { country: 'Mauritius', shipping: 'Container' })
    answer()
    await waitFor(() => expect(document.cookie).toContain('country=MU'))
    expect((await panel()).getByRole('radio', { name: /^Container/ })).toBeChecked()
    expect(document.cookie).toContain('shipping=CONTAINER')
  })

  it('without a country the port list says (Select Destination Country first)', async () => {
    const { id } = await stockVehicle(shop)
    await visit(`/details/${id}?country=`)
    expect(await ports()).toEqual(['(Select Destination Country first)'])
  })

  it('the quantity is 1 to 25, and ends at the stock', async () => {
    const { id } = await stockVehicle(shop, { quantity: 40 })
    await visit(`/details/${id}`)
    expect(screen.getByRole('button', { name: t('ui.less') })).toBeDisabled()
    const wanted = await quantity()
    fill(wanted, '26')
    wanted.blur()
    await waitFor(() => expect(wanted).toHaveValue(25))
    expect(screen.getByRole('button', { name: t('ui.more') })).toBeDisabled()

    const few = await stockVehicle(shop, { quantity: 2 })
    await visit(`/details/${few.id}?quantity=5`)
    await waitFor(async () => expect(await quantity()).toHaveValue(2))
    expect(screen.getByRole('button', { name: t('ui.more') })).toBeDisabled()
  })
})

describe('Buy Now', () => {
  it('without country or port: Destination missing', async () => {
    const { id } = await stockVehicle(shop)
    await buyNow(await visit(`/details/${id}?country=ZM`))
    expect(await refusal()).toHaveTextContent('Destination missing')
  })

  it('a product with options and none for the port: Error: Select size', async () => {
    const port = await openPortWithoutOptions()
    const { id } = await stockVehicle(shop)
    const user = await visit(`/details/${id}`)
    await chooseShipping(user, { country: 'Jamaica', port })
    await buyNow(user)
    expect(await refusal()).toHaveTextContent('Error: Select size')
  })

  it('adding to the basket leads to /my-basket', async () => {
    const { id, title } = await stockVehicle(shop)
    await buyNow(await visit(`/details/${id}`, { as: await newBuyer(shop) }))
    await arrivedAt('/my-basket')
    expect(await main().findByRole('link', { name: title })).toBeInTheDocument()
  })

  it('buying requires login: /login carries the destination choice there and back', async () => {
    const { id } = await stockVehicle(shop)
    const user = await visit(`/details/${id}`)
    await chooseShipping(user, {
      country: 'Zambia',
      port: 'Dar Es Salaam',
      shipping: 'Container',
      insurance: true,
    })
    await buyNow(user)
    await arrivedAt(/^\/login\?next=/)
    await signIn(user, await newBuyer(shop))
    await arrivedAt(new RegExp(`^/details/${id}`))
    const buy = await panel()
    expect(buy.getByLabelText(t('details.country'))).toHaveValue('ZM')
    expect(buy.getByLabelText(t('details.port'))).toHaveValue('dar-es-salaam')
    expect(buy.getByRole('radio', { name: /^Container/ })).toBeChecked()
    expect(buy.getByLabelText(starting(t('details.insurance')))).toBeChecked()
  })

  it('a session that has ended leads to /login, and nothing chosen is lost', async () => {
    const buyer = await newBuyer(shop)
    const { id } = await stockVehicle(shop)
    const user = await visit(`/details/${id}`, { as: buyer })
    await chooseShipping(user, { country: 'Zambia', port: 'Durban', shipping: 'Container' })
    await endSessions(shop, buyer)
    await buyNow(user)
    await arrivedAt(/^\/login\?next=/)
    await signIn(user, buyer)
    await arrivedAt(new RegExp(`^/details/${id}`))
    const buy = await panel()
    expect(buy.getByLabelText(t('details.port'))).toHaveValue('durban')
    expect(buy.getByRole('radio', { name: /^Container/ })).toBeChecked()
  })

  it('a basket for another port has items awaiting checkout', async () => {
    const buyer = await newBuyer(shop)
    await putInBasket(shop, buyer, await stockVehicle(shop), { port: 'durban' })
    const { id } = await stockVehicle(shop)
    const user = await visit(`/details/${id}`, { as: buyer })
    await buyNow(user)
    const alert = await refusal()
    expect(alert).toHaveTextContent(
      'You have items awaiting checkout. Please proceed to checkout the outstanding items first or remove them from your basket',
    )
    expect(alert).toHaveTextContent(t('shared.awaitingPlace'))
    await user.click(within(alert).getByRole('link', { name: t('shared.toBasket') }))
    await arrivedAt('/my-basket')
  })
})

describe('when others buy, too', () => {
  it('without stock: Sorry, item is out of stock, and similar cars instead of Buy Now', async () => {
    const vehicle = await stockVehicle(shop, { quantity: 1 })
    await visit(`/details/${vehicle.id}`)
    expect(main().getByText(t('details.available'))).toBeInTheDocument()
    await changeVehicle(shop, vehicle, { quantity: 0 })
    const user = await visit(`/details/${vehicle.id}`)
    expect(main().getAllByText('Out of stock')[0]).toBeInTheDocument()
    expect(await sold()).toHaveTextContent('Sorry, item is out of stock')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t('details.buyNow') })).toBeNull(),
    )
    const similar = within(await main().findByRole('list', { name: t('details.similar') }))
    await user.click(similar.getAllByRole('link')[0]!)
    expect(await screen.findByRole('button', { name: t('details.buyNow') })).toBeInTheDocument()
  })

  it('sold while it is being looked at: This product is out of stock.', async () => {
    const vehicle = await stockVehicle(shop, { quantity: 1 })
    const user = await visit(`/details/${vehicle.id}`, { as: await newBuyer(shop) })
    await changeVehicle(shop, vehicle, { quantity: 0 })
    await buyNow(user)
    expect(await sold()).toHaveTextContent('This product is out of stock.')
  })

  it('fewer left than when it was opened: Sorry, only {n} available', async () => {
    const vehicle = await stockVehicle(shop, { quantity: 5 })
    const user = await visit(`/details/${vehicle.id}?quantity=4`, { as: await newBuyer(shop) })
    await changeVehicle(shop, vehicle, { quantity: 2 })
    await buyNow(user)
    expect(await refusal()).toHaveTextContent('Sorry, only 2 available')
    await waitFor(async () => expect(await quantity()).toHaveValue(2))
  })
})

describe('what its seller sells by contact', () => {
  it('parts show part number and condition; the phone is hidden until Reveal phone number is clicked', async () => {
    const [spare] = await shop.sql<{
      id: string
      title: string
      part_number: string
      contact: string
    }>(
      `select id, title, part_number, contact from products
       where class = 'parts' and status = 'live' and part_number is not null and contact is not null limit 1`,
    )
    const { id, title, part_number, contact } = spare!
    const path = `/details/${id}/parts`
    // Nor anywhere in what the server drew or handed over to the script.
    const drawn = await (await shop.fetch(`${shop.storefront}${path}`)).text()
    expect(drawn).toContain(title)
    expect(drawn).not.toContain(contact)

    const user = await visit(path)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    const specification = main().getByRole('region', { name: t('details.specification') })
    expect(specification).toHaveTextContent(`Part number${part_number}`)
    expect(specification).toHaveTextContent('Condition')
    await waitFor(() => expect(main().queryByText(contact)).toBeNull())
    await user.click(main().getAllByRole('button', { name: t('ui.revealPhone') })[0]!)
    const [phone] = await main().findAllByRole('link', { name: contact })
    expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  })

  it('a local listing is priced in shillings and sold by contact', async () => {
    const [local] = await shop.sql<{ id: string }>(
      "select id from products where market = 'local' and class = 'cars' and status = 'live' limit 1",
    )
    await visit(`/details/${local!.id}`)
    expect(main().getAllByText(/^KES [\d,]+$/)[0]).toBeInTheDocument()
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t('details.buyNow') })).toBeNull(),
    )
    expect(main().getAllByRole('button', { name: t('ui.revealPhone') })[0]).toBeInTheDocument()
  })
})

/** A port of Jamaica that no method of shipping leads to. */
async function openPortWithoutOptions(): Promise<string> {
  const slug = `port-${unique()}`
  await shop.sql(
    `with port as (insert into ports (slug, name) values ($1, $1) returning id)
     insert into destination_ports select 'JM', id, 9 from port`,
    [slug],
  )
  onTestFinished(async () => {
    await shop.sql(
      'delete from destination_ports using ports where ports.id = port_id and slug = $1',
      [slug],
    )
    await shop.sql('delete from ports where slug = $1', [slug])
  })
  return slug
}
