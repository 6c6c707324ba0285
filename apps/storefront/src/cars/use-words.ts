import { useFormat, useTranslator } from '@bandari/i18n/react'

/** What the sentences of these pages are put together with. */
export function useWords() {
  const { t, name } = useTranslator()
  const format = useFormat()
  return { t, name, format }
}
