import type { Offer } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import type { OfferAnswer } from '../../providers/offers.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { type Answer, answersOf, priceOf, type Side } from './offer-labels.ts'

interface OfferAnswersProps {
  offer: Offer
  side: Side
  send: (answer: OfferAnswer) => Promise<Offer>
}

/** The answers that this side has now, each asked about before it is given. */
export function OfferAnswers({ offer, side, send }: OfferAnswersProps) {
  const [asked, setAsked] = useState<Answer | null>(null)
  return (
    <>
      {answersOf(offer, side).map((answer) => (
        <Button
          key={answer}
          variant={answer === 'accept' ? 'primary' : answer === 'counter' ? 'secondary' : 'quiet'}
          onClick={() => setAsked(answer)}
        >
          {labelOf(answer, offer)}
        </Button>
      ))}
      {asked !== null && (
        <AnswerDialog
          offer={offer}
          side={side}
          answer={asked}
          send={send}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

function labelOf(answer: Answer, offer: Offer): string {
  if (answer === 'accept') return t('portalOffers.accept', { price: priceOf(offer) })
  if (answer === 'withdraw' && offer.state === 'accepted') return t('portalOffers.letGo')
  return t(`portalOffers.${answer}`)
}
