import { Button, Dialog, ErrorAlert, Field, Loading, TextInput } from '@bandari/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { t } from '../../language/translator.ts'
import { offerCalls } from '../../providers/offers.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { useCall } from '../documents/use-call.ts'
import { readAmount } from '@bandari/i18n/format'
import css from './Offers.module.css'

interface FloorDialogProps {
  /** The listing's id. */
  id: number
  currency: string
  onClose: () => void
}

export function FloorDialog({ id, currency, onClose }: FloorDialogProps) {
  const formId = useId()
  const { run, isRunning, refusal } = useCall()
  const { data, error, isFetching, refetch } = useOperation(
    'getOfferFloor',
    { path: { id } },
    // A price that another editor has set since is not overwritten unseen.
    { refetchOnMount: 'always' },
  )
  const save = (floor: string | null) =>
    run({
      act: () => offerCalls.setOfferFloor({ id, floor }),
      done: t('portalOffers.floor.saved'),
      onDone: onClose,
    })
  return (
    <Dialog
      open
      title={t('portalOffers.floor')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('ra.action.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isRunning} disabled={isFetching}>
            {t('portalOffers.floor.save')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <p>{t('portalOffers.floor.text')}</p>
        {refusal !== null && <ErrorAlert title={refusal} />}
        {error && (
          <ErrorAlert title={t('portalOffers.floor.failed')} onRetry={() => void refetch()}>
            {error.message}
          </ErrorAlert>
        )}
        {!error && (isFetching || !data) && <Loading />}
        {data && !isFetching && (
          <FloorForm formId={formId} floor={data.floor} currency={currency} onSave={save} />
        )}
      </div>
    </Dialog>
  )
}

interface FloorFormProps {
  formId: string
  floor: string | null
  currency: string
  onSave: (floor: string | null) => void
}

function FloorForm({ formId, floor, currency, onSave }: FloorFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(floor ?? '')
  const [isTried, setTried] = useState(false)
  const isEmpty = typed.trim() === ''
  const amount = readAmount(typed, currency)
  const isWrong = !isEmpty && (amount === null || Number(amount) <= 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In React's tree the dialog may be inside a listing's form.
    event.stopPropagation()
    setTried(true)
    if (isWrong) field.current?.focus()
    else onSave(isEmpty ? null : amount)
  }
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Field
        label={t('portalOffers.floor.amount', { currency })}
        optional
        hint={t('portalOffers.floor.hint')}
        error={isTried && isWrong ? t('portalOffers.floor.missing') : null}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            inputMode="decimal"
            maxLength={12}
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        )}
      </Field>
    </form>
  )
}
