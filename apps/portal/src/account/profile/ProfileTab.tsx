import type { Profile } from '@bandari/sdk'
import { Card, Skeleton } from '@bandari/ui'
import type { ReactNode } from 'react'
import { useGetOne } from 'react-admin'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { querying } from '../../providers/granted.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { FactList } from '../../shared/FactList.tsx'
import css from './ProfileTab.module.css'
import { ProgrammeTerms } from './ProgrammeTerms.tsx'
import { SellerCard } from './SellerCard.tsx'
import { SellerStatus } from './SellerStatus.tsx'

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
        title="Your profile could not be loaded"
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
      <Card as="section" aria-label="Profile">
        <FactList
          facts={[
            { name: 'Name', value: `${profile.first_name} ${profile.last_name}` },
            { name: 'Email', value: profile.email },
            { name: 'Country', value: profile.country },
            { name: 'Postcode', value: profile.postcode ?? 'Not given' },
            {
              name: 'Date Joined',
              value: (
                <time dateTime={profile.date_joined}>{formatDateTime(profile.date_joined)}</time>
              ),
            },
          ]}
        />
      </Card>
      <SellerCard isSeller={profile.is_seller} isApproved={profile.seller_status === 'approved'} />
      {usages}
      <ProgrammeTerms />
    </div>
  )
}

function ProfileSkeleton() {
  return (
    <Card aria-busy="true" aria-label="Loading your profile">
      <div className={css.skeleton}>
        <Skeleton width="40%" />
        <Skeleton width="60%" />
        <Skeleton width="30%" />
        <Skeleton width="50%" />
      </div>
    </Card>
  )
}
