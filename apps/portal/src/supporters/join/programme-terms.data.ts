import { brand } from '../../shared/brand.ts'
import { holdingDays, payoutDays, payoutThreshold, trackingDays } from '../../shared/programme/programme.data.ts'
import { t } from '../../language/translator.ts'

interface Term {
  title: string
  text: string
}

/** What one agrees to (account spec §1, §9; decisions 14 and 15). */
export function programmeTerms(): readonly Term[] {
  return [
    { title: t('portalSupporter.term.joining'), text: t('portalSupporter.term.joiningText', { brand }) },
    { title: t('portalSupporter.term.commission'), text: t('portalSupporter.term.commissionText') },
    { title: t('portalSupporter.term.positions'), text: t('portalSupporter.term.positionsText') },
    {
      title: t('portalSupporter.term.counts'),
      text: t('portalSupporter.term.countsText', { tracking: trackingDays, holding: holdingDays }),
    },
    {
      title: t('portalSupporter.term.paid'),
      text: t('portalSupporter.term.paidText', { threshold: payoutThreshold, days: payoutDays }),
    },
    { title: t('portalSupporter.term.fair'), text: t('portalSupporter.term.fairText') },
    { title: t('portalSupporter.term.leaving'), text: t('portalSupporter.term.leavingText') },
  ]
}
