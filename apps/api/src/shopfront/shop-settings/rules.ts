import type { ShopSettings } from '@bandari/sdk'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import { phonePattern } from '../../core/setting-types.ts'
import { parseSocialLinks } from '../site/social-links.ts'
import { limits } from './shop-settings.data.ts'

/** Setting → what is wrong with it. */
export type Mistakes = Record<string, PlainOrProblem[]>

/** Each text in one line of letters that are seen, without spaces around it, and without lines that nobody filled in. */
export function tidied(changes: Partial<ShopSettings>): Partial<ShopSettings> {
  const entries = Object.entries(changes).map(([name, value]) => [name, trimmed(value)] as const)
  const { whatsapp, ...tidy } = Object.fromEntries(entries) as Partial<ShopSettings>
  return whatsapp === undefined ? tidy : { ...tidy, whatsapp: whatsapp === '' ? null : whatsapp }
}

function trimmed(value: unknown): unknown {
  // A name with a line break would write lines of its own into the head of a mail.
  if (typeof value === 'string') return value.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  if (Array.isArray(value)) return value.map(trimmed).filter((entry) => entry !== '')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, trimmed(inner)]))
}

/** What is wrong with values beyond their form, which the contract checks; the same for what the database holds. */
export function mistakesIn(values: Partial<ShopSettings>): Mistakes {
  return present({
    brand_name: values.brand_name === '' ? ['blank'] : [],
    contact_phone: phoneMistakes(values.contact_phone),
    contact_address: values.contact_address?.length === 0 ? ['blank'] : [],
    whatsapp: phoneMistakes(values.whatsapp),
    social_links: linkMistakes(values.social_links ?? []),
    offices: officeMistakes(values.offices ?? []),
    position_sales: risingMistakes(values.position_sales),
    payout_days: risingMistakes(values.payout_days),
  })
}

/** What a person may not make of them here, although tests and the demo may. */
export function unsafeIn(
  values: Partial<ShopSettings>,
  { isProduction }: { isProduction: boolean },
): Mistakes {
  const beyond = limits.flatMap(({ name, least, most }) => {
    const value = values[name]
    if (typeof value !== 'number' || (value >= least && value <= most)) return []
    return [[name, [problem('setting_beyond', { least, most })]] as const]
  })
  const isInvented = isProduction && values.support_email?.endsWith('.example') === true
  return {
    ...Object.fromEntries(beyond),
    ...(isInvented && { support_email: ['setting_invented_mail' as const] }),
  }
}

function phoneMistakes(phone: string | null | undefined): PlainOrProblem[] {
  return phone === undefined || phone === null || phonePattern.test(phone) ? [] : ['setting_phone']
}

function linkMistakes(urls: readonly string[]): PlainOrProblem[] {
  const networks = urls.map((url) => networkOf(url))
  if (networks.includes(null)) return ['setting_network']
  return new Set(networks).size < networks.length ? ['setting_network_twice'] : []
}

/** Null for what is no page of ours at a network; a number of WhatsApp is a setting of its own. */
function networkOf(address: string): string | null {
  if (address.includes(',')) return null
  const [link] = parseSocialLinks(address) ?? []
  const isPage = link !== undefined && new URL(link.url).pathname.length > 1
  return isPage && !/^https:\/\/wa\.me\/\d/.test(link.url) ? link.name : null
}

function officeMistakes(offices: ShopSettings['offices']): PlainOrProblem[] {
  return offices.flatMap(({ city, country, address, phones }): PlainOrProblem[] => {
    if ([city, country, address].includes('') || phones.length === 0) return ['blank']
    const isReached = phones.every((phone) => phonePattern.test(phone))
    return isReached ? [] : [problem('setting_office_phone', { city })]
  })
}

function risingMistakes(amounts: readonly number[] | undefined): PlainOrProblem[] {
  const isRising = amounts?.every((amount, index) => amount > (amounts[index - 1] ?? 0)) ?? true
  return isRising ? [] : ['setting_not_rising']
}

function present(problems: Mistakes): Mistakes {
  return Object.fromEntries(Object.entries(problems).filter(([, found]) => found.length > 0))
}
