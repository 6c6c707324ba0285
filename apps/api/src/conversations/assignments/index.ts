import type { Operations } from '../../core/contract.ts'
import { listDeskPeople } from './list-desk-people.ts'

export const assignments = { listDeskPeople } satisfies Partial<Operations>
