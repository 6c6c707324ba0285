import { useTranslate } from '@bandari/i18n/react'
import { ErrorAlert, Loading } from '@bandari/ui'
import { landedApi } from '../api/landed.ts'
import { pageStatus } from '../api/page-status.ts'
import { asRefusal } from '../api/refusal.ts'
import { summariesApi, useGetVehicleSummaryQuery } from '../api/summaries.ts'
import { anyCars, readCarsPath } from '../shared/addresses/cars-path.ts'
import { useParams } from '../shared/addresses/params.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { Awaited } from '../shared/page/Awaited.tsx'
import { NotFound } from '../shared/page/NotFound.tsx'
import { PageHead } from '../shared/page/PageHead.tsx'
import { summaryCall, vehiclesCall } from './cars-call.ts'
import css from './Cars.module.css'
import { CarsOverview } from './CarsOverview.tsx'

const { getVehicleSummary, listSummaryVehicles } = summariesApi.endpoints

/** All below /cars: one route, because the table of contents is a part of every first visit. */
export const carsRoute: RouteModule = {
  Page: CarsPage,
  prefetch: async ({ ask, params }) => {
    const choice = readCarsPath(params['*'])
    if (!choice) return
    const { data: summary } = await ask(getVehicleSummary, summaryCall(choice))
    if (!summary) return
    await Promise.all([
      summary.count > 0 && ask(listSummaryVehicles, vehiclesCall(summary)),
      summary.country && ask(landedApi.endpoints.getImportRules, summary.country.code),
    ])
  },
  status: ({ state, params }) => {
    const choice = readCarsPath(params['*'])
    return choice ? pageStatus(getVehicleSummary.select(summaryCall(choice))(state).error) : 404
  },
}

/** A make, a model or a body, everywhere or in one country: what there is of it, and what it costs. */
function CarsPage() {
  const t = useTranslate()
  const choice = readCarsPath(useParams()['*'])
  const {
    currentData: summary,
    error,
    refetch,
  } = useGetVehicleSummaryQuery(summaryCall(choice ?? anyCars), { skip: choice === null })
  const refusal = asRefusal(error)
  if (choice === null || refusal?.status === 404) return <NotFound />
  if (summary) return <CarsOverview summary={summary} choice={choice} />
  return (
    <div className={`container ${css.page}`}>
      <PageHead title={t('carPages.titleAll')} />
      <h1 className="visually-hidden">{t('carPages.titleAll')}</h1>
      {refusal ? (
        <ErrorAlert
          title={t('carPages.failed')}
          reference={refusal.requestId}
          onRetry={() => void refetch()}
        >
          {t('shell.checkConnection')}
        </ErrorAlert>
      ) : (
        <Awaited label={t('carPages.loading')}>
          <Loading />
        </Awaited>
      )}
    </div>
  )
}
