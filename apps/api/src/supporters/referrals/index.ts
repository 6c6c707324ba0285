import type { Operations } from '../../core/contract.ts'
import { claimReferral } from './claim-referral.ts'
import { openReferral } from './open-referral.ts'

export const referrals = {
  claimReferral,
  openReferral,
} satisfies Partial<Operations>
