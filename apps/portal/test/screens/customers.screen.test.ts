import { newBuyer, placeOrder } from '@bandari/api/arrange'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { fillIn, openDialog, pageSays, press, pressTwice } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

describe('the page of a customer', () => {
  it('shows what came of them, and keeps a note', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const { number } = await placeOrder(shop, buyer)
    const user = await visit(`/support/users/${buyer.id}/show`, 'desk')
    const link = await screen.findByRole('link', { name: new RegExp(`^${number} · `) })
    expect(link).toHaveAttribute('href', expect.stringContaining('/support/orders/'))
    await screen.findByRole('heading', { name: t('staffCustomers.part.threads', { count: 0 }) })

    await press(user, t('staffCustomers.noteAdd'))
    await screen.findByText(t('staffCustomers.noteMissing'))
    await fillIn(t('staffCustomers.note'), 'Prefers calls after five.')
    await pressTwice(user, t('staffCustomers.noteAdd'))
    await screen.findByText('Prefers calls after five.')
    const [{ count } = { count: 0 }] = await shop.sql<{ count: number }>(
      'select count(*)::integer as count from customer_notes where account_id = $1',
      [buyer.id],
    )
    expect(count).toBe(1)
  })

  it('ends every sign-in with a reason', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const user = await visit(`/support/users/${buyer.id}/show`, 'desk')
    await press(user, t('staffCustomers.sessions'))
    const dialog = await openDialog()
    await press(user, t('staffCustomers.sessions.confirm'), dialog)
    await dialog.findByText(t('staff.sayWhy'))
    await fillIn(t('staff.reason'), 'Lost the telephone.', dialog)
    await press(user, t('staffCustomers.sessions.confirm'), dialog)
    await pageSays(t('staffCustomers.sessions.done', { count: 1 }))
    const { response } = await buyer.client.GET('/orders/')
    expect(response.status).toBe(401)
  })

  it('begins a view of the shop with a reason, and leads to it by a link', async () => {
    const buyer = await newBuyer(await openedShop())
    const user = await visit(`/support/users/${buyer.id}/show`, 'desk')
    await press(user, t('staffCustomers.view'))
    const dialog = await openDialog()
    await fillIn(t('staff.reason'), 'Says the basket is empty.', dialog)
    await press(user, t('staffCustomers.view.confirm'), dialog)
    const link = await screen.findByRole('link', { name: t('staffCustomers.view.open') })
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/sso#code=[\w-]{43}$/))
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  it('offers none of it for a colleague', async () => {
    const colleague = await newBuyer(await openedShop(), { isStaff: true })
    await visit(`/support/users/${colleague.id}/show`, 'support')
    await screen.findByText(t('staffAccounts.rolesMay'))
    for (const name of [t('staffCustomers.view'), t('staffCustomers.merge')]) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
  })
})

describe('a merge of accounts', () => {
  it('is asked for after a look at what moves, and approved by another', async () => {
    const shop = await openedShop()
    const [kept, ended] = [await newBuyer(shop), await newBuyer(shop)]
    await placeOrder(shop, ended)
    const user = await visit(`/support/users/${kept.id}/show`, 'desk')
    await press(user, t('staffCustomers.merge'))
    const look = await openDialog()
    await fillIn(t('staffCustomers.merge.other'), 'nobody@nowhere.example', look)
    await press(user, t('staffCustomers.merge.look'), look)
    await look.findByRole('alert')
    await fillIn(t('staffCustomers.merge.other'), ended.email, look)
    await press(user, t('staffCustomers.merge.look'), look)
    const ask = await openDialog()
    await ask.findByText(t('staffMerges.what.orders', { count: 1 }))
    await fillIn(t('staff.reason'), 'Shown the same passport.', ask)
    await pressTwice(user, t('staffCustomers.merge.confirm'), ask)
    await screen.findByText(t('staffCustomers.waitingMerge'))

    await user.click(screen.getByRole('link', { name: t('staffCustomers.toMerge') }))
    await screen.findByText(t('staffMerges.second'))
    expect(screen.queryByRole('button', { name: t('staffMerges.approve') })).toBeNull()

    const other = await visit(window.location.pathname, 'support')
    await press(other, t('staffMerges.approve'))
    const dialog = await openDialog()
    await pressTwice(other, t('staffMerges.approveConfirm'), dialog)
    await pageSays(t('staffMerges.approveDone'))
    await waitFor(async () => {
      const [row] = await shop.sql<{ merged_into: string | null }>(
        'select merged_into from accounts where id = $1',
        [ended.id],
      )
      expect(Number(row?.merged_into)).toBe(kept.id)
    })
  })
})
