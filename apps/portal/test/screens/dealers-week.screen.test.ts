import { type Buyer, newBuyer, newVendor, placeOrder, unique } from '@bandari/api/arrange'
import { aPdf } from '@bandari/api/arrange-documents'
import { colourOf, zipOf } from '@bandari/api/test/helpers/picture-server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { openDialog, pageSays, press, pressTwice, rowOf } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

/** A dealer's own list, as their yard's program writes it. */
const headings =
  'Stock No,Maker,Model Name,Description of vehicle,FOB (USD),Remarks,Yr,CC,ODO (km),Port,Mfd,First Reg.,Chassis,Auction grade,Inspected by,Inspected on,Yard'

interface Car {
  stock: string
  title: string
  price: string
}

const line = ({ stock, title, price }: Car) =>
  `${stock},TOYOTA,Vitz,${title},"${price}",All keys,2021,1329,"84,200","Yokohama, Japan",2021-03,05/2021,NSP130-${stock.slice(-7)},4.5,JEVIC,2026-01-05,"Yokohama, Japan"`

async function exporter() {
  const shop = await openedShop()
  const vendor = await newVendor(shop)
  await shop.sql('update accounts set may_list_export = true where id = $1', [vendor.id])
  return vendor
}

async function bring(user: UserEvent, text: string) {
  const chooser = await screen.findByLabelText<HTMLInputElement>(/^Choose an Excel or CSV file/)
  await user.upload(chooser, new File([text], 'yard.csv', { type: 'text/csv' }))
}

async function run(user: UserEvent, name: string) {
  await pressTwice(user, name)
  await screen.findByRole('progressbar', { name: t('portalListings.import.importing') })
  await (await openedShop()).runImports()
  await pageSays('The import is done')
}

/** From the list to three drafts with pictures: one column has to be named. */
async function importYard(vendor: Buyer, cars: readonly Car[]) {
  const user = await visit('/vendor/import?class=export', vendor)
  await bring(user, [headings, ...cars.map(line)].join('\n'))
  const month = await screen.findByRole('combobox', { name: 'What “Mfd” is' })
  expect(month).toHaveValue('')
  await user.selectOptions(month, 'manufactured')
  await press(user, t('portalImports.check'))
  const zip = await screen.findByLabelText<HTMLInputElement>(t('portalPictures.chooseZip'))
  const pictures = cars.flatMap(({ stock }) => [`${stock}.png`, `${stock}_2.png`])
  const painted = await Promise.all(
    pictures.map(async (name) => [name, await colourOf(name)] as const),
  )
  const data = new Uint8Array(await zipOf(Object.fromEntries(painted)))
  await user.upload(zip, new File([data], 'yard.zip', { type: 'application/zip' }))
  await pageSays('6 pictures come once the file is imported.')
  await run(user, 'Import all 3 rows')
  await (await openedShop()).fetchPictures()
}

async function publishAll(vendor: Buyer) {
  const user = await visit('/vendor-dashboard', vendor)
  await user.click(await screen.findByRole('checkbox', { name: t('portalSelling.grid.selectAll') }))
  await screen.findByText('3 selected')
  await press(user, t('portalSelling.publish'))
  await pageSays('3 listings are live')
}

async function reprice(vendor: Buyer, { stock, title }: Car) {
  const user = await visit('/vendor/import?class=export', vendor)
  await bring(user, `stock number,price\n${stock},4300`)
  await screen.findByRole('heading', { name: '1 price changes' })
  await pageSays('from $4,500.00 to $4,300.00')
  await run(user, 'Import the row')
  await visit('/vendor-dashboard', vendor)
  expect(await rowOf(title)).toHaveTextContent('$4,300.00')
}

/** Somebody who looks at it, asks, and names a price. */
async function interested(id: number) {
  const shop = await openedShop()
  const buyer = await newBuyer(shop)
  await shop.fetch(`${shop.storefront}/api/one-search/${id}`, {
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile' },
  })
  const params = { path: { id } }
  const asked = await buyer.client.POST('/products/{id}/thread/', {
    params,
    body: { text: 'Has it been smoked in?' },
  })
  const offered = await buyer.client.POST('/products/{id}/offers/', {
    params,
    body: { amount: '4100.00' },
  })
  expect([asked.error, offered.error]).toEqual([undefined, undefined])
  return buyer
}

