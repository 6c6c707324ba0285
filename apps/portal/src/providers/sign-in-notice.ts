import { paths } from '../paths.ts'

/** Why somebody stands before the sign-in; kept in the address, since react-admin redirects by address. */
const sentences = {
  'signed-out': 'You are signed out.',
  // Buyer spec §4: what a 400 of the sign-out means.
  'not-signed-in': 'Not logged out',
  ended: 'Your session has ended. Sign in to go on where you were.',
  'code-refused': 'That link has been used already or has expired. Sign in to go on.',
  'code-unchecked': 'We could not check that link. Sign in to go on.',
}

export type SignInNotice = keyof typeof sentences

export const signInNotice = {
  path: (notice: SignInNotice) => `${paths.signIn}?notice=${notice}`,
  read: (query: URLSearchParams): string | null => {
    const notice = query.get('notice') ?? ''
    return Object.hasOwn(sentences, notice) ? sentences[notice as SignInNotice] : null
  },
}
