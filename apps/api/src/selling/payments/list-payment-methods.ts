import type { Handler } from '../../core/contract.ts'
import { offeredMethods } from './methods.ts'
import { paymentMethods } from './payment-methods.data.ts'

export const listPaymentMethods: Handler<'listPaymentMethods'> = async ({ settings }) => {
  const means = offeredMethods(settings)
    .map(({ name }) => name)
    .join(' or ')
  const label = `${means.charAt(0).toUpperCase()}${means.slice(1)}, on the pro-forma invoice`
  return { status: 200, body: { cash: { ...paymentMethods.cash, label } } }
}
