import type { Operations } from '../contract.ts'
import { sendAssessment } from './send-assessment.ts'
import { sendSparesRequest } from './send-spares-request.ts'
import { sendWholesaleRequest } from './send-wholesale-request.ts'

export const requests = {
  sendAssessment,
  sendSparesRequest,
  sendWholesaleRequest,
} satisfies Partial<Operations>
