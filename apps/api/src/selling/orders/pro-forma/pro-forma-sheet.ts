import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import PDFDocument from 'pdfkit'

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

type Weight = 'regular' | 'medium' | 'bold'

/**
 * A font that is embedded, because names are written in more alphabets than a PDF's own fonts know. Opened once for
 * all documents: reading its shaping tables takes 50 ms, which an event loop should not spend on each invoice.
 */
const fonts: Record<Weight, ReturnType<typeof openSync>> = {
  regular: openFont('400Regular/Inter_400Regular.ttf'),
  medium: openFont('600SemiBold/Inter_600SemiBold.ttf'),
  bold: openFont('700Bold/Inter_700Bold.ttf'),
}

function openFont(path: string) {
  return openSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/inter/${path}`))
}

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 44, footer: 52 }
export const content = { left: page.margin, width: page.width - 2 * page.margin }

export interface Style {
  width?: number
  size?: number
  weight?: Weight
  colour?: string
  align?: 'left' | 'right' | 'center'
  /** Space between letters, for small capitals. */
  spacing?: number
  /** Figures of one width, so that columns of them line up. */
  tabular?: boolean
}

interface SheetOptions {
  title: string
  author: string
  created: Date
  /** Draws what every page after the first begins with and returns where its content starts. */
  continueOn: (sheet: Sheet) => number
}

/**
 * Paper with a cursor: what is written goes below what was written before, on a new page when it
 * must.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  y = 0
  readonly #continueOn: SheetOptions['continueOn']

  constructor({ title, author, created, continueOn }: SheetOptions) {
    this.#continueOn = continueOn
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: 'en-GB',
      displayTitle: true,
      // A fixed date: the file's own id is made from these, so the same order gives the same bytes.
      info: { Title: title, Author: author, CreationDate: created, ModDate: created },
    })
    // PDFKit takes an opened font; its types know only of files.
    for (const [weight, font] of Object.entries(fonts))
      this.doc.registerFont(weight, font as unknown as PDFKit.Mixins.PDFFontSource)
  }

  /** Starts a new page unless so much height is left on this one. */
  room(height: number) {
    if (this.y + height <= page.height - page.footer) return
    this.doc.addPage()
    this.y = this.#continueOn(this)
  }

  heightOf(text: string, style: Style = {}): number {
    return this.#prepare(style).heightOfString(text.normalize('NFC'), this.#options(style))
  }

  /** Writes at a place, without moving the cursor; returns the height it took. */
  write(text: string, x: number, y: number, style: Style = {}): number {
    const options = this.#options(style)
    const written = text.normalize('NFC')
    const height = this.#prepare(style).heightOfString(written, options)
    this.doc.fillColor(style.colour ?? colours.ink).text(written, x, y, options)
    return height
  }

  box(x: number, y: number, width: number, height: number, fill: string, radius = 6) {
    this.doc.roundedRect(x, y, width, height, radius).fill(fill)
  }

  rule(y: number, colour: string = colours.line, weight = 0.75) {
    this.doc
      .moveTo(content.left, y)
      .lineTo(content.left + content.width, y)
      .lineWidth(weight)
      .stroke(colour)
  }

  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = []
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    const done = new Promise<void>((resolve, reject) => {
      this.doc.on('end', resolve).on('error', reject)
    })
    this.doc.end()
    await done
    return Buffer.concat(chunks)
  }

  #prepare({ weight = 'regular', size = 9 }: Style) {
    return this.doc.font(weight).fontSize(size)
  }

  #options({ width = content.width, align = 'left', spacing = 0, tabular = false }: Style) {
    const options = { width, align, characterSpacing: spacing, lineGap: 1.5 }
    // Asking for a feature makes the library shape every word anew, so only figures do.
    return tabular ? { ...options, features: ['tnum' as const] } : options
  }
}
