import { newBuyer, newCreditor } from '@bandari/api/arrange'
import type { Role } from '@bandari/api/people'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { openedShop, visit } from '../portal.ts'

/** With whatever waits under it. */
const heading = (name: string) => screen.findByRole('menuitem', { name: new RegExp(`^${name}`) })

describe('who is let into which room (decision 24)', () => {
  it.each<[path: string, role: Role]>([
    ['/support/orders', 'buyer'],
    ['/support/orders/1/show', 'buyer'],
    ['/support/agents', 'buyer'],
    ['/support/articles/create', 'desk'],
  ])('%s is not for a %s, who is told so', async (path, role) => {
    await visit(path, role)
    await screen.findByText(/This room is for support staff/)
  })

  it('finance is not let in to the quotes, and has no entry for them', async () => {
    const user = await visit('/support/quotes', 'finance')
    await screen.findByText(/This room is for support staff/)
    await user.click(await heading(t('portal.menu.money')))
    await screen.findByRole('menuitem', { name: t('portal.menu.payouts') })
    await waitFor(() =>
      expect(screen.queryByRole('menuitem', { name: t('staffQuotes.title') })).toBeNull(),
    )
  })

  it('a buyer has no entry for the support rooms', async () => {
    await visit('/profile', await newBuyer(await openedShop()))
    const rooms = within(await screen.findByRole('menu', { name: t('portal.rooms') }))
    await rooms.findByRole('menuitem', { name: t('portal.menu.becomeSeller') })
    expect(rooms.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      t('portal.menu.myAccount'),
      t('portal.menu.myOrders'),
      t('portal.menu.messages'),
      t('portal.menu.becomeSeller'),
    ])
  })

  it('a dozen entries are seen at once, whoever looks, and the page’s is among them', async () => {
    const pages = [
      ['/support/bank-entries', 'support', t('portal.menu.bankEntries')],
      ['/support/orders', 'desk', t('portal.menu.orders')],
      ['/support/payout-batches', 'finance', t('portal.menu.payouts')],
      ['/support/articles', 'content', t('portal.menu.articles')],
      ['/vendor-dashboard', 'vendor', t('portal.menu.sellerDashboard')],
      ['/commission', 'supporter', t('portal.menu.statement')],
    ] as const
    for (const [path, role, name] of pages) {
      await visit(path, role)
      const rooms = within(await screen.findByRole('menu', { name: t('portal.rooms') }))
      const entry = await rooms.findByRole('menuitem', { name: new RegExp(`^${name}`) })
      expect(entry).toHaveAttribute('aria-current', 'page')
      const entries = rooms
        .getAllByRole('menuitem')
        .filter((item) => !item.hasAttribute('aria-expanded'))
      expect(entries.length).toBeLessThanOrEqual(12)
      expect(entries.length).toBeGreaterThan(1)
    }
  })

  it('one group of the menu is open at a time, and stays so', async () => {
    const user = await visit('/support/orders', 'support')
    const desk = await heading(t('portal.menu.desk'))
    expect(desk).toHaveAttribute('aria-expanded', 'true')
    await user.click(await heading(t('portal.menu.shipping')))
    await heading(t('portal.menu.ports'))
    expect(await heading(t('portal.menu.desk'))).toHaveAttribute('aria-expanded', 'false')
    await user.click(await heading(t('portal.menu.shipping')))
    await waitFor(() =>
      expect(screen.queryByRole('menuitem', { name: t('portal.menu.ports') })).toBeNull(),
    )
    await user.click(await heading(t('portal.menu.people')))
    await user.click(await heading(t('portal.menu.accounts')))
    expect(await heading(t('portal.menu.people'))).toHaveAttribute('aria-expanded', 'true')
  })

  it('support sees the ledger and is not offered to pay', async () => {
    const shop = await openedShop()
    const { id } = await newCreditor(shop, 40_00)
    const [agent] = await shop.sql<{ id: string }>('select id from agents where account_id = $1', [
      id,
    ])
    await visit(`/support/agents/${agent!.id}/show`, 'desk')
    const balance = await screen.findByRole('region', { name: t('staffSupporters.balance') })
    expect(balance).toHaveTextContent('Payable$40.00')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^(Pay|Adjust) / })).toBeNull())
    await waitFor(() =>
      expect(screen.queryByRole('menuitem', { name: t('portal.menu.payouts') })).toBeNull(),
    )
  })
})
