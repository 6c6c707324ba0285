import type { Operations } from '../../core/contract.ts'
import { addClaimPicture } from './add-claim-picture.ts'
import { answerClaim } from './answer-claim.ts'
import { confirmDelivery } from './confirm-delivery.ts'
import { answerSupportClaim } from './staff/answer-support-claim.ts'
import { downloadSupportClaimPicture } from './staff/download-support-claim-picture.ts'
import { getSupportClaim } from './staff/get-support-claim.ts'
import { getSupportDelivery } from './staff/get-support-delivery.ts'
import { listSupportClaims } from './staff/list-support-claims.ts'
import { resolveClaim } from './staff/resolve-claim.ts'
import { downloadClaimPicture } from './download-claim-picture.ts'
import { getDelivery } from './get-delivery.ts'
import { openClaim } from './open-claim.ts'

export const claims = {
  addClaimPicture,
  answerClaim,
  answerSupportClaim,
  confirmDelivery,
  downloadClaimPicture,
  downloadSupportClaimPicture,
  getDelivery,
  getSupportClaim,
  getSupportDelivery,
  listSupportClaims,
  openClaim,
  resolveClaim,
} satisfies Partial<Operations>
