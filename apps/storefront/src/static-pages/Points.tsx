import type { PlainMessageId } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'

/** A list whose points have neither links nor values. */
export function Points({ ids }: { ids: readonly PlainMessageId[] }) {
  const t = useTranslate()
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>{t(id)}</li>
      ))}
    </ul>
  )
}
