import { isWithin } from './passkey-domain.ts'
import type { Settings } from '../../../../core/settings.ts'

type Apps = Pick<Settings, 'storefrontOrigin' | 'portalOrigin' | 'passkeyDomain'>

/** The domain that a passkey made, or asked for, on a page of this origin belongs to. */
export function relyingPartyAt({ passkeyDomain }: Apps, origin: string): string {
  const { hostname } = new URL(origin)
  return passkeyDomain !== null && isWithin(hostname, passkeyDomain) ? passkeyDomain : hostname
}

/** The origins whose pages may have asked for a passkey of this domain. */
export function originsOf(apps: Apps, relyingParty: string): string[] {
  return [apps.storefrontOrigin, apps.portalOrigin].filter(
    (origin) => relyingPartyAt(apps, origin) === relyingParty,
  )
}
