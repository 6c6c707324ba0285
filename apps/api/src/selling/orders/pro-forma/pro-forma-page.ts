import { fontFamily } from './pro-forma-fonts.ts'
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
