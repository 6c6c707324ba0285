import { useLocation, useNavigate } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { Page } from '../../layout/Page.tsx'
import css from '../Reports.module.css'
import { FunnelBody } from './FunnelBody.tsx'
import { SpeedBody } from './SpeedBody.tsx'
import { leads } from './visit-labels.ts'
import { funnelQuestion, readVisits, type VisitState, visitsQuery } from './visit-state.ts'
import { VisitFilters } from './VisitFilters.tsx'

/** Who comes and buys, and how fast the shop is for them. The address is the page's only state. */
export function VisitsPage() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const state = readVisits(new URLSearchParams(search))
  const choose = (next: VisitState) =>
    void navigate(`${pathname}?${visitsQuery(next)}`, { preventScrollReset: true })
  return (
    <Page title={t('staffVisits.title')} wide>
      <div className={css.page}>
        <VisitFilters state={state} onChoose={choose} />
        <p className={css.quiet}>{t(leads[state.view])}</p>
        <Body state={state} onChoose={choose} />
      </div>
    </Page>
  )
}

/** What was shown stays while others of its kind are read: a day is no country. */
function Body({ state, onChoose }: { state: VisitState; onChoose: (next: VisitState) => void }) {
  if (state.view === 'speed')
    return (
      <SpeedBody
        key={state.by}
        state={state}
        onChoose={(part) => onChoose({ ...state, ...part })}
      />
    )
  const question = funnelQuestion(state)
  return question === null ? (
    <p>{t('staffReports.chooseDays')}</p>
  ) : (
    <FunnelBody key={question.by} question={question} />
  )
}
