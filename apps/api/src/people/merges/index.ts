import type { Operations } from '../../core/contract.ts'
import { askAccountMerge } from './ask-account-merge.ts'
import { decideAccountMerge } from './decide-account-merge.ts'
import { getAccountMerge } from './get-account-merge.ts'
import { listAccountMerges } from './list-account-merges.ts'
import { previewAccountMerge } from './preview-account-merge.ts'

export const merges = {
  askAccountMerge,
  decideAccountMerge,
  getAccountMerge,
  listAccountMerges,
  previewAccountMerge,
} satisfies Partial<Operations>
