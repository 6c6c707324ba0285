import { newBuyer, putInBasket, stockVehicle } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { daysAgo, setRate, shopWithoutRates } from '../exchange-rates.ts'
import { t } from '../sentences.ts'
import { arrivedAt, buyNow, chooseShipping, fill, here, main, starting } from '../steps.ts'
import { open, visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await shopWithoutRates()
  await setRate(shop, 'ZMW', '23.00', daysAgo(0))
})

/** A wagon whose papers tell all that Zambia's rules ask. */
async function stockWagon() {
  const vehicle = await stockVehicle(shop, { price: 520_000 })
  await shop.sql(
    `update products set body_type = 'Wagon', fuel_type = 'Petrol', steering = 'Right', engine_size = '1,496 cc',
       manufactured = '2015-02', first_registered = '2015-03', origin_port = 'Yokohama, Japan' where id = $1`,
    [vehicle.id],
  )
  return vehicle
}

const region = () => screen.getByRole('region', { name: t('door.title') })
const block = () => within(region())
const landedSays = (text: string | RegExp) =>
  waitFor(() => expect(region()).toHaveTextContent(text))
const headline = () => block().findByRole('heading', { level: 3 })
const buy = () => within(screen.getByRole('form', { name: t('details.buy') }))
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: t('shell.chooseDestination') }))

function unfold(title: string) {
  const fold = block().getByText(title).closest('details')!
  fold.open = true
  fireEvent(fold, new Event('toggle'))
}

