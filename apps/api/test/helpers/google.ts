import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Somebody with a Google account, and the site they gave a token to. */
export interface Googler {
  sub: string
  email?: string
  email_verified?: boolean | string
  given_name?: string
  family_name?: string
  /** The client id the token was issued to; the shop's own unless said otherwise. */
  aud?: string
}

/** Google as far as this shop knows it, on the loopback: tokeninfo, userinfo, the sign-in script and its window. */
export interface Google {
  clientId: string
  apiUrl: string
  scriptUrl: string
  /** An access token as the sign-in script hands it out. It holds the person; nothing is kept. */
  tokenFor: (person: Googler) => string
  /** `broken` answers 503, `silent` not at all, `strange` what nobody can read. */
  be: (mood: 'well' | 'broken' | 'silent' | 'strange') => void
  close: () => Promise<void>
}

const clientId = '117-bandari.apps.googleusercontent.com'

export async function openGoogle(): Promise<Google> {
  let mood: Parameters<Google['be']>[0] = 'well'
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://google.test')
    if (url.pathname.startsWith('/gsi/')) {
      const [type, text] = url.pathname === '/gsi/client' ? ['text/javascript', script] : page
      return response.writeHead(200, { 'content-type': type }).end(text)
    }
    if (mood === 'silent') return
    if (mood === 'broken') return response.writeHead(503).end('{}')
    if (mood === 'strange') return response.end('<html>')
    const [status, body] = answer(url, request)
    return response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    clientId,
    apiUrl: `${origin}/oauth2/v3`,
    scriptUrl: `${origin}/gsi/client`,
    tokenFor: (person) => Buffer.from(JSON.stringify(person)).toString('base64url'),
    be: (wanted) => {
      mood = wanted
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function answer(url: URL, { headers }: IncomingMessage): [number, object] {
  if (url.pathname === '/oauth2/v3/tokeninfo') {
    const person = readToken(url.searchParams.get('access_token'))
    if (!person) return [400, { error: 'invalid_token', error_description: 'Invalid Value' }]
    const { sub, email, email_verified, aud = clientId } = person
    // Google's tokeninfo says everything in text.
    return [
      200,
      { azp: aud, aud, sub, email, email_verified: String(email_verified), expires_in: '3599' },
    ]
  }
  if (url.pathname === '/oauth2/v3/userinfo') {
    const person = readToken(headers.authorization?.replace('Bearer ', '') ?? null)
    if (!person)
      return [401, { error: 'invalid_request', error_description: 'Invalid Credentials' }]
    const { aud: _, ...facts } = person
    return [200, facts]
  }
  return [404, { error: 'not_found' }]
}

function readToken(token: string | null): Googler | null {
  try {
    return JSON.parse(Buffer.from(token ?? '', 'base64url').toString()) as Googler
  } catch {
    return null
  }
}

/** Of accounts.google.com/gsi/client, the part that hands out access tokens by a window of its own. */
const script = `
window.google = { accounts: { oauth2: { initTokenClient: ({ client_id, callback, error_callback }) => ({
  requestAccessToken: () => {
    const origin = new URL(document.querySelector('script[src$="/gsi/client"]').src).origin
    const popup = window.open(origin + '/gsi/window?client_id=' + client_id, 'google', 'width=480,height=600')
    if (!popup) return error_callback({ type: 'popup_failed_to_open', message: 'Failed to open popup window' })
    const watch = setInterval(() => {
      if (!popup.closed) return
      clearInterval(watch)
      error_callback({ type: 'popup_closed', message: 'Popup window closed' })
    }, 50)
    window.addEventListener('message', function listen(event) {
      if (event.origin !== origin) return
      clearInterval(watch)
      window.removeEventListener('message', listen)
      popup.close()
      callback(event.data)
    })
  },
}) } } }
`

const page = [
  'text/html; charset=utf-8',
  `<!doctype html><html lang="en"><title>Choose an account</title><form>
<label>E-mail <input name="email" type="email"></label>
<label>Verified <input name="verified" type="checkbox" checked></label>
<button name="answer" value="allow">Allow</button><button name="answer" value="deny">Deny</button></form>
<script>
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault()
  const { email, verified } = event.target
  const aud = new URLSearchParams(location.search).get('client_id')
  const person = { aud, sub: email.value, email: email.value, email_verified: verified.checked, given_name: 'Grace', family_name: 'Wanjiru' }
  window.opener.postMessage(
    event.submitter.value === 'deny' ? { error: 'access_denied' } : { access_token: btoa(JSON.stringify(person)) }, '*')
})
</script></html>`,
] as const
