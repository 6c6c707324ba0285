import type { Profile } from '@bandari/sdk'
import { Card, Skeleton } from '@bandari/ui'
import { useGetOne } from 'react-admin'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import { querying } from '../providers/granted.ts'
import { formatMoment } from '../shared/dates.ts'
import { FactList } from '../shared/FactList.tsx'
import css from './ProfileTab.module.css'
import { SellerStatus } from './SellerStatus.tsx'

type ProfileRecord = Profile & { id: string }

export function ProfileTab() {
  const own = useGetOne<ProfileRecord>('profile', { id: 'own' }, querying)
  const { data: profile, error, refetch } = own
  if (profile?.email) return <ProfileFacts profile={profile} />
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

function ProfileFacts({ profile }: { profile: Profile }) {
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
                <time dateTime={profile.date_joined}>{formatMoment(profile.date_joined)}</time>
              ),
            },
          ]}
        />
      </Card>
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