async function answer(vendor: Buyer, { title }: Car) {
  const user = await visit('/messages', vendor)
  await user.click(await screen.findByRole('link', { name: new RegExp(title) }))
  await pageSays('Has it been smoked in?')
  await user.type(await screen.findByLabelText(t('portalMessages.write')), 'Never.')
  await pressTwice(user, t('portalMessages.send'))
  const messages = within(await screen.findByRole('list', { name: t('portalMessages.messages') }))
  await waitFor(() => expect(messages.getAllByText('Never.')).toHaveLength(1))
}

async function agree(vendor: Buyer, { title }: Car) {
  const user = await visit('/vendor/offers', vendor)
  await pageSays(title)
  const name = t('portalOffers.accept', { price: '$4,100.00' })
  await press(user, name)
  await press(user, name, await openDialog())
  await pageSays(t('portalOffers.noneThere'))
  await visit('/vendor-dashboard', vendor)
  expect(await rowOf(title)).toHaveTextContent('Reserved')
}

async function sendPaper(vendor: Buyer, { title }: Car) {
  const user = await visit('/vendor/orders?view=waits', vendor)
  await pageSays(title)
  await pageSays('$4,100.00')
  await press(user, t('portalSales.send'))
  const dialog = await openDialog(t('portalSales.send'))
  const chooser = dialog.getByLabelText(/^File/)
  const file = new File([new Uint8Array(aPdf())], 'certificate.pdf')
  Object.defineProperty(chooser, 'files', { configurable: true, value: [file] })
  fireEvent.change(chooser)
  await press(user, t('portalSales.send'), dialog)
  await pageSays(t('portalSales.act.handOver'))
}

async function staffMark({ id }: { id: number }, ...steps: ('paid' | 'booked' | 'sailed')[]) {
  const { client } = await newBuyer(await openedShop(), { isStaff: true })
  const params = { path: { id } }
  const { data } = await client.GET('/support/orders/{id}/following', { params })
  const on = new Date().toISOString().slice(0, 10)
  const { error } = await client.POST('/support/orders/{id}/steps', {
    params,
    body: { moves: steps.map((step) => ({ step, on })), seen: data!.moves.length },
  })
  expect(error).toBeUndefined()
}

async function figuresOf(vendor: Buyer, { title }: Car) {
  await (await openedShop()).writeViews()
  const user = await visit('/vendor/figures', vendor)
  await user.click(await screen.findByRole('link', { name: title }))
  await screen.findByRole('heading', { level: 1, name: title })
  const tiles = within(await screen.findByRole('list', { name: t('portalFigures.inChart') }))
  for (const figure of ['opened', 'questions', 'offers', 'orders'] as const)
    await waitFor(() =>
      expect(
        tiles.getByRole('button', { name: new RegExp(`^${t(`portalFigures.${figure}`)}`) }),
      ).toHaveTextContent(`${t(`portalFigures.${figure}`)}1`),
    )
}

it('a dealer’s week: list, pictures, live, a price, a question, an offer, an order, sold, figures', {
  tags: 'nightly',
}, async () => {
  const shop = await openedShop()
  const vendor = await exporter()
  const cars = ['4,500.00', '5,200.00', '6,100.00'].map((price, n) => ({
    stock: `YK-${1_000_000 + n}`,
    title: `2021 Toyota Vitz ${unique()}`,
    price,
  }))
  const [car] = cars as [Car, ...Car[]]
  await importYard(vendor, cars)
  await publishAll(vendor)
  await reprice(vendor, car)
  const [listing] = await shop.sql<{ id: string }>(
    'select id from products where vendor_id = $1 and vendor_reference = $2',
    [vendor.id, car.stock],
  )
  const id = Number(listing!.id)
  const buyer = await interested(id)
  await answer(vendor, car)
  await agree(vendor, car)
  const order = await placeOrder(shop, buyer, { id, title: car.title })
  await staffMark(order, 'paid')
  await sendPaper(vendor, car)
  await staffMark(order, 'booked', 'sailed')
  await visit('/vendor-dashboard', vendor)
  expect(await rowOf(car.title)).toHaveTextContent('Sold')
  await figuresOf(vendor, car)
})
