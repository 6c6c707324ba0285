import type { Profile } from '@bandari/sdk'
import { Card, Skeleton } from '@bandari/ui'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useProfile } from '../../providers/use-profile.ts'
import { EmailCard } from '../email-change/EmailCard.tsx'
import { LanguageSetting } from './LanguageSetting.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import css from './ProfileTab.module.css'
import { ProgrammeTerms } from './ProgrammeTerms.tsx'
import { SellerCard } from './SellerCard.tsx'
import { SellerStatus } from './SellerStatus.tsx'
import { t } from '../../language/translator.ts'

export interface ProfileTabProps {
  /** Orders that used the promo code; from another module. */
  usages: ReactNode
}

export function ProfileTab({ usages }: ProfileTabProps) {
  const { data: profile, error, refetch } = useProfile()
  if (profile)
    return <ProfileFacts profile={profile} usages={usages} onSaved={() => void refetch()} />
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

interface ProfileFactsProps extends ProfileTabProps {
  profile: Profile
  onSaved: () => void
}

function ProfileFacts({ profile, usages, onSaved }: ProfileFactsProps) {
  return (
    <div className={css.profile}>
      <SellerStatus status={profile.seller_status} />
      <ProfileCard profile={profile} onSaved={onSaved} />
      <EmailCard email={profile.email} />
      <LanguageSetting language={profile.language} />
      <NotificationSettings profile={profile} />
      <SellerCard isSeller={profile.is_seller} status={profile.seller_status} />
      {profile.is_seller && usages}
      <ProgrammeTerms />
    </div>
  )
}

function ProfileSkeleton() {
  return (
    <Card role="group" aria-busy="true" aria-label={t('portalAccount.profileLoading')}>
      <div className={css.skeleton}>
        <Skeleton width="40%" />
        <Skeleton width="60%" />
        <Skeleton width="30%" />
        <Skeleton width="50%" />
      </div>
    </Card>
  )
}
