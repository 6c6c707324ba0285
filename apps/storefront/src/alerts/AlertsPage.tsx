import { useTranslate } from '@bandari/i18n/react'
import type { Alerts } from '@bandari/sdk'
import { buttonClass, EmptyState, ErrorAlert, Field, Loading, SelectInput } from '@bandari/ui'
import { useListAlertsQuery, useSetFavouriteAlertsMutation } from '../api/alerts.ts'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { SavedNav } from '../shared/favourites/SavedNav.tsx'
import { AppLink } from '../shared/page/AppLink.tsx'
import { PageHead } from '../shared/page/PageHead.tsx'
import { SignedInOnly } from '../shared/page/SignedInOnly.tsx'
import css from './Alerts.module.css'
import { SavedSearchItem } from './SavedSearchItem.tsx'

export const alertsRoute: RouteModule = { Page: AlertsPage }

/** What somebody is told by mail, and how often. */
function AlertsPage() {
  const t = useTranslate()
  return (
    <div className={`container ${css.page}`}>
      <PageHead title={t('alerts.title')} />
      <SavedNav here="alerts" />
      <h1>{t('alerts.title')}</h1>
      <SignedInOnly what={t('alerts.title')}>
        <MyAlerts />
      </SignedInOnly>
    </div>
  )
}

function MyAlerts() {
  const t = useTranslate()
  const { data, error, refetch } = useListAlertsQuery()
  if (!data)
    return error ? (
      <ErrorAlert title={t('alerts.failed')} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    )
  return (
    <>
      <p>{t('alerts.lead')}</p>
      <section className={css.part} aria-label={t('alerts.searches')}>
        <h2>{t('alerts.searches')}</h2>
        {data.searches.length === 0 ? (
          <EmptyState
            title={t('alerts.none')}
            action={
              <AppLink className={buttonClass()} href={paths.vehicles()}>
                {t('alerts.browse')}
              </AppLink>
            }
          >
            {t('alerts.noneHow')}
          </EmptyState>
        ) : (
          <ul className="plain-list">
            {data.searches.map((search) => (
              <SavedSearchItem key={search.id} search={search} />
            ))}
          </ul>
        )}
      </section>
      <Favourites often={data.favourites} />
    </>
  )
}

function Favourites({ often }: { often: Alerts['favourites'] }) {
  const t = useTranslate()
  const [set, { isError, isLoading }] = useSetFavouriteAlertsMutation()
  return (
    <section className={css.part} aria-label={t('alerts.favourites')}>
      <h2>{t('alerts.favourites')}</h2>
      <p>{t('alerts.favouritesHow')}</p>
      <Field label={t('alerts.favouritesOften')}>
        {(control) => (
          <SelectInput
            {...control}
            value={often}
            disabled={isLoading}
            choices={(['never', 'daily', 'at_once'] as const).map((value) => ({
              value,
              label: t(`alerts.often.${value}`),
            }))}
            onChange={({ target }) => void set({ often: target.value as typeof often })}
          />
        )}
      </Field>
      {isError && <ErrorAlert title={t('alerts.notSaved')} />}
    </section>
  )
}
