import type { Offer } from '@bandari/sdk'
import { Button, Dialog, ErrorAlert, Field, TextInput } from '@bandari/ui'
import { type FormEvent, type Ref, useId, useRef, useState } from 'react'
import { t } from '../../language/translator.ts'
import type { OfferAnswer } from '../../providers/offers.ts'
import { formatMoney } from '../format.ts'
import { useCall } from '../documents/use-call.ts'
import { readAmount } from '@bandari/i18n/format'
import css from './Offers.module.css'
import { type Answer, isInRange, priceOf, rangeOf, type Side } from './offer-labels.ts'

interface AnswerDialogProps {
  offer: Offer
  side: Side
  answer: Answer
  send: (answer: OfferAnswer) => Promise<Offer>
  onClose: () => void
}

/** Says what an answer brings about before it is given; a refusal stays in it. */
export function AnswerDialog({ offer, side, answer, send, onClose }: AnswerDialogProps) {
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { run, isRunning, refusal } = useCall()
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const range = rangeOf(offer, side)
  const amount = answer === 'counter' ? readAmount(typed, offer.currency) : null
  const isWrong = answer === 'counter' && (amount === null || !isInRange(amount, range))
  const { title, text } = wordsOf({ offer, side, answer })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isWrong) return field.current?.focus()
    const { id, version } = offer
    run({
      act: () => send({ id, version, answer, ...(amount !== null && { amount }) }),
      done: t(`portalOffers.done.${answer}`),
      onDone: onClose,
    })
  }
  const isHarsh = answer === 'decline' || answer === 'withdraw'
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isHarsh ? 'danger' : 'primary'}
            loading={isRunning}
          >
            {confirmOf(answer, offer)}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <p>{text}</p>
        {refusal !== null && <ErrorAlert title={refusal} />}
        {answer === 'counter' && (
          <AmountField
            offer={offer}
            range={rangeLabel(offer, side)}
            isWrong={isTried && isWrong}
            ref={field}
            typed={typed}
            onType={setTyped}
          />
        )}
      </form>
    </Dialog>
  )
}

interface AmountFieldProps {
  offer: Offer
  /** Between which prices it has to lie, in words. */
  range: string
  isWrong: boolean
  ref: Ref<HTMLInputElement>
  typed: string
  onType: (typed: string) => void
}

function AmountField({ offer, range, isWrong, ref, typed, onType }: AmountFieldProps) {
  return (
    <Field
      label={t('portalOffers.amount', { currency: offer.currency })}
      hint={isWrong ? undefined : range}
      error={isWrong ? range : null}
    >
      {(control) => (
        <TextInput
          {...control}
          ref={ref}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed}
          onChange={({ currentTarget: { value } }) => onType(value)}
        />
      )}
    </Field>
  )
}

function rangeLabel(offer: Offer, side: Side): string {
  const { currency } = offer
  const { low, high } = rangeOf(offer, side)
  const money = (amount: string) => formatMoney({ amount, currency })
  return low === null
    ? t('portalOffers.amountBelow', { price: money(high) })
    : t('portalOffers.amountBetween', { low: money(low), high: money(high) })
}

function confirmOf(answer: Answer, offer: Offer): string {
  if (answer === 'counter') return t('portalOffers.send')
  if (answer === 'accept') return t('portalOffers.accept', { price: priceOf(offer) })
  if (answer === 'withdraw' && offer.state === 'accepted') return t('portalOffers.letGo')
  return t(`portalOffers.${answer}`)
}

function wordsOf({ offer, side, answer }: Pick<AnswerDialogProps, 'offer' | 'side' | 'answer'>) {
  const price = priceOf(offer)
  if (answer === 'accept') {
    const text = side === 'buyer' ? 'portalOffers.ask.acceptMine' : 'portalOffers.ask.acceptTheirs'
    return { title: t('portalOffers.ask.accept', { price }), text: t(text) }
  }
  if (answer === 'counter') {
    return { title: t('portalOffers.ask.counter'), text: t('portalOffers.ask.counterText') }
  }
  if (answer === 'decline') {
    const text = t('portalOffers.ask.declineText')
    return { title: t('portalOffers.ask.decline', { price }), text }
  }
  return offer.state === 'accepted'
    ? { title: t('portalOffers.ask.letGo'), text: t('portalOffers.ask.letGoText') }
    : {
        title: t('portalOffers.ask.withdraw', { price }),
        text: t('portalOffers.ask.withdrawText'),
      }
}
