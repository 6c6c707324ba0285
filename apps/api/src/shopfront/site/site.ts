import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AnyLanguage, Translator } from '@bandari/i18n'
import type { PaymentMethodCode } from '@bandari/sdk'
import type { Office } from './offices.ts'
import type { Retention } from '../../people/privacy/settings.ts'
import type { GoogleSettings } from '../../people/accounts/settings.ts'
import type { Settings } from '../../core/settings.ts'
import { defaultMethod, offeredMethods } from '../../selling/payments/methods.ts'
import type { SocialLink } from './social-links.ts'

/** The arguments of the storefront's server bundle (apps/storefront/src/entry-server.tsx). */
export interface RenderRequest {
  /** Path and query. */
  url: string
  origin: string
  nonce: string
  settings: PublicSettings
  translatorOf: (language: AnyLanguage) => Translator
  /** The result of `destinationFor`. */
  destination?: string
  /** For somebody who saves data: pictures wait for a press. */
  savesData?: boolean
  /** Calls the API in this process, for a path below the origin and in a language. */
  ask: (path: string, language: string) => Promise<ApiAnswer>
}

/** Shared by several pages, so nobody writes to it. */
export interface ApiAnswer {
  status: number
  /** Null where there is none. */
  body: unknown
  /** The body as JSON. */
  text: string
}

export interface RenderedPage {
  status: number
  html: string
  redirect?: string
  /** The page loads Google's sign-in script. */
  allowsGoogle?: boolean
  /** The page shows the stock of something that may be sold at any moment. */
  hasStock?: boolean
}

/** The settings that a browser may know. */
export interface PublicSettings {
  brandName: string
  supportEmail: string
  contactPhone: string
  contactAddress: string[]
  offices: Office[]
  socialLinks: SocialLink[]
  /** ISO date-time; null when there is no flash offer. */
  flashOfferEnds: string | null
  google: Omit<GoogleSettings, 'apiUrl'> | null
  /** How a checkout can pay beside the usual way. */
  otherMethods: PaymentMethodCode[]
  draftLanguages: boolean
  /** Whose days an order is placed and to be paid on. */
  timeZone: string
  kesPerUsd: number
  hasLandedSearch: boolean
  /** Whether a part that the shop said fits, and does not, comes back. */
  fitPromise: boolean
  portalOrigin: string
  /** Qualified sales in US dollars from which supporters earn the second, third and fourth position. */
  positionSales: number[]
  /** Of how many visits in a hundred the browser tells how soon the page came. */
  vitalsPercent: number
  /** How long each kind of data is kept, for the privacy page. */
  retention: Retention
}

/** The two built apps, as the process serves them. */
export interface Site {
  storefrontFiles: string
  portalFiles: string
  portalPage: string
  /** Pages that need no parameter, for the sitemap. */
  publicPaths: readonly string[]
  /** What a page depends on in a visitor's cookies; empty where it is the same for everybody. */
  destinationFor: (url: string, visitor: { cookies: string; settings: PublicSettings }) => string
  /** The patterns of all pages. */
  pagePatterns: readonly string[]
  /** The pattern of a page's address: `/details/:id/:parts?`. */
  routeOf: (url: string, settings: PublicSettings) => string
  render: (request: RenderRequest) => Promise<RenderedPage>
}

const known = new WeakMap<Settings, { revision: number; shown: PublicSettings }>()

/** The same object until the settings change, by which parts of pages are kept. */
export function publicSettings(settings: Settings): PublicSettings {
  const { shopRevision: revision } = settings
  const found = known.get(settings)
  if (found?.revision === revision) return found.shown
  const shown = readPublic(settings)
  known.set(settings, { revision, shown })
  return shown
}

function readPublic(settings: Settings): PublicSettings {
  const { brandName, supportEmail, contactPhone, contactAddress, offices, socialLinks } = settings
  const { flashOfferEnds, google, draftLanguages, kesPerUsd, portalOrigin, retention } = settings
  return {
    brandName,
    supportEmail,
    contactPhone,
    contactAddress,
    offices,
    socialLinks,
    flashOfferEnds: flashOfferEnds?.toISOString() ?? null,
    google: google ? { clientId: google.clientId, scriptUrl: google.scriptUrl } : null,
    otherMethods: offeredMethods(settings)
      .map(({ code }) => code)
      .filter((code) => code !== defaultMethod()),
    draftLanguages,
    timeZone: settings.timeZone,
    kesPerUsd,
    hasLandedSearch: settings.searchMemory > 0,
    fitPromise: settings.fitPromise,
    portalOrigin,
    positionSales: settings.positionSales.map((cents) => cents / 100),
    vitalsPercent: settings.vitalsPercent,
    retention,
  }
}

/** Null when the apps are not built: the API answers without them. */
export async function loadSite(): Promise<Site | null> {
  const storefront = new URL('../../../../storefront/dist/', import.meta.url)
  const portal = new URL('../../../../portal/dist/', import.meta.url)
  const entry = new URL('server/entry-server.js', storefront)
  const portalPage = new URL('index.html', portal)
  if (!existsSync(entry) || !existsSync(portalPage)) return null
  const bundle = (await import(entry.href)) as Pick<
    Site,
    'render' | 'publicPaths' | 'pagePatterns' | 'destinationFor' | 'routeOf'
  >
  return {
    storefrontFiles: fileURLToPath(new URL('client/', storefront)),
    portalFiles: fileURLToPath(portal),
    portalPage: await readFile(portalPage, 'utf8'),
    publicPaths: bundle.publicPaths,
    pagePatterns: bundle.pagePatterns,
    destinationFor: bundle.destinationFor,
    routeOf: bundle.routeOf,
    render: bundle.render,
  }
}
