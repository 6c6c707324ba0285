import { useTranslate } from '@bandari/i18n/react'
import type { RequestReceived } from '@bandari/sdk'
import type { CallError } from '../api/refusal.ts'
import type { SentForm } from '../api/requests.ts'
import { TextAreaField } from '../shared/fields/TextAreaField.tsx'
import { TextField } from '../shared/fields/TextField.tsx'
import css from './RequestForm.module.css'
import { type ContactRequest, limits, requestSchema } from './request-schema.ts'
import { RequestShell } from './RequestShell.tsx'

export interface RequestFormProps {
  label: string
  /** The label of the last field, with an example as its hint. */
  requestLabel: string
  requestHint: string
  /** To begin with. */
  request?: string
  submitLabel?: string
  /** Of the call, below `/api`. */
  path: string
  send: (form: SentForm<ContactRequest>) => Promise<{ data?: RequestReceived; error?: CallError }>
}

/** Name, e-mail, contact number and request: the wholesale and the spares form (buyer spec §3, §5). */
export function RequestForm(props: RequestFormProps) {
  const t = useTranslate()
  const { label, requestLabel, requestHint, request = '', submitLabel, path, send } = props
  return (
    <RequestShell<ContactRequest>
      label={label}
      blank={{ userName: '', userEmail: '', contactNumber: '', userRequest: request }}
      schema={requestSchema}
      path={path}
      send={send}
      submitLabel={submitLabel ?? t('requests.send')}
      received={t('requests.received')}
    >
      <TextField
        name="userName"
        label={t('requests.name')}
        autoComplete="name"
        maxLength={limits.userName}
      />
      <div className={css.pair}>
        <TextField
          name="userEmail"
          label={t('requests.email')}
          type="email"
          autoComplete="email"
          maxLength={limits.userEmail}
        />
        <TextField
          name="contactNumber"
          label={t('requests.contactNumber')}
          hint={t('requests.withCountryCode')}
          type="tel"
          autoComplete="tel"
          maxLength={limits.contactNumber}
        />
      </div>
      <TextAreaField
        name="userRequest"
        label={requestLabel}
        hint={requestHint}
        rows={6}
        maxLength={limits.userRequest}
      />
    </RequestShell>
  )
}
