import { type Profile, session, type StaffRole } from '@bandari/sdk'
import { type AuthProvider, HttpError } from 'react-admin'
import { paths } from '../paths.ts'
import { type Credentials, getProfile, signIn, signOut } from './accounts.ts'
import { codeOf, granted } from './granted.ts'
import { signInNotice } from './sign-in-notice.ts'
import { followAccount } from '../language/chosen-language.ts'
import { t } from '../language/translator.ts'

/** What the pages ask `usePermissions` for. */
export interface Permissions {
  isStaff: boolean
  /** Has joined the seller programme. */
  isAgent: boolean
  /** Null for everybody who is not staff. */
  staffRole: StaffRole | null
  /** `approved` may list. */
  sellerStatus: Profile['seller_status']
  /** For whom they sell, and as what. */
  sellsFor: Profile['sells_for']
  /** May list vehicles for export besides. */
  mayListExport: boolean
}

class SignedOutError extends Error {
  override name = 'SignedOutError'
  redirectTo: string

  constructor(redirectTo: string) {
    super(t('portal.signInToGoOn'))
    this.redirectTo = redirectTo
  }
}

/** Staff who have to set up a second factor first are led there, and stay signed in. */
class FactorMissingError extends Error {
  override name = 'FactorMissingError'
  redirectTo = paths.security
  logoutUser = false

  constructor() {
    super(t('portal.factor.needed'))
  }
}

/**
 * Why there is no session, until somebody is signed in again. While somebody signs out, a call under way is refused, which
 * does not mean that the session ended.
 */
let leaving: 'signed-out' | 'ended' | null = null
/** While the server forgets the session and the browser the person; the token is still there. */
let isSigningOut = false

/** A screen that is still there while a session ends asks too, and does not take away what its person is told. */
function signInPath(): string {
  return leaving ? signInNotice.path(leaving) : paths.signIn
}

/** Who is signed in, for react-admin, over the session module that both apps share. */
export const authProvider: AuthProvider = {
  login: async (credentials: Credentials) => {
    await granted(signIn(credentials))
  },

  logout: async () => {
    if (session.token() === null) return signInPath()
    leaving = 'signed-out'
    isSigningOut = true
    try {
      return signInNotice.path(await signOut())
    } finally {
      isSigningOut = false
    }
  },

  checkAuth: async () => {
    if (session.token() === null) throw new SignedOutError(signInPath())
    if (!isSigningOut) leaving = null
  },

  /** The one place where a 401 leads to the sign-in, which leads back. */
  checkError: async (error: unknown) => {
    if (codeOf(error) === 'second_factor_missing') throw new FactorMissingError()
    if (!(error instanceof HttpError) || error.status !== 401 || leaving === 'signed-out') return
    session.end()
    leaving = 'ended'
    throw new SignedOutError(signInNotice.path('ended'))
  },

  getIdentity: async () => {
    const { first_name, last_name, email, language } = await getMyProfile()
    followAccount(language)
    return { id: email, fullName: `${first_name} ${last_name}`.trim() || email }
  },

  getPermissions: async (): Promise<Permissions> => {
    const { is_staff, is_seller, staff_role, seller_status, sells_for } = await getMyProfile()
    return {
      isStaff: is_staff,
      isAgent: is_seller,
      staffRole: staff_role,
      sellerStatus: seller_status,
      sellsFor: sells_for,
      mayListExport: sells_for?.may_list_export === true,
    }
  },
}

async function getMyProfile(): Promise<Profile> {
  return granted(getProfile())
}
