import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../core/settings.ts'

/**
 * The security headers of every answer. Pages add their content security policy. @fastify/helmet knows no permissions policy
 * and one resource policy for all addresses, so these lines would stand beside it.
 */

type Origins = Pick<Settings, 'google' | 'portalOrigin' | 'storefrontOrigin'>

const year = 365 * 24 * 3600

/** Pictures are shown by the portal, by mails and by whoever shares a link. */
const shownElsewhere = /^\/(media|brands)\/|^\/share(-\w+)?\.png/

/** No screen of ours asks for any of these. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Scripts, styles, sentences and pictures: what only documents obey would be sent with dozens of them on each visit. */
const isNoDocument = /^\/((portal-)?assets\/[^?]*\.(js|css|json)|media\/[^?]*\.(avif|webp|jpg))$/

type Headers = Readonly<Record<string, string>>

/** The headers of an answer, by its address. */
export function securityHeaders({ google, ...origins }: Origins): (url: string) => Headers {
  const isEncrypted = [origins.storefrontOrigin, origins.portalOrigin].every((origin) =>
    origin.startsWith('https:'),
  )
  const everywhere: Headers = {
    // A browser that was told once never asks by plain HTTP again, so this is said only where HTTPS answers.
    ...(isEncrypted ? { 'strict-transport-security': `max-age=${year}` } : {}),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  const own: Headers = {
    ...everywhere,
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Google's sign-in answers from a window of its own.
    'cross-origin-opener-policy': google ? 'same-origin-allow-popups' : 'same-origin',
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  }
  const crossOrigin = { 'cross-origin-resource-policy': 'cross-origin' }
  return (url) => {
    const headers = isNoDocument.test(url) ? everywhere : own
    return shownElsewhere.test(url) ? { ...headers, ...crossOrigin } : headers
  }
}

export function secureAnswers(app: FastifyInstance, settings: Origins) {
  const headersOf = securityHeaders(settings)
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headersOf(request.url))
    next()
  })
}
