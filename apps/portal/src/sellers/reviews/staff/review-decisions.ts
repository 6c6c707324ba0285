import type { SupportReview } from '@bandari/sdk'
import { t } from '../../../language/translator.ts'
import type { RecordDecisionTexts } from '../../../staff/record/RecordDecision.tsx'

export interface ReviewDecision extends RecordDecisionTexts {
  isHidden: boolean
}

/** What can be decided: to hide it or to show it again, and to leave it as it is where somebody has reported it. */
export function decisionsOf({
  is_hidden,
  num_reports,
}: Pick<SupportReview, 'is_hidden' | 'num_reports'>): ReviewDecision[] {
  if (is_hidden) return [showAgain()]
  return num_reports > 0 ? [hide(), keep()] : [hide()]
}

function hide(): ReviewDecision {
  const label = t('staffReviews.hide')
  return {
    label,
    title: label,
    effect: t('staffReviews.hideText'),
    confirm: label,
    hint: t('staffReviews.hideHint'),
    isHarsh: true,
    done: t('staffReviews.hideDone'),
    isHidden: true,
  }
}

function showAgain(): ReviewDecision {
  const label = t('staffReviews.show')
  return {
    label,
    title: label,
    effect: t('staffReviews.showText'),
    confirm: label,
    needsReason: false,
    hint: t('staffReviews.staffHint'),
    done: t('staffReviews.showDone'),
    isHidden: false,
  }
}

function keep(): ReviewDecision {
  const label = t('staffReviews.keep')
  return {
    label,
    title: label,
    effect: t('staffReviews.keepText'),
    confirm: label,
    needsReason: false,
    hint: t('staffReviews.staffHint'),
    done: t('staffReviews.keepDone'),
    isHidden: false,
  }
}
