import { type AnyLanguage, inLanguage, type Language, sourceLanguage } from '@bandari/i18n'
import type { PaymentMethodCode } from '@bandari/sdk'
import { createContext, useContext } from 'react'

export interface Office {
  city: string
  country: string
  /** By which other languages name the country; null where it has none. */
  countryCode: string | null
  address: string
  phones: readonly string[]
  latitude: number
  longitude: number
}

export interface GoogleSettings {
  clientId: string
  scriptUrl: string
}

/** How long each kind of data is kept. */
export interface Retention {
  ordersYears: number
  enquiriesDays: number
  mailsDays: number
  sessionsDays: number
  searchesDays: number
  auditYears: number
}

/** The part of the server's configuration that a browser may know. */
export interface PublicSettings {
  brandName: string
  supportEmail: string
  /** The head office's, on every page. */
  contactPhone: string
  contactAddress: readonly string[]
  offices: readonly Office[]
  /** Our pages at social networks, by the network's name. */
  socialLinks: readonly { name: string; url: string }[]
  /** ISO date-time; null when there is no flash offer. */
  flashOfferEnds: string | null
  /** Google's sign-in; null where it is not configured (decisions 22). */
  google: GoogleSettings | null
  /** How a checkout can pay beside a bank wire. */
  otherMethods: readonly PaymentMethodCode[]
  /** Whose days an order is placed and to be paid on, by its IANA name. */
  timeZone: string
  /** Turns the home search's shilling prices into dollars (contract C17). */
  kesPerUsd: number
  /** Whether vehicles can be searched by landed price, which takes all of them in memory. */
  hasLandedSearch: boolean
  /** Whether a part that we said fits, and does not, comes back. */
  fitPromise: boolean
  portalOrigin: string
  /** Qualified sales in US dollars from which supporters earn the second, third and fourth position. */
  positionSales: readonly number[]
  /** Of how many visits in a hundred the browser tells how soon the page came. */
  vitalsPercent: number
  /** Whether languages that are not complete yet are answered, too. */
  draftLanguages: boolean
  retention: Retention
}

/** The settings, and the public address of this shop, without a trailing slash. */
export interface Site extends PublicSettings {
  origin: string
  /** Language of this document. */
  language: AnyLanguage
  /** When the server drew the page: content that depends on the time must not change during hydration. */
  renderedAt: number
  /** Whether this document's security policy lets Google's script run. */
  allowsGoogle: boolean
  /** Text of the destination that the page was drawn for; empty for a page that is the same for everybody. */
  destination: string
  /** Its pictures wait for a press, and nothing is fetched ahead. */
  savesData: boolean
  /** The pattern of the address that the document is of: `/details/:id/:parts?`. */
  pagePattern: string
}

const SiteContext = createContext<Site | null>(null)
export const SiteProvider = SiteContext.Provider

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite outside of SiteProvider')
  return site
}

/**
 * Absolute addresses of the shop's paths, in the language of this document; English where the content is not written in
 * that.
 */
export function useAddress(): (path: string, languages?: readonly Language[]) => string {
  const { origin, language } = useSite()
  return (path, languages) => {
    const isThere = languages?.some((code) => code === language) ?? true
    return `${origin}${inLanguage(path, isThere ? language : sourceLanguage)}`
  }
}
