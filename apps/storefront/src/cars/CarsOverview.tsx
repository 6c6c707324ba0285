import type { VehicleSummary } from '@bandari/sdk'
import { type Breadcrumb, Breadcrumbs, buttonClass, EmptyState } from '@bandari/ui'
import { useGetImportRulesQuery } from '../api/landed.ts'
import { useListSummaryVehiclesQuery } from '../api/summaries.ts'
import type { CarsChoice } from '../shared/addresses/cars-path.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { Questions } from '../shared/page/Questions.tsx'
import css from './Cars.module.css'
import { searchPath, vehiclesCall } from './cars-call.ts'
import { carsQuestions } from './cars-questions.ts'
import {
  admissionSentences,
  doorSentences,
  leadSentence,
  pageTitle,
  subjectName,
} from './cars-sentences.ts'
import { carsTrail } from './cars-trail.ts'
import { CarsFacts } from './CarsFacts.tsx'
import { CarsHead } from './CarsHead.tsx'
import { CarsList } from './CarsList.tsx'
import { CarsNeighbours } from './CarsNeighbours.tsx'
import { CarsRules } from './CarsRules.tsx'
import { useWords } from './use-words.ts'
import { wayOf } from './way-of.ts'

interface CarsOverviewProps {
  summary: VehicleSummary
  choice: CarsChoice
}

export function CarsOverview({ summary, choice }: CarsOverviewProps) {
  const words = useWords()
  const { count, country, door } = summary
  const { currentData: rules } = useGetImportRulesQuery(country?.code ?? '', { skip: !country })
  const {
    currentData: vehicles,
    error,
    refetch,
  } = useListSummaryVehiclesQuery(vehiclesCall(summary), { skip: count === 0 })
  const trail = carsTrail(words, summary)
  const way = wayOf(rules, door)
  const questions = carsQuestions(words, summary, way)
  return (
    <>
      <CarsHead
        summary={summary}
        choice={choice}
        vehicles={vehicles}
        questions={questions}
        trail={trail}
      />
      <Band summary={summary} trail={trail} />
      <div className={`container ${css.page}`}>
        {count > 0 ? (
          <>
            <CarsFacts summary={summary} way={way} />
            <CarsList
              summary={summary}
              vehicles={vehicles}
              error={error}
              onRetry={() => void refetch()}
            />
          </>
        ) : (
          <NoneOnSale summary={summary} />
        )}
        {country && rules && <CarsRules country={country} rules={rules} />}
        {questions.length > 0 && (
          <section className={css.section} aria-labelledby="questions">
            <h2 id="questions">{words.t('carPages.questions')}</h2>
            <Questions questions={questions} />
          </section>
        )}
        <CarsNeighbours summary={summary} choice={choice} />
      </div>
    </>
  )
}

interface BandProps {
  summary: VehicleSummary
  trail: Breadcrumb[]
}

/** What the page is about, in one paragraph, and the way to all of them. */
function Band({ summary, trail }: BandProps) {
  const words = useWords()
  const { count, door } = summary
  const lead = leadSentence(words, summary)
  const atDoor = door
    ? [...doorSentences(words, door), ...admissionSentences(words, count, door)]
    : []
  return (
    <div className={css.band}>
      <div className={`container ${css.head}`}>
        <Breadcrumbs linkComponent={AppLink} items={trail} />
        <h1>{pageTitle(words, summary)}</h1>
        {lead !== null && (
          <>
            <p className={css.lead}>{[lead, ...atDoor].join(' ')}</p>
            <div className={css.actions}>
              <AppLink className={buttonClass()} href={searchPath(summary)}>
                {words.t('carPages.seeAll', { count })}
              </AppLink>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

function NoneOnSale({ summary }: Pick<CarsOverviewProps, 'summary'>) {
  const words = useWords()
  return (
    <EmptyState
      title={words.t('carPages.none', { name: subjectName(words, summary) })}
      action={
        <AppLink className={buttonClass()} href={searchPath(summary)}>
          {words.t('carPages.noneAction')}
        </AppLink>
      }
    >
      {words.t('carPages.noneText')}
    </EmptyState>
  )
}
