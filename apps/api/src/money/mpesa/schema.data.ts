import type { SchemaModule } from '../../core/schema-module.ts'

export const mpesaSchema: SchemaModule = {
  name: 'money/mpesa',
  about: 'Payments by M-Pesa.',
  tables: {
    mpesa_prompts: 'A request to pay on a buyer’s telephone: `amount` is minor units of the order’s currency, `shillings` whole Kenyan shillings, `rate` shillings for one unit. A telephone and an order have one at a time.',
    mpesa_receipts: 'A payment that Safaricom told us of, in hundredths of a Kenyan shilling, and the payment that it became, or what stood in its way (`obstacle`).',
  },
  functions: {},
}
