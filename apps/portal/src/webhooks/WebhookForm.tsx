import type { Webhook, WebhookEventType, WebhookInput } from '@bandari/sdk'
import { Button, Card, Checkbox, ErrorAlert, Field, FieldError, TextInput } from '@bandari/ui'
import { type FormEvent, useId, useState } from 'react'
import { t } from '../language/translator.ts'
import { eventLabel } from './labels.ts'
import css from './Webhooks.module.css'

interface WebhookFormProps {
  /** The one that is changed. */
  webhook?: Webhook
  types: readonly WebhookEventType[]
  isSaving: boolean
  refusal: string | null
  onSave: (body: WebhookInput) => void
  onCancel: () => void
}

export function WebhookForm(props: WebhookFormProps) {
  const { webhook, types, isSaving, refusal, onSave, onCancel } = props
  const [values, setValues] = useState<WebhookInput>(() => valuesOf(webhook))
  const [isTried, setTried] = useState(false)
  const set = (more: Partial<WebhookInput>) => setValues((before) => ({ ...before, ...more }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (values.address.trim() !== '' && values.events.length > 0) onSave(values)
  }
  return (
    <Card>
      <form className={css.form} onSubmit={submit} noValidate>
        {refusal !== null && <ErrorAlert title={refusal} />}
        <Texts values={values} isTried={isTried} onChange={set} />
        <Events types={types} values={values} isTried={isTried} onChange={set} />
        <Checkbox
          label={t('portalWebhooks.form.on')}
          checked={values.is_on}
          onChange={({ currentTarget: { checked } }) => set({ is_on: checked })}
        />
        <div className={css.acts}>
          <Button type="submit" loading={isSaving}>
            {t('portalWebhooks.form.save')}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('portalWebhooks.form.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function valuesOf(webhook: Webhook | undefined): WebhookInput {
  if (!webhook) return { address: '', description: '', events: [], is_on: true }
  const { address, description, events, is_on } = webhook
  return { address, description, events, is_on }
}

interface PartProps {
  values: WebhookInput
  isTried: boolean
  onChange: (more: Partial<WebhookInput>) => void
}

function Texts({ values, isTried, onChange }: PartProps) {
  const isMissing = isTried && values.address.trim() === ''
  return (
    <>
      <Field
        label={t('portalWebhooks.form.address')}
        hint={t('portalWebhooks.form.addressHint')}
        error={isMissing ? t('portal.missing') : null}
      >
        {(control) => (
          <TextInput
            {...control}
            type="url"
            autoComplete="off"
            maxLength={2048}
            value={values.address}
            onChange={({ currentTarget: { value } }) => onChange({ address: value })}
          />
        )}
      </Field>
      <Field
        label={t('portalWebhooks.form.description')}
        hint={t('portalWebhooks.form.descriptionHint')}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            value={values.description}
            onChange={({ currentTarget: { value } }) => onChange({ description: value })}
          />
        )}
      </Field>
    </>
  )
}

function Events({
  types,
  values,
  isTried,
  onChange,
}: PartProps & { types: readonly WebhookEventType[] }) {
  const error = useId()
  const isMissing = isTried && values.events.length === 0
  const change = (type: WebhookEventType, isChosen: boolean) =>
    onChange({
      events: types.filter((each) => (each === type ? isChosen : values.events.includes(each))),
    })
  return (
    <fieldset className={css.events} aria-describedby={isMissing ? error : undefined}>
      <legend>{t('portalWebhooks.events')}</legend>
      {types.map((type) => (
        <Checkbox
          key={type}
          label={eventLabel(type)}
          checked={values.events.includes(type)}
          onChange={({ currentTarget: { checked } }) => change(type, checked)}
        />
      ))}
      {isMissing && <FieldError id={error}>{t('portalWebhooks.form.noEvents')}</FieldError>}
    </fieldset>
  )
}
