import type { SupportClaim } from '@bandari/sdk'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { documentCalls } from '../../providers/documents.ts'
import { ClaimThread } from '../../shared/documents/ClaimThread.tsx'
import { Section } from '../../staff/record/Section.tsx'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { useMay } from '../../staff/use-may.ts'
import { ClaimPanel } from './ClaimPanel.tsx'
import css from '../../shared/documents/Documents.module.css'

export function ClaimShow() {
  return (
    <StaffShow<SupportClaim>
      what="claim"
      listed="claims"
      filled="order_number"
      titleOf={({ order_number }) => t('staffPapers.claims.titleOf', { number: order_number })}
    >
      {(claim) => <Sheet claim={claim} />}
    </StaffShow>
  )
}

function Sheet({ claim }: { claim: SupportClaim }) {
  const { downloadSupportClaimPicture } = documentCalls
  const mayAnswer = useMay('answerSupportClaim')
  return (
    <div className={css.papers}>
      <Section title={t('staffPapers.claims.thread')}>
        <p>
          <Link to={paths.supportOrder(claim.order_id)}>
            {t('staffPapers.claims.ofOrder', { number: claim.order_number, name: claim.user_name })}
          </Link>
        </p>
        <ClaimThread
          claim={claim}
          load={(picture) => downloadSupportClaimPicture({ claim: claim.id, picture })}
        />
      </Section>
      {mayAnswer && claim.state !== 'resolved' && <ClaimPanel key={claim.version} claim={claim} />}
    </div>
  )
}
