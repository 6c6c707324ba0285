import { partOfOrder } from '../../selling/personal-orders.store.ts'
import type { MethodDeclaration } from '../method-declaration.ts'
import { mpesa } from './method.ts'
import { mpesaSchema } from './schema.data.ts'
import { mpesaSettings } from './settings.ts'

export type * from './order-fields.ts'
export type * from './settings.ts'
export type * from './tables.ts'

export const mpesaDeclaration = {
  method: mpesa,
  settings: mpesaSettings,
  settingsGroup: { name: 'mpesa', title: 'M-Pesa', module: 'money/mpesa' },
  schema: mpesaSchema,
  personal: [
    partOfOrder('mpesa_receipts'),
    partOfOrder('mpesa_prompts', { key: 'Part of an address that Safaricom alone may call.' }),
  ],
} as const satisfies MethodDeclaration
