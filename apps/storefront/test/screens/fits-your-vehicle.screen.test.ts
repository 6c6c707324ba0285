import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogue, stockSpare, stockThree, vehicle } from '../fitted-spares.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt, here, main } from '../steps.ts'
import { addressOf, open, visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const results = () => within(main().getByRole('region', { name: t('shared.results') }))
const card = ({ title }: { title: string }) =>
  results()
    .queryAllByRole('listitem')
    .find((item) => item.textContent.includes(title))
const cardSays = (spare: { title: string }, text: string) =>
  waitFor(() => expect(card(spare)).toHaveTextContent(text))
const isGone = (spare: { title: string }) => waitFor(() => expect(card(spare)).toBeUndefined())
const panel = () => main().getByRole('region', { name: t('shared.yourVehicle') })
const panelSays = (text: string) => waitFor(() => expect(panel()).toHaveTextContent(text))
const picker = () => within(screen.getByRole('form', { name: t('shared.yourVehicle') }))
const follow = async (user: UserEvent, name: string | RegExp) =>
  user.click(await within(panel()).findByRole('link', { name }))

async function pick(
  user: UserEvent,
  step: 'vehicleMake' | 'vehicleModel' | 'year' | 'trim',
  name: string,
) {
  const list = picker().getByLabelText(t(`shared.${step}`))
  await user.selectOptions(list, await within(list).findByRole('option', { name }))
}

async function pickVitz(user: UserEvent) {
  await user.click(main().getByText('Does it fit your vehicle?'))
  await pick(user, 'vehicleMake', vehicle.make)
  await pick(user, 'vehicleModel', vehicle.model)
  await pick(user, 'year', '2014')
  await pick(user, 'trim', `${vehicle.variant} ${vehicle.engine}`)
  await user.click(picker().getByRole('button', { name: t('shared.checkFit') }))
}

describe('fits your vehicle: the picker, the verdicts, the filter', () => {
  it('the chosen vehicle gives each part a verdict: fits, does not fit, ask', async () => {
    const { fitting, other, silent } = await stockThree(shop)
    const user = await visit(catalogue)
    expect(card(fitting)).not.toHaveTextContent('Fits')
    await pickVitz(user)
    await arrivedAt(`${catalogue}?trim=${fitting.trim}&year=2014`)
    await panelSays(vehicle.name)
    await cardSays(fitting, 'Fits your vehicle')
    await cardSays(other, 'Does not fit')
    await cardSays(silent, t('shared.fitUnknown'))
  })

  it('only what fits, and all parts again', async () => {
    const { fitting, other } = await stockThree(shop)
    const user = await visit(`${catalogue}?trim=${fitting.trim}&year=2014`)
    await follow(user, t('spares.onlyFitting'))
    await isGone(other)
    await cardSays(fitting, 'Fits your vehicle')
    expect(here()).toMatch(/fits=only/)
    await follow(user, t('spares.showAll'))
    await cardSays(other, 'Does not fit')
  })

  it('where nothing fits, all parts are the next step', async () => {
    const { trim } = await stockSpare(shop, [2014])
    const other = await stockSpare(shop, [2018], 'Idler Arms')
    await visit(`/auto-parts/Idler%20Arms?trim=${trim}&year=2003&fits=only`)
    await main().findByText(/We do not know this vehicle/)
    const user = await visit(`/auto-parts/Idler%20Arms?trim=${trim}&year=2011&fits=only`)
    await main().findByRole('heading', {
      name: 'Oops, no exact matches found for "Idler Arms"',
    })
    await user.click(
      main()
        .getAllByRole('link', { name: t('spares.showAll') })
        .at(-1)!,
    )
    await cardSays(other, 'Does not fit')
  })

  it('the vehicle is kept in the garage of this browser, changed and chosen no longer', async () => {
    const { fitting } = await stockThree(shop)
    await pickVitz(await visit(catalogue))
    await panelSays(vehicle.name)
    // Another page, another day: no vehicle in its address.
    const part = `/details/${fitting.id}/parts`
    const user = await visit(part)
    await panelSays(vehicle.name)
    await arrivedAt(/trim=\d+&year=2014$/)
    const verdict = (text: string) =>
      waitFor(() => expect(within(panel()).getByRole('status')).toHaveTextContent(text))
    await verdict('Fits your vehicle')
    await follow(user, 'Change your vehicle')
    await waitFor(() =>
      expect(picker().getByLabelText(t('shared.vehicleModel'))).toHaveValue('vitz'),
    )
    await pick(user, 'year', '2018')
    await pick(user, 'trim', `${vehicle.variant} ${vehicle.engine}`)
    await user.click(picker().getByRole('button', { name: t('shared.checkFit') }))
    await verdict('Does not fit')
    await follow(user, t('shared.clearVehicle'))
    await arrivedAt(part)
    await visit(catalogue)
    await main().findByText('Does it fit your vehicle?')
    expect(here()).toBe(catalogue)
  })

  it('the vehicle goes along to the part and to other categories', async () => {
    const { fitting } = await stockThree(shop)
    const user = await visit(`${catalogue}?trim=${fitting.trim}&year=2014`)
    await cardSays(fitting, 'Fits your vehicle')
    expect(within(card(fitting)!).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/details/${fitting.id}/parts?trim=${fitting.trim}&year=2014`,
    )
    const categories = within(main().getByRole('navigation', { name: t('spares.categories') }))
    await user.click(await categories.findByRole('link', { name: /^Braking/ }))
    await arrivedAt(`/auto-parts/Braking?trim=${fitting.trim}&year=2014`)
    await panelSays(vehicle.name)
  })
})

describe('the compatibility table', () => {
  const table = () => main().findByRole('table', { name: t('details.compatibility') })

  it('a part’s page tells what it fits, by make and model, years as ranges', async () => {
    const { id } = await stockSpare(shop, [2011, 2012, 2013, 2015])
    await visit(`/details/${id}/parts`)
    const rows = within(await table())
    expect(rows.getByRole('rowheader', { name: 'Toyota Vitz' })).toBeInTheDocument()
    expect(rows.getAllByRole('row').at(-1)).toHaveTextContent(
      /F Hatchback.*1\.3 L petrol \(1,329 cc\).*2011–2013, 2015/,
    )
  })

  it('a long table is folded', async () => {
    const { id } = await stockSpare(shop, null)
    await shop.sql(
      `insert into fitments (product_id, trim_id, years)
       select $1, trims.id, years from trims join variants on variants.id = variant_id
       join models on models.id = model_id where models.name in ('Vitz', 'Hilux', 'Corolla')`,
      [id],
    )
    const user = await visit(`/details/${id}/parts`)
    const fold = (await table()).closest('details')
    expect(fold).not.toHaveAttribute('open')
    await user.click(main().getByText(/^Fits 3 models: show all \d+ versions$/))
    expect(fold).toHaveAttribute('open')
    expect(within(fold!).getByRole('rowheader', { name: 'Toyota Hilux' })).toBeInTheDocument()
  })
})

it('without JavaScript each step is a page, and the verdicts are on it', async () => {
  const { fitting, other } = await stockThree(shop)
  await open(catalogue)
  for (const [step, name] of [
    ['vehicleMake', vehicle.make],
    ['vehicleModel', vehicle.model],
    ['year', '2014'],
    ['trim', `${vehicle.variant} ${vehicle.engine}`],
  ] as const) {
    const form = screen.getByRole<HTMLFormElement>('form', { name: t('shared.yourVehicle') })
    const list = within(form).getByLabelText<HTMLSelectElement>(t(`shared.${step}`))
    list.value = within(list).getByRole<HTMLOptionElement>('option', { name }).value
    const button = t(step === 'trim' ? 'shared.checkFit' : 'shared.nextStep')
    await open(addressOf(form, within(form).getByRole('button', { name: button })))
  }
  expect(panel()).toHaveTextContent(vehicle.name)
  expect(card(fitting)).toHaveTextContent('Fits your vehicle')
  expect(card(other)).toHaveTextContent('Does not fit')
  const onward = within(panel()).getByRole('link', { name: t('spares.onlyFitting') })
  await open(onward.getAttribute('href')!)
  expect(card(other)).toBeUndefined()
  await open(within(card(fitting)!).getAllByRole('link')[0]!.getAttribute('href')!)
  expect(within(panel()).getByRole('status')).toHaveTextContent('Fits your vehicle')
  expect(screen.getByRole('table', { name: t('details.compatibility') })).toHaveTextContent(
    '2013–2014',
  )
})
