import {
  newBuyer,
  newSupporter,
  newVendor,
  listVehicle,
  placeOrder,
  stockVehicle,
} from '@bandari/api/arrange'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, press } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

const box = () => screen.findByRole('combobox', { name: t('portalFinder.title') })
const options = () => screen.queryAllByRole('option')
const chosen = () => options().find((option) => option.getAttribute('aria-selected') === 'true')
const pathIs = (path: string | RegExp) =>
  waitFor(() => expect(window.location.pathname + window.location.search).toMatch(path))

async function type(text: string) {
  fireEvent.change(await box(), { target: { value: text } })
}

async function optionWith(text: string | RegExp) {
  return screen.findByRole('option', { name: text })
}

describe('the search of everything', () => {
  it('leads staff from anywhere to an order, by the keyboard, and remembers it', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const { id, number } = await placeOrder(shop, buyer, await stockVehicle(shop))
    const user = await visit('/support/claims', 'support')
    await screen.findByRole('heading', { level: 1 })
    await user.keyboard('{Control>}k{/Control}')
    expect(await box()).toHaveFocus()
    await type(number)
    await optionWith(new RegExp(number))
    expect(chosen()).toHaveTextContent(number)
    expect(await box()).toHaveAttribute('aria-activedescendant', chosen()!.id)
    await user.keyboard('{Enter}')
    await pathIs(`/support/orders/${id}/show`)
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: t('portalFinder.title') })).toBeNull(),
    )
    await press(user, t('portal.find'))
    await optionWith(new RegExp(number))
    // On the page of an order a note can be written to it.
    await type(t('portalFinder.action.note'))
    await user.click(await optionWith(t('portalFinder.action.note')))
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
  })

  it('leads to a view of one’s own', async () => {
    const staff = await newBuyer(await openedShop(), { isStaff: true })
    await staff.client.POST('/saved-views/', {
      body: {
        list: 'support/orders',
        name: 'Two weeks',
        query: JSON.stringify({ filter: { status: 'Authorized', status_days_gte: 14 } }),
      },
    })
    const user = await visit('/support/claims', staff)
    await press(user, t('portal.find'))
    await type('orders two')
    await user.click(await optionWith(/Two weeks/))
    await pathIs('/support/orders')
    expect(await field(t('staffOrders.stateForDays'))).toHaveValue(14)
  })

  it('goes round its options, and says when there is nothing', async () => {
    const user = await visit('/support/claims', 'support')
    await press(user, t('portal.find'))
    await type(t('portal.menu.tariffs'))
    await optionWith(t('portal.menu.tariffs'))
    const all = () => options().map(({ textContent }) => textContent)
    const first = chosen()?.textContent
    await user.keyboard('{ArrowUp}')
    expect(chosen()?.textContent).toBe(all().at(-1))
    await user.keyboard('{ArrowDown}')
    expect(chosen()?.textContent).toBe(first)
    await type('zzqqxx')
    await screen.findByText(t('portalFinder.none'))
    expect(await box()).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: t('portalFinder.title') })).toBeNull(),
    )
  })

  it('leads a buyer to their car, who knows no number', { tags: 'nightly' }, async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const { id, number } = await placeOrder(shop, buyer, await stockVehicle(shop))
    const user = await visit('/profile', buyer)
    await press(user, t('portal.find'))
    await type('where is my car')
    await user.click(await optionWith(new RegExp(number)))
    await pathIs(`/orders/${id}`)
  })

  it('leads a seller to a listing of theirs, and shows nobody else’s', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const { id, title } = await listVehicle(shop, vendor)
    for (const [visitor, sees] of [
      [vendor, true],
      [await newSupporter(shop), false],
    ] as const) {
      const user = await visit('/profile', visitor)
      await press(user, t('portal.find'))
      await type(title)
      if (!sees) await screen.findByText(t('portalFinder.none'))
      else {
        await user.click(await optionWith(new RegExp(title)))
        await pathIs(`/vendor/add-content/${id}`)
      }
    }
  })

  it('offers pages and actions by role', async () => {
    const user = await visit('/profile', await newBuyer(await openedShop()))
    await press(user, t('portal.find'))
    await type(t('portal.menu.tariffs'))
    await screen.findByText(t('portalFinder.none'))
    const content = await visit('/support/articles', 'content')
    await press(content, t('portal.find'))
    await type(t('portalFinder.action.article'))
    await content.click(await optionWith(t('portalFinder.action.article')))
    await pathIs('/support/articles/create')
  })

  it('never shows an older answer after a newer one, and tells a failure', async () => {
    const shop = await openedShop()
    const slow = await newBuyer(shop)
    const fast = await newBuyer(shop)
    const user = await visit('/support/claims', 'support')
    await press(user, t('portal.find'))
    const asked = globalThis.fetch
    const release: (() => void)[] = []
    const calls = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const q = pathname.endsWith('/support/search') ? searchParams.get('q') : null
      if (q === slow.email) await new Promise<void>((done) => release.push(done))
      if (q === 'fails') return Response.json({ detail: 'No.', code: 'x' }, { status: 500 })
      return asked(request)
    })
    try {
      await type(slow.email)
      await waitFor(() => expect(release).toHaveLength(1))
      await type(fast.email)
      await optionWith(new RegExp(fast.email))
      release[0]?.()
      await type('fails')
      await screen.findByText(t('portalFinder.failed'), {}, { timeout: 5000 })
      expect(screen.queryByRole('option', { name: new RegExp(slow.email) })).toBeNull()
      await type(fast.email)
      await optionWith(new RegExp(fast.email))
      expect(screen.queryByRole('option', { name: new RegExp(slow.email) })).toBeNull()
    } finally {
      calls.mockRestore()
    }
  })
})

describe('the keys of every page', () => {
  it('move through a list, open a row, and are listed', async () => {
    const shop = await openedShop()
    for (const _ of [1, 2]) await placeOrder(shop, await newBuyer(shop), await stockVehicle(shop))
    const user = await visit('/support/orders', 'support')
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2))
    const rows = () =>
      screen.getAllByRole('row').filter((row) => within(row).queryAllByRole('link').length > 0)
    const focused = () => document.activeElement?.closest('[role=row]')
    await user.keyboard('j')
    await waitFor(() => expect(focused()).toBe(rows()[0]))
    await user.keyboard('jk')
    expect(focused()).toBe(rows()[0])
    await user.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: t('portalFinder.keys.title') }))
    dialog.getByText(t('portalFinder.keys.row'))
    await press(user, t('ui.close'), dialog)
    await user.keyboard('/')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'q'))
    // Somebody who types presses no keys of the page.
    await user.keyboard('?j')
    expect(document.activeElement).toHaveValue('?j')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('find anything where a page has no search of its own', async () => {
    const user = await visit('/support/overview', 'support')
    await screen.findByRole('heading', { level: 1 })
    await user.keyboard('/')
    expect(await box()).toHaveFocus()
  })
})
