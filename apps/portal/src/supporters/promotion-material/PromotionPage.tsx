import { Card, Checkbox, Notice, Skeleton } from '@bandari/ui'
import { useState } from 'react'
import { AccountTrail } from '../../layout/AccountTrail.tsx'
import { AgentOnly } from '../../layout/AgentOnly.tsx'
import { Page } from '../../layout/Page.tsx'
import { JoinInvitation } from '../../shared/programme/JoinInvitation.tsx'
import { media } from './media.data.ts'
import { MediumCard } from './MediumCard.tsx'
import { membersOnly } from './messages.ts'
import css from './Promotion.module.css'
import { t } from '../../language/translator.ts'

/** Account spec §2. Whoever has not joined sees what there is; the API refuses the file. */
export function PromotionPage() {
  const title = t('portal.menu.promotionTools')
  return (
    <Page title={title} above={<AccountTrail here={title} />} wide>
      <Notice>{t(membersOnly)}</Notice>
      <AgentOnly
        skeleton={<MediaSkeletons />}
        stranger={
          <>
            <Card>
              <JoinInvitation>{t('portalPromotion.join')}</JoinInvitation>
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
  const [telephone, setTelephone] = useState(true)
  return (
    <>
      {owner !== null && (
        <Checkbox
          label={t('portalPromotion.telephone')}
          hint={t('portalPromotion.telephoneHint')}
          checked={telephone}
          onChange={({ currentTarget }) => setTelephone(currentTarget.checked)}
        />
      )}
      <ul className={css.media} aria-label={t('portalPromotion.media')}>
        {media.map((medium) => (
          <MediumCard key={medium.type} medium={medium} owner={owner} telephone={telephone} />
        ))}
      </ul>
    </>
  )
}

function MediaSkeletons() {
  return (
    <div className={css.media} aria-busy="true">
      <output className="visually-hidden">{t('portalPromotion.loading')}</output>
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
