import type { PlainMessageId } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'

/** Text without links or values, a sentence's id for each paragraph. */
export function Paragraphs({ ids }: { ids: readonly PlainMessageId[] }) {
  const t = useTranslate()
  return ids.map((id) => <p key={id}>{t(id)}</p>)
}
