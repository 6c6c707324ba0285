import type { BankColumnsRecord } from '@bandari/sdk'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { setBankColumns } from '../../providers/bank-statements.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useWrite } from '../../staff/record/use-write.ts'
import { ColumnFields } from './ColumnFields.tsx'

interface EditColumnsProps {
  record: BankColumnsRecord
  onClose: () => void
}

/** Corrects what was named; what was imported by it stays. */
export function EditColumns({ record, onClose }: EditColumnsProps) {
  const { write, isWriting, refusal } = useWrite()
  const { id, headings } = record
  const [columns, setColumns] = useState({ ...record.columns, account: record.account ?? '' })
  const [mistake, setMistake] = useState<string | null>(null)
  const submit = () => {
    const isMissing = columns.account.trim() === ''
    setMistake(isMissing ? t('staffBank.accountMissing') : null)
    if (isMissing) return
    const done = (columns.done ?? []).map((word) => word.trim()).filter(Boolean)
    write({
      act: () => setBankColumns({ id, headings, columns: { ...columns, done } }),
      done: t('staffBank.columnsKept'),
      onDone: onClose,
    })
  }
  return (
    <FormDialog
      title={t('staffBank.layouts.title')}
      effect={t('staffBank.layouts.editEffect')}
      confirm={t('staffBank.keepColumns')}
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <ColumnFields
        reading={{ headings, rows: [], own_accounts: [] }}
        columns={columns}
        mistake={mistake}
        onChange={(changed) => setColumns({ ...columns, ...changed })}
      />
    </FormDialog>
  )
}
