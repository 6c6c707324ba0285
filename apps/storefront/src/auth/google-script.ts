import type { GoogleSettings } from '../shared/page/settings.ts'

/** The part of Google's sign-in script that we use: it opens Google's window and hands over an access token. */
interface GoogleScript {
  accounts: {
    oauth2: {
      initTokenClient: (options: {
        client_id: string
        scope: string
        callback: (answer: { access_token?: string; error?: string }) => void
        error_callback: (failure: { type?: string; message?: string }) => void
      }) => { requestAccessToken: () => void }
    }
  }
}

declare global {
  interface Window {
    google?: GoogleScript
  }
}

/** The provider's reason when it gave no token (`popup_closed`, `access_denied`, …). */
export type SocialFailure = Record<string, string>

let loading: Promise<boolean> | undefined

/** False when the script cannot be loaded, as behind some company networks; the next try asks again. */
export function loadGoogleScript(scriptUrl: string): Promise<boolean> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = scriptUrl
    script.async = true
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => {
      loading = undefined
      resolve(false)
    })
    document.head.append(script)
  })
  return loading
}

/** Opens Google's window, where the person chooses an account; the token is for finding out who they are, no more. */
export async function askForToken({
  clientId,
  scriptUrl,
}: GoogleSettings): Promise<{ token: string } | { failure: SocialFailure }> {
  const { google } = window
  if (!google) {
    const isThere = await loadGoogleScript(scriptUrl)
    if (!isThere || !window.google) return { failure: { type: 'script_not_loaded' } }
    return askForToken({ clientId, scriptUrl })
  }
  return new Promise((resolve) => {
    const client = google.accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: 'openid email profile',
      callback: ({ access_token, ...answer }) =>
        resolve(
          access_token ? { token: access_token } : { failure: { type: 'refused', ...answer } },
        ),
      error_callback: ({ type = 'unknown', message = '' }) =>
        resolve({ failure: { type, message } }),
    })
    client.requestAccessToken()
  })
}
