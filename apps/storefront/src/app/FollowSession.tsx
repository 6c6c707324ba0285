import { session } from '@bandari/sdk'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '../api/api.ts'
import { lapseAnswered, selectHasLapsed, signedIn, signedOut } from '../api/session-slice.ts'
import { paths } from '../shared/paths.ts'

/** Keeps the store's session in step with the browser's, and leads to /login when the API ends it. */
export function FollowSession() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const hasLapsed = useSelector(selectHasLapsed)

  // Local storage is outside React: read after hydration, and again when another tab changes it.
  useEffect(() => {
    const read = () =>
      dispatch(session.token() === null ? signedOut() : signedIn({ email: session.email() }))
    read()
    return session.onChangeElsewhere(() => {
      read()
      dispatch(api.util.invalidateTags(['Basket', 'Profile', 'Orders', 'Addresses']))
    })
  }, [dispatch])

  // An effect, because the router is outside React's state.
  useEffect(() => {
    if (!hasLapsed) return
    dispatch(lapseAnswered())
    void navigate(paths.signIn(pathname + search))
  }, [hasLapsed, pathname, search, dispatch, navigate])
  return null
}
