import { newBuyer } from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { openDialog, press, pressTwice, region } from '../finding.ts'
import { openedShop, openOtherShop, visit } from '../portal.ts'
import { callsTo } from '../steps.ts'

// A file is on for the whole shop, so that no other file may share it.
openOtherShop(() => Promise.resolve({ INDEX_NOW_KEY: 'a-key-of-ours' }))

const path = '/support/product-feeds'

async function administrator() {
  return newBuyer(await openedShop(), { isStaff: true })
}

const meta = () => region(new RegExp(t('staffProductFeeds.kind.meta').replace(/[()]/g, '.')))

describe('feeds for other sites', () => {
  it('are not for the desk', async () => {
    await visit(path, 'desk')
    await screen.findByText(/This room is for support staff/)
  })

  it('are off, are switched on once, tell what is left out and why, and get a new address', async () => {
    const user = await visit(path, await administrator())
    expect((await meta()).getByText(t('staffProductFeeds.off'))).toBeVisible()
    const calls = callsTo(`${path}/meta-vehicles`, 'PUT')
    await pressTwice(user, t('staffProductFeeds.turnOn'), await meta())
    await (await meta()).findByText(t('staffProductFeeds.on'))
    expect(calls()).toBe(1)
    expect((await meta()).getAllByText(t('staffProductFeeds.notYet'))[0]).toBeVisible()
    const address = (await meta()).getByText(/meta-vehicles\.csv$/).textContent

    const { sql } = await openedShop()
    await sql(
      `update product_feeds set run = 'ab', parts = 1, finished_at = now(), row_count = 1840, left_out = 160, bytes = 9,
        reasons = '{"no_picture": 120, "no_colour": 55}', failed_at = now() where kind = 'meta-vehicles'`,
    )
    await visit(path, await administrator())
    const told = await meta()
    expect(await told.findByText(t('staffProductFeeds.vehicles', { count: 1840 }))).toBeVisible()
    const reasons = within(told.getByRole('table', { name: /160/ }))
    expect(reasons.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      `${t('staffProductFeeds.why')}${t('staffProductFeeds.how')}`,
      `${t('staffProductFeeds.reason.picture')}120`,
      `${t('staffProductFeeds.reason.colour')}55`,
    ])
    expect(told.getByText(/could not be written/)).toBeVisible()

    await press(user, t('staffProductFeeds.renew'), told)
    const dialog = await openDialog()
    await press(user, t('staffProductFeeds.renew'), dialog)
    await waitFor(async () =>
      expect((await meta()).getByText(/meta-vehicles\.csv$/).textContent).not.toBe(address),
    )
  })

  it('tell how it goes with search engines', async () => {
    await visit(path, await administrator())
    const engines = await region(t('staffProductFeeds.searchEngines'))
    expect(await engines.findByText(t('staffProductFeeds.notPublic'))).toBeVisible()
    expect(engines.getByRole('link', { name: t('staffProductFeeds.toKey') })).toHaveAttribute(
      'href',
      '/support/shop-settings',
    )
  })
})
