import type { PlainMessageId } from '@bandari/i18n'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { Basket, ShippingQuote } from '@bandari/sdk'
import { Button, Card, ErrorAlert, Notice } from '@bandari/ui'
import { Formik } from 'formik'
import { useEffect, useRef } from 'react'
import { type ObjectSchema, object, string } from 'yup'
import { useSendShippingQuoteRequestMutation } from '../api/basket-shipping.ts'
import { AppForm } from '../shared/fields/AppForm.tsx'
import { TextAreaField } from '../shared/fields/TextAreaField.tsx'
import { TextField } from '../shared/fields/TextField.tsx'
import { chargeState } from '../shared/purchase/shipping-charge.ts'
import { AnsweredQuote } from './AnsweredQuote.tsx'
import css from './QuoteRequest.module.css'
import { useQuoteWatch } from './use-quote-watch.ts'
import { referenceOf } from '../api/refusal.ts'

interface QuoteQuestion {
  contactNumber: string
  userRequest: string
}

const tooLong: PlainMessageId = 'basket.tooLong'

const quoteSchema: ObjectSchema<QuoteQuestion> = object({
  contactNumber: string().trim().default('').max(26, tooLong),
  userRequest: string().trim().default('').max(700, tooLong),
})

export interface QuoteRequestProps {
  basket: Basket
  /** The buyer tried to proceed: say why not, here where it can be helped. */
  isBlocking: boolean
}

/** Shown while nobody knows the charge, and once support has said what it is (buyer spec §4). */
export function QuoteRequest({ basket, isBlocking }: QuoteRequestProps) {
  const t = useTranslate()
  const charge = chargeState(basket)
  const { shipping_quote: quote } = basket
  useQuoteWatch(charge === 'quote-pending')
  const place = useRef<HTMLDivElement>(null)
  // The scroll position belongs to the document.
  useEffect(() => {
    if (isBlocking) place.current?.scrollIntoView({ block: 'center' })
  }, [isBlocking])
  if (charge === 'determined') {
    return quote?.state === 'answered' ? <AnsweredQuote basket={basket} quote={quote} /> : null
  }
  return (
    <Card className={css.quote} ref={place}>
      <h2 className={css.title}>{t('basket.quoteTitle')}</h2>
      {isBlocking && <ErrorAlert title={t('basket.undetermined')} />}
      {quote?.state === 'lapsed' && <ExpiredQuote quote={quote} />}
      <p>{t('basket.quoteLead')}</p>
      <QuoteForm basket={basket} isPending={charge === 'quote-pending'} />
    </Card>
  )
}

/** Why an answer no longer counts: its last day is over, or the basket is another one. */
function ExpiredQuote({ quote: { valid_until, is_expired } }: { quote: ShippingQuote }) {
  const format = useFormat()
  const t = useTranslate()
  return (
    <Notice kind="attention">
      {is_expired && valid_until !== null
        ? t('basket.quoteExpired', { day: format.date(valid_until) })
        : t('basket.quoteLapsed')}
    </Notice>
  )
}

function QuoteForm({ basket, isPending }: { basket: Basket; isPending: boolean }) {
  const t = useTranslate()
  const [send, { data, error }] = useSendShippingQuoteRequestMutation()
  return (
    <Formik<QuoteQuestion>
      initialValues={{ contactNumber: '', userRequest: '' }}
      validationSchema={quoteSchema}
      onSubmit={async (values) => {
        await send({ q: basket.id, ...quoteSchema.cast(values) })
      }}
    >
      {({ isSubmitting }) => (
        <AppForm className={css.form}>
          {!isPending && <QuoteFields />}
          {error && !isSubmitting && (
            <ErrorAlert title={t('basket.quoteFailed')} reference={referenceOf(error)} />
          )}
          {(data || isPending) && (
            <Notice kind="success" live>
              {t('basket.quoteRequested')}
            </Notice>
          )}
          <Button
            className={css.submit}
            type="submit"
            variant="secondary"
            loading={isSubmitting}
            disabled={isPending}
          >
            {t(isPending ? 'basket.quotePending' : 'basket.requestQuote')}
          </Button>
        </AppForm>
      )}
    </Formik>
  )
}

function QuoteFields() {
  const t = useTranslate()
  return (
    <>
      <TextField
        name="contactNumber"
        label={t('basket.contactNumber')}
        optional
        type="tel"
        autoComplete="tel"
        maxLength={26}
      />
      <TextAreaField
        name="userRequest"
        label={t('basket.request')}
        optional
        hint={t('basket.requestHint')}
        maxLength={700}
        rows={4}
      />
    </>
  )
}
