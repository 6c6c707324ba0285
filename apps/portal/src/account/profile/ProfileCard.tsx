import type { Profile } from '@bandari/sdk'
import { Button, Card } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { SpecifiedDate } from '../../shared/SpecifiedDate.tsx'
import { FactList } from '../../shared/FactList.tsx'
import { useCountries } from '../../shared/use-countries.ts'
import { ProfileForm } from './ProfileForm.tsx'
import css from './ProfileCard.module.css'

/** The person's details, with a link to change them. */
export function ProfileCard({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const [state, setState] = useState<'read' | 'change' | 'saved'>('read')
  const { countries } = useCountries()
  const country = countries?.find(({ written }) => written === profile.country)?.label
  if (state === 'change') {
    return (
      <Card as="section" aria-label={t('portalAccount.profile')}>
        <ProfileForm
          profile={profile}
          onCancel={() => setState('read')}
          onSaved={() => {
            onSaved()
            setState('saved')
          }}
        />
      </Card>
    )
  }
  return (
    <Card as="section" className={css.card} aria-label={t('portalAccount.profile')}>
      <FactList facts={factsOf(profile, country ?? profile.country)} />
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => setState('change')}>
          {t('portalAccount.edit.change')}
        </Button>
        <output className={css.saved}>{state === 'saved' && t('portalAccount.edit.saved')}</output>
      </div>
    </Card>
  )
}

function factsOf(profile: Profile, country: string | null) {
  return [
    { name: t('portalAccount.name'), value: `${profile.first_name} ${profile.last_name}` },
    { name: t('portalAccount.email'), value: profile.email },
    {
      name: t('portalAccount.edit.phone'),
      value: profile.phone ?? t('portalAccount.notGiven'),
    },
    { name: t('portalAccount.country'), value: country },
    { name: t('portalAccount.postcode'), value: profile.postcode ?? t('portalAccount.notGiven') },
    {
      name: t('portalAccount.joined'),
      value: <SpecifiedDate iso={profile.date_joined} as="moment" />,
    },
  ]
}
