import type { ShopSettings } from '@bandari/sdk'
import type { Settings } from '../../core/settings.ts'
import { officeAt } from '../site/offices.ts'
import { parseSocialLinks } from '../site/social-links.ts'

/** A page of WhatsApp that is a number, as the storefront writes to it. */
const whatsAppNumber = /^https:\/\/wa\.me\/(\d+)\/?$/

/** The settings of the shop in the wire's words. */
export function valuesOf(settings: Settings): ShopSettings {
  const { retention } = settings
  const urls = settings.socialLinks.map(({ url }) => url)
  const [, digits] = urls.map((url) => whatsAppNumber.exec(url)).find((found) => found) ?? []
  return {
    brand_name: settings.brandName,
    support_email: settings.supportEmail,
    contact_phone: settings.contactPhone,
    contact_address: settings.contactAddress,
    whatsapp: digits === undefined ? null : `+${digits}`,
    social_links: urls.filter((url) => !whatsAppNumber.test(url)),
    offices: settings.offices.map(({ countryCode: _code, ...office }) => office),
    index_now_key: settings.indexNowKey,
    payment_days: settings.paymentDays,
    max_unpaid_orders: settings.maxUnpaidOrders,
    max_held_vehicles: settings.maxHeldVehicles,
    max_orders_per_hour: settings.maxOrdersPerHour,
    fit_promise: settings.fitPromise,
    struck_prices: settings.struckPrices,
    exchange_rate_days: settings.exchangeRateDays,
    kes_per_usd: settings.kesPerUsd,
    mask_contacts: settings.maskContacts,
    count_views: settings.countViews,
    vitals_percent: settings.vitalsPercent,
    position_sales: settings.positionSales.map((cents) => cents / 100),
    payout_days: [...settings.payoutDays],
    payout_details_hours: settings.payoutDetailsHours,
    retention_orders_years: retention.ordersYears,
    retention_audit_years: retention.auditYears,
    retention_enquiries_days: retention.enquiriesDays,
    retention_mails_days: retention.mailsDays,
    retention_sessions_days: retention.sessionsDays,
    retention_searches_days: retention.searchesDays,
    session_days: settings.sessionDays,
    staff_idle_minutes: settings.staffIdleMinutes,
  }
}

/** The same as the program reads them. */
export function settingsOf(values: ShopSettings): Partial<Settings> {
  const { whatsapp } = values
  const number = whatsapp === null ? [] : [`https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`]
  return {
    brandName: values.brand_name,
    supportEmail: values.support_email,
    contactPhone: values.contact_phone,
    contactAddress: values.contact_address,
    socialLinks: parseSocialLinks([...values.social_links, ...number].join(',')) ?? [],
    offices: values.offices.map(officeAt),
    indexNowKey: values.index_now_key,
    paymentDays: values.payment_days,
    maxUnpaidOrders: values.max_unpaid_orders,
    maxHeldVehicles: values.max_held_vehicles,
    maxOrdersPerHour: values.max_orders_per_hour,
    fitPromise: values.fit_promise,
    struckPrices: values.struck_prices,
    exchangeRateDays: values.exchange_rate_days,
    kesPerUsd: values.kes_per_usd,
    maskContacts: values.mask_contacts,
    countViews: values.count_views,
    vitalsPercent: values.vitals_percent,
    positionSales: values.position_sales.map((dollars) => dollars * 100),
    payoutDays: values.payout_days,
    payoutDetailsHours: values.payout_details_hours,
    retention: {
      ordersYears: values.retention_orders_years,
      auditYears: values.retention_audit_years,
      enquiriesDays: values.retention_enquiries_days,
      mailsDays: values.retention_mails_days,
      sessionsDays: values.retention_sessions_days,
      searchesDays: values.retention_searches_days,
    },
    sessionDays: values.session_days,
    staffIdleMinutes: values.staff_idle_minutes,
  }
}
