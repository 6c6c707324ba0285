import type { AnyLanguage } from '@bandari/i18n'
import { type Caller, type Refusal, session } from '@bandari/sdk'
import { configureStore } from '@reduxjs/toolkit'
import { combineReducers, type Middleware } from 'redux'
import { api } from '../api/api.ts'
import { sessionLapsed, sessionSlice, signedOut } from '../api/session-slice.ts'

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
})

export type State = ReturnType<typeof reducer>
export type Store = ReturnType<typeof createStore>

/** The answers a server fetched for a page, as its browser takes them over. */
export type FetchedQueries = State['api']['queries']

/** State of a new store. */
export const emptyState = reducer(undefined, { type: '' })

interface StoreOptions {
  client: Caller
  language: AnyLanguage
  queries?: FetchedQueries
}

export function createStore({ client, language, queries = {} }: StoreOptions) {
  // The slice fills in its other parts, which hold nothing before the first screen.
  const fetched = { queries } as State['api']
  return configureStore({
    reducer,
    preloadedState: { [api.reducerPath]: fetched },
    devTools: false,
    middleware: (usual) =>
      usual({
        thunk: { extraArgument: { client, language } },
        serializableCheck: false,
        immutableCheck: false,
      })
        .concat(endSession)
        .concat(api.middleware),
  })
}

/** These calls explain a 401 themselves: the order's dialog (buyer spec §6), a wrong password. */
const ownAnswer: readonly string[] = ['placeOrder', 'signIn', 'signInSocially', 'signOut']

/** Read in the background of any page: nobody is led away from what they are reading. */
const background: readonly string[] = [
  'getProfile',
  'getBasket',
  'listBasketLines',
  'listThreads',
  'listFavourites',
  'takeFavouritesAlong',
  'listGarage',
  'takeGarageAlong',
  'recordSearch',
]

/** The one place where a 401 ends the session; FollowSession then leads to /login. */
const endSession: Middleware = ({ dispatch }) => {
  /** Of calls under way. */
  const tokens = new Map<string | undefined, string | null>()
  /** The one that a call in the background was refused for: what was pressed meanwhile still leads to /login. */
  let refused: string | null = null
  return (next) => (action) => {
    const { payload, meta } = action as Call
    const id = meta?.requestId
    if (meta?.requestStatus === 'pending') tokens.set(id, session.token())
    else if (meta?.requestStatus) {
      const token = tokens.get(id) ?? null
      tokens.delete(id)
      const endpoint = meta.arg?.endpointName
      if (payload?.status === 401 && endpoint && !ownAnswer.includes(endpoint)) {
        const isBackground = background.includes(endpoint)
        // Somebody may have signed in since it was asked, who has nothing to do with its answer.
        if (token === session.token()) {
          session.end()
          if (isBackground) refused = token
          dispatch(isBackground ? signedOut() : sessionLapsed())
        } else if (!isBackground && token === refused && session.token() === null) {
          dispatch(sessionLapsed())
        }
      }
    }
    return next(action)
  }
}

/** What calls tell of themselves. */
interface Call {
  payload?: Partial<Refusal>
  meta?: {
    requestId?: string
    requestStatus?: 'pending' | 'fulfilled' | 'rejected'
    arg?: { endpointName?: string }
  }
}
