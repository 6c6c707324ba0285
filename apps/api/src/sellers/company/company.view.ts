import type { Company, SellerCompany } from '@bandari/sdk'
import type { Settings } from '../../core/settings.ts'
import { maskContacts } from '../../conversations/threads/mask-contacts.ts'
import { pictureUrl } from '../../stock/catalogue/search/vehicle.view.ts'
import type { CompanyRow } from './company.store.ts'

const nothing: CompanyRow = {
  name: null,
  place: null,
  about: null,
  hours: null,
  languages: [],
  logo_hash: null,
}

/** As its vendor edits it. */
export function companyView(row: CompanyRow | null, origin: string): Company {
  const { logo_hash, ...fields } = row ?? nothing
  return { ...fields, logo: logo_hash === null ? null : pictureUrl(origin, logo_hash) }
}

/** As everybody reads it: what is not set is not there, and how to reach somebody past the shop is hidden as in messages. */
export function publicCompany(
  row: CompanyRow,
  { origin, settings }: { origin: string; settings: Pick<Settings, 'maskContacts'> },
): SellerCompany {
  const shown = (text: string) => (settings.maskContacts === 'never' ? text : maskContacts(text))
  const { name, place, about, hours, languages, logo_hash } = row
  return {
    ...(name !== null && { name: shown(name) }),
    ...(place !== null && { place: shown(place) }),
    ...(about !== null && { about: shown(about) }),
    ...(hours !== null && { hours: shown(hours) }),
    ...(languages.length > 0 && { languages }),
    ...(logo_hash !== null && { logo: pictureUrl(origin, logo_hash) }),
  }
}
