import type { PaymentMethods } from '@bandari/sdk'

/** The fields of each payment method that checkout takes (contract N6). */
export const paymentMethods = {
  cash: {
    type: 'nested object',
    required: false,
    read_only: false,
    label: 'Cash',
    children: {
      method_type: {
        type: 'choice',
        required: false,
        read_only: false,
        label: 'Method type',
        choices: [{ value: 'cash', display_name: 'Cash' }],
      },
      enabled: { type: 'boolean', required: false, read_only: false, label: 'Enabled' },
      pay_balance: { type: 'boolean', required: false, read_only: false, label: 'Pay balance' },
      amount: {
        type: 'decimal',
        required: false,
        read_only: false,
        label: 'Amount',
        max_digits: 12,
        decimal_places: 2,
      },
      reference: { type: 'string', required: false, read_only: false, label: 'Reference', max_length: 128 },
    },
  },
} satisfies PaymentMethods
