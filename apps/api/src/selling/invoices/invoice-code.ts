import type { Settings } from '../../core/settings.ts'

/** As it is printed: `7K2QX-9MN4R`. */
export function formatInvoiceCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** As it is stored, however it was typed: Crockford's alphabet has no letter that looks like a digit. */
export function parseInvoiceCode(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}

/** The page that tells whether an invoice is real. */
export function invoiceAddress(
  { invoice_code }: { invoice_code: string },
  settings: Pick<Settings, 'storefrontOrigin'>,
): string {
  return `${checkPage(settings)}${formatInvoiceCode(invoice_code)}`
}

/** What the addresses of all invoices begin with. */
export function checkPage({ storefrontOrigin }: Pick<Settings, 'storefrontOrigin'>): string {
  return `${storefrontOrigin}/verify/`
}
