import { useTranslate } from '@bandari/i18n/react'
import { EmptyState, Loading, Notice, buttonClass } from '@bandari/ui'
import { Heart } from 'lucide-react'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { selectIsSignedIn, selectIsSignedOut } from '../api/session-slice.ts'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { readLists } from '../shared/favourites/device-lists.ts'
import {
  type MyFavourites,
  type MyList,
  useFavourites,
} from '../shared/favourites/use-favourites.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { Awaited } from '../shared/page/Awaited.tsx'
import { useDevice } from '../shared/page/device-storage.ts'
import { NeedsScript } from '../shared/page/NeedsScript.tsx'
import { PageHead } from '../shared/page/PageHead.tsx'
import css from './Favourites.module.css'
import { FavouriteItems } from './FavouriteItems.tsx'
import { ListChoice } from './ListChoice.tsx'
import { ListControls } from './ListControls.tsx'
import { SavedNav } from '../shared/favourites/SavedNav.tsx'

/** The server's page is the same for everybody; what is kept comes with the browser. */
export const favouritesRoute: RouteModule = { Page: FavouritesPage }

function FavouritesPage() {
  const t = useTranslate()
  const isSignedIn = useSelector(selectIsSignedIn)
  const isKnown = useSelector(selectIsSignedOut) || isSignedIn
  const favourites = useFavourites()
  return (
    <div className={`container ${css.page}`}>
      <PageHead title={t('favourites.title')} />
      <SavedNav here="favourites" />
      <h1>{t('favourites.title')}</h1>
      {isKnown && favourites.lists ? (
        <Lists favourites={favourites} lists={favourites.lists} />
      ) : (
        <>
          <NeedsScript what={t('favourites.title')} />
          <Awaited>
            <Loading />
          </Awaited>
        </>
      )}
    </div>
  )
}

interface ListsProps {
  favourites: MyFavourites
  lists: readonly MyList[]
}

/** One list at a time: the address names it, so that it is there again after going back. */
function Lists({ favourites, lists }: ListsProps) {
  const t = useTranslate()
  const [search] = useSearchParams()
  const list = lists.find(({ name }) => name === search.get('list')) ?? lists[0]
  return (
    <>
      <WhereKept />
      <ListChoice lists={lists} chosen={list} onCreate={favourites.create} />
      {list && <ListControls key={list.name} list={list} favourites={favourites} />}
      {list && list.items.length > 0 ? (
        <FavouriteItems key={list.name} list={list} lists={lists} favourites={favourites} />
      ) : (
        <EmptyState
          title={t('favourites.empty')}
          icon={<Heart size={32} />}
          action={
            <AppLink className={buttonClass()} href={paths.vehicles()}>
              {t('favourites.browse')}
            </AppLink>
          }
        >
          {t('favourites.emptyHow')}
        </EmptyState>
      )}
    </>
  )
}

/** Only on this device, or what an account had no room for. */
function WhereKept() {
  const t = useTranslate()
  const isSignedIn = useSelector(selectIsSignedIn)
  const left = readLists(useDevice('bandari.favourites')).flatMap(({ items }) => items).length
  if (isSignedIn)
    return left === 0 ? null : (
      <Notice kind="attention">{t('favourites.noRoom', { count: left })}</Notice>
    )
  return (
    <p>
      {t('favourites.onDevice')}{' '}
      <AppLink href={paths.signIn(paths.favourites())}>{t('favourites.signIn')}</AppLink>
    </p>
  )
}
