import { useName, useTranslate } from '@bandari/i18n/react'

interface PortAndCountry {
  port: string | null
  /** The server's English name, and the ISO code. */
  country: string | null
  code: string | null
}

/** `Walvis Bay, Zambia`; `Mauritius, no port yet`; null while nothing was chosen. */
export function usePortAndCountry() {
  const t = useTranslate()
  const nameOf = useName()
  return ({ port, country: written, code }: PortAndCountry): string | null => {
    const country = written === null ? null : nameOf(`countries.${code}`, written)
    if (port === null) return country && t('shared.noPortYet', { country })
    return country === null ? port : `${port}, ${country}`
  }
}
