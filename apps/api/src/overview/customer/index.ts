import type { Operations } from '../../core/contract.ts'
import { getSupportCustomer } from './get-support-customer.ts'

export const customerPage = { getSupportCustomer } satisfies Partial<Operations>
