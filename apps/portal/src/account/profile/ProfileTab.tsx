import type { Profile } from '@bandari/sdk'
import { Card, Skeleton } from '@bandari/ui'
import type { ReactNode } from 'react'
import { useGetOne } from 'react-admin'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { querying } from '../../providers/granted.ts'
import { formatMoment } from '../../shared/dates.ts'
import { FactList } from '../../shared/FactList.tsx'
import { LanguageSetting } from './LanguageSetting.tsx'
import css from './ProfileTab.module.css'
import { ProgrammeTerms } from './ProgrammeTerms.tsx'
import { SellerCard } from './SellerCard.tsx'
import { SellerStatus } from './SellerStatus.tsx'
import { t } from '../../language/translator.ts'

type ProfileRecord = Profile & { id: string }

export interface ProfileTabProps {
  /** What the promo code was used on: from another business folder. */
  usages: ReactNode
}

export function ProfileTab({ usages }: ProfileTabProps) {
  const own = useGetOne<ProfileRecord>('profile', { id: 'own' }, querying)
  const { data: profile, error, refetch } = own
  if (profile?.email) return <ProfileFacts profile={profile} usages={usages} />
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalAccount.profileFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  return <ProfileSkeleton />
}

function ProfileFacts({ profile, usages }: ProfileTabProps & { profile: Profile }) {
  return (
    <div className={css.profile}>
      <SellerStatus status={profile.seller_status} />
      <Card as="section" aria-label={t('portalAccount.profile')}>
        <FactList
          facts={[
            { name: t('portalAccount.name'), value: `${profile.first_name} ${profile.last_name}` },
            { name: t('portalAccount.email'), value: profile.email },
            { name: t('portalAccount.country'), value: profile.country },
            {
              name: t('portalAccount.postcode'),
              value: profile.postcode ?? t('portalAccount.notGiven'),
            },
            {
              name: t('portalAccount.joined'),
              value: (
                <time dateTime={profile.date_joined}>{formatMoment(profile.date_joined)}</time>
              ),
            },
          ]}
        />
      </Card>
      <LanguageSetting language={profile.language} />
      <SellerCard isSeller={profile.is_seller} isApproved={profile.seller_status === 'approved'} />
      {usages}
      <ProgrammeTerms />
    </div>
  )
}

function ProfileSkeleton() {
  return (
    <Card aria-busy="true" aria-label={t('portalAccount.profileLoading')}>
      <div className={css.skeleton}>
        <Skeleton width="40%" />
        <Skeleton width="60%" />
        <Skeleton width="30%" />
        <Skeleton width="50%" />
      </div>
    </Card>
  )
}
