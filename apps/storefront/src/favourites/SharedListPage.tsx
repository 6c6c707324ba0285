import { useTranslate } from '@bandari/i18n/react'
import { EmptyState, ErrorAlert, Loading, Notice } from '@bandari/ui'
import { useEffect, useState } from 'react'
import { useGetSharedListQuery } from '../api/favourites.ts'
import { asRefusal } from '../api/refusal.ts'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { useGarage } from '../shared/fitting/use-garage.ts'
import { NeedsScript } from '../shared/page/NeedsScript.tsx'
import { PageHead } from '../shared/page/PageHead.tsx'
import { CardGrid } from '../shared/cards/CardGrid.tsx'
import css from './Favourites.module.css'
import { useCards } from '../shared/cards/use-cards.ts'

/** The token is in the fragment of the address, which browsers do not send: the page is the same for everybody. */
export const sharedListRoute: RouteModule = { Page: SharedListPage }

/** Somebody's favourites, for whoever has the link. */
function SharedListPage() {
  const t = useTranslate()
  const token = useToken()
  return (
    <div className={`container ${css.page}`}>
      <PageHead
        title={t('favourites.shared')}
        description={t('favourites.sharedLead')}
        canonical={paths.sharedList()}
        isHidden
      />
      {token === null && (
        <>
          <h1>{t('favourites.shared')}</h1>
          <NeedsScript what={t('favourites.shared')} />
          <Loading />
        </>
      )}
      {token !== null && <ListOfLink key={token} token={token} />}
    </div>
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

function ListOfLink({ token }: { token: string }) {
  const t = useTranslate()
  const { data, error, isFetching, refetch } = useGetSharedListQuery(token, { skip: token === '' })
  const status = token === '' ? 404 : error && asRefusal(error).status
  return (
    <>
      <h1>{data?.name ?? t('favourites.shared')}</h1>
      {isFetching && <Loading />}
      {status === 404 && (
        <Notice kind="attention" live title={t('favourites.sharedOver')}>
          {t('favourites.sharedOverWhy')}
        </Notice>
      )}
      {status !== undefined && status !== 404 && (
        <ErrorAlert title={t('favourites.failed')} onRetry={() => void refetch()} />
      )}
      {data && !error && <SharedProducts ids={data.products} />}
    </>
  )
}

function SharedProducts({ ids }: { ids: readonly number[] }) {
  const t = useTranslate()
  const { chosen } = useGarage()
  const { mine, cards, error, refetch } = useCards(ids, chosen)
  if (ids.length === 0) return <EmptyState title={t('favourites.sharedEmpty')} />
  if (!cards)
    return error ? (
      <ErrorAlert title={t('favourites.failed')} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    )
  return (
    <>
      <p>{t('favourites.sharedLead')}</p>
      <CardGrid label={t('favourites.shared')} ids={ids} cards={cards} mine={mine} />
    </>
  )
}
