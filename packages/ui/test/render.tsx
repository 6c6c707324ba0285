import { TranslatorProvider } from '@bandari/i18n/react'
import { translatorOf } from '@bandari/i18n/catalogues'
import { render as renderAlone, type RenderResult } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'

export function InEnglish({ children }: { children: ReactNode }) {
  return <TranslatorProvider value={translatorOf('en')}>{children}</TranslatorProvider>
}

/** Draws a component as an app does, in English. */
export function render(element: ReactElement): RenderResult {
  return renderAlone(element, { wrapper: InEnglish })
}
