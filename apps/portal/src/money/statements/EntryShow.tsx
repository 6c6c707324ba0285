import type { BankEntryRecord } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { EntrySheet } from './EntrySheet.tsx'
import { StateChip, sumOf } from './entry-labels.tsx'

export function EntryShow() {
  return (
    <StaffShow<BankEntryRecord>
      what="bankEntry"
      listed="bankEntries"
      filled="decisions"
      titleOf={(entry) => t('staffBank.movement', { sum: sumOf(entry) })}
      badgesOf={StateChip}
    >
      {(entry) => <EntrySheet entry={entry} />}
    </StaffShow>
  )
}
