import type { Operations } from '../../core/contract.ts'
import { answerRequest } from './answer-request.ts'
import { assignRequest } from './assign-request.ts'
import { fillRequestTemplates } from './fill-request-templates.ts'
import { getRequestConversation } from './get-request-conversation.ts'
import { getSupportRequest } from './get-support-request.ts'
import { listSupportRequests } from './list-support-requests.ts'
import { recordRequestReply } from './record-request-reply.ts'
import { replyToRequest } from './reply-to-request.ts'
import { sendAssessment } from './send-assessment.ts'
import { sendSparesRequest } from './send-spares-request.ts'
import { sendWholesaleRequest } from './send-wholesale-request.ts'
import { updateSupportRequest } from './update-support-request.ts'

export const requests = {
  answerRequest,
  assignRequest,
  fillRequestTemplates,
  getRequestConversation,
  getSupportRequest,
  listSupportRequests,
  recordRequestReply,
  replyToRequest,
  sendAssessment,
  sendSparesRequest,
  sendWholesaleRequest,
  updateSupportRequest,
} satisfies Partial<Operations>
