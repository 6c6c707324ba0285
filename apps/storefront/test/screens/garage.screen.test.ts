import { type Buyer, newBuyer, ordersOf, putInBasket, stockVehicle } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { session } from '@bandari/sdk'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { catalogue, stockSpare, stockThree, vehicle } from '../fitted-spares.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt, continueToReview, fillConsignee, logOut, main, submitOrder } from '../steps.ts'
import { open, visit } from '../storefront.ts'

let shop: ShopInProcess
/** Where it promises to take back what it said fits, and has a number at WhatsApp. */
let promising: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
  promising = await openedShop({
    FIT_PROMISE: 'on',
    SOCIAL_LINKS: 'https://x.com/bandari,https://wa.me/254205550100',
  })
})

const stored = () => localStorage.getItem('bandari.garage')
const at = '2026-03-01T10:00:00.000Z'
const keepOnDevice = (trim: number, years: readonly number[], chosen?: number) =>
  localStorage.setItem(
    'bandari.garage',
    JSON.stringify(
      years.map((year) => ({ trim, year, added_at: at, chosen_at: year === chosen ? at : null })),
    ),
  )
const garage = () => main().findByRole('list', { name: t('garage.list') })
const nameOf = (year: number) => `${year} Toyota Vitz F`
const vehicles = async () =>
  within(await garage())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
const panel = () => main().getByRole('region', { name: t('shared.yourVehicle') })
const panelSays = (text: string) => waitFor(() => expect(panel()).toHaveTextContent(text))
const partPage = ({ id }: { id: string }) => `/details/${id}/parts`

async function pick(
  user: UserEvent,
  step: 'vehicleMake' | 'vehicleModel' | 'year' | 'trim',
  name: string,
) {
  const form = within(screen.getByRole('form', { name: t('shared.yourVehicle') }))
  const list = form.getByLabelText(t(`shared.${step}`))
  await user.selectOptions(list, await within(list).findByRole('option', { name }))
}

/** On the page of the garage. */
async function add(user: UserEvent, year: number) {
  await pick(user, 'vehicleMake', vehicle.make)
  await pick(user, 'vehicleModel', vehicle.model)
  await pick(user, 'year', String(year))
  await pick(user, 'trim', `${vehicle.variant} ${vehicle.engine}`)
  await user.click(main().getByRole('button', { name: t('garage.add') }))
}

