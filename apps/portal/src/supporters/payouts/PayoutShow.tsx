import type { PayoutBatch } from '@bandari/sdk'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { BatchChip } from './BatchChip.tsx'
import { PayoutSheet } from './PayoutSheet.tsx'
import { t } from '../../language/translator.ts'

export function PayoutShow() {
  return (
    <StaffShow<PayoutBatch>
      what="payout"
      listed="payouts"
      filled="created_at"
      titleOf={({ id }) => t('staffPayouts.payout', { id })}
      badgesOf={badgesOf}
    >
      {(batch) => <PayoutSheet batch={batch} />}
    </StaffShow>
  )
}

function badgesOf({ state }: PayoutBatch) {
  return <BatchChip state={state} />
}
