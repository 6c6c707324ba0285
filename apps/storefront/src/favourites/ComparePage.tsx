import { useTranslate } from '@bandari/i18n/react'
import { Button, EmptyState, ErrorAlert, Loading, buttonClass } from '@bandari/ui'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { pageStatus } from '../api/page-status.ts'
import { productCardsApi } from '../api/product-cards.ts'
import { asRefusal } from '../api/refusal.ts'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { readDestination } from '../shared/destination/my-destination.ts'
import { mostCompared, readIds } from '../shared/favourites/product-ids.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { readDevice, writeDevice } from '../shared/page/device-storage.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { useAddress } from '../shared/page/settings.ts'
import { Share } from '../shared/page/Share.tsx'
import { CompareTable } from './CompareTable.tsx'
import css from './Favourites.module.css'
import { SavedNav } from '../shared/favourites/SavedNav.tsx'
import { cardsCall, useCards } from '../shared/cards/use-cards.ts'

const { listProductCards } = productCardsApi.endpoints

/** The address names the vehicles: whoever has it sees the same, at a destination of their own. */
export const compareRoute: RouteModule = {
  Page: ComparePage,
  ...(import.meta.env.SSR && {
    prefetch: async ({ ask, search, site }) => {
      const ids = idsIn(search)
      if (ids.length > 0)
        await ask(listProductCards, cardsCall(ids, readDestination(site.destination)))
    },
    status: ({ state, search, site }) => {
      const call = cardsCall(idsIn(search), readDestination(site.destination))
      return pageStatus(listProductCards.select(call)(state).error)
    },
  }),
}

function idsIn(search: URLSearchParams): number[] {
  return readIds(search.get('ids') ?? '', mostCompared)
}

function ComparePage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const ids = idsIn(search)
  useChoiceOfDevice(ids)
  return (
    <div className={`container ${css.page}`}>
      <PageHead
        title={t('favourites.compareTitle')}
        description={t('favourites.compareHow', { most: mostCompared })}
        canonical={paths.compare(ids)}
        isHidden
      />
      <SavedNav here="compare" />
      <h1>{t('favourites.compareTitle')}</h1>
      {ids.length === 0 ? <Nothing /> : <Compared ids={ids} />}
    </div>
  )
}

/** Without ids in the address, those that were chosen on this device stand there. */
function useChoiceOfDevice(ids: readonly number[]) {
  const navigate = useNavigate()
  const isEmpty = ids.length === 0
  useEffect(() => {
    const chosen = readIds(readDevice('bandari.compare'), mostCompared)
    if (isEmpty && chosen.length > 0) void navigate(paths.compare(chosen), { replace: true })
  }, [isEmpty, navigate])
}

function Nothing() {
  const t = useTranslate()
  return (
    <EmptyState
      title={t('favourites.compareNothing')}
      action={
        <AppLink className={buttonClass()} href={paths.favourites()}>
          {t('favourites.title')}
        </AppLink>
      }
    >
      {t('favourites.compareHow', { most: mostCompared })}
    </EmptyState>
  )
}

function Compared({ ids }: { ids: readonly number[] }) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const addressOf = useAddress()
  const navigate = useNavigate()
  const { mine, cards, error, refetch } = useCards(ids)
  const found = ids.flatMap((id) => cards?.get(id) ?? [])
  const leaveOut = (id: number) => {
    const rest = ids.filter((other) => other !== id)
    writeDevice('bandari.compare', rest.join())
    void navigate(rest.length === 0 ? pathname : paths.compare(rest), { replace: true })
  }
  if (error && !cards)
    return (
      <ErrorAlert
        title={t('favourites.failed')}
        reference={asRefusal(error).requestId}
        onRetry={() => void refetch()}
      />
    )
  if (!cards) return <Loading />
  if (found.length === 0) return <Nothing />
  return (
    <>
      <div className={css.tools}>
        <Share
          title={t('favourites.compareTitle')}
          text={found.map(({ title }) => title).join(', ')}
          url={addressOf(paths.compare(ids))}
        />
        <Button variant="quiet" size="small" onClick={() => window.print()}>
          {t('favourites.print')}
        </Button>
      </div>
      <CompareTable cards={found} mine={mine} onRemove={leaveOut} />
    </>
  )
}
