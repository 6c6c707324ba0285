import { newBuyer, placeOrder } from '@bandari/api/arrange'
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fill, gone, press, pressTwice } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

/** All tariffs begin so much later. */
async function postponeTariffs(by: string) {
  const { sql } = await openedShop()
  const trigger = 'insurance_tariffs_append_only'
  await sql(`alter table insurance_tariffs disable trigger ${trigger}`)
  await sql('update insurance_tariffs set valid_from = valid_from + $1::interval', [by])
  await sql(`alter table insurance_tariffs enable trigger ${trigger}`)
}

beforeEach(() => postponeTariffs('50 years'))
afterEach(() => postponeTariffs('-50 years'))

describe('insurance that no tariff prices', () => {
  it('finance sets its price, once, and the total follows', async () => {
    const shop = await openedShop()
    const order = await placeOrder(shop, await newBuyer(shop), undefined, { insurance: true })
    const user = await visit(`/support/orders/${order.id}/show`, 'finance')
    await press(user, t('staffOrders.setInsurancePrice'))
    const amount = await field(t('staffOrders.insurancePriceIn', { currency: 'USD' }))
    fill(amount, '52000')
    await user.keyboard('{Enter}')
    await screen.findByText(/No more than the order itself/)
    expect(amount).toHaveFocus()
    fill(amount, '85,80')
    await screen.findByText('New total: $5,285.80')
    await pressTwice(user, t('staffOrders.insuranceConfirm'))
    await screen.findByText(`Order ${order.number} comes to $5,285.80 now.`)
    await gone(() => screen.queryByRole('button', { name: t('staffOrders.setInsurancePrice') }))
    await screen.findByText(t('ui.costInsurance'))
  })
})
