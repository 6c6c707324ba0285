import { type Environment, readSettingsParts, schemaOf } from './core/read-settings-parts.ts'
import { processSettings, type Settings } from './core/settings.ts'
import type { SettingsPart } from './core/settings-part.ts'
import { threadSettings } from './conversations/threads/settings.ts'
import { methodSettings } from './money/methods.ts'
import { signInSettings } from './people/accounts/settings.ts'
import { retentionSettings } from './people/privacy/settings.ts'
import { databaseSettings } from './platform/db/settings.ts'
import { httpSettings } from './platform/http/settings.ts'
import { mailSettings } from './platform/mail/settings.ts'
import { metricsSettings } from './platform/metrics/settings.ts'
import { privateFileSettings } from './platform/private-files/settings.ts'
import { publicFetchSettings } from './platform/public-fetch/settings.ts'
import { processesSettings } from './platform/processes/settings.ts'
import { signingSettings } from './platform/signing/settings.ts'
import { storageSettings } from './platform/storage/settings.ts'
import { tracingSettings } from './platform/tracing/settings.ts'
import { exchangeRateSettings } from './pricing/exchange-rates/settings.ts'
import { orderSettings } from './selling/orders/settings.ts'
import { flashOfferSettings } from './shopfront/home/flash-offer/settings.ts'
import { indexNowSettings } from './shopfront/index-now/settings.ts'
import { siteSettings } from './shopfront/site/settings.ts'
import { vitalSettings } from './shopfront/vitals/settings.ts'
import { catalogueSettings } from './stock/catalogue/settings.ts'
import { partnerSettings } from './stock/partner-items/settings.ts'
import { viewSettings } from './stock/views/settings.ts'
import { supporterSettings } from './supporters/settings.ts'

/** What the modules declare, in their order. */
const parts = [
  databaseSettings,
  processesSettings,
  httpSettings,
  mailSettings,
  storageSettings,
  privateFileSettings,
  publicFetchSettings,
  metricsSettings,
  tracingSettings,
  signingSettings,
  signInSettings,
  retentionSettings,
  catalogueSettings,
  partnerSettings,
  viewSettings,
  exchangeRateSettings,
  orderSettings,
  threadSettings,
  ...methodSettings,
  supporterSettings,
  siteSettings,
  vitalSettings,
  flashOfferSettings,
  indexNowSettings,
] as const

export const settingsParts: readonly SettingsPart[] = [processSettings, ...parts]

export const settingsSchema = schemaOf(parts)

/** The settings of the whole shop. Nothing else reads the environment. */
export function readSettings(environment: Environment): Settings {
  return readSettingsParts(parts, environment)
}
