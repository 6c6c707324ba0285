import type { ShopSettingName } from '@bandari/sdk'

/** The variable of the environment that gives each setting's first value. */
export const variables: Readonly<Record<ShopSettingName, string>> = {
  brand_name: 'BRAND_NAME',
  support_email: 'SUPPORT_EMAIL',
  contact_phone: 'CONTACT_PHONE',
  contact_address: 'CONTACT_ADDRESS',
  whatsapp: 'SOCIAL_LINKS',
  social_links: 'SOCIAL_LINKS',
  offices: 'OFFICES',
  index_now_key: 'INDEX_NOW_KEY',
  payment_days: 'PAYMENT_DAYS',
  max_unpaid_orders: 'MAX_UNPAID_ORDERS',
  max_held_vehicles: 'MAX_HELD_VEHICLES',
  max_orders_per_hour: 'MAX_ORDERS_PER_HOUR',
  fit_promise: 'FIT_PROMISE',
  struck_prices: 'STRUCK_PRICES',
  exchange_rate_days: 'EXCHANGE_RATE_DAYS',
  kes_per_usd: 'KES_PER_USD',
  mask_contacts: 'MASK_CONTACTS',
  count_views: 'COUNT_VIEWS',
  vitals_percent: 'VITALS_PERCENT',
  position_sales: 'POSITION_SALES',
  payout_days: 'PAYOUT_DAYS',
  payout_details_hours: 'PAYOUT_DETAILS_HOURS',
  retention_orders_years: 'RETENTION_ORDERS_YEARS',
  retention_audit_years: 'RETENTION_AUDIT_YEARS',
  retention_enquiries_days: 'RETENTION_ENQUIRIES_DAYS',
  retention_mails_days: 'RETENTION_MAILS_DAYS',
  retention_sessions_days: 'RETENTION_SESSIONS_DAYS',
  retention_searches_days: 'RETENTION_SEARCHES_DAYS',
  session_days: 'SESSION_DAYS',
  staff_idle_minutes: 'STAFF_IDLE_MINUTES',
}

export const settingNames = Object.keys(variables) as ShopSettingName[]

interface Limit {
  name: ShopSettingName
  least: number
  most: number
  /** Goes on after “because”. */
  because: string
}

const manyOrders = 'one account could reserve the whole stock and never pay'
const accountsLaw =
  'company law asks for the accounts of seven years, and the audit says who changed them'

/**
 * How far a shop that sells may go, where tests and the demo may go further: neither a person nor the environment makes a
 * limit as good as none there. Kenya's Companies Act keeps accounts for seven years, its Tax Procedures Act records for
 * five.
 */
export const limits: readonly Limit[] = [
  { name: 'max_unpaid_orders', least: 1, most: 100, because: manyOrders },
  { name: 'max_held_vehicles', least: 1, most: 100, because: manyOrders },
  { name: 'max_orders_per_hour', least: 1, most: 100, because: manyOrders },
  {
    name: 'payout_details_hours',
    least: 24,
    most: 720,
    because: 'whoever opened an account could be paid before its owner notices',
  },
  { name: 'retention_orders_years', least: 7, most: 30, because: accountsLaw },
  { name: 'retention_audit_years', least: 7, most: 30, because: accountsLaw },
  {
    name: 'staff_idle_minutes',
    least: 5,
    most: 720,
    because: 'a desk that nobody sits at would stay open overnight',
  },
]
