import { createContext, useContext } from 'react'

/** What the server lets a browser know of its configuration. */
export interface PublicSettings {
  brandName: string
  supportEmail: string
  /** Struck price and `Save: 10%` (decisions 12). */
  struckPrices: boolean
  /** Turns the home search's shilling prices into dollars (contract C17). */
  kesPerUsd: number
  portalOrigin: string
}

/** The settings, and the public address of this shop, without a trailing slash. */
export interface Site extends PublicSettings {
  origin: string
}

const SiteContext = createContext<Site | null>(null)
export const SiteProvider = SiteContext.Provider

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite outside of SiteProvider')
  return site
}
