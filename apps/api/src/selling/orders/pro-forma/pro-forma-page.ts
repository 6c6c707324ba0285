import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { fontFamily, openFonts } from './pro-forma-fonts.ts'
import { colours, page } from './pro-forma-style.ts'

/** The format of every document of an order. */
export const paper = {
  fontFamily,
  fontSize: 9,
  lineHeight: 1.38,
  color: colours.ink,
  paddingTop: page.head,
  paddingBottom: page.foot,
  paddingHorizontal: page.margin,
}

/** Draws a document in the fonts that it names. */
export async function renderPaper(document: ReactElement<DocumentProps>): Promise<Buffer> {
  await openFonts(document)
  return renderToBuffer(document)
}
