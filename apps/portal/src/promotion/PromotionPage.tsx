import { Card, Notice, Skeleton } from '@bandari/ui'
import { AccountTrail } from '../layout/AccountTrail.tsx'
import { AgentOnly } from '../layout/AgentOnly.tsx'
import { Page } from '../layout/Page.tsx'
import { JoinInvitation } from '../shared/programme/JoinInvitation.tsx'
import { media } from './media.data.ts'
import { MediumCard } from './MediumCard.tsx'
import { membersOnly } from './messages.ts'
import css from './Promotion.module.css'

/** Account spec §2. Whoever has not joined sees what there is; the API refuses the file. */
export function PromotionPage() {
  return (
    <Page title="Promotion Tools" above={<AccountTrail here="Promotion Tools" />} wide>
      <Notice>{membersOnly}</Notice>
      <AgentOnly
        skeleton={<MediaSkeletons />}
        stranger={
          <>
            <Card>
              <JoinInvitation>
                What you download carries your own name, promo code and link.
              </JoinInvitation>
            </Card>
            <MediaCards owner={null} />
          </>
        }
      >
        {({ code }) => <MediaCards owner={code} />}
      </AgentOnly>
    </Page>
  )
}

function MediaCards({ owner }: { owner: string | null }) {
  return (
    <ul className={css.media} aria-label="Promotion media">
      {media.map((medium) => (
        <MediumCard key={medium.type} medium={medium} owner={owner} />
      ))}
    </ul>
  )
}

function MediaSkeletons() {
  return (
    <div className={css.media} aria-busy="true">
      <output className="visually-hidden">Loading your promotion media…</output>
      {media.map(({ type }) => (
        <Card key={type}>
          <Skeleton shape="picture" />
          <Skeleton width="50%" />
          <Skeleton width="70%" />
        </Card>
      ))}
    </div>
  )
}
