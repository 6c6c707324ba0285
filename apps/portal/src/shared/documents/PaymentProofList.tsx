import type { OwnPaymentReport } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatMoment } from '../dates.ts'
import css from './Documents.module.css'
import { PrivateFile } from './PrivateFile.tsx'

type PaymentProof = OwnPaymentReport['slips'][number]

interface PaymentProofListProps {
  slips: readonly PaymentProof[]
  /** The reader's API call. */
  load: (slip: number) => Promise<Blob>
}

/** Payment proofs of a transfer. Each is fetched only when opened, because every read is audited. */
export function PaymentProofList({ slips, load }: PaymentProofListProps) {
  if (slips.length === 0) return null
  return (
    <ul className={css.entries} aria-label={t('portalPapers.slips.title')}>
      {slips.map((slip) => (
        <li key={slip.id} className={css.slip}>
          <PrivateFile
            file={slip}
            label={t('portalPapers.slips.open', { name: slip.file_name })}
            failed={(failure) => t('portalPapers.slips.failed', { failure })}
            load={() => load(slip.id)}
          />
          <span className={css.quiet}>{formatMoment(slip.at)}</span>
        </li>
      ))}
    </ul>
  )
}
