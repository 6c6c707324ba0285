import { useTranslate } from '@bandari/i18n/react'
import type { ImportRules } from '@bandari/sdk'
import { Badge, type BadgeProps } from '@bandari/ui'
import { InfoSection } from '../shared/page/InfoPage.tsx'
import css from './ImportGuidePage.module.css'
import { Provenance } from './Provenance.tsx'
import { badgeLabel } from './rule-labels.ts'

type Effect = ImportRules['eligibility'][number]['effect']

const tones: Record<Effect, NonNullable<BadgeProps['tone']>> = {
  block: 'refusal',
  unknown: 'neutral',
  permit: 'attention',
  warn: 'attention',
  info: 'neutral',
}

/** Which cars may come in: the refusals first, as the rules weigh them. */
export function MayEnter({ rules: { eligibility } }: { rules: ImportRules }) {
  const t = useTranslate()
  const order = Object.keys(tones)
  const sorted = eligibility.toSorted(
    (one, other) => order.indexOf(one.effect) - order.indexOf(other.effect),
  )
  return (
    <InfoSection title={t('importGuide.may')} id="may">
      {sorted.length === 0 && <p>{t('importGuide.noRule')}</p>}
      <ul className={`plain-list ${css.rules}`}>
        {sorted.map(({ id, kind, steering, effect, sentence, prov }) => (
          <li key={id} className={css.rule}>
            <Badge tone={tones[effect]}>{t(badgeLabel({ kind, steering, effect }))}</Badge>
            <div>
              <p>{sentence}</p>
              <Provenance prov={prov} />
            </div>
          </li>
        ))}
      </ul>
    </InfoSection>
  )
}
