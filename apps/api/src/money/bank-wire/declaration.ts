import { partOfOrder } from '../../selling/personal-orders.store.ts'
import type { MethodDeclaration } from '../method-declaration.ts'
import { bankWire } from './method.ts'
import { bankWireSchema } from './schema.data.ts'
import { bankAccountSettings } from './settings.ts'

export type * from './order-fields.ts'
export type * from './settings.ts'
export type * from './tables.ts'

export const bankWireDeclaration = {
  method: bankWire,
  settings: bankAccountSettings,
  settingsGroup: { name: 'payments', title: 'Payments', module: 'money/bank-wire' },
  schema: bankWireSchema,
  personal: [partOfOrder('bank_account_notices')],
} as const satisfies MethodDeclaration
