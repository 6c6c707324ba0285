import { moveOrder, newBuyer, placeOrder } from '@bandari/api/arrange'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt, fill, here, main } from '../steps.ts'
import { visit } from '../storefront.ts'

describe('anybody checks an invoice by its code, and an account that they were given', () => {
  it('an invoice is ours while it is, and no other has the account', async () => {
    const shop = await openedShop()
    const order = await placeOrder(shop, await newBuyer(shop))
    const [invoice] = await shop.sql<{ code: string }>(
      'select code from order_invoices where order_id = $1',
      [order.id],
    )
    const user = await visit('/verify')
    const check = () => user.click(main().getByRole('button', { name: t('verify.check') }))
    await check()
    await main().findByText(t('verify.codeMissing'))
    fill(main().getByLabelText(t('verify.code')), invoice!.code.toLowerCase())
    await check()
    await main().findByText(t('verify.real'))
    const address = here()
    await main().findByText('G•••• W••••')
    await main().findByText('0100 4471 2208')
    const compare = async (account: string) => {
      fill(main().getByLabelText(t('verify.accountNumber')), account)
      await user.click(main().getByRole('button', { name: t('verify.isItYours') }))
    }
    await compare('0100 4471 2209')
    await main().findByText(t('verify.notOurs'))
    await compare('0100-4471-2208')
    await main().findByText(t('verify.ours'))

    await moveOrder(shop, order, 'Canceled')
    await visit(address)
    await main().findByText(t('verify.cancelled'))
    await waitFor(() => expect(screen.queryByText('0100 4471 2208')).toBeNull())
  })

  it('a code of no invoice is told so', async () => {
    await visit('/verify/00000-00000')
    await main().findByText(t('verify.unknown'))
    await arrivedAt('/verify/00000-00000')
  })
})
