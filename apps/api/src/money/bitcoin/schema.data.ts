import type { SchemaModule } from '../../core/schema-module.ts'

export const bitcoinSchema: SchemaModule = {
  name: 'money/bitcoin',
  about: 'Payments in Bitcoin, as a job finds them on the chain.',
  tables: {
    bitcoin_watches: 'When the address of an order is looked at next; null once it no longer is.',
    bitcoin_rates: 'US cents for one bitcoin, as they were asked for.',
    bitcoin_transactions: 'What arrived at the address of an order, in satoshi, and how far the chain has confirmed it. Money that counts stands in `payments`.',
  },
  functions: {},
}
