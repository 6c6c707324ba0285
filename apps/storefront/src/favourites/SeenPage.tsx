import { useTranslate } from '@bandari/i18n/react'
import { Button, EmptyState, ErrorAlert, Loading, buttonClass } from '@bandari/ui'
import { asRefusal } from '../api/refusal.ts'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { mostSeen, readIds } from '../shared/favourites/product-ids.ts'
import { useGarage } from '../shared/fitting/use-garage.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { Awaited } from '../shared/page/Awaited.tsx'
import { useDevice, writeDevice } from '../shared/page/device-storage.ts'
import { NeedsScript } from '../shared/page/NeedsScript.tsx'
import { PageHead } from '../shared/page/PageHead.tsx'
import { useHydrated } from '../shared/page/use-hydrated.ts'
import { CardGrid } from '../shared/cards/CardGrid.tsx'
import css from './Favourites.module.css'
import { CompareLink } from './FavouriteItems.tsx'
import { SavedNav } from '../shared/favourites/SavedNav.tsx'
import { useCards } from '../shared/cards/use-cards.ts'

/** The server's page is the same for everybody; what was seen is on the device alone. */
export const seenRoute: RouteModule = { Page: SeenPage }

function SeenPage() {
  const t = useTranslate()
  const isHydrated = useHydrated()
  const ids = readIds(useDevice('bandari.seen'), mostSeen)
  return (
    <div className={`container ${css.page}`}>
      <PageHead title={t('favourites.seen')} />
      <SavedNav here="seen" />
      <h1>{t('favourites.seen')}</h1>
      {!isHydrated && (
        <>
          <NeedsScript what={t('favourites.seen')} />
          <Awaited>
            <Loading />
          </Awaited>
        </>
      )}
      {isHydrated && ids.length > 0 && <Seen ids={ids} />}
      {isHydrated && ids.length === 0 && (
        <EmptyState
          title={t('favourites.seenNothing')}
          action={
            <AppLink className={buttonClass()} href={paths.vehicles()}>
              {t('favourites.browse')}
            </AppLink>
          }
        />
      )}
    </div>
  )
}

function Seen({ ids }: { ids: readonly number[] }) {
  const t = useTranslate()
  const { chosen } = useGarage()
  const { mine, cards, error, refetch } = useCards(ids, chosen)
  return (
    <>
      <p>{t('favourites.seenWhere', { most: mostSeen })}</p>
      <p>
        <Button variant="secondary" onClick={() => writeDevice('bandari.seen', '')}>
          {t('favourites.seenClear')}
        </Button>
      </p>
      <CompareLink />
      {cards ? (
        <CardGrid label={t('favourites.seen')} ids={ids} cards={cards} mine={mine} />
      ) : error ? (
        <ErrorAlert
          title={t('favourites.failed')}
          reference={asRefusal(error).requestId}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </>
  )
}
