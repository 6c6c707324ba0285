import type { RequestState, SupportRequest } from '@bandari/sdk'
import { Button, ErrorAlert, Field, TextArea } from '@bandari/ui'
import { type Ref, useRef, useState } from 'react'
import { RestoredNotice } from '../../shared/drafts/RestoredNotice.tsx'
import { useDraftForm } from '../../shared/drafts/use-draft-form.ts'
import { Section } from '../../staff/record/Section.tsx'
import { useSaveRecord } from '../../staff/record/use-save-record.ts'
import css from './Inbox.module.css'
import { requestMoves } from './request-labels.ts'
import { t } from '../../language/translator.ts'

const longestNote = 2000

const onlyNote = 'staffRequests.onlyNote'

/** A note goes with a move or stands by itself; what is typed stays until it is saved. */
export function RequestPanel({ request }: { request: SupportRequest }) {
  const { save, isSaving, refusal } = useSaveRecord<SupportRequest>('support/requests')
  const field = useRef<HTMLTextAreaElement>(null)
  const typed = useDraftForm({
    draftKey: `support/requests/${request.id}`,
    blank: '',
    isWhole: isNote,
  })
  const note = typed.value
  const [mistake, setMistake] = useState<string | null>(null)
  const [pressed, setPressed] = useState('')
  const moves = requestMoves[request.state]

  const send = (state: RequestState, label: string, done: string) => {
    setMistake(null)
    setPressed(label)
    save({
      record: request,
      changes: { state, note: note.trim() },
      done,
      onDone: () => typed.settle(''),
    })
  }
  const addNote = () => {
    if (note.trim() !== '') return send(request.state, onlyNote, t('staffRequests.noted'))
    setMistake(t('staffRequests.noteMissing'))
    field.current?.focus()
  }

  return (
    <Section title={t('staffRequests.nextStep')} className={css.panel}>
      {refusal !== null && <ErrorAlert title={refusal} />}
      {typed.isRestored && <RestoredNotice onDiscard={typed.discard} />}
      <NoteField field={field} note={note} mistake={mistake} onChange={typed.change} />
      {moves.map(({ state, label, done }, index) => (
        <Button
          key={state}
          wide
          variant={index === 0 ? 'primary' : 'secondary'}
          loading={isSaving && pressed === label}
          onClick={() => send(state, label, t(done, { reference: request.reference }))}
        >
          {t(label)}
        </Button>
      ))}
      <Button wide variant="secondary" loading={isSaving && pressed === onlyNote} onClick={addNote}>
        {t(onlyNote)}
      </Button>
    </Section>
  )
}

function isNote(kept: unknown): kept is string {
  return typeof kept === 'string'
}

interface NoteFieldProps {
  field: Ref<HTMLTextAreaElement>
  note: string
  mistake: string | null
  onChange: (note: string) => void
}

function NoteField({ field, note, mistake, onChange }: NoteFieldProps) {
  return (
    <Field
      label={t('staffRequests.note')}
      optional
      hint={t('staffRequests.noteHint')}
      error={mistake}
    >
      {(control) => (
        <TextArea
          {...control}
          ref={field}
          rows={3}
          maxLength={longestNote}
          value={note}
          onChange={({ currentTarget: { value } }) => onChange(value)}
        />
      )}
    </Field>
  )
}
