import { newBuyer, newCreditor } from '@bandari/api/arrange'
import type { Role } from '@bandari/api/people'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { openedShop, visit } from '../portal.ts'

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
    await visit('/support/quotes', 'finance')
    await screen.findByText(/This room is for support staff/)
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
