import type { PlainMessageId } from '@bandari/i18n'
import type { ShopSettingName, ShopSettings } from '@bandari/sdk'

/** How a setting is written: a text, lines, a whole number, a number, numbers split by commas, a switch, a choice, offices. */
export type SettingKind =
  | 'text'
  | 'lines'
  | 'whole'
  | 'number'
  | 'numbers'
  | 'switch'
  | 'choice'
  | 'offices'

interface SettingField {
  kind: SettingKind
  label: PlainMessageId
  hint?: PlainMessageId
}

export const fields = {
  brand_name: { kind: 'text', label: 'staffSettings.name.brandName' },
  support_email: {
    kind: 'text',
    label: 'staffSettings.name.supportEmail',
    hint: 'staffSettings.hint.supportEmail',
  },
  contact_phone: {
    kind: 'text',
    label: 'staffSettings.name.contactPhone',
    hint: 'staffSettings.hint.phone',
  },
  whatsapp: {
    kind: 'text',
    label: 'staffSettings.name.whatsapp',
    hint: 'staffSettings.hint.whatsapp',
  },
  contact_address: {
    kind: 'lines',
    label: 'staffSettings.name.contactAddress',
    hint: 'staffSettings.hint.lines',
  },
  social_links: {
    kind: 'lines',
    label: 'staffSettings.name.socialLinks',
    hint: 'staffSettings.hint.socialLinks',
  },
  offices: { kind: 'offices', label: 'staffSettings.name.offices' },
  index_now_key: {
    kind: 'text',
    label: 'staffSettings.name.indexNowKey',
    hint: 'staffSettings.hint.indexNowKey',
  },
  payment_days: {
    kind: 'whole',
    label: 'staffSettings.name.paymentDays',
    hint: 'staffSettings.hint.paymentDays',
  },
  max_unpaid_orders: { kind: 'whole', label: 'staffSettings.name.maxUnpaidOrders' },
  max_held_vehicles: { kind: 'whole', label: 'staffSettings.name.maxHeldVehicles' },
  max_orders_per_hour: { kind: 'whole', label: 'staffSettings.name.maxOrdersPerHour' },
  fit_promise: { kind: 'switch', label: 'staffSettings.name.fitPromise' },
  struck_prices: { kind: 'switch', label: 'staffSettings.name.struckPrices' },
  exchange_rate_days: { kind: 'whole', label: 'staffSettings.name.exchangeRateDays' },
  kes_per_usd: {
    kind: 'number',
    label: 'staffSettings.name.kesPerUsd',
    hint: 'staffSettings.hint.kesPerUsd',
  },
  mask_contacts: { kind: 'choice', label: 'staffSettings.name.maskContacts' },
  count_views: { kind: 'switch', label: 'staffSettings.name.countViews' },
  vitals_percent: {
    kind: 'whole',
    label: 'staffSettings.name.vitalsPercent',
    hint: 'staffSettings.hint.vitalsPercent',
  },
  position_sales: {
    kind: 'numbers',
    label: 'staffSettings.name.positionSales',
    hint: 'staffSettings.hint.positionSales',
  },
  payout_days: {
    kind: 'numbers',
    label: 'staffSettings.name.payoutDays',
    hint: 'staffSettings.hint.payoutDays',
  },
  payout_details_hours: { kind: 'whole', label: 'staffSettings.name.payoutDetailsHours' },
  retention_orders_years: {
    kind: 'whole',
    label: 'staffSettings.name.retentionOrdersYears',
    hint: 'staffSettings.hint.accountsLaw',
  },
  retention_audit_years: {
    kind: 'whole',
    label: 'staffSettings.name.retentionAuditYears',
    hint: 'staffSettings.hint.accountsLaw',
  },
  retention_enquiries_days: { kind: 'whole', label: 'staffSettings.name.retentionEnquiriesDays' },
  retention_mails_days: { kind: 'whole', label: 'staffSettings.name.retentionMailsDays' },
  retention_sessions_days: { kind: 'whole', label: 'staffSettings.name.retentionSessionsDays' },
  retention_searches_days: { kind: 'whole', label: 'staffSettings.name.retentionSearchesDays' },
  session_days: { kind: 'whole', label: 'staffSettings.name.sessionDays' },
  staff_idle_minutes: { kind: 'whole', label: 'staffSettings.name.staffIdleMinutes' },
} as const satisfies Record<ShopSettingName, SettingField>

export const maskLabels = {
  order: 'staffSettings.mask.order',
  answer: 'staffSettings.mask.answer',
  never: 'staffSettings.mask.never',
} as const satisfies Record<ShopSettings['mask_contacts'], PlainMessageId>

interface SettingSection {
  title: PlainMessageId
  names: readonly ShopSettingName[]
}

export const sections: readonly SettingSection[] = [
  {
    title: 'staffSettings.section.contact',
    names: [
      'brand_name',
      'support_email',
      'contact_phone',
      'whatsapp',
      'contact_address',
      'social_links',
    ],
  },
  { title: 'staffSettings.section.offices', names: ['offices'] },
  { title: 'staffSettings.section.searchEngines', names: ['index_now_key'] },
  {
    title: 'staffSettings.section.orders',
    names: [
      'payment_days',
      'max_unpaid_orders',
      'max_held_vehicles',
      'max_orders_per_hour',
      'fit_promise',
    ],
  },
  {
    title: 'staffSettings.section.prices',
    names: ['struck_prices', 'exchange_rate_days', 'kes_per_usd'],
  },
  {
    title: 'staffSettings.section.supporters',
    names: ['position_sales', 'payout_days', 'payout_details_hours'],
  },
  {
    title: 'staffSettings.section.people',
    names: ['mask_contacts', 'count_views', 'vitals_percent', 'session_days', 'staff_idle_minutes'],
  },
  {
    title: 'staffSettings.section.retention',
    names: [
      'retention_orders_years',
      'retention_audit_years',
      'retention_enquiries_days',
      'retention_mails_days',
      'retention_sessions_days',
      'retention_searches_days',
    ],
  },
]
