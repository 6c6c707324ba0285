import { readAmount } from '@bandari/i18n/format'
import { useFormat, useTranslate, useTranslator } from '@bandari/i18n/react'
import type { Offer, ProductDocument } from '@bandari/sdk'
import { Button, buttonClass, Dialog, ErrorAlert, Field, Notice, TextInput } from '@bandari/ui'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { useMakeOfferMutation } from '../api/offers.ts'
import { asRefusal } from '../api/refusal.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { formatLocalMoment } from '../shared/page/local-moment.ts'
import { paths } from '../shared/addresses/paths.ts'
import css from './OfferDialog.module.css'

interface OfferDialogProps {
  product: ProductDocument
  /** Asks for the product as it is now. */
  onStale: () => unknown
  onClose: () => void
}

/** Asks for a price and shows the result; a refused price stays in the field. */
export function OfferDialog({ product, onStale, onClose }: OfferDialogProps) {
  const t = useTranslate()
  const formId = useId()
  const [makeOffer, { data: made, isLoading, error }] = useMakeOfferMutation()
  const refusal = asRefusal(error)
  const send = async (amount: string) => {
    if (isLoading) return
    const answer = await makeOffer({ id: product.id, amount })
    if (answer.error && asRefusal(answer.error).code === 'offer_vehicle_gone') onStale()
  }
  return (
    <Dialog
      open
      title={t('offers.title')}
      onClose={onClose}
      actions={
        made ? (
          <AppLink className={buttonClass()} href={paths.offers()}>
            {t('offers.mine')}
          </AppLink>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('offers.back')}
            </Button>
            <Button type="submit" form={formId} loading={isLoading}>
              {t('offers.send')}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <OfferSent offer={made} />
      ) : (
        <div className={css.stack}>
          <p>
            <strong>{product.title}</strong>
          </p>
          <p>{t('offers.text')}</p>
          {refusal && (
            <ErrorAlert title={t('offers.refused')} reference={refusal.requestId}>
              {refusal.message ?? t('shared.unreachable')}
            </ErrorAlert>
          )}
          <PriceForm formId={formId} product={product} onSend={(amount) => void send(amount)} />
        </div>
      )}
    </Dialog>
  )
}

interface PriceFormProps {
  formId: string
  product: ProductDocument
  onSend: (amount: string) => void
}

function PriceForm({ formId, product, onSend }: PriceFormProps) {
  const t = useTranslate()
  const format = useFormat()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const { incl_tax: asked, currency } = product.PriceObj
  const price = format.money({ amount: asked, currency })
  const amount = readAmount(typed, currency)
  const isRight = amount !== null && Number(amount) > 0 && Number(amount) < Number(asked)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (isRight) onSend(amount)
    else field.current?.focus()
  }
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Field
        label={t('offers.amount', { currency })}
        hint={t('offers.hint', { price })}
        error={isTried && !isRight ? t('offers.missing', { price }) : null}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        )}
      </Field>
    </form>
  )
}

function OfferSent({ offer: { amount, currency, ends_at } }: { offer: Offer }) {
  const t = useTranslate()
  const format = useFormat()
  const { locale } = useTranslator()
  const price = format.money({ amount, currency })
  return (
    <Notice kind="success" live title={t('offers.sent', { price })}>
      {ends_at !== null && t('offers.sentText', { moment: formatLocalMoment(ends_at, locale) })}
    </Notice>
  )
}
