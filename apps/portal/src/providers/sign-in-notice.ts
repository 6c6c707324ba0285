import { paths } from '../paths.ts'
import { t } from '../language/translator.ts'

/** Why somebody stands before the sign-in; kept in the address, since react-admin redirects by address. */
const sentences = {
  'signed-out': 'portal.signedOut',
  // Buyer spec §4: what a 400 of the sign-out means.
  'not-signed-in': 'portal.notLoggedOut',
  ended: 'portal.sessionEnded',
  deleted: 'portal.accountDeleted',
  'code-refused': 'portal.codeRefused',
  'code-unchecked': 'portal.codeUnchecked',
} as const

export type SignInNotice = keyof typeof sentences

export const signInNotice = {
  path: (notice: SignInNotice) => `${paths.signIn}?notice=${notice}`,
  read: (query: URLSearchParams): string | null => {
    const notice = query.get('notice') ?? ''
    return Object.hasOwn(sentences, notice) ? t(sentences[notice as SignInNotice]) : null
  },
}
