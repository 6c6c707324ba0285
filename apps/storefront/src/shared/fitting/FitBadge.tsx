import { useTranslate } from '@bandari/i18n/react'
import type { FitVerdict } from '@bandari/sdk'
import { Badge, type BadgeProps } from '@bandari/ui'
import { Check, CircleHelp, X } from 'lucide-react'
import { fitVerdictLabels } from './messages.ts'

const looks: Record<FitVerdict, { tone: BadgeProps['tone']; icon: typeof Check }> = {
  fits: { tone: 'available', icon: Check },
  'does-not-fit': { tone: 'refusal', icon: X },
  'no-data': { tone: 'attention', icon: CircleHelp },
}

/** Words and a sign; the colour only repeats them. */
export function FitBadge({ verdict }: { verdict: FitVerdict }) {
  const t = useTranslate()
  const { tone, icon: Icon } = looks[verdict]
  return (
    <Badge tone={tone}>
      <Icon size={16} aria-hidden="true" />
      {t(fitVerdictLabels[verdict])}
    </Badge>
  )
}
