import type { Operations } from '../core/contract.ts'
import { searchOwn } from './search-own.ts'
import { searchSupport } from './search-support.ts'

export const finder = {
  searchOwn,
  searchSupport,
} satisfies Partial<Operations>
