import type { Handler } from '../../core/contract.ts'
import { paymentMethods } from './payment-methods.data.ts'

export const listPaymentMethods: Handler<'listPaymentMethods'> = async ({ settings }) => {
  const means = settings.bitcoinXpub === undefined ? 'Bank transfer' : 'Bank transfer or Bitcoin'
  const label = `${means}, on the pro-forma invoice`
  return { status: 200, body: { cash: { ...paymentMethods.cash, label } } }
}