async function saveDestination(user: UserEvent) {
  await user.click((await dialog()).getByRole('button', { name: t('shell.keepDestination') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

async function choose(user: UserEvent, country: string) {
  const list = await (await dialog()).findByLabelText(t('shell.country'))
  await user.selectOptions(list, country)
  await waitFor(async () =>
    expect((await dialog()).getByLabelText(t('shell.city'))).not.toHaveValue(''),
  )
  await saveDestination(user)
}

async function chooseDestination(user: UserEvent, country: string) {
  await user.click(await block().findByRole('button', { name: t('door.choose') }))
  await choose(user, country)
}

describe('what a vehicle costs at the buyer’s door', () => {
  it('a buyer in Lusaka sees every line, the other ways, and the rules of the country', async () => {
    const { id } = await stockWagon()
    const user = await visit(`/details/${id}`, { shop })
    await landedSays(t('door.invite'))
    await chooseDestination(user, 'Zambia')
    expect(await headline()).toHaveTextContent(/^≈ \$\d,\d{3} – \d{1,2},\d{3} in Lusaka$/)
    await landedSays(t('door.verdict.ok'))
    // One destination on the page: the header's, the lines' and the purchase's.
    await screen.findByRole('button', {
      name: t('shell.deliverToPlace', { place: 'Lusaka', code: 'ZM' }),
    })
    await waitFor(() => expect(buy().getByLabelText(t('details.country'))).toHaveValue('ZM'))

    unfold(t('door.lines'))
    const lines = () => within(block().getAllByRole('table')[0]!)
    const line = (name: RegExp | string) => lines().findByRole('row', { name })
    expect(await line(/^Sea freight, RORO/)).toHaveTextContent('$700.00')
    expect(await line(/^Inland transport/)).toHaveTextContent('Dar es Salaam')
    // What nobody knows is no nought.
    expect(await line(/^Registration, plates/)).toHaveTextContent('not known')
    expect(await line(new RegExp(t('door.paidUs')))).toBeInTheDocument()
    unfold(t('door.ways'))
    await waitFor(() =>
      expect(block().getByRole('row', { name: /^By way of Beira/ })).toHaveTextContent('$'),
    )

    const roro = (await headline()).textContent
    await user.click(buy().getByRole('radio', { name: /^Container/ }))
    expect(await line(/^Sea freight, container/)).toHaveTextContent('$1,200.00')
    await waitFor(async () => expect((await headline()).textContent).not.toBe(roro))

    await user.click(block().getByRole('link', { name: t('door.rulesOf') }))
    await screen.findByRole('heading', { level: 1, name: 'Importing a car to Zambia' })
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Only right-hand drive'))
    // The badge beside it says what is refused.
    expect(screen.getByRole('main')).toHaveTextContent(t('importGuide.refused.left'))
  })

  it('the insurance of the destination and of the purchase are one choice', async () => {
    const { id } = await stockWagon()
    const user = await visit(`/details/${id}`, { shop })
    await chooseDestination(user, 'Zambia')
    const words = async (key: 'door.insured' | 'door.notInsured') => {
      await waitFor(() => expect(block().getAllByText(t(key))[0]).toBeInTheDocument())
      return (await headline()).textContent
    }
    const insurance = () => screen.getByLabelText(starting(t('details.insurance')))
    const plain = await words('door.notInsured')

    await user.click(insurance())
    expect(await words('door.insured')).not.toBe(plain)
    const again = await visit(`/details/${id}`, { shop })
    await waitFor(() => expect(insurance()).toBeChecked())
    await words('door.insured')

    await again.click(block().getByRole('button', { name: t('door.change') }))
    await again.click(await (await dialog()).findByLabelText(starting(t('shell.insurance'))))
    await saveDestination(again)
    await waitFor(() => expect(insurance()).not.toBeChecked())
    await waitFor(async () => expect((await headline()).textContent).toBe(plain))
  })

  it('a country chosen where it shall go is the visitor’s destination, from the card to the order', async () => {
    const { id } = await stockWagon()
    const user = await visit(`/details/${id}`, { shop })
    await chooseShipping(user, { country: 'Zambia', port: 'Durban', insurance: true })
    await screen.findByRole('button', {
      name: t('shell.deliverToPlace', { place: 'Lusaka', code: 'ZM' }),
    })
    await landedSays(/in Lusaka/)
    // The first figure has what the basket will ask for.
    const total = buy().getByText('Total to Durban').parentElement!
    await waitFor(() => expect(buy().getByText(t('ui.costInsurance'))).toBeInTheDocument())
    const figure = total.textContent.replace('Total to Durban', '')

    const buyer = await newBuyer(shop)
    const again = await visit(`/details/${id}`, { shop, as: buyer })
    await waitFor(() => expect(buy().getByLabelText(t('details.country'))).toHaveValue('ZM'))
    expect(buy().getByLabelText(t('details.port'))).toHaveValue('durban')
    await buyNow(again)
    await arrivedAt('/my-basket')
    const sums = () => screen.getByRole('complementary')
    await waitFor(() => expect(sums()).toHaveTextContent(`Total${figure}`))
    expect(sums()).toHaveTextContent('Durban, Zambia')

    // In the basket it is changed once for all: the sums and the visitor's destination follow.
    await again.click(await screen.findByRole('button', { name: t('basket.changeShipping') }))
    await again.selectOptions(await screen.findByLabelText(t('shell.country')), 'KE')
    await again.click(screen.getByLabelText(starting(t('shell.insurance'))))
    await again.click(screen.getByRole('button', { name: t('basket.saveShipping') }))
    await waitFor(() => expect(sums()).toHaveTextContent('Mombasa, Kenya'))
    await waitFor(() => expect(sums()).toHaveTextContent('Total$5,900.00'))
    await screen.findByRole('button', { name: /^Deliver to: .*, KE$/ })
  })

  it('a car that may not go there says so before the basket, and promises no quote', async () => {
    const { id } = await stockWagon()
    await shop.sql(`update products set steering = 'Left' where id = $1`, [id])
    const user = await visit(`/details/${id}`, { shop, as: await newBuyer(shop) })
    // Kenya was nobody's wish yet: the press is told, once.
    await buyNow(user)
    const refusal = await buy().findByRole('alert')
    expect(refusal).toHaveTextContent('This car cannot be ordered to this country.')
    expect(here()).toMatch(/^\/details\//)
    await chooseShipping(user, { country: 'Zambia' })
    await waitFor(() =>
      expect(
        buy().getByText(/^This car cannot be ordered to this country\..*right-hand/),
      ).toBeInTheDocument(),
    )
    expect(buy().queryByText(t('details.byQuote'))).toBeNull()
  })

  it('the destination is there when a page comes, and is not for other visitors', async () => {
    const { id } = await stockWagon()
    const user = await visit('/', { shop })
    await user.click(screen.getByRole('button', { name: t('shell.deliverToChoose') }))
    await choose(user, 'Zambia')
    const own = await open(`/details/${id}`, { shop })
    expect(own.headers.get('cache-control')).toBe('private, no-cache')
    expect(document.body).toHaveTextContent(' in Lusaka')
    // A page that says nothing of a destination is the same for everybody.
    const about = await open('/about-us', { shop })
    expect(about.headers.get('cache-control')).toContain('public')
    const shared = await shop.fetch(`${shop.storefront}/details/${id}`)
    expect(shared.headers.get('cache-control')).toContain('public')
    const text = await shared.text()
    expect(text).toContain(t('door.invite'))
    expect(text).not.toContain(' in Lusaka')
  })

  it('the basket names the country where no town and no port of ours is known', async () => {
    const buyer = await newBuyer(shop)
    await putInBasket(shop, buyer, await stockVehicle(shop), { port: null, country: 'ZM' })
    await visit('/my-basket', { as: buyer, shop })
    const line = within(await screen.findByRole('list', { name: t('basket.items') }))
    await line.findByText(/^≈ .* in Zambia$/)
  })
})

describe('the calculator', () => {
  it('the calculator’s address is the question', async () => {
    const user = await visit('/calculator', { shop })
    const field = (
      name: 'price' | 'make' | 'model' | 'body' | 'fuel' | 'engine' | 'manufactured',
    ) => main().getByLabelText(starting(t(`calculator.${name}`)))
    const workOut = () => user.click(main().getByRole('button', { name: t('calculator.workOut') }))
    const result = main().getByRole('region', { name: t('calculator.result') })
    expect(result).toHaveTextContent(t('calculator.empty'))
    await user.selectOptions(main().getByLabelText(t('shell.country')), 'Zambia')
    fill(field('price'), 'cheap')
    await workOut()
    await main().findByText(t('calculator.priceWrong'))
    await waitFor(() => expect(field('price')).toHaveFocus())
    expect(field('price')).toHaveValue('cheap')

    fill(field('price'), '5,200')
    fill(field('make'), 'Toyota')
    fill(field('model'), 'Corolla Fielder')
    await user.selectOptions(field('body'), 'Station wagon')
    await user.selectOptions(field('fuel'), 'Petrol')
    fill(field('engine'), '1496')
    fill(field('manufactured'), '2015-02')
    await workOut()
    const answer = within(
      await main().findByRole('region', { name: 'Toyota Corolla Fielder 2015' }),
    )
    const cost = await answer.findByRole('heading', { level: 3 })
    expect(cost).toHaveTextContent(' in Lusaka')
    await waitFor(() => expect(answer.getByRole('heading', { level: 2 })).toHaveFocus())
    const said = cost.textContent

    window.history.back()
    await waitFor(() => expect(field('price')).toHaveValue('cheap'))
    window.history.forward()
    await waitFor(() => expect(field('price')).toHaveValue('5200'))
    // Whoever gets the address sees the answer, also without a script.
    await open(here(), { shop })
    expect(screen.getByRole('heading', { level: 3, name: said })).toBeInTheDocument()
  })
})

describe('the rules of each country', () => {
  it('each country has one address, and there is none for a country that nobody knows', async () => {
    const user = await visit('/import', { shop })
    await user.click(main().getAllByRole('link', { name: /^(DR )?Congo/ })[0]!)
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Congo'),
    )
    const { status } = await open('/import/zm', { shop })
    await arrivedAt('/import/zambia')
    expect(status).toBe(200)
    const facts = [...document.querySelectorAll('script[type="application/ld+json"]')]
    expect(facts.map(({ textContent }) => textContent).join('')).toContain('FAQPage')
    expect((await open('/import/atlantis', { shop })).status).toBe(404)
  })

  const facts = {
    class: 'passenger',
    fuel: 'petrol',
    engine_cc: 1496,
    body: 'wagon',
    steering: 'right',
    first_registered: '2021-01',
    manufactured: '2021-01',
    origin: 'JP',
    make: 'Toyota',
    model: 'Corolla Fielder',
    price: '5200',
  } as const
  const car = new URLSearchParams({ ...facts, engine_cc: '1496' }).toString()

  it.each(['', '/sw', '/pt', '/fr'])(
    'shillings of Uganda have no cents at %s/calculator',
    async (language) => {
      await setRate(shop, 'UGX', '3700', daysAgo(0))
      await open(`${language}/calculator?country=UG&city=Kampala&${car}`, { shop })
      const cells = [...main().getByRole('table', { hidden: true }).querySelectorAll('td small')]
      const amounts = cells.map(({ textContent }) => textContent).filter((text) => /UGX/.test(text))
      expect(amounts.length).toBeGreaterThan(3)
      for (const amount of amounts) expect(amount).not.toMatch(/[.,]\d\d(?!\d)/)
    },
  )

  it.each([
    ['', 'How the sources count', 'By months: the age counted from the month'],
    ['/sw', 'Jinsi vyanzo vinavyohesabu', 'Kwa miezi: umri unaohesabiwa'],
    ['/pt', 'Como contam as fontes', 'Por meses: a idade contada'],
    ['/fr', 'Comment comptent les sources', 'Par mois'],
  ])(
    'Kenya’s duty is a range at %s/calculator, with each reading of the sources',
    async (language, title, months) => {
      await setRate(shop, 'KES', '129.00', daysAgo(0))
      await open(`${language}/calculator?country=KE&city=Nairobi&${car}`, { shop })
      const { data } = await shop.clientWith(null).GET('/landed-price/', {
        params: { query: { country: 'KE', city: 'Nairobi', ...facts } },
      })
      const values = data?.customs_value?.readings?.map(({ low }) => low) ?? []
      expect(values).toHaveLength(2)
      const heading = main().queryByRole('heading', { name: title, hidden: true })
      // A car that enters in January is as old by months as by calendar years.
      if (new Set(values).size === 1) return expect(heading).toBeNull()
      const readings = within(heading!.closest('section')!)
      readings.getByText(months, { exact: false })
      expect(readings.getAllByRole('link', { name: /KRA/, hidden: true }).length).toBeGreaterThan(0)
    },
  )
})
