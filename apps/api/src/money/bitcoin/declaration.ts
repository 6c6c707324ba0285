import { partOfOrder } from '../../selling/personal-orders.store.ts'
import type { MethodDeclaration } from '../method-declaration.ts'
import { bitcoin } from './method.ts'
import { bitcoinSchema } from './schema.data.ts'
import { bitcoinSettings } from './settings.ts'

export type * from './order-fields.ts'
export type * from './settings.ts'
export type * from './tables.ts'

export const bitcoinDeclaration = {
  method: bitcoin,
  settings: bitcoinSettings,
  settingsGroup: { name: 'bitcoin', title: 'Bitcoin', module: 'money/bitcoin' },
  schema: bitcoinSchema,
  personal: [partOfOrder('bitcoin_watches'), partOfOrder('bitcoin_transactions')],
} as const satisfies MethodDeclaration
