import type { OrderNotes, SupportOrder } from '@bandari/sdk'
import {
  Button,
  Card,
  Checkbox,
  ErrorAlert,
  Field,
  Loading,
  SelectInput,
  TextArea,
} from '@bandari/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { t } from '../../../language/translator.ts'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { newNote } from '../../../paths.ts'
import { useOperation } from '../../../providers/use-operation.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { useMay } from '../../../staff/use-may.ts'
import { useOrderCall } from '../use-order-call.ts'
import css from './TrackingPanel.module.css'

/** What staff tell one another about an order, and who looks after it; its buyer sees none of it. */
export function NotesPanel({ order }: { order: SupportOrder }) {
  const { id } = order
  const { data, error, refetch } = useOperation('getOrderNotes', { path: { id } })
  const mayWrite = useMay('addOrderNote')
  return (
    <Card as="section" aria-labelledby="order-notes">
      <h2 id="order-notes" className={css.title}>
        {t('staffOrders.notes.title')}
      </h2>
      {data ? (
        <>
          {mayWrite && <Assignee id={id} notes={data} />}
          {mayWrite && <NoteForm id={id} notes={data} />}
          <NoteList notes={data.notes} />
        </>
      ) : error ? (
        <LoadFailure
          error={error}
          title={t('staffOrders.notes.failed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t('staffOrders.notes.loading')} />
      )}
    </Card>
  )
}

interface NotesProps {
  /** The order's. */
  id: number
  notes: OrderNotes
}

function Assignee({ id, notes: { assignee, staff } }: NotesProps) {
  const { assignOrder } = useDataProvider<PortalDataProvider>()
  const { run, refusal } = useOrderCall({
    call: (wanted: number | null) => assignOrder({ id, assignee: wanted }),
    done: (answer) =>
      answer.assignee
        ? t('staffOrders.notes.assigned', { name: answer.assignee.name })
        : t('staffOrders.notes.unassigned'),
    onDone: () => undefined,
  })
  return (
    <>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <Field label={t('staffOrders.notes.assignee')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={[
              { value: '', label: t('staffOrders.notes.nobody') },
              ...staff.map((one) => ({ value: String(one.id), label: one.name })),
            ]}
            value={assignee ? String(assignee.id) : ''}
            onChange={({ currentTarget: { value } }) => run(value === '' ? null : Number(value))}
          />
        )}
      </Field>
    </>
  )
}

function NoteForm({ id, notes: { staff } }: NotesProps) {
  const { addOrderNote } = useDataProvider<PortalDataProvider>()
  const [text, setText] = useState('')
  const [mentions, setMentions] = useState<readonly number[]>([])
  const { run, isSaving, refusal } = useOrderCall({
    call: () => addOrderNote({ id, text: text.trim(), mentions: [...mentions] }),
    done: () => t('staffOrders.notes.added'),
    onDone: () => {
      setText('')
      setMentions([])
    },
  })
  // The search of everything leads here with the wish to write.
  const { hash, key } = useLocation()
  const field = useRef<HTMLTextAreaElement>(null)
  // Each time anew, also from the same page.
  const wish = hash === newNote ? key : null
  useEffect(() => {
    if (wish !== null) field.current?.focus()
  }, [wish])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') run(undefined)
  }
  const toggle = (one: number) =>
    setMentions(mentions.includes(one) ? mentions.filter((id_) => id_ !== one) : [...mentions, one])
  return (
    <form onSubmit={submit}>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <Field label={t('staffOrders.notes.write')}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={3}
            maxLength={2000}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
        )}
      </Field>
      <details className={css.history}>
        <summary>{t('staffOrders.notes.forWhom', { count: mentions.length })}</summary>
        {staff.map((one) => (
          <Checkbox
            key={one.id}
            label={`@${one.name}`}
            checked={mentions.includes(one.id)}
            onChange={() => toggle(one.id)}
          />
        ))}
      </details>
      <Button type="submit" variant="secondary" loading={isSaving}>
        {t('staffOrders.notes.add')}
      </Button>
    </form>
  )
}

function NoteList({ notes }: { notes: OrderNotes['notes'] }) {
  if (notes.length === 0) return <p className={css.quiet}>{t('staffOrders.notes.none')}</p>
  return (
    <ul className={css.said}>
      {notes.map(({ text, at, by, mentions }) => (
        <li key={`${at} ${text}`}>
          <p>{text}</p>
          <p className={css.quiet}>
            {by}, <time dateTime={at}>{formatMoment(at)}</time>
          </p>
          {mentions.length > 0 && (
            <p className={css.quiet}>{mentions.map((name) => `@${name}`).join(', ')}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
