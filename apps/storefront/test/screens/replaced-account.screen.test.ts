import { newBuyer, placeOrder } from '@bandari/api/arrange'
import { fireEvent, screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { visit } from '../storefront.ts'

describe('an invoice whose account is no longer ours', () => {
  it('says so by its code, and the new one has the account that counts', async () => {
    // The account is the whole shop's: another file's orders are paid to the one that a shop begins with.
    const shop = await openedShop({ BRAND_NAME: 'Bandari Bank' })
    const order = await placeOrder(shop, await newBuyer(shop))
    const [author, other] = [
      await newBuyer(shop, { isStaff: true }),
      await newBuyer(shop, { isStaff: true }),
    ]
    const { data: draft } = await author.client.POST('/support/bank-accounts', {
      body: {
        currency: 'USD',
        details: 'Bank: Coast Bank, Mombasa\nAccount: 0200 5582 3319',
        reason: 'Harbour Bank closes its branch',
      },
    })
    await other.client.PUT('/support/bank-accounts/{id}', {
      params: { path: { id: draft!.id } },
      body: { state: 'published' },
    })
    await shop.world.runJobs()
    const [old, latest] = await shop.sql<{ code: string }>(
      'select code from order_invoices where order_id = $1 order by id',
      [order.id],
    )

    const from = { shop }
    await visit(`/verify/${old?.code}`, from)
    await screen.findByText(t('verify.replacedAccount'))
    await screen.findByText(t('verify.changedNewWhy'))
    expect(document.body).not.toHaveTextContent('0200 5582 3319')
    const user = await visit(`/verify/${latest?.code}`, from)
    await screen.findByText(/0200 5582 3319/)
    const number = screen.getByLabelText(t('verify.accountNumber'))
    number.focus()
    fireEvent.input(number, { target: { value: '0100-4471-2208' } })
    await user.click(screen.getByRole('button', { name: t('verify.isItYours') }))
    await screen.findByText(t('verify.wasOurs'))
  })
})
