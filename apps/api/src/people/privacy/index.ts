import type { Operations } from '../../core/contract.ts'
import { deleteOwnAccount } from './delete-own-account.ts'
import { downloadOwnData } from './download-own-data.ts'
import { getOwnDeletion } from './get-own-deletion.ts'
import { requestConfirmationLink } from './request-confirmation-link.ts'

export const privacy = {
  deleteOwnAccount,
  downloadOwnData,
  getOwnDeletion,
  requestConfirmationLink,
} satisfies Partial<Operations>
