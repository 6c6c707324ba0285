import { changeVehicle, newBuyer, stockVehicle, type Vehicle } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { session } from '@bandari/sdk'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt, fill, here, logOut, main } from '../steps.ts'
import { open, visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const keepName = ({ title }: Vehicle) => t('favourites.keep', { title })
const heart = (vehicle: Vehicle) => main().findByRole('button', { name: keepName(vehicle) })
const stored = (key: string) => localStorage.getItem(`bandari.${key}`)
/** In the header, and in its menu on a phone. */
const entry = () =>
  screen.getAllByRole('link', { name: new RegExp(`^${t('shell.favourites')}`) })[0]!
const items = (name = t('favourites.title')) => main().findByRole('list', { name })
const details = ({ id }: Vehicle) => `/details/${id}`

async function keep(vehicle: Vehicle, as?: { token: string; email: string }): Promise<UserEvent> {
  const user = await visit(details(vehicle), as ? { as } : {})
  const button = await heart(vehicle)
  if (button.getAttribute('aria-pressed') === 'false') await user.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
  return user
}

describe('favourites without an account', () => {
  it('a heart keeps a vehicle on the device, by keys too, and the header counts', async () => {
    const vehicle = await stockVehicle(shop)
    const user = await visit(details(vehicle))
    const button = await heart(vehicle)
    expect(button).toHaveAttribute('aria-pressed', 'false')
    button.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
    await waitFor(() => expect(entry()).toHaveTextContent(t('shell.itemCount', { count: 1 })))
    await visit('/favourites')
    expect(await items()).toHaveTextContent(vehicle.title)
    await visit(details(vehicle))
    await waitFor(async () => expect(await heart(vehicle)).toHaveAttribute('aria-pressed', 'true'))
  })

  it('what was sold, withdrawn or changed in price since says so', async () => {
    const [sold, withdrawn, cheaper] = [
      await stockVehicle(shop),
      await stockVehicle(shop),
      await stockVehicle(shop, { price: 450_000 }),
    ]
    for (const vehicle of [sold, withdrawn, cheaper]) await keep(vehicle)
    await changeVehicle(shop, sold, { quantity: 0 })
    await changeVehicle(shop, cheaper, { price: 430_000 })
    await shop.sql("update products set status = 'draft' where id = $1", [withdrawn.id])
    await visit('/favourites')
    const texts = within(await items())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(texts[0]).toContain('$200.00 less than when kept')
    expect(texts[0]).toContain('$4,500.00 when kept')
    expect(texts[1]).toContain(t('favourites.withdrawn'))
    expect(texts[2]).toContain(t('favourites.sold'))
  })

  it('another tab’s change is seen', async () => {
    const [vehicle, other] = [await stockVehicle(shop), await stockVehicle(shop)]
    await keep(vehicle)
    await visit('/favourites')
    await items()
    const lists = JSON.parse(stored('favourites') ?? '[]') as { items: { product: number }[] }[]
    lists[0]?.items.unshift({ ...lists[0].items[0]!, product: other.id })
    localStorage.setItem('bandari.favourites', JSON.stringify(lists))
    window.dispatchEvent(new StorageEvent('storage', { key: 'bandari.favourites' }))
    await waitFor(async () => expect(await items()).toHaveTextContent(other.title))
  })

  it('a list gets a name, takes a vehicle, and is deleted', async () => {
    const [other, vehicle] = [await stockVehicle(shop), await stockVehicle(shop)]
    await keep(other)
    await keep(vehicle)
    const user = await visit('/favourites')
    fill(await main().findByLabelText(t('favourites.newList')), 'For Mum')
    await user.click(main().getByRole('button', { name: t('favourites.create') }))
    await user.selectOptions(
      await main().findByLabelText(t('favourites.listOfProduct', { title: vehicle.title })),
      'For Mum',
    )
    await user.click(await main().findByRole('link', { name: 'For Mum (1)' }))
    await arrivedAt('/favourites?list=For+Mum')
    expect(await items('For Mum')).toHaveTextContent(vehicle.title)
    await user.click(main().getByRole('button', { name: t('favourites.deleteList') }))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', {
        name: t('favourites.deleteList'),
      }),
    )
    await arrivedAt('/favourites')
    expect(await items()).toHaveTextContent(other.title)
    expect(stored('favourites')).not.toContain('For Mum')
  })
})

