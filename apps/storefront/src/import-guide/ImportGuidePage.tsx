import { useFormat, useTranslate, useTranslator } from '@bandari/i18n/react'
import type { ImportRules } from '@bandari/sdk'
import { buttonClass, ErrorAlert, Loading } from '@bandari/ui'
import { useParams } from '../shared/addresses/params.ts'
import { catalogueApi, useListFewVehiclesQuery } from '../api/catalogue.ts'
import { landedApi, useGetImportRulesQuery } from '../api/landed.ts'
import { pageStatus } from '../api/page-status.ts'
import { asRefusal } from '../api/refusal.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { InfoPage, InfoSection } from '../shared/page/InfoPage.tsx'
import { NotFound } from '../shared/page/NotFound.tsx'
import { carsPath } from '../shared/addresses/cars-path.ts'
import { paths } from '../shared/addresses/paths.ts'
import { questionFacts } from '../shared/page/Questions.tsx'
import type { PrefetchLocation, RouteModule } from '../shared/addresses/route.ts'
import { useSite } from '../shared/page/settings.ts'
import { MayEnter } from './MayEnter.tsx'
import { DutySection, FeesSection, InspectionSection } from './DutySection.tsx'
import { Examples } from './Examples.tsx'
import { exampleQuestion, exampleSearch, exampleDestination } from './example-question.ts'
import { guideQuestions } from './guide-questions.ts'
import css from './ImportGuidePage.module.css'
import { DocumentsSection } from './DocumentsSection.tsx'
import { RoutesSection } from './RoutesSection.tsx'

export const importGuideRoute: RouteModule = {
  Page: ImportGuidePage,
  prefetch: async (place) => {
    const country = countryOf(place.params['country'])
    const { getImportRules } = landedApi.endpoints
    const { data } = await place.ask(getImportRules, country)
    if (data) await prefetchExamples(place, data)
  },
  status: ({ state, params }) =>
    pageStatus(
      landedApi.endpoints.getImportRules.select(countryOf(params['country']))(state).error,
    ),
  // One address for each country: that of its name.
  leadsTo: ({ state, params }) => {
    const country = params['country'] ?? ''
    const { data } = landedApi.endpoints.getImportRules.select(countryOf(country))(state)
    return data && data.slug !== country ? paths.importRules(data.slug) : null
  },
}

/** `zambia`, or `ZM` in either case. Anything else becomes a name that no country has. */
function countryOf(segment = ''): string {
  if (/^[a-z]{2}$/i.test(segment)) return segment.toUpperCase()
  const name = segment.toLowerCase()
  return /^[a-z0-9-]{3,40}$/.test(name) ? name : 'unknown'
}

async function prefetchExamples({ ask, site }: PrefetchLocation, rules: ImportRules) {
  const { data } = await ask(
    catalogueApi.endpoints.listFewVehicles,
    exampleSearch(rules, site.renderedAt),
  )
  const place = exampleDestination(rules)
  if (!data || !place) return
  await Promise.all(
    data.map(({ id }) => ask(landedApi.endpoints.getLandedPrice, exampleQuestion(place, id))),
  )
}

function ImportGuidePage() {
  const t = useTranslate()
  const country = countryOf(useParams()['country'])
  const { currentData: rules, error, refetch } = useGetImportRulesQuery(country)
  const refusal = asRefusal(error)
  if (refusal && (refusal.status === 404 || refusal.status === 400)) return <NotFound />
  if (refusal) {
    return (
      <div className={`container ${css.failed}`}>
        <ErrorAlert title={t('importGuide.failed')} onRetry={() => void refetch()}>
          {refusal.message}
        </ErrorAlert>
      </div>
    )
  }
  return rules ? <Guide rules={rules} /> : <Loading />
}

function Guide({ rules }: { rules: ImportRules }) {
  const translator = useTranslator()
  const { t } = translator
  const format = useFormat()
  const { name, slug, country, currency, drives_on, authority, checked_on, unknowns } = rules
  // Several authorities stand in one text.
  const authorities = format.list(authority.split('; '))
  const calculator = paths.calculator(new URLSearchParams({ country }).toString())
  return (
    <InfoPage
      title={t('importGuide.title', { country: name })}
      lead={t('importGuide.lead')}
      description={t('importGuide.description', { country: name })}
      path={paths.importRules(slug)}
      trail={[{ label: t('shell.importGuides'), href: paths.importGuides() }]}
      facts={[questionFacts(guideQuestions(translator, rules))]}
      actions={
        <>
          <AppLink className={buttonClass()} href={calculator}>
            {t('importGuide.calculate', { country: name })}
          </AppLink>
          <AppLink
            className={buttonClass({ variant: 'secondary' })}
            href={carsPath({ country: slug })}
          >
            {t('importGuide.seeCars')}
          </AppLink>
        </>
      }
    >
      <p>
        {t('importGuide.drives', { side: drives_on, currency, authority: authorities })}{' '}
        {t('importGuide.checked', { day: format.longDate(checked_on) })}
      </p>
      <MayEnter rules={rules} />
      <Vehicles rules={rules} />
      <DutySection rules={rules} />
      <InspectionSection rules={rules} />
      <FeesSection rules={rules} />
      <RoutesSection places={rules.places} />
      <DocumentsSection documents={rules.documents} />
      {unknowns.length > 0 && (
        <InfoSection title={t('importGuide.unknowns')} id="unknowns">
          <ul className={css.list}>
            {unknowns.map((unknown) => (
              <li key={unknown}>{unknown}</li>
            ))}
          </ul>
        </InfoSection>
      )}
    </InfoPage>
  )
}

function Vehicles({ rules }: { rules: ImportRules }) {
  const { renderedAt } = useSite()
  const { data: vehicles } = useListFewVehiclesQuery(exampleSearch(rules, renderedAt))
  const place = exampleDestination(rules)
  if (!vehicles || vehicles.length === 0 || !place) return null
  return <Examples vehicles={vehicles} place={place} />
}