describe('the vehicles of somebody', () => {
  it('are added, chosen and removed on this device, and the search goes by the chosen one', async () => {
    const { fitting } = await stockThree(shop)
    const user = await visit('/my-vehicles')
    await main().findByText(t('garage.empty'))
    await add(user, 2014)
    await waitFor(async () => expect(await vehicles()).toEqual([nameOf(2014)]))
    await add(user, 2012)
    await waitFor(async () => expect(await vehicles()).toEqual([nameOf(2014), nameOf(2012)]))
    const [first, second] = within(await garage()).getAllByRole('listitem')
    expect(second).toHaveTextContent(t('garage.chosen'))
    await user.click(
      within(first!).getByRole('button', {
        name: t('garage.chooseOf', { vehicle: nameOf(2014) }),
      }),
    )
    await visit(catalogue)
    await arrivedAt(`${catalogue}?trim=${fitting.trim}&year=2014`)
    const other = await within(panel()).findByRole('link', { name: nameOf(2012) })
    await user.click(other)
    await arrivedAt(`${catalogue}?trim=${fitting.trim}&year=2012`)
    const again = await visit('/my-vehicles')
    await again.click(
      await main().findByRole('button', {
        name: t('garage.removeOf', { vehicle: nameOf(2012) }),
      }),
    )
    await waitFor(async () => expect(await vehicles()).toEqual([nameOf(2014)]))
    expect(stored()).not.toContain('2012')
  })

  it('are not taken from an address: somebody else’s is chosen by a press', async () => {
    const { fitting } = await stockThree(shop)
    keepOnDevice(fitting.trim, [2012], 2012)
    const user = await visit(`${partPage(fitting)}?trim=${fitting.trim}&year=2014`)
    await panelSays(nameOf(2014))
    expect(stored()).not.toContain('2014')
    await user.click(await main().findByRole('button', { name: t('garage.chooseThis') }))
    await waitFor(() => expect(stored()).toContain('2014'))
    await waitFor(() =>
      expect(main().queryByRole('button', { name: t('garage.chooseThis') })).toBeNull(),
    )
  })

  it('are taken along at sign-in on two devices, and leave the device with who signs out', async () => {
    const buyer = await newBuyer(shop)
    const { trim } = await stockSpare(shop, null)
    for (const years of [
      [2014, 2012],
      [2013, 2012],
    ]) {
      localStorage.clear()
      keepOnDevice(trim, years, years[0])
      const user = await visit('/my-vehicles', { as: buyer })
      await waitFor(() => expect(stored()).toBeNull())
      await waitFor(async () => expect(await vehicles()).toContain(nameOf(years[0]!)))
      if (!years.includes(2013)) continue
      expect((await vehicles()).toSorted()).toEqual([nameOf(2012), nameOf(2013), nameOf(2014)])
      keepOnDevice(trim, [2011])
      await logOut(user)
      expect(stored()).toBeNull()
    }
  })

  it('say on cards of favourites whether a part fits', async () => {
    const { fitting, other } = await stockThree(shop)
    keepOnDevice(fitting.trim, [2014], 2014)
    localStorage.setItem('bandari.seen', [fitting.id, other.id].join())
    await visit('/seen')
    const cards = within(await main().findByRole('list', { name: t('favourites.seen') }))
    await waitFor(() => {
      const [one, two] = cards.getAllByRole('listitem')
      expect(one).toHaveTextContent(t('shared.fits'))
      expect(two).toHaveTextContent(t('shared.fitsNot'))
    })
  })

  it('are on no page that everybody shares', async () => {
    const { fitting } = await stockThree(shop)
    keepOnDevice(fitting.trim, [2014], 2014)
    await open('/my-vehicles')
    expect(screen.getByRole('main')).not.toHaveTextContent('Vitz')
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })
})

describe('a part that does not fit, from its page to the order', () => {
  const card = (role: 'article' | 'listitem', title: string) =>
    main()
      .getAllByRole(role)
      .find(({ textContent }) => textContent.includes(title))
  const box = (title: string) => main().findByRole('checkbox', { name: new RegExp(title) })

  /** A part for export that fits a Vitz of 2013, beside a car of its body group: nobody knows what shipping a part alone costs. */
  async function shopper(): Promise<{
    buyer: Buyer
    part: { id: string; title: string; trim: number }
  }> {
    const buyer = await newBuyer(shop)
    const part = await stockSpare(shop, [2013], undefined, 'export')
    await putInBasket(shop, buyer, { id: Number(part.id), title: part.title })
    const car = await stockVehicle(shop)
    await shop.sql('update products set body_type = null where id = $1', [car.id])
    await putInBasket(shop, buyer, car)
    return { buyer, part }
  }

  async function review(): Promise<UserEvent> {
    const user = await visit('/checkout')
    await fillConsignee(user)
    await continueToReview(user)
    await arrivedAt('/review-order')
    return user
  }

  it('says so each time, is confirmed once, and the order keeps what was told', async () => {
    const { buyer, part } = await shopper()
    keepOnDevice(part.trim, [2014], 2014)
    await visit(partPage(part), { as: buyer })
    await panelSays(t('shared.sellerSaysFitsNot'))
    await visit('/my-basket')
    await waitFor(() =>
      expect(card('listitem', part.title)).toHaveTextContent(
        /Does not fit your 2014 Toyota Vitz F/,
      ),
    )
    const user = await review()
    expect(await box(part.title)).not.toBeChecked()
    await submitOrder(user)
    await waitFor(async () => expect(await box(part.title)).toHaveFocus())
    expect(main().getByText(t('garage.acceptMissing'))).toBeInTheDocument()
    await user.keyboard(' ')
    await submitOrder(user)
    await arrivedAt(/^\/confirm-order/)
    await waitFor(() =>
      expect(screen.getByRole('main')).toHaveTextContent(
        /We said that it does not fit your 2014 Toyota Vitz F/,
      ),
    )
    const [order] = await ordersOf(buyer)
    expect(order?.line_props[0]?.fit).toMatchObject({ verdict: 'does-not-fit' })
  })

  it('asks again where another vehicle was chosen meanwhile', async () => {
    const { buyer, part } = await shopper()
    await visit('/my-basket', { as: buyer })
    await main().findByRole('link', { name: t('garage.chooseFirst') })
    const choose = (year: number) =>
      buyer.client.POST('/garage/', { body: { trim: part.trim, year } })
    await choose(2013)
    const user = await review()
    await waitFor(() => expect(card('article', part.title)).toHaveTextContent(t('shared.fits')))
    await choose(2014)
    await submitOrder(user)
    const dialog = await screen.findByRole('dialog', { name: t('checkout.fitNotAccepted') })
    expect(dialog).toHaveTextContent(part.title)
    await user.click(within(dialog).getByRole('button', { name: t('checkout.okay') }))
    await user.click(await box(part.title))
    await submitOrder(user)
    await arrivedAt(/^\/confirm-order/)
  })
})

