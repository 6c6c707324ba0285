import type { PlainMessageId, Translate } from '@bandari/i18n'
import type { ReactNode } from 'react'
import type { Step } from '../shared/page/StepList.tsx'

/** A step as data; its text translates itself. */
export interface StepText {
  title: PlainMessageId
  text: ReactNode
}

export function translateSteps(steps: readonly StepText[], t: Translate): Step[] {
  return steps.map(({ title, text }) => ({ title: t(title), text }))
}
