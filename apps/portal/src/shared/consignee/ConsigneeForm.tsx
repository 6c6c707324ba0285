import type { OrderConsignee, Refusal } from '@bandari/sdk'
import { Button, ErrorAlert, Field, Skeleton, TextArea } from '@bandari/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { t } from '../../language/translator.ts'
import { askConsigneeChange, setConsignee } from '../../providers/consignee.ts'
import { sentenceOf } from '../../providers/granted.ts'
import { AddressFields } from '../address/AddressFields.tsx'
import { bodyOf, valuesOf } from '../address/address-form.ts'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { type NamedCountry, useCountries } from '../use-countries.ts'
import { consigneeProblems, isConsigneeDraft } from './consignee-form.ts'
import css from './Consignee.module.css'

interface ConsigneeFormProps {
  order: number
  /** Who receives it now, and the changes so far. */
  current: OrderConsignee
  isStaff: boolean
  onClose: () => void
}

export function ConsigneeForm(props: ConsigneeFormProps) {
  const { countries, error, retry } = useCountries()
  if (error) {
    const title = t('portalAddresses.countriesFailed')
    return (
      <ErrorAlert title={title} onRetry={retry}>
        {error.message}
      </ErrorAlert>
    )
  }
  if (!countries) return <Skeleton shape="block" height="320px" />
  return <Form {...props} countries={countries} />
}

const longestReason = 500

/** What is typed survives a reload; a buyer proves who they are before it is sent. */
function Form(props: ConsigneeFormProps & { countries: readonly NamedCountry[] }) {
  const { order, current, isStaff, countries, onClose } = props
  const form = useRef<HTMLFormElement>(null)
  const { value, change, discard } = useDraftForm({
    draftKey: `orders/${order}/consignee`,
    blank: { ...valuesOf(current.consignee, countries), reason: '' },
    isWhole: isConsigneeDraft,
  })
  const { run, isSaving, refusal } = useSend(props, discard)
  const [isReasonMissing, setReasonMissing] = useState(false)
  const { reason, ...address } = value
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = isStaff && reason.trim() === ''
    setReasonMissing(isMissing)
    if (isMissing) form.current?.querySelector<HTMLElement>('[name=reason]')?.focus()
    else run({ address, reason: reason.trim() })
  }
  const { fields, failure } = consigneeProblems(refusal)
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <p>
        {t(isStaff ? 'portalAddresses.consignee.staffEffect' : 'portalAddresses.consignee.effect')}
      </p>
      {failure && <ErrorAlert title={sentenceOf(failure)} />}
      <AddressFields
        values={address}
        problems={fields}
        countries={countries}
        isWithoutEmail
        onChange={(part) => change((before) => ({ ...before, ...part }))}
      />
      {isStaff && (
        <ReasonField
          error={isReasonMissing && reason.trim() === '' ? t('portal.missing') : fields['reason']}
          value={reason}
          onChange={(typed) => change((before) => ({ ...before, reason: typed }))}
        />
      )}
      <div className={css.acts}>
        <Button type="submit" loading={isSaving}>
          {t(isStaff ? 'portalAddresses.consignee.set' : 'portalAddresses.consignee.ask')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            discard()
            onClose()
          }}
        >
          {t('portalAddresses.cancel')}
        </Button>
      </div>
    </form>
  )
}

interface ReasonFieldProps {
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

function ReasonField({ error, value, onChange }: ReasonFieldProps) {
  return (
    <Field
      label={t('portalAddresses.consignee.reason')}
      hint={t('portalAddresses.consignee.reasonHint')}
      error={error}
    >
      {(control) => (
        <TextArea
          {...control}
          name="reason"
          rows={2}
          maxLength={longestReason}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}

type ConsigneeChange = { address: Parameters<typeof bodyOf>[0]; reason: string }

/** A second press while the first is under way does nothing. */
function useSend({ order, current, isStaff, onClose }: ConsigneeFormProps, discard: () => void) {
  const notify = useNotify()
  const refresh = useRefresh()
  const isUnderWay = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const send = async ({ address, reason }: ConsigneeChange) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSaving(true)
    setRefusal(null)
    const { email: _kept, ...consignee } = bodyOf(address)
    const body = { consignee, last_change: current.changes[0]?.id ?? null }
    const answer = isStaff
      ? await setConsignee(order, { ...body, reason })
      : await askConsigneeChange(order, body)
    isUnderWay.current = false
    setSaving(false)
    if (answer.refusal) return setRefusal(answer.refusal)
    discard()
    notify(t(isStaff ? 'portalAddresses.consignee.wasSet' : 'portalAddresses.consignee.asked'), {
      type: 'success',
    })
    onClose()
    refresh()
  }
  return { run: (typed: ConsigneeChange) => void send(typed), isSaving, refusal }
}