it('a shop that promises it takes back what it said fits, and nothing else', async () => {
  const { fitting, other } = await stockThree(promising)
  const query = `?trim=${fitting.trim}&year=2014`
  await open(partPage(fitting) + query, { shop: promising })
  expect(panel()).toHaveTextContent(t('garage.promise'))
  await open(partPage(other) + query, { shop: promising })
  expect(panel()).not.toHaveTextContent(t('garage.promise'))
  const here = await stockThree(shop)
  await open(`${partPage(here.fitting)}?trim=${here.fitting.trim}&year=2014`)
  expect(panel()).toHaveTextContent(t('shared.sellerSaysFits'))
  expect(panel()).not.toHaveTextContent(t('garage.promise'))
})

describe('sharing', () => {
  const group = (title: string) =>
    within(main().getByRole('group', { name: t('favourites.shareOf', { title }) }))
  const messageOf = (link: HTMLElement) =>
    new URL(link.getAttribute('href') ?? '').searchParams.get('text')

  it('a vehicle goes by WhatsApp and by the device’s sheet with its price, and at a destination with its landed price', async () => {
    const { id, title } = await stockVehicle(shop)
    const share = vi.fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const url = `${shop.storefront}/details/${id}`
    const user = await visit(`/details/${id}`)
    expect(messageOf(group(title).getByRole('link', { name: t('favourites.byWhatsApp') }))).toBe(
      `${title}, $4,500.00\n${url}`,
    )
    await user.click(await group(title).findByRole('button', { name: t('favourites.shareNow') }))
    expect(share).toHaveBeenCalledWith({ title, text: `${title}, $4,500.00`, url })
    document.cookie =
      'bandari_destination=country=ZM&city=Lusaka&way=zm-dar-lun&shipping=RORO&port=dar-es-salaam;path=/'
    await visit(`/details/${id}`)
    await waitFor(() =>
      expect(
        messageOf(group(title).getByRole('link', { name: t('favourites.byWhatsApp') })),
      ).toMatch(/\$4,500\.00\. Landed in Lusaka \(Dar Es Salaam\): \$[\d,]+/),
    )
    document.cookie = 'bandari_destination=;path=/;max-age=0'
    Reflect.deleteProperty(navigator, 'share')
  })

  it('the shop is asked by WhatsApp with the reference, where it has a number', async () => {
    const { id } = await stockVehicle(promising)
    await open(`/details/${id}`, { shop: promising })
    const link = main().getByRole('link', { name: t('details.askWhatsApp') })
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/254205550100\?/)
    expect(messageOf(link)).toMatch(/\(TEST-.+\)\.\nhttp.+\/details\/\d+$/)
    const own = await stockVehicle(shop)
    await open(`/details/${own.id}`)
    expect(main().queryByRole('link', { name: t('details.askWhatsApp') })).toBeNull()
    session.end()
  })
})
