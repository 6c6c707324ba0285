import type { PlainMessageId } from '@bandari/i18n'
import type { Profile } from '@bandari/sdk'
import { Card, ErrorAlert } from '@bandari/ui'
import { FormControlLabel, Switch } from '@mui/material'
import { useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { storefrontPaths } from '../../paths.ts'
import { ShopLink } from '../../shared/ShopLink.tsx'
import css from './NotificationSettings.module.css'
import { useNotificationSwitches } from './use-notification-switches.ts'

type NotificationProfile = Pick<Profile, 'notifications' | 'is_seller' | 'seller_status'>
type Kind = keyof Profile['notifications']

interface KindLabels {
  name: PlainMessageId
  hint: PlainMessageId
  /** Only people for whom this is true ever get such a mail. */
  concerns: (profile: NotificationProfile) => boolean
}

const kinds: Readonly<Record<Kind, KindLabels>> = {
  commission: {
    name: 'portalAccount.notifications.commission',
    hint: 'portalAccount.notifications.commissionHint',
    concerns: ({ is_seller }) => is_seller,
  },
  order_steps: {
    name: 'portalAccount.notifications.orderSteps',
    hint: 'portalAccount.notifications.orderStepsHint',
    concerns: () => true,
  },
  listing_ordered: {
    name: 'portalAccount.notifications.listingOrdered',
    hint: 'portalAccount.notifications.listingOrderedHint',
    concerns: ({ seller_status }) => seller_status === 'approved' || seller_status === 'suspended',
  },
  weekly_figures: {
    name: 'portalAccount.notifications.weeklyFigures',
    hint: 'portalAccount.notifications.weeklyFiguresHint',
    concerns: ({ seller_status }) => seller_status === 'approved',
  },
}

/** Lets the person choose which optional mails they get; each of these mails links here. */
export function NotificationSettings({ profile }: { profile: NotificationProfile }) {
  const card = useRef<HTMLDivElement>(null)
  const [query] = useSearchParams()
  const isMeant = query.get('at') === 'notifications'
  const { switches, change, saving, failure } = useNotificationSwitches(profile.notifications)
  useEffect(() => {
    if (isMeant) card.current?.scrollIntoView({ block: 'center' })
  }, [isMeant])
  const shown = (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].concerns(profile))
  return (
    <div ref={card}>
      <Card as="section" aria-labelledby="notifications-title">
        <h2 id="notifications-title" className={css.title}>
          {t('portalAccount.notifications')}
        </h2>
        <p className={css.hint}>{t('portalAccount.notifications.always')}</p>
        {failure !== null && <ErrorAlert title={failure} />}
        {shown.map((kind) => (
          <OneSwitch
            key={kind}
            words={kinds[kind]}
            isOn={switches[kind]}
            isSaving={saving === kind}
            onChange={(isOn) => change(kind, isOn, t(kinds[kind].name))}
          />
        ))}
        <p className={css.kind}>
          <ShopLink path={storefrontPaths.alerts}>
            {t('portalAccount.notifications.alerts')}
          </ShopLink>
        </p>
      </Card>
    </div>
  )
}

interface OneSwitchProps {
  words: KindLabels
  isOn: boolean
  isSaving: boolean
  onChange: (isOn: boolean) => void
}

function OneSwitch({ words, isOn, isSaving, onChange }: OneSwitchProps) {
  const hint = useId()
  return (
    <div className={css.kind}>
      <FormControlLabel
        label={t(words.name)}
        control={
          <Switch
            checked={isOn}
            aria-busy={isSaving}
            slotProps={{ input: { 'aria-describedby': hint } }}
            onChange={(_event, checked) => onChange(checked)}
          />
        }
      />
      <p id={hint} className={css.hint}>
        {t(words.hint)}
      </p>
    </div>
  )
}
