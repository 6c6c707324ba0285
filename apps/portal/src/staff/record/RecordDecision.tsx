import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { DecisionDialog, type DecisionTexts } from './DecisionDialog.tsx'
import { useSaveRecord } from './use-save-record.ts'
import { formatSentence } from '../../language/translator.ts'

export interface RecordDecisionTexts extends DecisionTexts {
  /** The label of the button that opens the dialog. */
  label: string
  /** The notification when it is made. */
  done: string
}

interface RecordDecisionProps<T> {
  resource: string
  record: T
  words: Omit<RecordDecisionTexts, 'label'>
  /** What the decision changes; null while something is wrong with its fields. */
  changes: object | (() => object | null)
  onClose: () => void
  children?: ReactNode
}

/** A decision about a record, saved with its reason. */
export function RecordDecision<T extends RaRecord<number>>(props: RecordDecisionProps<T>) {
  const { resource, record, words, changes, onClose, children } = props
  const { save, isSaving, refusal } = useSaveRecord<T>(resource)
  const confirm = (reason: string) => {
    const wanted: object | null = typeof changes === 'function' ? changes() : changes
    if (wanted === null) return
    save({
      record,
      changes: { ...wanted, reason },
      done: formatSentence(words.done),
      onDone: onClose,
    })
  }
  return (
    <DecisionDialog
      words={words}
      isSaving={isSaving}
      refusal={refusal}
      onConfirm={confirm}
      onClose={onClose}
    >
      {children}
    </DecisionDialog>
  )
}
