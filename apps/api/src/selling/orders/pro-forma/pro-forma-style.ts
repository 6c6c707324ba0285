import { Text, View, type Styles } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import { directionOf } from '../../../platform/fonts/direction.ts'

export type Style = Styles[string]

/** The brand's colours, as on its screens. */
export const colours = {
  navy: '#0A2540',
  harbour: '#0B4F6C',
  quiet: '#E3F0F5',
  sunrise: '#B93C0B',
  sunriseTint: '#FFEDE3',
  ink: '#0F1B2D',
  label: '#64748B',
  line: '#E2E8F0',
  sunken: '#F8FAFC',
  onBandQuiet: '#B9CBDA',
  white: '#FFFFFF',
} as const

/** In points, on A4. */
export const page = { width: 595.28, height: 841.89, margin: 44, head: 62, foot: 52 }

/** Figures of one width, so that columns of them line up. */
export const tabular: Style = { fontFeatureSettings: ['tnum'] }

/** A text in the direction of its first letter; it is aligned left all the same, like the rest of the page. */
export function write(text: string, style: Style = {}): ReactNode {
  const whole: Style = { textAlign: 'left', direction: directionOf(text), ...style }
  return createElement(Text, { style: whole }, text.normalize('NFC'))
}

/** Words longer than a line, such as an address of mail, go on in the next one. */
export function softBreak(text: string, letters: number): string {
  return text.replaceAll(new RegExp(`\\S{${letters}}(?=\\S)`, 'gu'), '$&\n')
}

/** A small heading in capitals. */
export function label(text: string): ReactNode {
  return write(text.toUpperCase(), {
    fontSize: 7.5,
    fontWeight: 600,
    letterSpacing: 0.6,
    color: colours.label,
    marginBottom: 3,
  })
}

export function heading(text: string): ReactNode {
  return write(text, { fontSize: 11, fontWeight: 700, color: colours.navy, marginBottom: 5 })
}

export function box(style: Style, ...children: ReactNode[]): ReactNode {
  return createElement(View, { style }, ...children)
}

/** A block that is never torn between two pages. */
export function whole(style: Style, ...children: ReactNode[]): ReactNode {
  return createElement(View, { style, wrap: false }, ...children)
}
