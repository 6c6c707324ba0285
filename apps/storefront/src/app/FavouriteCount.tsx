import { useTranslate } from '@bandari/i18n/react'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { api } from '../api/api.ts'
import { selectIsSignedIn } from '../api/session-slice.ts'
import { onChangeInTabs } from '../shared/favourites/tabs.ts'
import { takeGarageAlong } from '../shared/fitting/take-garage-along.ts'
import { takeAlong } from '../shared/favourites/take-along.ts'
import { useFavourites } from '../shared/favourites/use-favourites.ts'
import css from './Header.module.css'
import type { Store } from './store.ts'

/** How many products are kept. It is on every page, so it takes the device's favourites and vehicles along when somebody signs in. */
export function FavouriteCount() {
  const t = useTranslate()
  const dispatch = useDispatch<Store['dispatch']>()
  const isSignedIn = useSelector(selectIsSignedIn)
  const { lists = [] } = useFavourites()
  useEffect(() => {
    if (!isSignedIn) return undefined
    void takeAlong(dispatch)
    void takeGarageAlong(dispatch)
    return onChangeInTabs(() => dispatch(api.util.invalidateTags(['Favourites', 'Garage'])))
  }, [isSignedIn, dispatch])
  const kept = new Set(lists.flatMap(({ items }) => items.map(({ product }) => product)))
  if (kept.size === 0) return null
  return (
    <>
      <span className="visually-hidden">, {t('shell.itemCount', { count: kept.size })}</span>
      <span className={css.count} aria-hidden="true">
        {kept.size}
      </span>
    </>
  )
}
