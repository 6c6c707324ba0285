import { Loading } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { CustomerNotes } from './CustomerNotes.tsx'
import { useOperation } from '../../providers/use-operation.ts'

/** What colleagues wrote about the person who asks, where it is known who that is. */
export function PersonNotes({ id }: { id: number }) {
  const { data, error, refetch } = useOperation('getSupportCustomer', { path: { id } })
  if (data) return data.notes && <CustomerNotes id={id} notes={data.notes} />
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('staffAnswers.notesFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  return <Loading label={t('staffAnswers.notesLoading')} />
}
