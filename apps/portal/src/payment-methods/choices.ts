import { paymentMethodCodes } from '@bandari/sdk/payment-methods'
import { paymentMethodLabels } from '@bandari/ui'

/** The methods by which staff find money, or send it back. */
export const paymentMethodChoices = paymentMethodCodes.map((value) => ({
  value,
  label: paymentMethodLabels(value).name,
}))
