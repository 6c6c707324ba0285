import type { Operations } from '../../core/contract.ts'
import { getSupportRequest } from './get-support-request.ts'
import { listSupportRequests } from './list-support-requests.ts'
import { sendAssessment } from './send-assessment.ts'
import { sendSparesRequest } from './send-spares-request.ts'
import { sendWholesaleRequest } from './send-wholesale-request.ts'
import { updateSupportRequest } from './update-support-request.ts'

export const requests = {
  getSupportRequest,
  listSupportRequests,
  sendAssessment,
  sendSparesRequest,
  sendWholesaleRequest,
  updateSupportRequest,
} satisfies Partial<Operations>
