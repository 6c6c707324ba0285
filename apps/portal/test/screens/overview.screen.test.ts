import {
  askForQuote,
  askForSpare,
  listVehicle,
  newBuyer,
  newCreditor,
  newVendor,
  placeOrder,
  putInBasket,
  sellWithCode,
  stockVehicle,
} from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, gone, press, region, rowOf } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

const staff = async () => newBuyer(await openedShop(), { isStaff: true })

/** The card of what waits, by its name. */
async function queue(name: string): Promise<HTMLElement> {
  const waiting = await region(t('staffOverview.waits'))
  const heading = await waiting.findByRole('heading', { name })
  return heading.closest('li')!
}

/** Reads the figures again by the button of the page; another one is in its bar. */
async function refresh(user: UserEvent) {
  await press(user, t('staffOverview.refresh'), within(screen.getByRole('main')))
}

describe('where staff begin: what waits and for how long, how it went, what there is (decisions 24)', () => {
  it('staff start with what waits, and a queue leads to its list', async () => {
    const shop = await openedShop()
    const { number } = await placeOrder(shop, await newBuyer(shop))
    const user = await visit('/', await staff())
    const tile = await queue('Orders to be paid')
    expect(window.location.pathname).toBe('/support/overview')
    expect(tile).toHaveTextContent(/for/i)
    await user.click(within(tile).getByRole('link'))
    await rowOf(number)
    expect(window.location.search).toContain('Pending')
  })

  it('a quote that nobody answered in 20 minutes is late', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    await shop.sql('update baskets set quote_requested_at = null where quote_answered_at is null')
    const { id } = await putInBasket(shop, buyer, await stockVehicle(shop), { port: null })
    const ask = (minutes: number) =>
      shop.sql(
        'update baskets set quote_requested_at = now() - make_interval(mins => $2) where id = $1',
        [id, minutes],
      )
    await ask(5)
    const user = await visit('/support/overview', await staff())
    const name = t('staffOverview.queue.quotes')
    expect(await queue(name)).toHaveTextContent('5 min')
    expect(await queue(name)).not.toHaveTextContent('Late')
    await ask(21)
    await refresh(user)
    await waitFor(async () => expect(await queue(name)).toHaveTextContent('Late'))
  })

  it('a day leads to its orders', async () => {
    const shop = await openedShop()
    const { number } = await placeOrder(shop, await newBuyer(shop))
    const user = await visit('/support/overview', await staff())
    await user.click(await screen.findByText('Show the figures'))
    const days = within(await screen.findByRole('table', { name: t('staffOverview.byDay') }))
    await user.click((await days.findAllByRole('link'))[0]!)
    await rowOf(number)
    expect(await field(t('staffOrders.placedFrom'))).not.toHaveValue('')
  })

  it('nobody sees a queue that they may not open', async () => {
    const shop = await openedShop()
    const editor = await staff()
    await shop.sql(`update accounts set staff_role = 'content' where id = $1`, [editor.id])
    await visit('/support/overview', editor)
    await screen.findByRole('heading', { name: t('staffOverview.byDay') })
    await waitFor(() => expect(screen.queryByText(t('staffOverview.waits'))).toBeNull())
  })

  it('work that failed says what, when and why, and is tried again', async () => {
    const shop = await openedShop()
    const name = 'Send a mail that was given up'
    const user = await visit('/support/overview', await staff())
    const failed = await region(t('staffOverview.failed'))
    await failed.findByText('Everything went well', { exact: false })
    // A mail that has long left: trying it again finds nothing to do, which is a success.
    await shop.sql(
      `select graphile_worker.permanently_fail_jobs(array[(graphile_worker.add_job('deliver-mail-again',
        json_build_object('subject', 2147483647), max_attempts => 4, run_at => now() + interval '1 hour')).id], $1)`,
      ['451 No room at the moment'],
    )
    await refresh(user)
    await failed.findByRole('heading', { name: 'Work that failed 1' })
    expect(failed.getByRole('heading', { name: new RegExp(name) })).toHaveTextContent('Failed')
    failed.getByText(/Tried 4 times/)
    failed.getByText('451 No room at the moment')
    await press(user, `Try again: ${name}`, failed)
    await screen.findByText(/It is tried again now/)
    await shop.world.runJobs()
    await refresh(user)
    await failed.findByText('Everything went well', { exact: false })
    const audit = await shop.sql(`select action from audit where subject = 'job'`)
    expect(audit).toEqual([{ action: 'retry-job' }])
  })

  it('without a connection the figures stay and say that they are old', async () => {
    const user = await visit('/support/overview', await staff())
    await screen.findByText('Stock and listings')
    const { fetch } = globalThis
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await refresh(user)
    await screen.findByText('These figures could not be refreshed')
    screen.getByText('Stock and listings')
    globalThis.fetch = fetch
    await press(user, t('staffOverview.tryAgain'))
    await gone(() => screen.queryByText('These figures could not be refreshed'))
  })

  it('each tile of the overview and each count of the menu equals the list that it opens', {
    tags: 'nightly',
  }, async () => {
    const shop = await openedShop()
    await placeOrder(shop, await newBuyer(shop))
    await askForSpare(shop)
    await askForQuote(shop)
    await sellWithCode(shop, await newCreditor(shop, 99_00), { price: 9_450_000 })
    const answered = await askForQuote(shop)
    await shop.sql(
      `update baskets set quote_answered_at = now(),
         quote_answered_by = (select id from accounts where email = 'desk@example.com') where id = $1`,
      [answered.id],
    )
    const person = await staff()
    await visit('/support/overview', person)
    const waiting = await region(t('staffOverview.waits'))
    const tiles = await waiting.findAllByRole('listitem')
    const counted = tiles.flatMap((tile) => {
      const link = tile.querySelector('a')
      const [count = '0'] = /\d+/.exec(tile.querySelector('p')?.textContent ?? '') ?? []
      return link ? [{ name: link.textContent, count, address: link.getAttribute('href')! }] : []
    })
    expect(counted.length).toBeGreaterThan(5)
    const rooms = within(screen.getByRole('menu', { name: t('portal.rooms') }))
    const quotes = counted.find(({ name }) => name === t('staffOverview.queue.quotes'))
    await rooms.findByRole('menuitem', { name: `Quotes ${quotes?.count} waiting` })
    expect(rooms.getAllByText(t('portal.menu.shipping'))).toHaveLength(1)
    await waitFor(() =>
      expect(rooms.queryByRole('menuitem', { name: t('portal.menu.becomeSeller') })).toBeNull(),
    )
    const calls = vi.spyOn(shop, 'fetch')
    for (const { name, count, address } of counted) {
      calls.mockClear()
      await visit(address, person)
      // The first page of its kind is loaded before it asks.
      await waitFor(async () => {
        const answers = await Promise.all(calls.mock.results.map(({ value }) => value))
        const [range] = answers.map(({ headers }) => headers.get('content-range')).filter(Boolean)
        expect(range?.split('/')[1], name).toBe(count)
      })
    }
    calls.mockRestore()
  })

  it('a page that a list does not have leads to its first', { tags: 'nightly' }, async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const listing = await listVehicle(shop, vendor)
    await visit('/vendor-dashboard?page=9', vendor)
    await screen.findAllByRole('link', { name: listing.title })
    expect(window.location.search).not.toContain('page=9')
    const order = await placeOrder(shop, await newBuyer(shop))
    await visit('/support/orders?page=9&perPage=25', await staff())
    await screen.findByRole('link', { name: order.number })
    expect(window.location.search).not.toContain('page=9')
  })
})
