/**
 * Reads whose access token it is from Google's two answers, about the token and about the person (contract A27). The
 * token must have been issued to this shop, or a token given to any other site would open the account here. The address
 * must be verified, or anybody could claim somebody else's.
 */

/** Google's `tokeninfo` of an access token. */
export interface TokenFacts {
  aud: string
  sub: string
}

/** Google's `userinfo`. */
export interface PersonFacts {
  sub: string
  email?: string | undefined
  /** OpenID says boolean; Google's older answers say it in text. */
  email_verified?: boolean | string | undefined
  given_name?: string | undefined
  family_name?: string | undefined
}

export interface GooglePerson {
  subject: string
  email: string
  first_name: string
  last_name: string
}

export type GoogleResult =
  | { result: 'ok'; person: GooglePerson }
  | { result: 'other-application' | 'other-person' | 'unverified' }

export function validateGooglePerson(
  token: TokenFacts,
  person: PersonFacts,
  clientId: string,
): GoogleResult {
  if (token.aud !== clientId) return { result: 'other-application' }
  if (token.sub !== person.sub) return { result: 'other-person' }
  const { sub, email, email_verified, given_name = '', family_name = '' } = person
  if (!email || email.length > 255 || String(email_verified) !== 'true') {
    return { result: 'unverified' }
  }
  return {
    result: 'ok',
    person: {
      subject: sub,
      email: email.trim(),
      first_name: given_name.trim().slice(0, 255),
      last_name: family_name.trim().slice(0, 255),
    },
  }
}
