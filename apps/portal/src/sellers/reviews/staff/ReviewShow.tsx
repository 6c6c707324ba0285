import type { SupportReview } from '@bandari/sdk'
import { Button, Stars } from '@bandari/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../../language/translator.ts'
import { paths } from '../../../paths.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { FactList } from '../../../shared/FactList.tsx'
import css from '../../../shared/reviews/Reviews.module.css'
import decide from '../../../staff/record/Decide.module.css'
import { RecordDecision } from '../../../staff/record/RecordDecision.tsx'
import { Section } from '../../../staff/record/Section.tsx'
import { StaffShow } from '../../../staff/record/StaffShow.tsx'
import { useMay } from '../../../staff/use-may.ts'
import { decisionsOf, type ReviewDecision } from './review-decisions.ts'
import { stateOf } from './ReviewList.tsx'

export function ReviewShow() {
  return (
    <StaffShow<SupportReview>
      what="review"
      listed="reviews"
      filled="order_number"
      titleOf={({ seller_name }) => t('staffReviews.titleOf', { name: seller_name })}
      badgesOf={stateOf}
    >
      {(review) => <Sheet review={review} />}
    </StaffShow>
  )
}

function Sheet({ review }: { review: SupportReview }) {
  const mayDecide = useMay('updateSupportReview')
  const mayOpen = useMay('getSupportUser')
  const { reports, hidden_at, hidden_reason } = review
  return (
    <div className={css.page}>
      <Section title={t('staffReviews.facts')}>
        <FactList facts={factsOf(review, mayOpen)} />
      </Section>
      {hidden_at !== null && (
        <p>
          {t('staffReviews.hiddenSince', {
            moment: formatMoment(hidden_at),
            reason: hidden_reason ?? '',
          })}
        </p>
      )}
      <Section title={t('staffReviews.reports')}>
        {reports.length === 0 && <p className={css.quiet}>{t('staffReviews.noReports')}</p>}
        <ul className={css.list}>
          {reports.map(({ reason, by, at, settled }) => (
            <li key={`${at} ${by}`}>
              <p className={css.text}>{reason}</p>
              <p className={css.quiet}>
                {t('staffReviews.reportBy', { name: by, moment: formatMoment(at) })}
                {settled && ` · ${t('staffReviews.settled')}`}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      {mayDecide && <Decisions review={review} />}
    </div>
  )
}

function factsOf(review: SupportReview, mayOpen: boolean) {
  const { seller_id, seller_name, user_id, user_name, order_id, order_number } = review
  const person = (id: number, name: string) =>
    mayOpen ? <Link to={paths.supportUser(id)}>{name}</Link> : name
  return [
    { name: t('staffReviews.seller'), value: person(seller_id, seller_name) },
    { name: t('staffReviews.buyer'), value: person(user_id, user_name) },
    {
      name: t('staffReviews.order'),
      value: <Link to={paths.supportOrder(order_id)}>{order_number}</Link>,
    },
    { name: t('staffReviews.written'), value: formatMoment(review.created_at) },
    { name: t('staffReviews.stars'), value: <Stars count={review.stars} /> },
    { name: t('staffReviews.text'), value: <span className={css.text}>{review.text}</span> },
    ...(review.answer === null
      ? []
      : [
          {
            name: t('staffReviews.answer'),
            value: <span className={css.text}>{review.answer}</span>,
          },
        ]),
  ]
}

function Decisions({ review }: { review: SupportReview }) {
  const [wanted, setWanted] = useState<ReviewDecision | null>(null)
  return (
    <Section title={t('staffReviews.decide')} className={decide.panel}>
      <div className={decide.buttons}>
        {decisionsOf(review).map((decision) => (
          <Button key={decision.label} wide variant="secondary" onClick={() => setWanted(decision)}>
            {decision.label}
          </Button>
        ))}
      </div>
      {wanted !== null && (
        <RecordDecision
          resource="support/reviews"
          record={review}
          words={wanted}
          changes={{ is_hidden: wanted.isHidden }}
          onClose={() => setWanted(null)}
        />
      )}
    </Section>
  )
}
