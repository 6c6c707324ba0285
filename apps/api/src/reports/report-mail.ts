import type { Translator } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { formatOf } from '@bandari/i18n/format'
import type { FreightReport, ReportSpan, StepReport, TurnoverReport } from '@bandari/sdk'
import type { Settings } from '../core/settings.ts'
import { nameLabels } from '../delivery/tracking/step-labels.ts'
import { greeting } from '../platform/mail/greeting.ts'
import { composeMail } from '../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../platform/mail/outbox.store.ts'
import type { MailedReport } from './report-mails.store.ts'

export type MailedFigures =
  | { report: 'turnover'; span: ReportSpan; totals: TurnoverReport['totals'] }
  | { report: 'freight'; span: ReportSpan; totals: FreightReport['totals'] }
  | { report: 'steps'; span: ReportSpan; totals: StepReport['totals'] }

/** The totals of a saved report, and a link to all of it: whoever opens it must still be allowed to. */
export function reportMail(
  view: MailedReport,
  figures: MailedFigures,
  settings: Settings,
): OutgoingMail {
  const translator = translatorOf(view.language)
  const { t, locale } = translator
  const format = formatOf(locale)
  const url = `${settings.portalOrigin}/support/reports?${view.query}`
  const { from, to } = figures.span
  return {
    to: view.email,
    subject: t('mails.report.subject', { name: view.name }),
    ...composeMail(translator, {
      brand: settings.brandName,
      title: t('mails.report.subject', { name: view.name }),
      paragraphs: [
        greeting(translator, view.first_name),
        t('mails.report.text', { from: format.date(from), to: format.date(to) }),
      ],
      facts: factsOf(figures, translator),
      action: { label: t('mails.report.action'), url },
      optional: { words: t('mails.report.stop'), url },
    }),
  }
}

function factsOf(figures: MailedFigures, { t, locale }: Translator): [string, string][] {
  const { money } = formatOf(locale)
  if (figures.report === 'turnover') {
    return figures.totals.map(({ currency, now }) => [
      t('mails.report.net'),
      money({ amount: now.net, currency }),
    ])
  }
  if (figures.report === 'freight') {
    return figures.totals.map(({ currency, now: { margin } }) => [
      t('mails.report.margin'),
      margin === null ? t('mails.report.unknown') : money({ amount: margin, currency }),
    ])
  }
  return figures.totals.flatMap(({ step, now: { median_days: days } }): [string, string][] =>
    days === null ? [] : [[t(nameLabels[step]), t('mails.report.days', { days })]],
  )
}
