import type { SupportModelCase } from '@bandari/sdk'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../../language/translator.ts'
import { paths } from '../../../paths.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { type Fact, FactList } from '../../../shared/FactList.tsx'
import { Section } from '../../../staff/record/Section.tsx'
import { StaffShow } from '../../../staff/record/StaffShow.tsx'
import { useMay } from '../../../staff/use-may.ts'
import { typeLabel } from '../../vehicle-choice/type-labels.ts'
import css from '../ModelRequests.module.css'
import { stateOf } from './ModelRequestList.tsx'
import { nameOf, yearsLabel } from './request-labels.ts'

const ModelAnswers = lazy(() =>
  import('./ModelAnswers.tsx').then((m) => ({ default: m.ModelAnswers })),
)

export function ModelRequestShow() {
  return (
    <StaffShow<SupportModelCase>
      what="modelRequest"
      listed="modelRequests"
      filled="asks"
      titleOf={nameOf}
      badgesOf={stateOf}
    >
      {(request) => <Sheet request={request} />}
    </StaffShow>
  )
}

function Sheet({ request }: { request: SupportModelCase }) {
  const mayAnswer = useMay('answerModelRequest')
  return (
    <div className={css.panel}>
      {request.answered_at !== null && <Answer request={request} />}
      <Section title={t('staffModels.asks')}>
        <div className={css.panel}>
          {request.asks.map((ask) => (
            <FactList key={ask.id} facts={factsOf(ask)} />
          ))}
        </div>
      </Section>
      {mayAnswer && request.state === 'open' && (
        <Suspense>
          <ModelAnswers request={request} />
        </Suspense>
      )}
    </div>
  )
}

function Answer({ request }: { request: SupportModelCase }) {
  const { answered_at: at, answered_by: name, answer, reason } = request
  return (
    <div>
      <p>{t('staffModels.answeredBy', { moment: formatMoment(at ?? ''), name: name ?? '' })}</p>
      {answer !== null && <p>{t('staffModels.became', { name: answer })}</p>}
      {reason !== null && <p>{t('staffModels.reasonIs', { reason })}</p>}
    </div>
  )
}

type Ask = SupportModelCase['asks'][number]

function factsOf(ask: Ask): Fact[] {
  const years = yearsLabel(ask.year_from, ask.year_to)
  return [
    {
      name: t('staffModels.seller'),
      value: <Link to={paths.supportVendor(ask.vendor_id)}>{ask.vendor_name}</Link>,
    },
    { name: t('staffModels.asked'), value: nameOf(ask) },
    { name: t('staffModels.type'), value: typeLabel(ask.type) },
    ...(years === null ? [] : [{ name: t('staffModels.years'), value: years }]),
    ...(ask.note === null ? [] : [{ name: t('staffModels.note'), value: ask.note }]),
    { name: t('staffModels.since'), value: formatMoment(ask.created_at) },
    {
      name: t('staffModels.waiting'),
      value: ask.listings.map(({ id, title }) => (
        <div key={id}>
          <Link to={paths.supportListing(id)}>{title}</Link>
        </div>
      )),
    },
  ]
}
