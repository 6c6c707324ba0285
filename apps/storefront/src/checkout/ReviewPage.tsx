import { useTranslate } from '@bandari/i18n/react'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { BasketTotals } from '../shared/purchase/BasketTotals.tsx'
import { ActionTotal, PurchaseLayout } from '../shared/purchase/PurchaseLayout.tsx'
import { SignedInOnly } from '../shared/page/SignedInOnly.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { type BasketContent, CheckoutGate } from './CheckoutGate.tsx'
import { readDraft } from './checkout-draft.ts'
import { stepNumber } from './checkout-steps.ts'
import { type Consignee, consigneeSchema } from './consignee-schema.ts'
import { OrderErrorDialog } from './OrderErrorDialog.tsx'
import { pendingAttempt } from './order-attempt.ts'
import { orderRequest } from './order-request.ts'
import { RecoverOrder } from './RecoverOrder.tsx'
import { ReviewFits } from './ReviewFits.tsx'
import { ReviewImports } from './ReviewImports.tsx'
import { NextSteps, ReviewConsignee, ReviewLines, ReviewShipping } from './ReviewSections.tsx'
import css from './ReviewPage.module.css'
import { useImports } from './use-imports.ts'
import { useMisfits } from './use-misfits.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useOtherMethods } from '../shared/page/other-methods.ts'

/** Step 2: everything once more, then Submit Order. */
export function ReviewPage() {
  const t = useTranslate()
  return (
    <CheckoutFrame title={t('checkout.reviewTitle')} step={stepNumber.review}>
      <SignedInOnly what={t('checkout.checkout')}>
        <Review />
      </SignedInOnly>
    </CheckoutFrame>
  )
}

function Review() {
  const [consignee] = useState(readConsignee)
  const [unanswered] = useState(pendingAttempt)
  return (
    <CheckoutGate
      step="review"
      hasConsignee={consignee !== null}
      whenEmpty={unanswered && <RecoverOrder attempt={unanswered} />}
    >
      {(content) => consignee && <ReviewContent {...content} consignee={consignee} />}
    </CheckoutGate>
  )
}

/** The consignee from the first step, if it is complete. */
function readConsignee(): Consignee | null {
  const draft = readDraft()
  return consigneeSchema.isValidSync(draft) ? consigneeSchema.cast(draft) : null
}

type ReviewContentProps = BasketContent & { consignee: Consignee }

function ReviewContent({ basket, lines, consignee }: ReviewContentProps) {
  const t = useTranslate()
  const others = useOtherMethods()
  const { submit, isSending, refusal, dismiss } = usePlaceOrder()
  const imports = useImports(basket, consignee)
  const misfits = useMisfits(basket)
  // What the buyer was told of imports and of parts may have changed.
  const close = () => {
    dismiss()
    imports.refetch()
    misfits.refetch()
  }
  const send = () => {
    const acceptedMisfits = misfits.accept()
    const acceptedImports = imports.accept()
    if (acceptedImports && acceptedMisfits)
      void submit(orderRequest(basket, consignee, { acceptedImports, acceptedMisfits }))
  }
  return (
    <>
      <PurchaseLayout
        summary={
          <>
            <h2 className={css.title}>{t('checkout.whatYouPay')}</h2>
            <BasketTotals basket={basket} />
            <p className={css.note}>{t('checkout.nothingNow', { others })}</p>
          </>
        }
        action={
          <>
            <ActionTotal basket={basket} />
            <Button size="large" wide loading={isSending || imports.isLoading} onClick={send}>
              {t('checkout.submit')}
            </Button>
          </>
        }
      >
        <ReviewLines lines={lines} />
        <ReviewFits misfits={misfits} />
        <ReviewImports imports={imports} lines={lines} />
        <ReviewConsignee consignee={consignee} />
        <ReviewShipping basket={basket} />
        <NextSteps />
      </PurchaseLayout>
      {refusal && <OrderErrorDialog refusal={refusal} onClose={close} />}
    </>
  )
}
