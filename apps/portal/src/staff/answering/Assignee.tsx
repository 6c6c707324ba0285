import type { DeskPerson } from '@bandari/sdk'
import { Button, ErrorAlert, Field, Notice, SelectInput } from '@bandari/ui'
import { HttpError, useRefresh } from 'react-admin'
import { t } from '../../language/translator.ts'
import { assignCalls } from '../../providers/answering.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import css from '../record/Decide.module.css'
import { Section } from '../record/Section.tsx'
import { useMay } from '../use-may.ts'

interface AssigneeProps {
  what: keyof typeof assignCalls
  id: number
  assignee: DeskPerson | null
}

const needed = { thread: 'assignThread', quote: 'assignQuote', request: 'assignRequest' } as const

/** Who of staff answers it: one press to take it, a choice to give it on. */
export function Assignee({ what, id, assignee }: AssigneeProps) {
  const mayAssign = useMay(needed[what])
  const { data: people = [] } = useOperation('listDeskPeople', {}, { enabled: mayAssign })
  const { give, isRunning, refusal } = useAssigning({ what, id, assignee })
  const me = people.find(({ is_me }) => is_me)?.id ?? null
  const isMine = assignee !== null && assignee.id === me
  if (!mayAssign) return null
  const known = assignee === null || people.some((one) => one.id === assignee.id)
  const offered: readonly DeskPerson[] = known ? people : [assignee, ...people]
  return (
    <Section title={t('staffAnswers.whoAnswers')} className={css.panel}>
      {refusal !== null && <ErrorAlert title={refusal} />}
      {assignee !== null && me !== null && !isMine && (
        <Notice kind="attention">{t('staffAnswers.isOthers', { name: assignee.name })}</Notice>
      )}
      <Field label={t('staffAnswers.assignee')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={[
              { value: '', label: t('staffAnswers.nobody') },
              ...offered.map((one) => ({ value: String(one.id), label: one.name })),
            ]}
            value={assignee === null ? '' : String(assignee.id)}
            onChange={({ currentTarget: { value } }) => give(value === '' ? null : Number(value))}
          />
        )}
      </Field>
      {!isMine && me !== null && (
        <Button wide variant="secondary" loading={isRunning} onClick={() => give(me)}>
          {t('staffAnswers.take')}
        </Button>
      )}
    </Section>
  )
}

/** Who was slower sees who has it. */
function useAssigning({ what, id, assignee }: AssigneeProps) {
  const { run, isRunning, refusal } = useCall()
  const refresh = useRefresh()
  const assign = async (wanted: number | null) => {
    try {
      return await assignCalls[what]({ id, assignee: wanted, was: assignee?.id ?? null })
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) refresh()
      throw error
    }
  }
  const give = (wanted: number | null) => run({ act: () => assign(wanted) })
  return { give, isRunning, refusal }
}
