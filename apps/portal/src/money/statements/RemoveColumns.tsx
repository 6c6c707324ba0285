import type { BankColumnsRecord } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { removeBankColumns } from '../../providers/bank-statements.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useWrite } from '../../staff/record/use-write.ts'

interface RemoveColumnsProps {
  record: BankColumnsRecord
  onClose: () => void
}

export function RemoveColumns({ record, onClose }: RemoveColumnsProps) {
  const { write, isWriting, refusal } = useWrite()
  const submit = () =>
    write({
      act: () => removeBankColumns(record.id),
      done: t('staffBank.layouts.removed'),
      onDone: onClose,
    })
  return (
    <FormDialog
      title={t('staffBank.layouts.removeTitle')}
      effect={t('staffBank.layouts.removeEffect')}
      confirm={t('staffBank.layouts.remove')}
      isHarsh
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
