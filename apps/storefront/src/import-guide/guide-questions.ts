import type { Translator } from '@bandari/i18n'
import { formatLabelled } from '@bandari/i18n/format'
import type { ImportRules } from '@bandari/sdk'
import type { Question } from '../shared/page/Questions.tsx'
import { momentLabels } from './rule-labels.ts'

/** The page as questions and answers, for search engines: what it says, in its words. */
export function guideQuestions({ t, locale }: Translator, rules: ImportRules): Question[] {
  const { name: country, eligibility, inspection, duty } = rules
  const may = eligibility.map(({ sentence }) => sentence)
  const inspections = inspection.map(({ moment, bodies }) =>
    bodies.length === 0
      ? t(momentLabels[moment])
      : formatLabelled(t(momentLabels[moment]), bodies.join(', '), locale),
  )
  return [
    {
      question: t('importGuide.mayQuestion', { country }),
      answer: may.length > 0 ? may.join(' ') : t('importGuide.noRule'),
    },
    {
      question: t('importGuide.dutyQuestion', { country }),
      answer: `${duty.sentence} ${t(`importGuide.status.${duty.status}`)}`,
    },
    ...(inspections.length > 0
      ? [
          {
            question: t('importGuide.inspectionQuestion'),
            answer: [...new Set(inspections)].join('. '),
          },
        ]
      : []),
  ]
}
