import { newBuyer, newVendor } from '@bandari/api/arrange'
import { vehicleCsv } from '@bandari/api/arrange-import'
import { type FeedServer, openFeedServer } from '@bandari/api/test/helpers/feed-server.ts'
import { screen, waitFor, within } from '@testing-library/dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fillIn, openDialog, pageSays, press, pressTwice, section } from '../finding.ts'
import { openedShop, openOtherShop, visit } from '../portal.ts'
import { reload } from '../steps.ts'

openOtherShop(() => Promise.resolve({ FETCH_LOOPBACK: 'on' }))

let server: FeedServer
beforeAll(async () => {
  server = await openFeedServer()
})
afterAll(() => server.close())

const cars = (rows: readonly { reference: string; price?: string }[]) =>
  vehicleCsv(rows.map((row) => ({ title: `Vitz ${row.reference}`, ...row })))

const four = ['F1', 'F2', 'F3', 'F4'].map((reference) => ({ reference }))

/** What the jobs do until nothing is left. */
async function work() {
  const shop = await openedShop()
  await shop.runFeeds()
  await shop.runImports()
  await shop.runFeeds()
}

async function added(path: string, text: string) {
  server.answers.set(path, text)
  const vendor = await newVendor(await openedShop())
  const user = await visit('/vendor/feeds', vendor)
  await screen.findByText(t('portalFeeds.none'))
  await user.click(await screen.findByRole('link', { name: t('portalFeeds.add') }))
  await fillIn(t('portalFeeds.form.name'), 'My yard')
  await fillIn(t('portalFeeds.form.address'), `${server.origin}${path}`)
  await user.click(await screen.findByLabelText(t('portalFeeds.form.publish')))
  await press(user, t('portalFeeds.form.save'))
  await screen.findByRole('heading', { level: 1, name: 'My yard' })
  await work()
  return { vendor, user: await reload() }
}

const itemsOf = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem')

describe('feeds', () => {
  it('are for sellers', async () => {
    await visit('/vendor/feeds', await newBuyer(await openedShop()))
    await pageSays('You have not joined the Seller Programme yet')
  })

  it('the first run is shown and approved; a far price and a missing car are asked about', async () => {
    const { user } = await added('/first', cars(four))
    await pageSays('This is the first run of the feed. Look at what it would list.')
    expect(await itemsOf(t('portalFeeds.part.created'))).toHaveLength(4)
    await pressTwice(user, t('portalFeeds.approve'))
    await pageSays(t('portalFeeds.approved'))
    await work()
    await reload()
    await screen.findByText(t('portalFeeds.state.applied'))
    expect(screen.queryByRole('button', { name: t('portalFeeds.approve') })).toBeNull()

    server.answers.set('/first', cars([{ reference: 'F1', price: '7800' }, ...four.slice(1, 3)]))
    await press(user, t('portalFeeds.runNow'))
    await pageSays(t('portalFeeds.underWay'))
    await work()
    const again = await reload()
    await pageSays('1 price moves by more than a third, so it was left as it is. Is it right?')
    await pageSays('1 live listing is no longer in the feed. What becomes of it?')
    const [gone] = await itemsOf(t('portalFeeds.part.gone'))
    expect(gone).toHaveTextContent('Vitz F4')
    await press(again, t('portalFeeds.withdraw'))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t('portalFeeds.withdraw') })).toBeNull(),
    )
    await press(again, t('portalFeeds.leavePrices'))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t('portalFeeds.leavePrices') })).toBeNull(),
    )
  })

  it('a run that is refused changes nothing, and what failed is told in the list of runs', async () => {
    const { user } = await added('/second', cars(four))
    await press(user, t('portalFeeds.refuse'))
    await pageSays(t('portalFeeds.refused'))
    await screen.findByText(t('portalFeeds.state.refused'))
    server.answers.set('/second', 404)
    await press(user, t('portalFeeds.runNow'))
    await work()
    await reload()
    const runs = await section(t('portalFeeds.runs'))
    expect(runs.getAllByRole('listitem')[0]).toHaveTextContent(
      'The server of the feed answers 404.',
    )
  })

  it('columns that are not known lead to the file', async () => {
    await added('/third', '[{"alpha":"Toyota","model":"Vitz"},{"alpha":"Toyota","model":"Noah"}]')
    await pageSays('Say what the columns mean.')
    const link = await screen.findByRole('link', { name: t('portalFeeds.answer') })
    expect(link.getAttribute('href')).toMatch(/^\/vendor\/import\?import=\d+$/)
  })

  it('is changed, paused and deleted; an address that is none is refused in a sentence', async () => {
    const { user } = await added('/fourth', cars(four))
    await user.click(await screen.findByRole('link', { name: t('portalFeeds.edit') }))
    expect(await field(t('portalFeeds.form.name'))).toHaveValue('My yard')
    await fillIn(t('portalFeeds.form.address'), 'http://10.0.0.1/stock.csv')
    await press(user, t('portalFeeds.form.save'))
    expect(await screen.findByRole('alert')).toHaveTextContent('This is no public address.')
    await press(user, t('portalFeeds.form.cancel'))
    await press(user, t('portalFeeds.pause'))
    await press(user, t('portalFeeds.resume'))
    await screen.findByRole('button', { name: t('portalFeeds.pause') })
    await press(user, t('portalFeeds.delete'))
    await press(user, t('portalFeeds.delete'), await openDialog())
    await screen.findByText(t('portalFeeds.none'))
  })
})
