import { readLanguage } from '@bandari/i18n'
import { session } from '@bandari/sdk'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { api } from '../api/api.ts'
import { lapseAnswered, selectHasLapsed, signedIn, signedOut } from '../api/session-slice.ts'
import { paths } from '../shared/addresses/paths.ts'
import { useSite } from '../shared/page/settings.ts'

/** Keeps the store's session in step with the browser's, and leads to /login when the API ends it. */
export function FollowSession() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { draftLanguages: drafts } = useSite()
  const hasLapsed = useSelector(selectHasLapsed)

  // Local storage is outside React: read after hydration, and again when another tab changes it.
  useEffect(() => {
    const read = () =>
      dispatch(session.token() === null ? signedOut() : signedIn({ email: session.email() }))
    read()
    return session.onChangeElsewhere(() => {
      read()
      dispatch(
        api.util.invalidateTags([
          'Basket',
          'Profile',
          'Orders',
          'Addresses',
          'Favourites',
          'Alerts',
          'Garage',
        ]),
      )
    })
  }, [dispatch])

  // An effect, because the router is outside React's state.
  useEffect(() => {
    if (!hasLapsed) return
    dispatch(lapseAnswered())
    // The browser's own address: React may still be drawing the one with the latest choices in it.
    const { pathname, search } = window.location
    const { path } = readLanguage(pathname, { drafts })
    // A second refusal of the same page: it has led here already.
    if (path === paths.signIn()) return
    void navigate(paths.signIn(path + search))
  }, [hasLapsed, drafts, dispatch, navigate])
  return null
}
