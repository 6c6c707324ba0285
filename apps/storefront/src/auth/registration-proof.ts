/**
 * What the server answered when an account was opened in this browser. With it the e-mailed link keeps the password that
 * was typed here; without it the link asks for one.
 */
const key = 'bandari.registration'

export function saveProof(proof: string) {
  try {
    localStorage.setItem(key, proof)
  } catch {
    // A browser without storage: the link asks for a password.
  }
}

export function savedProof(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // As above.
    return null
  }
}

export function forgetProof() {
  try {
    localStorage.removeItem(key)
  } catch {
    // There was nothing to forget.
  }
}
