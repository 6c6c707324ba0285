import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface SessionState {
  /** `unknown` until the browser was asked: the server renders for everybody. */
  status: 'unknown' | 'in' | 'out'
  email: string | null
  /** The API no longer accepts the token: the visitor is led to /login and back. */
  lapsed: boolean
}

const initialState: SessionState = { status: 'unknown', email: null, lapsed: false }

/** Who is signed in, as the screen shows it. The token itself stays in the SDK's session. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<{ email: string | null }>): SessionState => ({
      status: 'in',
      email: payload.email,
      lapsed: false,
    }),
    signedOut: (): SessionState => ({ status: 'out', email: null, lapsed: false }),
    sessionLapsed: (): SessionState => ({ status: 'out', email: null, lapsed: true }),
    lapseAnswered: (state) => {
      state.lapsed = false
    },
  },
  selectors: {
    selectIsSignedIn: ({ status }) => status === 'in',
    selectIsSignedOut: ({ status }) => status === 'out',
    selectEmail: ({ email }) => email,
    selectHasLapsed: ({ lapsed }) => lapsed,
  },
})

export const { signedIn, signedOut, sessionLapsed, lapseAnswered } = sessionSlice.actions
export const { selectIsSignedIn, selectIsSignedOut, selectEmail, selectHasLapsed } =
  sessionSlice.selectors
