import type { CustomerNote } from '@bandari/sdk'
import { Button, Field, TextArea } from '@bandari/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { t } from '../../language/translator.ts'
import { newAttemptKey } from '../../providers/attempt-key.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { formatMoment } from '../../shared/dates.ts'
import { useMay } from '../use-may.ts'
import decide from '../record/Decide.module.css'
import history from '../record/History.module.css'
import { Section } from '../record/Section.tsx'
import { useWrite } from '../record/use-write.ts'

interface CustomerNotesProps {
  id: number
  notes: readonly CustomerNote[]
}

/** What colleagues wrote about a customer, who reads it in the copy of their data. */
export function CustomerNotes({ id, notes }: CustomerNotesProps) {
  const mayWrite = useMay('addCustomerNote')
  return (
    <Section title={t('staffCustomers.notes')} className={decide.panel}>
      {mayWrite && <NoteForm id={id} />}
      {notes.length === 0 ? (
        <p className={decide.quiet}>{t('staffCustomers.notesNone')}</p>
      ) : (
        <ol className={history.decisions}>
          {notes.map((note) => (
            <li key={note.id} className={history.decision}>
              <blockquote className={history.reason}>{note.text}</blockquote>
              <span className={history.quiet}>
                {t('staff.decidedBy', { name: note.by, moment: formatMoment(note.at) })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

function NoteForm({ id }: { id: number }) {
  const { addCustomerNote } = useDataProvider<PortalDataProvider>()
  const { write, isWriting, refusal } = useWrite()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const attempt = useRef({ said: '', key: '' })
  const [mistake, setMistake] = useState<string | null>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = text.trim() === ''
    setMistake(isMissing ? t('staffCustomers.noteMissing') : null)
    if (isMissing) return field.current?.focus()
    const said = text.trim()
    if (attempt.current.said !== said) attempt.current = { said, key: newAttemptKey() }
    const { key } = attempt.current
    write({
      act: () => addCustomerNote({ id, text: said, key }),
      done: t('staffCustomers.noteDone'),
      onDone: () => {
        attempt.current = { said: '', key: '' }
        setText('')
      },
    })
  }
  return (
    <form className={decide.panel} onSubmit={submit} noValidate>
      <Field
        label={t('staffCustomers.note')}
        hint={t('staffCustomers.noteHint')}
        error={mistake ?? refusal}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={2}
            maxLength={2000}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="secondary" loading={isWriting}>
          {t('staffCustomers.noteAdd')}
        </Button>
      </div>
    </form>
  )
}