describe('favourites of a device and of an account', () => {
  it('are taken along at sign-in on two devices, and leave the device with who signs out', async () => {
    const buyer = await newBuyer(shop)
    const [phones, tablets, both] = [
      await stockVehicle(shop),
      await stockVehicle(shop),
      await stockVehicle(shop),
    ]
    for (const device of [
      [phones, both],
      [tablets, both],
    ]) {
      localStorage.clear()
      for (const vehicle of device) await keep(vehicle)
      const user = await visit('/favourites', { as: buyer })
      await waitFor(() => expect(stored('favourites')).toBeNull())
      await waitFor(async () => expect(await items()).toHaveTextContent(both.title))
      if (device.includes(tablets)) {
        const titles = within(await items()).getAllByRole('listitem')
        expect(titles).toHaveLength(3)
        localStorage.setItem('bandari.seen', '1')
        await logOut(user)
        expect(
          Object.keys(localStorage).filter((key) => /favourites|seen|compare/.test(key)),
        ).toEqual([])
      }
    }
  })

  it('stay on the device where the API does not answer', async () => {
    const buyer = await newBuyer(shop)
    const vehicle = await stockVehicle(shop)
    await keep(vehicle)
    const kept = stored('favourites')
    session.start(buyer)
    await visit('/about-us')
    await waitFor(() => expect(stored('favourites')).toBeNull())
    localStorage.setItem('bandari.favourites', kept ?? '')
    await shop.sql('delete from sessions where account_id = $1', [buyer.id])
    await visit('/about-us')
    await waitFor(() => expect(session.token()).toBeNull())
    expect(stored('favourites')).toBe(kept)
  })

  it('a list is shared by a link that a stranger reads until it ends', async () => {
    const buyer = await newBuyer(shop)
    const vehicle = await stockVehicle(shop)
    await keep(vehicle, buyer)
    const user = await visit('/favourites', { as: buyer })
    await user.click(await main().findByRole('button', { name: t('favourites.share') }))
    const link = await main().findByRole('link', { name: /\/shared-list#/ })
    const [, token] = link.getAttribute('href')?.split('#') ?? []
    session.end()
    await visit(`/shared-list#${token}`)
    expect(await items(t('favourites.shared'))).toHaveTextContent(vehicle.title)
    expect(main().queryByRole('button', { name: /^Remove/ })).toBeNull()
    expect(screen.getByRole('main')).not.toHaveTextContent(buyer.email)
    const again = await visit('/favourites', { as: buyer })
    await again.click(await main().findByRole('button', { name: t('favourites.endLink') }))
    await main().findByRole('button', { name: t('favourites.share') })
    session.end()
    await visit(`/shared-list#${token}`)
    await main().findByText(t('favourites.sharedOver'))
  })
})

describe('seen lately', () => {
  it('is what the device has looked at, last first, until it is cleared', async () => {
    const [first, second] = [await stockVehicle(shop), await stockVehicle(shop)]
    for (const vehicle of [first, second]) {
      await visit(details(vehicle))
      await waitFor(() => expect(stored('seen')).toMatch(new RegExp(`^${vehicle.id}`)))
    }
    const user = await visit('/seen')
    const seen = within(await items(t('favourites.seen'))).getAllByRole('listitem')
    expect(seen.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(second.title),
      expect.stringContaining(first.title),
    ])
    await user.click(main().getByRole('button', { name: t('favourites.seenClear') }))
    await main().findByText(t('favourites.seenNothing'))
    expect(stored('seen')).toBeNull()
  })
})

describe('the comparison', () => {
  it('is drawn by the server for whoever has its address, and marks what differs', async () => {
    const [one, other] = [await stockVehicle(shop), await stockVehicle(shop, { price: 510_000 })]
    await shop.sql("update products set colour = 'red' where id = $1", [other.id])
    await open(`/compare?ids=${one.id},${other.id}`)
    const line = (name: RegExp) => main().getByRole('row', { name })
    expect(line(/^Colour/)).toHaveTextContent(t('favourites.differs'))
    expect(line(/^Price/)).toHaveTextContent('$5,100.00')
    expect(line(/^Model year/)).not.toHaveTextContent(t('favourites.differs'))
  })

  it('is chosen among what was seen, four at most, and a vehicle is taken out of it', async () => {
    const vehicles: Vehicle[] = []
    for (let count = 0; count < 5; count += 1) vehicles.push(await stockVehicle(shop))
    localStorage.setItem('bandari.seen', vehicles.map(({ id }) => id).join())
    const user = await visit('/seen')
    await items(t('favourites.seen'))
    const toggle = ({ title }: Vehicle) =>
      main().getByRole('button', { name: t('favourites.compareOf', { title }) })
    for (const vehicle of vehicles) await user.click(toggle(vehicle))
    expect(toggle(vehicles[4]!)).toHaveAttribute('aria-pressed', 'false')
    await user.click(main().getByRole('link', { name: t('favourites.compareThese', { count: 4 }) }))
    const four = vehicles.slice(0, 4).map(({ id }) => id)
    await arrivedAt(`/compare?ids=${four.join()}`)
    const [first] = vehicles
    await user.click(
      await main().findByRole('button', {
        name: t('favourites.removeOf', { title: first!.title }),
      }),
    )
    await arrivedAt(`/compare?ids=${four.slice(1).join()}`)
    await visit('/compare')
    await waitFor(() => expect(here()).toBe(`/compare?ids=${four.slice(1).join()}`))
  })
})

describe('pages that everybody shares', () => {
  it('hold nothing of the visitor, whoever they are', async () => {
    const vehicle = await stockVehicle(shop)
    await keep(vehicle)
    for (const path of ['/favourites', '/seen', '/shared-list']) {
      await open(path)
      expect(screen.getByRole('main')).not.toHaveTextContent(vehicle.title)
      expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    }
    await open(details(vehicle))
    expect(main().getByRole('button', { name: keepName(vehicle) })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  })
})
