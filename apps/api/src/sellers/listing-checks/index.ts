import type { Operations } from '../../core/contract.ts'
import { getSupportFinding } from './get-support-finding.ts'
import { listModerationRules } from './list-moderation-rules.ts'
import { listSupportFindings } from './list-support-findings.ts'
import { previewModerationRule } from './preview-moderation-rule.ts'
import { setModerationRule } from './set-moderation-rule.ts'
import { updateSupportFinding } from './update-support-finding.ts'

export const listingChecks = {
  getSupportFinding,
  listModerationRules,
  listSupportFindings,
  previewModerationRule,
  setModerationRule,
  updateSupportFinding,
} satisfies Partial<Operations>
