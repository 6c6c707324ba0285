import { formatDate } from '@bandari/i18n/format'
import { useTranslate, useTranslator } from '@bandari/i18n/react'
import type { SharedPapers } from '@bandari/sdk'
import { ErrorAlert, Notice, SpecTable, Spinner } from '@bandari/ui'
import { useEffect, useState } from 'react'
import { asRefusal } from '../api/refusal.ts'
import { useGetSharedPapersQuery } from '../api/shared-documents.ts'
import { InfoSection } from '../shared/page/InfoPage.tsx'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { SharedDocument } from './SharedDocument.tsx'
import css from './SharedDocumentsPage.module.css'

/** The token is in the fragment of the address, which browsers do not send: the page is the same for everybody. */
export const sharedDocumentsRoute: RouteModule = { Page: SharedDocumentsPage }

/** For a clearing agent: the documents and dates of one order, by a link from its buyer. */
function SharedDocumentsPage() {
  const t = useTranslate()
  const token = useToken()
  return (
    <>
      <PageHead
        title={t('sharedPapers.title')}
        description={t('sharedPapers.description')}
        canonical={paths.sharedPapers()}
        isHidden
      />
      <div className={`container ${css.page}`}>
        <h1>{t('sharedPapers.title')}</h1>
        <noscript>
          <p>{t('sharedPapers.withoutScript')}</p>
        </noscript>
        {token === '' && <Over />}
        {token !== null && token !== '' && <DocumentsOfLink token={token} />}
      </div>
    </>
  )
}

/** Null until the browser has been asked. */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setToken(location.hash.slice(1))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return token
}

function Over() {
  const t = useTranslate()
  return (
    <Notice kind="attention" live title={t('sharedPapers.over')}>
      {t('sharedPapers.overWhy')}
    </Notice>
  )
}

function DocumentsOfLink({ token }: { token: string }) {
  const { t, locale } = useTranslator()
  const { data, error, isFetching, refetch } = useGetSharedPapersQuery(token)
  if (isFetching) return <Spinner />
  if (!data) {
    const status = error && asRefusal(error).status
    if (status === 404) return <Over />
    if (status === 429) return <ErrorAlert title={t('sharedPapers.tooMany')} />
    return <ErrorAlert title={t('sharedPapers.failed')} onRetry={() => void refetch()} />
  }
  return (
    <>
      <p>{t('sharedPapers.lead', { day: formatDate(data.ends_at.slice(0, 10), locale) })}</p>
      <InfoSection id="papers" title={t('sharedPapers.papers')}>
        {data.papers.length === 0 ? (
          <p>{t('sharedPapers.none')}</p>
        ) : (
          <ul className={css.papers}>
            {data.papers.map((paper) => (
              <SharedDocument key={paper.id} token={token} paper={paper} />
            ))}
          </ul>
        )}
      </InfoSection>
      <InfoSection id="dates" title={t('sharedPapers.dates')}>
        <Ship shared={data} />
      </InfoSection>
    </>
  )
}

function Ship({ shared: { number, vehicles, ship } }: { shared: SharedPapers }) {
  const { t, locale } = useTranslator()
  const day = (value: string | null) =>
    value === null ? t('sharedPapers.unknown') : formatDate(value, locale)
  const word = (value: string | null) => value ?? t('sharedPapers.unknown')
  const rows = [
    { label: t('sharedPapers.order'), value: number },
    { label: t('sharedPapers.vehicle'), value: vehicles.join(', ') },
    { label: t('sharedPapers.vessel'), value: word(ship.vessel) },
    { label: t('sharedPapers.voyage'), value: word(ship.voyage) },
    { label: t('sharedPapers.billOfLading'), value: word(ship.bill_of_lading) },
    { label: t('sharedPapers.container'), value: word(ship.container) },
    { label: t('sharedPapers.loadingPort'), value: word(ship.loading_port) },
    { label: t('sharedPapers.dischargePort'), value: word(ship.discharge_port) },
    ship.sailed_on === null
      ? { label: t('sharedPapers.etd'), value: day(ship.etd) }
      : { label: t('sharedPapers.sailedOn'), value: day(ship.sailed_on) },
    ship.arrived_on === null
      ? { label: t('sharedPapers.eta'), value: day(ship.eta) }
      : { label: t('sharedPapers.arrivedOn'), value: day(ship.arrived_on) },
  ]
  return <SpecTable rows={rows} />
}
