import { useTranslate } from '@bandari/i18n/react'
import { buttonClass, ErrorAlert } from '@bandari/ui'
import { landedApi, useListImportDestinationsQuery } from '../api/landed.ts'
import { pageStatus } from '../api/page-status.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { InfoPage } from '../shared/page/InfoPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import css from './ImportGuidePage.module.css'

export const importGuidesRoute: RouteModule = {
  Page: ImportGuidesPage,
  prefetch: ({ ask }) => ask(landedApi.endpoints.listImportDestinations),
  status: ({ state }) =>
    pageStatus(landedApi.endpoints.listImportDestinations.select()(state).error),
}

/** Every country whose rules we know something of. */
function ImportGuidesPage() {
  const t = useTranslate()
  const { data: destinations = [], error, refetch } = useListImportDestinationsQuery()
  return (
    <InfoPage
      title={t('importGuide.listTitle')}
      lead={t('importGuide.listLead')}
      description={t('importGuide.listLead')}
      path={paths.importGuides()}
      actions={
        <AppLink className={buttonClass()} href={paths.calculator()}>
          {t('shell.calculator')}
        </AppLink>
      }
    >
      {error && <ErrorAlert title={t('importGuide.failed')} onRetry={() => void refetch()} />}
      <ul className={`plain-list ${css.countries}`}>
        {destinations.map(({ country, name, slug, duty }) => (
          <li key={country}>
            <AppLink className={css.country} href={paths.importRules(slug)}>
              <strong>{name}</strong>
              <small className={css.prov}>{t(`importGuide.status.${duty}`)}</small>
            </AppLink>
          </li>
        ))}
      </ul>
    </InfoPage>
  )
}
